import type { FinanceKind } from '@contract/finances'
import type { MatchOffer, MatchReason } from '@contract/finances/matching'
import type { KnownPerson } from './namesInText'

export interface MatchEntry {
  id: string
  version: number
  kind: FinanceKind
  amount: number
  description: string
  date: string
  dueDate: string | null
  memberId: string | null
  /** Of an open entry: the member, or their payer (payers/payerTies.ts). */
  askedOf?: string | null
}

/** A possible offer, its score, and the ids that no other line may then use. */
export interface Candidate {
  offer: MatchOffer
  score: number
  /** Ids of the entries or the transfer. */
  uses: readonly string[]
}

/** A member or payer whom the line's text or a rule identifies. */
export interface NamedPerson extends Omit<KnownPerson, 'sign'> {
  sign: KnownPerson['sign'] | 'rule'
}

export const isSureSign = ({ sign }: Pick<NamedPerson, 'sign'>) => ['reference', 'name', 'rule'].includes(sign)

/** The highest certainty of offers for that person's debts. */
export function surestOf(person: NamedPerson): MatchOffer['certainty'] {
  if (isSureSign(person)) return person.isSole ? 'certain' : 'likely'
  return person.isSole ? 'likely' : 'possible'
}

/** An offer that the line pays these open entries, or a part of a single one. */
export function payCandidate(
  kind: 'due' | 'part',
  certainty: MatchOffer['certainty'],
  score: number,
  entries: readonly MatchEntry[],
  reasons: MatchReason[],
): Candidate {
  const finances = entries.map(({ id, version }) => ({ id, version }))
  return { offer: { kind, certainty, reasons, finances }, score, uses: finances.map(({ id }) => id) }
}

const certainties = ['certain', 'likely', 'possible'] as const

/** Sort order: certainty, then higher score, then ids. */
export function compareCandidates(one: Candidate, other: Candidate): number {
  const certainty = certainties.indexOf(one.offer.certainty) - certainties.indexOf(other.offer.certainty)
  if (certainty !== 0) return certainty
  return other.score - one.score || one.uses.join().localeCompare(other.uses.join())
}

const DAY_MS = 86_400_000
export const dayNumber = (date: string) => Math.round(Date.parse(date) / DAY_MS)

export const dueDay = ({ dueDate, date }: MatchEntry) => dayNumber(dueDate ?? date)

export const kindOf = (amount: number): FinanceKind => (amount < 0 ? 'expense' : 'income')

/** Entries by kind and amount, earliest first. */
export function byAmount<Entry extends MatchEntry>(entries: readonly Entry[]): Map<string, Entry[]> {
  const map = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = `${entry.kind}${entry.amount}`
    const known = map.get(key)
    if (known === undefined) map.set(key, [entry])
    else known.push(entry)
  }
  return map
}

/** At most `count` entries nearest to the day; `entries` are sorted by `dayOf`. */
export function nearest<Entry>(
  entries: readonly Entry[],
  day: number,
  count: number,
  dayOf: (entry: Entry) => number,
): Entry[] {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const entry = entries[middle]
    if (entry !== undefined && dayOf(entry) < day) low = middle + 1
    else high = middle
  }
  const around = entries.slice(Math.max(0, low - count), low + count)
  const distance = (entry: Entry) => Math.abs(dayOf(entry) - day)
  return around.toSorted((one, other) => distance(one) - distance(other)).slice(0, count)
}
