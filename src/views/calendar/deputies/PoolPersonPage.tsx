import { Eraser, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { Card } from 'reactstrap'
import type { PoolEvent, PoolPerson } from '@contract/calendar/deputyPool'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { BackLink } from '@/@core/components/page/BackLink'
import { Badge } from '@/@core/components/page/Badge'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { EmailAddress } from '@/@core/components/page/EmailAddress'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { PhoneLink } from '@/@core/components/page/PhoneLink'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/i18n'
import { fetchPoolPerson, removePoolPerson, savePoolPerson } from '@/redux/calendar/deputyPool'
import { useQuery } from '@/redux/useQuery'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { AuditLink } from '@/shared/records/AuditLink'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { useInstrumentText } from './useInstrumentText'
import './deputies.scss'

const PoolPersonDialog = lazyPart(
  loader(() => withTexts(['finances'], import('./PoolPersonDialog'))),
  (file) => file.PoolPersonDialog,
)
const ErasePersonDialog = lazyPart(
  loader(() => import('./ErasePersonDialog')),
  (file) => file.ErasePersonDialog,
)

/** Somebody of the deputies' pool. */
export function PoolPersonPage() {
  const { id = '' } = useParams()
  const load = useQuery(fetchPoolPerson, id)
  return (
    <Loaded {...load} isKept>
      {({ person, events }) => <PoolPersonDetail person={person} events={events} onChanged={load.reload} />}
    </Loaded>
  )
}

interface PoolPersonDetailProps {
  person: PoolPerson
  events: readonly PoolEvent[]
  onChanged: () => void
}

function PoolPersonDetail({ person, events, onChanged }: PoolPersonDetailProps) {
  const { t } = useTranslation(['deputies', 'shell'])
  const navigate = useNavigate()
  const { offerUndo } = useUndo()
  const instrumentText = useInstrumentText()
  const [open, setOpen] = useState<'edit' | 'erase' | null>(null)

  async function remove(): Promise<void> {
    const { name } = person
    try {
      await removePoolPerson(person.id)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return
    }
    const undo = {
      run: () => savePoolPerson(person),
      done: t('restored', { name }),
      onDone: () => navigate(paths.poolPerson(person.id)),
    }
    showToast.success(t('removed', { name }), offerUndo(undo))
    await navigate(paths.deputies, { replace: true })
  }

  return (
    <>
      <PageHeader
        title={person.name}
        lead={
          <span className="cluster">
            {person.instruments.map(instrumentText).join(', ')}
            {person.isArchived && <Badge tone="neutral">{t('archived')}</Badge>}
          </span>
        }
        back={<BackLink to={paths.deputies} label={t('back')} />}
        actions={
          <>
            <Button color="danger-quiet" onClick={() => setOpen('erase')}>
              <Eraser size={16} aria-hidden />
              {t('erase.button')}
            </Button>
            <Button color="danger-quiet" onClick={() => void remove()}>
              <Trash2 size={16} aria-hidden />
              {t('shell:remove')}
            </Button>
            <Button onClick={() => setOpen('edit')}>
              <Pencil size={16} aria-hidden />
              {t('shell:edit')}
            </Button>
          </>
        }
      />
      <PoolPersonFacts person={person} />
      <PoolPersonEvents events={events} />
      <AuditLink subjectId={person.id} />
      {open === 'edit' && <PoolPersonDialog person={person} onSaved={onChanged} onClose={() => setOpen(null)} />}
      {open === 'erase' && <ErasePersonDialog person={person} onClose={() => setOpen(null)} />}
    </>
  )
}

function PoolPersonFacts({ person: { phone, email, fee, notes } }: { person: PoolPerson }) {
  const { t } = useTranslation('deputies')
  const money = useMoney()
  return (
    <Card tag="section" className="deputy-card" aria-label={t('facts')}>
      <DefinitionList
        items={[
          { term: t('fields.phone'), value: phone && <PhoneLink phone={phone} /> },
          { term: t('fields.email'), value: email && <EmailAddress address={email} /> },
          { term: t('fields.fee'), value: fee === undefined ? undefined : money.format(fee) },
          { term: t('fields.notes'), value: notes },
        ]}
      />
    </Card>
  )
}

function PoolPersonEvents({ events }: { events: readonly PoolEvent[] }) {
  const { t } = useTranslation(['deputies', 'shell'])
  const { date } = useEventWhen()
  const { day } = useFormat()
  const money = useMoney()
  return (
    <Card tag="section" className="deputy-card" aria-labelledby="deputy-events">
      <h2 id="deputy-events">{t('history')}</h2>
      {events.length === 0 ? (
        <p className="muted">{t('neverAsked')}</p>
      ) : (
        <ul className="deputy-lines">
          {events.map((event) => {
            const { id, title, instrument, askedAt, answer, answeredAt, reason, fee, played } = event
            const answered =
              answer && t('answeredOn', { answer: t(`answers.${answer}`), day: day(answeredAt ?? askedAt) })
            return (
              <li key={id}>
                <Link to={paths.event(id)}>{title}</Link> {played && <Badge tone="positive">{t('played')}</Badge>}
                <span className="muted">{[date(event), instrument].filter(Boolean).join(' · ')}</span>
                <span className="muted">
                  {[
                    t('askedOn', { day: day(askedAt) }),
                    answered ?? t('noAnswer'),
                    fee !== undefined && money.format(fee),
                    reason && t('shell:quoted', { text: reason }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
