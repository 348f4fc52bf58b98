import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { Balance } from '@contract/finances/balance'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { financeListPath } from '@/views/finances/query/financeListPath'
import type { FinanceQuery } from '@/views/finances/query/financeQuery'

/** Number of characters above which a sum needs smaller type to fit on its line. */
const LONG_SUM = 16

interface BalanceFiguresProps {
  balance: Balance
  on: string | undefined
}

/** Each figure links to its entries. */
export function BalanceFigures({ balance, on }: BalanceFiguresProps) {
  const { t } = useTranslation('finances')
  const { date } = useFormat()
  const money = useMoney()
  const sum = money.format(balance.balance)
  const { opening = 0 } = balance
  const upTo: Partial<FinanceQuery> = on === undefined ? {} : { period: 'custom', to: on }
  const figure = (name: FigureName, amount: number, query: Partial<FinanceQuery>) => (
    <Figure
      key={name}
      isPart={name === 'overdue'}
      label={t(`balance.${name}`)}
      shown={money.format(amount)}
      to={financeListPath({ ...upTo, ...query })}
    />
  )

  return (
    <div className="balance-figures">
      <Card tag="section" className="balance-main">
        <h2>{on === undefined ? t('balance.now') : t('balance.on', { date: date(on) })}</h2>
        <Link
          className={`balance-sum tabular${sum.length > LONG_SUM ? ' is-long' : ''}`}
          to={financeListPath({ ...upTo, status: 'paid' })}
        >
          {sum}
        </Link>
        <p>{t('balance.sum', { income: money.format(balance.income), expense: money.format(balance.expense) })}</p>
      </Card>
      <Card tag="section">
        <h2>{t('balance.paid')}</h2>
        <dl>
          {opening !== 0 && figure('opening', opening, { category: 'opening' })}
          {figure('income', balance.income, { kind: 'income', status: 'paid' })}
          {figure('expense', -balance.expense, { kind: 'expense', status: 'paid' })}
        </dl>
      </Card>
      <Card tag="section">
        <h2>{t('balance.expected')}</h2>
        <dl>
          {figure('pendingIncome', balance.pendingIncome, { kind: 'income', status: 'pending' })}
          {figure('overdue', balance.overdue, { kind: 'income', overdue: on ?? 'yes' })}
          {figure('pendingExpense', -balance.pendingExpense, { kind: 'expense', status: 'pending' })}
        </dl>
      </Card>
    </div>
  )
}

type FigureName = 'opening' | 'income' | 'expense' | 'pendingIncome' | 'pendingExpense' | 'overdue'

interface FigureProps {
  label: string
  shown: string
  /** Part of the figure above. */
  isPart: boolean
  to: string
}

function Figure({ label, shown, isPart, to }: FigureProps) {
  return (
    <div className={isPart ? 'is-part' : undefined}>
      <dt>{label}</dt>
      <dd>
        <Link className="tabular" to={to}>
          {shown}
        </Link>
      </dd>
    </div>
  )
}
