import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Table } from 'reactstrap'
import type { Finance } from '@contract/finances'
import { PartError } from '@/@core/components/feedback/PartError'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import type { EventEntriesQuery } from './useEventEntries'
import './eventMoney.scss'

/** What an event earned and cost, entry by entry, and together. */
export function EventEntries({ entries, failure, isLoading, reload }: EventEntriesQuery) {
  const { t } = useTranslation('finish')
  return (
    <>
      {failure && <PartError text={t('money.failed')} onRetry={reload} isRetrying={isLoading} />}
      {entries?.length === 0 && <p className="muted">{t('money.none')}</p>}
      {entries && entries.length > 0 && <EntryTable entries={entries} />}
    </>
  )
}

function EntryTable({ entries }: { entries: readonly Finance[] }) {
  const { t } = useTranslation(['finish', 'finances'])
  const { date } = useFormat()
  const money = useMoney()
  const sum = (kind: Finance['kind']) =>
    entries.filter((entry) => entry.kind === kind).reduce((total, { amount }) => total + amount, 0)
  const [income, expense] = [sum('income'), sum('expense')]
  const totals = [
    ['income', income],
    ['expense', -expense],
    ['net', income - expense],
  ] as const
  return (
    <Table aria-label={t('money.tableLabel')}>
      <tbody>
        {entries.map(({ id, description, kind, amount, category, date: day, status }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={paths.finance(id)}>{description}</Link>
              <small>
                {[
                  t(`finances:categories.${category}`),
                  date(day),
                  status === 'pending' && t('finances:statuses.pending'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </th>
            <td>{money.format(kind === 'income' ? amount : -amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(([name, amount]) => (
          <tr key={name} className={name === 'net' ? 'is-net' : undefined}>
            <th scope="row">{t(`money.${name}`)}</th>
            <td>{money.format(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </Table>
  )
}
