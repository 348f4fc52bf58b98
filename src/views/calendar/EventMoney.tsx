import { Plus } from 'lucide-react'
import { useMemo, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import type { Finance } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { hasFormDraft } from '@/@core/hooks/useFormDraft'
import { useFormat } from '@/auth/useFormat'
import { useMoney } from '@/auth/useMoney'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { selectFinances } from '@/redux/financeCalls'
import { useAppSelector } from '@/redux/hooks'
import { useLoad } from '@/redux/useLoad'
import { entryDraftKey, type OpenEntry } from './eventEntry'
import { EventEntryForm } from './EventEntryForm'

interface EventMoneyProps {
  event: CalendarEvent
  /** Where the entry that is being typed makes itself known. */
  openEntry: Ref<OpenEntry>
}

/** What the event earned and cost, for who keeps the books: entries are theirs, whether or not the event is finished. */
export function EventMoney({ event, openEntry }: EventMoneyProps) {
  const { t } = useTranslation(['finish', 'finances', 'shell'])
  const selection = useMemo(() => ({ eventId: event.id }), [event.id])
  const { answer: entries, failure, reload } = useLoad(selectFinances, selection)
  const userId = useAppSelector(selectUser)?.id ?? ''
  const [isAdding, setAdding] = useState(() => hasFormDraft(entryDraftKey(userId, event.id), true))

  function afterSave({ description }: Finance): void {
    showToast.success(t('money.added', { name: description }))
    setAdding(false)
    reload()
  }

  return (
    <section className="panel event-money" aria-labelledby="event-money-title" aria-busy={!entries && !failure}>
      <h2 id="event-money-title">{t('money.title')}</h2>
      {failure && (
        <p>
          {t('money.failed')}{' '}
          <Button color="link" size="sm" onClick={reload}>
            {t('shell:retry')}
          </Button>
        </p>
      )}
      {entries?.length === 0 && <p className="muted">{t('money.none')}</p>}
      {entries && entries.length > 0 && <Entries entries={entries} />}
      {isAdding ? (
        <EventEntryForm ref={openEntry} event={event} onSaved={afterSave} onCancel={() => setAdding(false)} />
      ) : (
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus size={15} aria-hidden />
          {t('money.add')}
        </Button>
      )}
      <p className="form-text">{t('money.hint')}</p>
    </section>
  )
}

function Entries({ entries }: { entries: readonly Finance[] }) {
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
    <table aria-label={t('money.tableLabel')}>
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
    </table>
  )
}
