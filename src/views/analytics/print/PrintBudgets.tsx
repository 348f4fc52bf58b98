import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import type { AnalyticsRow } from '@contract/analytics'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFigures } from '@/views/analytics/figures/useFigures'

type Sums = Pick<AnalyticsRow, 'income' | 'expense'>

/** Of the events that have a budget, what was planned of their money beside what came of it; for who reads the finances. */
export function PrintBudgets({ rows }: { rows: readonly AnalyticsRow[] }) {
  const { t } = useTranslation('analytics')
  const when = useEventWhen()
  const { count, money } = useFigures()
  const budgeted = rows.flatMap((row) => (row.planned ? [{ row, planned: row.planned }] : []))
  if (budgeted.length === 0) return null
  const sumOf = (all: readonly Sums[]): Sums => ({
    income: all.reduce((sum, { income }) => sum + income, 0),
    expense: all.reduce((sum, { expense }) => sum + expense, 0),
  })
  const cells = (planned: Sums, real: Sums) =>
    [
      ['plannedIncome', planned.income],
      ['income', real.income],
      ['plannedExpense', -planned.expense],
      ['expense', -real.expense],
      ['difference', real.income - real.expense - (planned.income - planned.expense)],
    ] as const
  const shown = (planned: Sums, real: Sums) =>
    cells(planned, real).map(([name, amount]) => <td key={name}>{money.text(amount === 0 ? 0 : amount)}</td>)
  const total = [sumOf(budgeted.map(({ planned }) => planned)), sumOf(budgeted.map(({ row }) => row))] as const
  return (
    <section className="print-budgets">
      <h3 id="print-budgets">{t('budget.title')}</h3>
      <Table aria-labelledby="print-budgets">
        <thead>
          <tr>
            <th scope="col">{t('fields.start')}</th>
            <th scope="col">{t('fields.title')}</th>
            {cells(...total).map(([name]) => (
              <th key={name} scope="col">
                {t(`fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {budgeted.map(({ row, planned }) => (
            <tr key={row.id}>
              <td>{when.date(row)}</td>
              <th scope="row">{row.title}</th>
              {shown(planned, row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('printing.total')}
            </th>
            {shown(...total)}
          </tr>
        </tfoot>
      </Table>
      <p className="print-foot">
        {t('budget.of', { count: budgeted.length, shown: count(budgeted.length), currency: money.symbol })}
      </p>
    </section>
  )
}
