import { useMemo } from 'react'
import { PER_PAGE_MAX } from '@contract/lists'
import type { BankLine } from '@contract/finances/bankLines'
import { addDays } from '@contract/days'
import { findEntries } from '@/redux/finances/matching'
import { useQuery } from '@/redux/useQuery'

/** Paid entries are searched this many days before and after the line. */
const DAYS = 45

/** Open entries of the line's direction, those with its amount first; then paid ones of the account with exactly that amount. */
export function useFoundEntries({ amount, date }: BankLine, accountId: string, q: string) {
  const asked = useMemo(() => {
    const kind = amount < 0 ? ('expense' as const) : ('income' as const)
    return { kind, perPage: PER_PAGE_MAX, ...(q !== '' && { q }) }
  }, [amount, q])
  const openAsked = useMemo(() => ({ ...asked, status: 'pending' as const }), [asked])
  const paidAsked = useMemo(() => {
    const span = { from: addDays(date, -DAYS), to: addDays(date, DAYS) }
    return { ...asked, status: 'paid' as const, accountId, ...span }
  }, [asked, accountId, date])
  const open = useQuery(findEntries, openAsked)
  const paid = useQuery(findEntries, paidAsked)
  const wanted = Math.abs(amount)
  const rows = useMemo(() => {
    const pending = (open.answer ?? []).toSorted(
      (one, other) => Number(other.amount === wanted) - Number(one.amount === wanted),
    )
    return [...pending, ...(paid.answer ?? []).filter((entry) => entry.amount === wanted)]
  }, [open.answer, paid.answer, wanted])
  return {
    rows,
    hasMore: (open.answer?.length ?? 0) >= PER_PAGE_MAX,
    failure: open.failure ?? paid.failure,
    isLoading: open.isLoading || paid.isLoading,
    reload: () => {
      open.reload()
      paid.reload()
    },
  }
}
