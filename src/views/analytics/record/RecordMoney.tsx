import { Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { AnalyticsRow } from '@contract/analytics'
import type { Finance } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { Awaited } from '@/@core/components/feedback/Awaited'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { selectFinances } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'
import { fetchEventBudget } from '@/redux/finances/budgets'
import { EventBudgetTable } from '@/shared/finances/EventBudgetTable'

/** The sums for everyone who reads the analytics; the entries behind them for who reads the finances. */
export function RecordMoney({ row }: { row: AnalyticsRow }) {
  return useAppAbility().can('read', 'Finance') ? <OpenMoney row={row} /> : <MoneyCard row={row} />
}

function OpenMoney({ row }: { row: AnalyticsRow }) {
  const selection = useMemo(() => ({ eventId: row.id }), [row.id])
  const { answer, failure, isLoading, reload } = useQuery(selectFinances, selection)
  if (!answer && !failure) return <Awaited />
  return (
    <MoneyCard
      row={row}
      entries={
        failure || !answer ? <EntriesFailed onRetry={reload} isRetrying={isLoading} /> : <Entries entries={answer} />
      }
    />
  )
}

interface MoneyCardProps {
  row: AnalyticsRow
  /** Rows of the table; absent for who may not read them. */
  entries?: ReactNode
}

function MoneyCard({ row, entries }: MoneyCardProps) {
  const { t } = useTranslation('analytics')
  const money = useMoney()
  const canOpen = entries !== undefined
  const canAdd = useAppAbility().can('manage', 'Finance')
  // A rehearsal costs nothing as a rule: three zeros would tell nobody anything.
  const isSilent = row.calendar === 'Ensaio' && row.income === 0 && row.expense === 0
  if (isSilent && !canAdd) return null
  const sums = [
    ['income', row.income],
    ['expense', -row.expense],
    ['net', row.net],
  ] as const
  return (
    <Card tag="section" className="record-money">
      <h2 id="record-money">{t('record.money')}</h2>
      <Table className="record-sums" aria-labelledby="record-money">
        {entries}
        <tbody>
          {!isSilent &&
            sums.map(([name, amount]) => (
              <tr key={name} className={name === 'net' ? 'is-net' : undefined}>
                <th scope="row">{t(`season.${name}`)}</th>
                <td>{money.format(amount)}</td>
              </tr>
            ))}
        </tbody>
      </Table>
      {canOpen && row.planned && <RecordBudget eventId={row.id} />}
      {isSilent && <p className="muted">{t('record.noMoney')}</p>}
      <div className="record-actions cluster no-print">
        {canAdd && (
          <Button size="sm" to={paths.newEventFinance(row.id)}>
            <Plus size={15} aria-hidden />
            {t('record.addEntry')}
          </Button>
        )}
        {canOpen && (
          <Button size="sm" color="ghost" to={paths.eventFinances(row.id)}>
            {t('record.entries')}
          </Button>
        )}
      </div>
      <p className="form-text">{canOpen ? t('record.moneyHint') : t('record.moneyOthers')}</p>
    </Card>
  )
}

function EntriesFailed({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation(['analytics', 'shell'])
  return (
    <tbody className="no-print">
      <tr>
        <td colSpan={2}>
          {t('record.entriesFailed')}{' '}
          <Button color="link" size="sm" isBusy={isRetrying} onClick={onRetry}>
            {t('shell:retry')}
          </Button>
        </td>
      </tr>
    </tbody>
  )
}

function Entries({ entries }: { entries: readonly Finance[] }) {
  const { t } = useTranslation(['analytics', 'finances'])
  const { date } = useFormat()
  const money = useMoney()
  return (
    <tbody className="record-entries">
      {entries.map(({ id, description, kind, amount, category, date: day, status }) => {
        const details = [t(`finances:categories.${category}`), date(day)]
        if (status === 'pending') details.push(t('finances:statuses.pending'))
        return (
          <tr key={id}>
            <th scope="row">
              <Link to={paths.finance(id)}>{description}</Link>
              <small>{details.join(' · ')}</small>
            </th>
            <td>{money.format(kind === 'income' ? amount : -amount)}</td>
          </tr>
        )
      })}
    </tbody>
  )
}

/** What was planned of the event's money, beside what came of it: for who reads the finances. */
function RecordBudget({ eventId }: { eventId: string }) {
  const { t } = useTranslation('budget')
  const { answer, failure } = useQuery(fetchEventBudget, eventId)
  if (!answer && !failure) return <Awaited />
  if (!answer?.eventBudget || answer.eventBudget.lines.length === 0) return null
  return (
    <div className="event-budget">
      <h3>{t('event.title')}</h3>
      <EventBudgetTable lines={answer.eventBudget.lines} actual={answer.actual} />
    </div>
  )
}
