import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { financeCategories, type FinanceKind } from '@contract/finances'
import type { BudgetSheet } from '@contract/treasury/budgets'
import { useMoney } from '@/shared/money/useMoney'

const kinds = ['income', 'expense'] as const

/** What was planned for the year beside what was paid, by category; a category without either is left out. */
export function PackBudget({ sheet: { budget, actual } }: { sheet: BudgetSheet }) {
  const { t } = useTranslation(['pack', 'finances'])
  const money = useMoney()
  const rowsOf = (kind: FinanceKind) =>
    financeCategories
      .filter((category) => category !== 'opening')
      .map((category) => {
        const isIt = (line: { kind: FinanceKind; category: string }) => line.kind === kind && line.category === category
        return { category, planned: budget?.lines.find(isIt)?.amount ?? 0, paid: actual.find(isIt)?.paid ?? 0 }
      })
      .filter(({ planned, paid }) => planned !== 0 || paid !== 0)
  const cells = ({ planned, paid }: { planned: number; paid: number }) => (
    <>
      <td>{money.format(planned)}</td>
      <td>{money.format(paid)}</td>
      <td>{money.format(paid - planned)}</td>
    </>
  )
  return (
    <Card tag="section" className="pack-sheet" aria-labelledby="pack-budget">
      <h2 id="pack-budget">{t('pack:budget.title')}</h2>
      {kinds.map((kind) => {
        const rows = rowsOf(kind)
        const total = rows.reduce((sum, row) => ({ planned: sum.planned + row.planned, paid: sum.paid + row.paid }), {
          planned: 0,
          paid: 0,
        })
        return (
          <Table key={kind} aria-label={t(`finances:report.${kind}`)} className="pack-budget">
            <thead>
              <tr>
                <th scope="col">{t(`finances:report.${kind}`)}</th>
                <th scope="col">{t('pack:budget.planned')}</th>
                <th scope="col">{t('pack:budget.paid')}</th>
                <th scope="col">{t('pack:budget.difference')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ category, ...sums }) => (
                <tr key={category}>
                  <th scope="row">{t(`finances:categories.${category}`)}</th>
                  {cells(sums)}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">
                  {t(kind === 'income' ? 'finances:report.totalIncome' : 'finances:report.totalExpense')}
                </th>
                {cells(total)}
              </tr>
            </tfoot>
          </Table>
        )
      })}
    </Card>
  )
}
