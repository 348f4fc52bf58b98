import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { financeKinds, type FinanceKind } from '@contract/finances'
import type { BudgetSheet } from '@contract/finances/budgets'
import { actualOf, leftOf, resultOf, sumOf, type BudgetSums } from '@/shared/finances/budgetRows'
import { categoryValue } from '@/shared/finances/categoryChoices'
import { useBudgetRows, type BudgetRowTexts } from '@/shared/finances/useBudgetRows'
import { useMoney } from '@/shared/money/useMoney'
import { financeListPath } from '@/views/finances/query/financeListPath'
import { BudgetBar } from './BudgetBar'
import '@/views/finances/ledger/ledgerTable.scss'

/** Planned, actual and remaining amounts; each category links to its entries. */
export function BudgetTable({ sheet, isLoading }: { sheet: BudgetSheet; isLoading: boolean }) {
  const { t } = useTranslation('budget')
  const money = useMoney()
  const lines = sheet.budget?.lines ?? []
  const { rowsOf, textOf } = useBudgetRows(lines, sheet.actual)
  const result = resultOf(sumOf(rowsOf('income')), sumOf(rowsOf('expense')))
  return (
    <Card className={`ledger-table-scroll budget${isLoading ? ' is-loading' : ''}`} aria-busy={isLoading}>
      <Table className="ledger-table budget-table" aria-label={t('tableLabel')}>
        <caption>
          {t('unit', { currency: money.symbol })}
          {/* Legend of the bars. */}
          <span className="budget-legend" aria-hidden>
            {(['paid', 'pending', 'over'] as const).map((part) => (
              <span key={part}>
                <i className={`budget-part is-${part}`} />
                {t(`legend.${part}`)}
              </span>
            ))}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('category')}</th>
            <th scope="col" className="is-end">
              {t('planned')}
            </th>
            <th scope="col" className="is-end is-wide">
              {t('paid')}
            </th>
            <th scope="col" className="is-end is-wide">
              {t('pending')}
            </th>
            <th scope="col" className="is-end">
              {t('actual')}
            </th>
            <th scope="col" className="is-end">
              {t('left')}
            </th>
            <th scope="col" className="is-wide" aria-hidden>
              {t('share')}
            </th>
          </tr>
        </thead>
        {financeKinds.map((kind) => (
          <KindRows key={kind} kind={kind} rows={rowsOf(kind)} textOf={textOf} sheet={sheet} />
        ))}
        <tfoot>
          <tr className="budget-result">
            <th scope="row">{t('result')}</th>
            <td className="is-end">{money.text(result.planned)}</td>
            <td className="is-end is-wide">{money.text(result.paid)}</td>
            <td className="is-end is-wide">{money.text(result.pending)}</td>
            <td className="is-end">{money.text(actualOf(result))}</td>
            <td>{'\u00a0'}</td>
            <td className="is-wide" aria-hidden>
              {'\u00a0'}
            </td>
          </tr>
        </tfoot>
      </Table>
    </Card>
  )
}

interface KindRowsProps {
  kind: FinanceKind
  rows: ReturnType<BudgetRowTexts['rowsOf']>
  textOf: BudgetRowTexts['textOf']
  sheet: BudgetSheet
}

function KindRows({ kind, rows, textOf, sheet: { from, to } }: KindRowsProps) {
  const { t } = useTranslation('budget')
  return (
    <tbody>
      <tr className="budget-kind">
        <th scope="rowgroup" colSpan={7}>
          {t(kind)}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={categoryValue(row)}>
          <th scope="row">
            {/* The list cannot exclude subcategories, so its sum would differ. */}
            {row.isRest ? (
              textOf(row)
            ) : (
              <Link
                to={financeListPath({
                  kind,
                  category: row.category,
                  ...(row.subcategoryId !== undefined && { subcategoryId: row.subcategoryId }),
                  period: 'custom',
                  from,
                  to,
                })}
              >
                {textOf(row)}
              </Link>
            )}
          </th>
          <SumCells kind={kind} sums={row} />
        </tr>
      ))}
      <tr className="budget-total">
        <th scope="row">{kind === 'income' ? t('totalIncome') : t('totalExpense')}</th>
        <SumCells kind={kind} sums={sumOf(rows)} />
      </tr>
    </tbody>
  )
}

function SumCells({ kind, sums }: { kind: FinanceKind; sums: BudgetSums }) {
  const { t } = useTranslation('budget')
  const money = useMoney()
  const { planned, paid, pending } = sums
  const left = leftOf(sums)
  // A negative rest is expressed in words: it is good for income, bad for expenses.
  const beyond = kind === 'income' ? t('more', { amount: money.text(-left) }) : t('over', { amount: money.text(-left) })
  const isOver = kind === 'expense' && left < 0
  return (
    <>
      <td className="is-end">
        {planned === 0 ? <span className="muted">{t('notPlanned')}</span> : money.text(planned)}
      </td>
      <td className="is-end is-wide">{money.text(paid)}</td>
      <td className="is-end is-wide">{money.text(pending)}</td>
      <td className="is-end">
        {money.text(paid + pending)}
        {pending !== 0 && <span className="ledger-table-note">{t('pendingOf', { amount: money.text(pending) })}</span>}
      </td>
      <td className={`is-end${isOver ? ' budget-over' : ''}`}>{left < 0 ? beyond : money.text(left)}</td>
      <td className="is-wide" aria-hidden>
        <BudgetBar kind={kind} sums={sums} />
      </td>
    </>
  )
}
