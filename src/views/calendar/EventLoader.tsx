import { CalendarX2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import { Id } from '@contract/wire'
import { Button } from '@/@core/components/Button'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureText } from '@/auth/failureText'
import { findEvent } from '@/redux/calendar'
import { useLoad } from '@/redux/useLoad'
import { useCalendarPath } from './useCalendarPath'

interface EventLoaderProps {
  children: (event: CalendarEvent, reload: () => void) => ReactNode
}

/** Reads the event that the address names and shows the screen below with it. */
export function EventLoader({ children }: EventLoaderProps) {
  const { id = '' } = useParams()
  // What is no id was never an event; the server would call it a fault of ours.
  return Id.safeParse(id).success ? <LoadedEvent key={id} id={id} show={children} /> : <EventGone />
}

interface LoadedEventProps {
  id: string
  show: EventLoaderProps['children']
}

function LoadedEvent({ id, show }: LoadedEventProps) {
  const { t } = useTranslation('calendar')
  const { answer: event, failure, isLoading, reload } = useLoad(findEvent, id)
  if (event) return show(event, reload)
  if (failure?.code === 'not_found') return <EventGone />
  return (
    <>
      <PageHeader title={t('title')} />
      {failure ? (
        <LoadError message={failureText(failure)} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <DetailSkeleton />
      )}
    </>
  )
}

function EventGone() {
  const { t } = useTranslation('calendar')
  const calendarPath = useCalendarPath()
  return (
    <>
      <PageHeader title={t('title')} documentTitle={t('event.goneTitle')} />
      <EmptyState
        icon={CalendarX2}
        title={t('event.goneTitle')}
        hint={t('event.goneText')}
        action={<Button to={calendarPath}>{t('event.toCalendar')}</Button>}
      />
    </>
  )
}
