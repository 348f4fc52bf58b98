import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { AnalyticsRow } from '@contract/analytics'
import { Button } from '@/@core/components/Button'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { selectFinances } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'
import { RecordBudget } from './RecordBudget'

/** The sums for everyone who reads the analytics; the entries behind them for who reads the finances. */
export function RecordMoney({ row }: { row: AnalyticsRow }) {
  const { t } = useTranslation('analytics')
  const money = useMoney()
  const ability = useAppAbility()
  const canOpen = ability.can('read', 'Finance')
  const canAdd = ability.can('manage', 'Finance')
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
        {canOpen && <Entries eventId={row.id} />}
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

function Entries({ eventId }: { eventId: string }) {
  const { t } = useTranslation(['analytics', 'finances', 'shell'])
  const { date } = useFormat()
  const money = useMoney()
  const selection = useMemo(() => ({ eventId }), [eventId])
  const { answer: entries, failure, reload } = useQuery(selectFinances, selection)
  if (failure) {
    return (
      <tbody className="no-print">
        <tr>
          <td colSpan={2}>
            {t('record.entriesFailed')}{' '}
            <Button color="link" size="sm" onClick={reload}>
              {t('shell:retry')}
            </Button>
          </td>
        </tr>
      </tbody>
    )
  }
  return (
    <tbody className="record-entries" aria-busy={!entries}>
      {entries?.map(({ id, description, kind, amount, category, date: day, status }) => {
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
