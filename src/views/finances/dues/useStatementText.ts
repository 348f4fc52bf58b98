import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { useToday } from '@/shared/dates/useToday'

interface Statement {
  name: string
  group: string
  open: readonly Finance[]
}

/** What is still to pay, as lines for a message. */
export function useStatementText({ name, group, open }: Statement): string {
  const { t } = useTranslation(['finances', 'dues'])
  const { date } = useFormat()
  const money = useMoney()
  const today = useToday()
  const lines = open.map((entry) =>
    t('dues:statement.textLine', {
      name: entry.description,
      date: date(entry.dueDate ?? entry.date),
      amount: money.format(entry.amount),
    }),
  )
  const head = t('dues:statement.textTitle', { group, name, date: date(today) })
  return [head, ...lines, t('dues:statement.textTotal', { amount: money.format(sumOf(open)) })].join('\n')
}
