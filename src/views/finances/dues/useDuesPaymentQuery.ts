import { useMemo } from 'react'
import { NO_FEE_CLASS } from '@contract/choices'
import type { DuesPaymentConfig } from '@contract/finances/duesPayments'
import { seasonSpan } from '@/shared/dates/seasonSpan'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice, readId, readPeriod } from '@/shared/lists/urlValues'
import { useListQuery } from '@/shared/lists/useListQuery'
import { monthSpan } from '@/views/finances/query/financePeriod'

/** The seasons are the group's financial years. */
export const paidPeriods = ['season', 'lastSeason', 'month', 'all', 'custom'] as const
type PaidPeriod = (typeof paidPeriods)[number]

const duesPaymentUrl = listUrl((search) => ({
  ...readPeriod(search, paidPeriods, 'season'),
  feeClass: readChoice(search, 'feeClass', [NO_FEE_CLASS]) ?? readId(search, 'feeClass'),
}))
type DuesPaymentQuery = ReturnType<typeof duesPaymentUrl.read>

/** All filters in their off state. */
export const anyPayment = {
  q: '',
  period: 'season',
  from: undefined,
  to: undefined,
  feeClass: undefined,
} satisfies Partial<DuesPaymentQuery>

function spanOf(period: Exclude<PaidPeriod, 'custom'>, today: string, seasonMonth: number) {
  if (period === 'all') return {}
  if (period === 'month') return monthSpan(today)
  return seasonSpan(today, seasonMonth, period === 'season' ? 0 : -1)
}

export function useDuesPaymentQuery() {
  const { query, choose, adjust } = useListQuery(duesPaymentUrl)
  const today = useToday()
  const seasonMonth = useSeasonMonth()
  const config = useMemo<DuesPaymentConfig>(() => {
    const { q, period, feeClass, page, perPage } = query
    const { from, to }: { from?: string | undefined; to?: string | undefined } =
      period === 'custom' ? query : spanOf(period, today, seasonMonth)
    return {
      ...(q.trim() !== '' && { q: q.trim() }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(feeClass !== undefined && { feeClass }),
      page,
      perPage,
    }
  }, [query, today, seasonMonth])

  /** Other dates begin with those of the period before. */
  function choosePeriod(value: string): void {
    const period = paidPeriods.find((known) => known === value) ?? 'season'
    choose({
      period,
      from: undefined,
      to: undefined,
      ...(period === 'custom' && query.period !== 'custom' && spanOf(query.period, today, seasonMonth)),
    })
  }

  return { query, config, choose, adjust, choosePeriod }
}
