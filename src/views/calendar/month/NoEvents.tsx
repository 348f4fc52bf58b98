import { CalendarX2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { eventCalendars } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import type { CalendarQuery } from '@/views/calendar/query/calendarQuery'

interface NoEventsProps {
  calendars: CalendarQuery['calendars']
  canAdd: boolean
  isList: boolean
  onQueryChange: (changes: Partial<CalendarQuery>) => void
}

/** In place of the list, or below an empty month. */
export function NoEvents({ calendars, canAdd, isList, onQueryChange }: NoEventsProps) {
  const { t } = useTranslation('calendar')
  const isFiltered = calendars.length < eventCalendars.length
  const text = isFiltered ? t('empty.filtered') : t(canAdd ? 'empty.add' : 'empty.text')
  const showAll = isFiltered && (
    <Button size={isList ? undefined : 'sm'} onClick={() => onQueryChange({ calendars: [...eventCalendars] })}>
      {t('empty.showAll')}
    </Button>
  )
  if (isList) return <EmptyState icon={CalendarX2} title={t('empty.title')} hint={text} action={showAll || undefined} />
  return (
    <p className="calendar-none cluster">
      {isFiltered ? text : `${t('empty.text')} ${canAdd ? text : ''}`}
      {showAll}
    </p>
  )
}
