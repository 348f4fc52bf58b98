import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import { financeKinds } from '@contract/finances'
import type { BudgetActual, BudgetLine } from '@contract/finances/budgets'
import { useMoney } from '@/shared/money/useMoney'
import { actualOf, sumOf, type BudgetSums } from './budgetRows'
import { categoryValue } from './categoryChoices'
import { useBudgetRows } from './useBudgetRows'
import './eventBudget.scss'

interface EventBudgetTableProps {
  lines: readonly BudgetLine[]
  actual: readonly BudgetActual[]
}

/** What an event was planned to bring and cost, beside what it did; expenses with a minus, so that each column adds up. */
export function EventBudgetTable({ lines, actual }: EventBudgetTableProps) {
  const { t } = useTranslation(['budget', 'finances'])
  const { rowsOf, textOf } = useBudgetRows(lines, actual)
  const groups = financeKinds.map((kind) => ({
    kind,
    sign: kind === 'income' ? 1 : -1,
    rows: rowsOf(kind),
  }))
  const sums = groups.map(({ sign, rows }) => ({ sign, sum: sumOf(rows) }))
  const net = (read: (of: BudgetSums) => number) => sums.reduce((total, { sign, sum }) => total + sign * read(sum), 0)
  return (
    <Table className="event-budget-table" aria-label={t('event.tableLabel')}>
      <thead>
        <tr>
          <th scope="col">{t('category')}</th>
          <th scope="col">{t('planned')}</th>
          <th scope="col">{t('event.actual')}</th>
          <th scope="col">{t('event.difference')}</th>
        </tr>
      </thead>
      {groups.map(({ kind, sign, rows }) => (
        <tbody key={kind}>
          {rows.map((row) => (
            <tr key={categoryValue(row)}>
              <th scope="row">
                {textOf(row)} <small>{t(`finances:kinds.${kind}`)}</small>
              </th>
              <Amounts planned={sign * row.planned} actual={sign * actualOf(row)} />
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t('result')}</th>
          <Amounts planned={net(({ planned }) => planned)} actual={net(actualOf)} />
        </tr>
      </tfoot>
    </Table>
  )
}

function Amounts({ planned, actual }: { planned: number; actual: number }) {
  const money = useMoney()
  const difference = actual - planned
  // Negating zero would show a minus sign.
  const shown = (amount: number) => money.text(amount === 0 ? 0 : amount)
  return (
    <>
      <td>{shown(planned)}</td>
      <td>{shown(actual)}</td>
      <td className={difference < 0 ? 'is-worse' : undefined}>{shown(difference)}</td>
    </>
  )
}
