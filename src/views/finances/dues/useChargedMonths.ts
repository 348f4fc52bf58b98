import { useTranslation } from 'react-i18next'
import type { DuesPreview } from '@contract/finances/dues'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { monthAhead } from './duesForm'

type Line = DuesPreview['lines'][number]
type Month = NonNullable<Line['charged']>[number]

/** Groups consecutive months with the same amount. */
function runsOf(months: readonly Month[]): Month[][] {
  const runs: Month[][] = []
  for (const month of months) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    const goesOn = before?.amount === month.amount && monthAhead(before.month, 1) === month.month
    if (last && goesOn) last.push(month)
    else runs.push([month])
  }
  return runs
}

/** Formats a line's months with amounts; undefined if it charges none, or all requested months equally. */
export function useChargedMonths(asked: readonly string[]): (line: Line) => string | undefined {
  const { t } = useTranslation('dues')
  const { monthInFull } = useFormat()
  const money = useMoney()
  const nameOf = (month: string) => monthInFull(`${month}-01`)

  return ({ amount, exists, charged, joinedOn }) => {
    if (exists || amount === 0) return undefined
    if (charged === undefined && joinedOn === undefined) return undefined
    const months = (charged ?? asked.map((month) => ({ month, amount }))).toSorted((one, other) =>
      one.month.localeCompare(other.month),
    )
    return runsOf(months)
      .map((run) => {
        const [first, last] = [run[0]?.month ?? '', run.at(-1)?.month ?? '']
        const each = money.format(run[0]?.amount ?? 0)
        if (run.length === 1) return t('charge.inMonth', { month: nameOf(first), amount: each })
        return t('charge.inMonths', { count: run.length, from: nameOf(first), to: nameOf(last), amount: each })
      })
      .join(' · ')
  }
}
