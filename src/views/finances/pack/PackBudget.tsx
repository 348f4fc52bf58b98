import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { BudgetSheet } from '@contract/finances/budgets'
import { useMoney } from '@/shared/money/useMoney'
import { categoryValue } from '@/shared/finances/categoryChoices'
import { useBudgetRows } from '@/shared/finances/useBudgetRows'

const kinds = ['income', 'expense'] as const

/** Planned and actual amounts of the year by category; categories without either are left out. */
export function PackBudget({ sheet: { budget, actual } }: { sheet: BudgetSheet }) {
  const { t } = useTranslation(['pack', 'finances'])
  const money = useMoney()
  const { rowsOf, textOf } = useBudgetRows(budget?.lines ?? [], actual)
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
        const rows = rowsOf(kind).filter(({ planned, paid }) => planned !== 0 || paid !== 0)
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
              {rows.map((row) => (
                <tr key={categoryValue(row)}>
                  <th scope="row">{textOf(row)}</th>
                  {cells(row)}
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
