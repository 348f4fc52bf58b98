import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { Balance } from '@contract/finances/balance'
import type { ClosingList } from '@contract/finances/closings'
import { Button } from '@/@core/components/Button'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { financeListPath } from '@/views/finances/query/financeListPath'
import { monthSpan } from '@/views/finances/query/financePeriod'
import { useToday } from '@/shared/dates/useToday'

interface MonthsTableProps {
  months: Balance['byMonth']
  closings: ClosingList
  onClose: (month: string) => void
  onReopen: (month: string) => void
}

export function MonthsTable({ months, closings, onClose, onReopen }: MonthsTableProps) {
  const { t, i18n } = useTranslation('finances')
  // The year is in the heading, unless the months are from two years.
  const isOneYear = months[0]?.month.slice(0, 4) === months.at(-1)?.month.slice(0, 4)
  const monthName = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    ...(!isOneYear && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  const ability = useAppAbility()
  const { monthInFull, day } = useFormat()
  const money = useMoney()
  const thisMonth = useToday().slice(0, 7)
  // All months up to the last closed one are closed, also those without a closing of their own.
  const lastClosed = closings.closedMonths[0] ?? ''
  const closedBy = new Map(closings.closings.toReversed().map((closing) => [closing.month, closing]))

  function stateOf(month: string) {
    const closing = closedBy.get(month)
    if (month > lastClosed) return month === thisMonth ? t('months.current') : t('months.open')
    return (
      <>
        <LockKeyhole className="is-wide-inline" size={14} aria-hidden /> {t('months.closed')}{' '}
        {closing && closing.reopenedAt === undefined && (
          <span className="muted is-wide-inline">
            {t('months.closedBy', { name: closing.closedBy, date: day(closing.closedAt) })}
          </span>
        )}
      </>
    )
  }

  function actOn(month: string) {
    const name = monthInFull(`${month}-01`)
    if (month <= lastClosed) {
      // Only admins can reopen months, not the treasurers who close them.
      if (!ability.can('manage', 'all')) return null
      return (
        <Button size="sm" label={t('months.reopenOf', { month: name })} onClick={() => onReopen(month)}>
          {t('months.reopen')}
        </Button>
      )
    }
    if (month > thisMonth || !ability.can('manage', 'Finance')) return null
    return (
      <Button size="sm" label={t('months.closeOf', { month: name })} onClick={() => onClose(month)}>
        {t('months.close')}
      </Button>
    )
  }

  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table" aria-label={t('months.title')}>
        <thead>
          <tr>
            <th scope="col">{t('months.month')}</th>
            <th scope="col" className="is-wide is-end">
              {t('balance.income')}
            </th>
            <th scope="col" className="is-wide is-end">
              {t('balance.expense')}
            </th>
            <th scope="col" className="is-end">
              {t('balance.endBalance')}
            </th>
            <th scope="col" className="is-wide is-after-figures">
              {t('months.state')}
            </th>
            <th scope="col" className="is-end">
              <span className="visually-hidden">{t('list.more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, income, expense, balance }) => (
            <tr key={month} className={month > thisMonth ? 'is-quiet' : undefined}>
              <th scope="row" className="ledger-table-day">
                <Link to={financeListPath({ period: 'custom', ...monthSpan(month) })}>
                  {monthName.format(new Date(`${month}-01T00:00:00Z`))}
                </Link>
                {/* Repeated here for narrow screens, where its column is hidden. */}
                <span className="ledger-table-note">{stateOf(month)}</span>
              </th>
              <td className="is-wide is-end">{money.format(income)}</td>
              <td className="is-wide is-end">{money.format(-expense)}</td>
              <td className="is-end">{money.format(balance)}</td>
              <td className="is-wide is-after-figures">{stateOf(month)}</td>
              <td className="is-end">{actOn(month)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
