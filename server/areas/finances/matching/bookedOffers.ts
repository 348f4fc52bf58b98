import type { Transfer } from '@contract/finances/accounts'
import { isSameAccountNumber } from '@contract/finances/accountNumbers'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchReason } from '@contract/finances/matching'
import { byAmount, dayNumber, kindOf, nearest } from './matchCandidates'
import type { Candidate, MatchEntry, NamedPerson } from './matchCandidates'
import { wordsOf } from './namesInText'

/** Most days between an entry typed by hand and its bank line; entries are read this far around the file's days. */
export const TYPED_DAYS = 10
const NEAR_DAYS = 5
const ALIKE_MAX = 8
/** Minimum share of common words between two texts. */
const LIKE_FROM = 0.6

function similarity(some: readonly string[], others: readonly string[]): number {
  const [one, other] = [new Set(some), new Set(others)]
  if (one.size === 0 || other.size === 0) return 0
  const common = [...one].filter((word) => other.has(word)).length
  return common / (one.size + other.size - common)
}

/**
 * Returns a function that finds the paid entries of the account a line may be, among those that no file contained yet. `entries`: earliest
 * first.
 */
export function entryOffers(entries: readonly MatchEntry[]) {
  const ofAmount = byAmount(entries)
  return (line: BankLine, people: readonly NamedPerson[]): Candidate[] => {
    const day = dayNumber(line.date)
    const all = ofAmount.get(`${kindOf(line.amount)}${Math.abs(line.amount)}`) ?? []
    const near = nearest(all, day, ALIKE_MAX, ({ date }) => dayNumber(date)).filter(
      ({ date }) => Math.abs(dayNumber(date) - day) <= TYPED_DAYS,
    )
    const words = wordsOf(`${line.description} ${line.counterparty ?? ''}`)
    const texts = new Set([line.description, line.counterparty ?? ''].map((text) => wordsOf(text).join(' ')))
    return near.map((entry): Candidate => {
      const days = Math.abs(dayNumber(entry.date) - day)
      const person = people.find(({ memberId, sign }) => memberId === entry.memberId && sign !== 'family')
      const entryWords = wordsOf(entry.description)
      const isSame = entry.description === line.description || texts.has(entryWords.join(' '))
      const isLike = isSame || similarity(entryWords, words) >= LIKE_FROM
      const isOnly = near.length === 1
      const isNear = days <= NEAR_DAYS
      const isLikely = (isNear && (isOnly || isSame)) || isLike || person !== undefined
      const reasons: MatchReason[] = [
        'amount',
        ...(person ? [person.sign] : []),
        ...(isLike ? (['text'] as const) : []),
        ...(isNear ? (['day'] as const) : []),
        ...(isOnly ? (['only'] as const) : []),
      ]
      const score = 120 + (person?.weight ?? 0) + (isSame ? 400 : isLike ? 150 : 0) + 5 * (TYPED_DAYS - days)
      // A person must confirm that they are the same (judging/judgeLines.ts).
      const certainty = isLikely ? 'likely' : 'possible'
      const finances = [{ id: entry.id, version: entry.version }]
      return { offer: { kind: 'entry', certainty, reasons, finances }, score, uses: [entry.id] }
    })
  }
}

/** Another account of the group, by whose number transfers are recognized. */
export interface OtherAccount {
  id: string
  number: string | null
}

/**
 * Returns a function that finds transfers which a line may be, among those not yet seen on this account, or else the account of a new
 * transfer.
 */
export function transferOffers(accountId: string, transfers: readonly Transfer[], others: readonly OtherAccount[]) {
  const ofAmount = new Map<number, Transfer[]>()
  for (const transfer of transfers) {
    const amount = transfer.toAccountId === accountId ? transfer.amount : -transfer.amount
    const known = ofAmount.get(amount)
    if (known === undefined) ofAmount.set(amount, [transfer])
    else known.push(transfer)
  }
  return (line: BankLine): Candidate[] => {
    const day = dayNumber(line.date)
    const near = nearest(ofAmount.get(line.amount) ?? [], day, ALIKE_MAX, ({ date }) => dayNumber(date)).filter(
      ({ date }) => Math.abs(dayNumber(date) - day) <= TYPED_DAYS,
    )
    const booked = near.map(({ id, date }): Candidate => {
      const days = Math.abs(dayNumber(date) - day)
      const isOnly = near.length === 1
      const certainty = isOnly && days <= NEAR_DAYS ? 'certain' : 'likely'
      const reasons: MatchReason[] = [
        'amount',
        ...(days <= NEAR_DAYS ? (['day'] as const) : []),
        ...(isOnly ? (['only'] as const) : []),
      ]
      return {
        offer: { kind: 'transfer', certainty, reasons, transferId: id },
        score: 350 + 5 * (TYPED_DAYS - days),
        uses: [id],
      }
    })
    const { counterpartyAccount } = line
    if (booked.length > 0 || counterpartyAccount === undefined) return booked
    const account = others.find(({ number }) => number !== null && isSameAccountNumber(number, counterpartyAccount))
    if (!account) return []
    // Only one side is known yet, so a person must confirm the transfer.
    const offer = { kind: 'transfer' as const, certainty: 'likely' as const, reasons: ['number' as const] }
    return [{ offer: { ...offer, accountId: account.id }, score: 500, uses: [] }]
  }
}
