import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision, MatchOffer } from '@contract/finances/matching'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { useSubcategories } from '@/shared/finances/useSubcategories'
import { useNames } from '@/views/finances/ledger/useNames'
import { decisionOf, paidOf } from './lineDecisions'
import type { ReviewOffer } from './fileOffers'
import type { ReviewEntries } from './useMatchingReview'

/** Further entries are only counted. */
const NAMED = 4

/** Texts for offers and decisions. */
export function useReviewWords({ entryOf, transferOf, links }: ReviewEntries) {
  const { t, i18n } = useTranslation('matching')
  const { textOf, options } = useSubcategories()
  const categories = useMemo(() => options(), [options])
  const format = useFormat()
  const money = useMoney()
  const { nameOf } = useAccounts()
  const { memberText, eventText } = useNames(links)

  /** `Ana Lima · Mensalidade, 10 Nov 2026, R$ 50,00`. `hasAmount`: needed where the amount differs from the line's. */
  function entryText(entry: Finance, hasAmount: boolean): string {
    const { description, memberId, dueDate, date, amount } = entry
    const member = memberId === undefined ? undefined : memberText(memberId)
    const what = member === undefined ? description : t('dueOf', { member, description })
    const dated = t('onDay', { what, day: format.briefDate(dueDate ?? date) })
    return hasAmount ? t('onDay', { what: dated, day: money.format(amount) }) : dated
  }

  /** What the line pays, and the fee kept of it, if any. */
  function payText(decision: MatchDecision & { kind: 'pay' }, line: BankLine): string {
    const { finances, fee } = decision
    const entries = finances.flatMap(({ id }) => entryOf(id) ?? [])
    const [only] = entries
    const owed = sumOf(entries)
    if (fee !== undefined && line.amount < 0) {
      const pays = paymentText(decision, entries, owed)
      return t('withRest', { pays, left: t('returnFee', { fee: money.format(-line.amount - owed) }) })
    }
    if (fee !== undefined && only !== undefined && (line.fee === undefined || paidOf(line) === owed))
      return t('paysFee', {
        owed: money.format(owed),
        came: money.format(line.amount),
        fee: money.format(owed - line.amount),
        what: entryText(only, false),
      })
    const paid = fee === undefined ? Math.abs(line.amount) : paidOf(line)
    const pays = paymentText(decision, entries, paid)
    if (fee === undefined || line.fee === undefined) return pays
    return t('withRest', { pays, left: t('keptFee', { paid: money.format(paid), fee: money.format(line.fee) }) })
  }

  function paymentText(
    { finances, creditOf }: MatchDecision & { kind: 'pay' },
    entries: Finance[],
    paid: number,
  ): string {
    const [only] = entries
    if (only === undefined && creditOf !== undefined && finances.length === 0) {
      const amount = money.format(paid)
      return t('allCredit', { amount, name: memberText(creditOf) ?? '–' })
    }
    if (only === undefined) return t('pays', { what: t('unknownEntry') })
    const rest = sumOf(entries) - paid
    const credit = creditOf && t('credit', { amount: money.format(-rest), name: memberText(creditOf) ?? '–' })
    const left = rest > 0 ? t('staysOpen', { amount: money.format(rest) }) : credit
    if (entries.length === 1 && rest > 0)
      return t('paysPart', { what: entryText(only, false), rest: money.format(rest) })
    if (entries.length === 1) {
      const pays = t('pays', { what: entryText(only, left !== undefined) })
      return left ? t('withRest', { pays, left }) : pays
    }
    const named = entries.slice(0, NAMED).map((entry) => entryText(entry, true))
    const what = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
      entries.length > NAMED ? [...named, '…'] : named,
    )
    const pays = t('paysSeveral', { count: entries.length, shown: format.count(entries.length), what })
    return left ? t('withRest', { pays, left }) : pays
  }

  function decisionText(decision: MatchDecision, line: BankLine): string {
    switch (decision.kind) {
      case 'pay':
        return payText(decision, line)
      case 'return': {
        const entries = decision.finances.flatMap(({ id }) => entryOf(id) ?? [])
        const [only] = entries
        const what = only ? entryText(only, entries.length === 1) : t('unknownEntry')
        const fee = Math.abs(line.amount) - sumOf(entries)
        const gives =
          entries.length > 1 ? t('returnsSeveral', { what, count: entries.length - 1 }) : t('returns', { what })
        if (decision.fee === undefined) return gives
        const left = t(decision.fee.isPassedOn ? 'returnFeePassedOn' : 'returnFee', { fee: money.format(fee) })
        return t('withRest', { pays: gives, left })
      }
      case 'link': {
        const entry = entryOf(decision.financeId)
        return t('is', { what: entry ? entryText(entry, false) : t('unknownEntry') })
      }
      case 'transfer': {
        const known = decision.transferId === undefined ? undefined : transferOf(decision.transferId)
        if (known) return t('transferThere', { day: format.briefDate(known.date) })
        const account = nameOf(decision.accountId)
        return t(line.amount > 0 ? 'transferFrom' : 'transferTo', { account })
      }
      case 'new': {
        const { memberId, eventId } = decision
        const text = t(line.isPending ? 'newPending' : 'newIn', { category: textOf(decision) })
        const who = [memberId && memberText(memberId), eventId && eventText(eventId)].filter(Boolean).join(', ')
        return who === '' ? text : t('newFor', { text, who })
      }
      default:
        return t('skipped')
    }
  }

  return {
    /** All categories, each followed by its subcategories. */
    categories,
    entryText,
    decisionText,
    /** The first few of the entries that a line probably is. */
    probableEntries: (ids: readonly string[]) =>
      ids.slice(0, NAMED).flatMap((id) => {
        const entry = entryOf(id)
        return entry ? [{ id, text: entryText(entry, true) }] : []
      }),
    offerText: (offer: MatchOffer, line: BankLine) => {
      const decision = decisionOf(line, offer)
      if (decision) return decisionText(decision, line)
      const who = [offer.memberId && memberText(offer.memberId)].filter(Boolean).join(', ')
      return who === '' ? t('newOpen') : t('newFor', { text: t('newOpen'), who })
    },
    /** Which payment order the line is of, and by how much it differs; undefined: of none. */
    orderText: ({ order }: MatchOffer, line: BankLine): string | undefined => {
      if (order === undefined) return undefined
      const more = Math.abs(line.amount) - order.amount
      const key = more === 0 ? 'orderSame' : more > 0 ? 'orderMore' : 'orderLess'
      return t(key, { number: order.number, amount: money.format(Math.abs(more)) })
    },
    reasonsText: (offer: ReviewOffer) =>
      offer.isOfFile
        ? t('ofFile')
        : new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
            offer.reasons.map((reason) => t(`reasons.${reason}`)),
          ),
  }
}

export type ReviewWords = ReturnType<typeof useReviewWords>
