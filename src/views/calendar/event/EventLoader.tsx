import { CalendarX2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import type { Loader } from '@/@core/components/lazyComponent'
import { RecordLoader } from '@/shared/records/RecordLoader'
import { findEvent } from '@/redux/calendar'
import { useCalendarPath } from '@/views/calendar/query/useCalendarQuery'

interface EventLoaderProps {
  /** Fetches the code of the screen below. */
  loadScreen?: Loader<unknown>
  /** The screen only shows the event: it is replaced when the event is removed. A form stays. */
  isShown?: boolean
  children: (event: CalendarEvent, reload: () => void) => ReactNode
}

/** Reads the event that the address names and shows the screen below with it. */
export function EventLoader({ loadScreen, isShown = false, children }: EventLoaderProps) {
  const { t } = useTranslation('calendar')
  const calendarPath = useCalendarPath()
  const gone = {
    icon: CalendarX2,
    title: t('event.goneTitle'),
    hint: t('event.goneText'),
    action: <Button to={calendarPath}>{t('event.toCalendar')}</Button>,
  }
  return (
    <RecordLoader loadScreen={loadScreen} find={findEvent} title={t('title')} gone={gone} isShown={isShown}>
      {children}
    </RecordLoader>
  )
}
