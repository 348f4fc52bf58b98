import { CalendarClock, CalendarX } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { useAppAbility } from '@/auth/Can'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import { useNow } from '@/shared/dates/useNow'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { categoryStyles } from '@/configs/categoryStyles'
import { paths } from '@/configs/paths'
import { FinishForm } from './FinishForm'
import { ReopenButton } from './ReopenButton'
import type { FinishStart } from '@/redux/calendar/checkins'
import { hasStarted } from '@/views/calendar/time/eventDays'
import './finish.scss'

interface FinishScreenProps {
  report: FinishStart
  /** The event has changed: read it again. */
  onChanged: () => void
}

export function FinishScreen({ report, onChanged }: FinishScreenProps) {
  const { t } = useTranslation(['finish', 'events'])
  const { event } = report
  const { title, extendedProps } = event
  const navigate = useNavigateIfMounted()
  const { key: visit } = useLocation()
  const ability = useAppAbility()
  const when = useEventWhen()
  const zone = useGroupZone()
  const now = useNow()
  const [formKey, setFormKey] = useState(0)
  const eventPath = paths.event(event.id)
  const isFinished = extendedProps.status === 'finished'
  const isOpen = isFinished || (extendedProps.status === 'scheduled' && hasStarted(event, now, zone))

  function afterSave(isMerged: boolean): void {
    const said = isFinished ? t('corrected', { title }) : t('done', { title })
    showToast.success(isMerged ? t('merged') : said)
    void navigate(ability.can('read', 'Analytics') ? paths.eventRecord(event.id) : eventPath, { replace: true })
  }

  // Keyed by visit: Undo of Cancel navigates here, and a form that is already open must mount again with the restored draft.
  return (
    <Fragment key={visit}>
      <PageHeader
        title={isFinished ? t('correctTitle', { title }) : t('title', { title })}
        lead={
          <span className="cluster">
            <StatusLabel
              {...categoryStyles[extendedProps.calendar]}
              label={t(`events:categories.${extendedProps.calendar}`)}
            />
            <span>{[when.full(event), extendedProps.location].filter(Boolean).join(' · ')}</span>
          </span>
        }
        back={<BackLink to={eventPath} label={t('back')} />}
        actions={isFinished && <ReopenButton event={event} onReopened={onChanged} />}
      />
      {isOpen ? (
        <FinishForm
          key={formKey}
          report={report}
          onSaved={afterSave}
          cancelPath={eventPath}
          onDiscarded={() => setFormKey(formKey + 1)}
        />
      ) : (
        <CannotFinish event={event} />
      )}
    </Fragment>
  )
}

/** Why this event cannot be finished, and what to do about it. */
function CannotFinish({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('finish')
  const when = useEventWhen()
  const action = <Button to={paths.event(event.id)}>{t('notStarted.action')}</Button>
  if (event.extendedProps.status === 'cancelled') {
    return <EmptyState icon={CalendarX} title={t('cancelled.title')} hint={t('cancelled.text')} action={action} />
  }
  const text = t('notStarted.text', { when: when.begin(event) })
  return <EmptyState icon={CalendarClock} title={t('notStarted.title')} hint={text} action={action} />
}
