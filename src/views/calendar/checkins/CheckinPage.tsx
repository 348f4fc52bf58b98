import { CalendarX, ClipboardCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { loadErrorOf } from '@/i18n/failureText'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { CheckinRoll } from './CheckinRoll'
import { useCheckins } from './useCheckins'
import { useWakeLock } from './useWakeLock'
import './checkins.scss'

/** The screen of a tablet at the entrance: musicians scan its code, and who has no phone with them is checked in on the list. */
export function CheckinPage({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('checkin')
  const when = useEventWhen()
  const checkins = useCheckins(event.id)
  useWakeLock()
  const { code, list, failure } = checkins
  // Perhaps by a colleague, while this screen was open.
  const isFinished = failure?.code === 'already_finished'
  const isEnded = isFinished || failure?.code === 'event_cancelled'

  return (
    <>
      <PageHeader
        title={t('title', { title: event.title })}
        documentTitle={t('shortTitle')}
        lead={[when.full(event), event.extendedProps.location].filter(Boolean).join(' · ')}
        back={<BackLink to={paths.event(event.id)} label={t('back')} />}
        actions={
          !isEnded && (
            <Button to={paths.finishEvent(event.id)}>
              <ClipboardCheck size={16} aria-hidden />
              {t('finish')}
            </Button>
          )
        }
      />
      {isEnded ? (
        <EmptyState
          icon={isFinished ? ClipboardCheck : CalendarX}
          title={t(isFinished ? 'finished.title' : 'cancelled.title')}
          hint={t(isFinished ? 'finished.text' : 'cancelled.text')}
          action={
            <Button to={isFinished ? paths.finishEvent(event.id) : paths.event(event.id)}>
              {t(isFinished ? 'finished.action' : 'cancelled.action')}
            </Button>
          }
        />
      ) : code === null || list === null ? (
        failure ? (
          <LoadError {...loadErrorOf(failure)} onRetry={checkins.retry} />
        ) : (
          <DetailSkeleton />
        )
      ) : (
        <CheckinRoll list={list} code={code} checkins={checkins} />
      )}
    </>
  )
}
