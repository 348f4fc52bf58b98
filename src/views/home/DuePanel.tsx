import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HomeDue } from '@contract/home/overview'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { HomePanel } from './HomePanel'

const dueEntries = (kind: 'income' | 'expense', before: string) =>
  `${paths.financeEntries}?kind=${kind}&overdue=${before}&sort=asc&sortColumn=dueDate`

/** Path to the list of expenses due before the day (`YYYY-MM-DD`). */
export const dueExpenses = (before: string) => dueEntries('expense', before)

/** Expenses overdue or due within a week, and expected income in that time. */
export function DuePanel({ before, expenses, expense, income }: HomeDue) {
  const { t } = useTranslation('home')
  const { count, date } = useFormat()
  const money = useMoney()
  const today = useToday()
  const more = expense.total - expenses.length
  return (
    <HomePanel
      title={t('due.title')}
      action={expense.total > 0 && <Button to={dueExpenses(before)}>{t('due.open')}</Button>}
    >
      <p>
        {expense.total > 0
          ? t('due.sum', { count: expense.total, shown: count(expense.total), amount: money.format(expense.amount) })
          : t('due.none')}{' '}
        {income.total > 0 && (
          <Link to={dueEntries('income', before)}>{t('due.income', { amount: money.format(income.amount) })}</Link>
        )}
      </p>
      {expenses.length > 0 && (
        <ul className="home-sections">
          {expenses.map(({ id, description, amount, dueDate }) => (
            <li key={id}>
              <span className="home-event">
                <Link to={paths.finance(id)}>{description}</Link>
                <small>{dueDate < today ? t('due.overdue', { date: date(dueDate) }) : date(dueDate)}</small>
              </span>
              <span className="tabular">{money.format(-amount)}</span>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link to={dueExpenses(before)}>{t('unfinished.more', { count: more, shown: count(more) })}</Link>
            </li>
          )}
        </ul>
      )}
    </HomePanel>
  )
}
