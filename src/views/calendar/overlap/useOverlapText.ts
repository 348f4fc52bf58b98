import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { useEventHours } from '@/views/calendar/time/useEventHours'
import type { Overlaps } from './overlaps'

/** How many events are named; the rest are counted. */
const NAMED_MAX = 4

/** What the times belong to: one event, a series, or the copy of a season. */
type OverlapSubject = 'event' | 'series' | 'copies'

interface OverlapText {
  /** What there is at the same time, as a sentence. */
  overlapping: (overlaps: Overlaps, subject: OverlapSubject) => string
  /** The names of events, with their hours; with their day too, where there is more than one. */
  named: (events: readonly CalendarEvent[], subject: OverlapSubject) => string
}

export function useOverlapText(): OverlapText {
  const { t, i18n } = useTranslation(['eventForm', 'shell'])
  const { dayInFull } = useEventWhen()
  const { count } = useFormat()
  const hours = useEventHours()
  return useMemo(() => {
    const named: OverlapText['named'] = (events, subject) => {
      const nameOf = (event: CalendarEvent) =>
        `${t('shell:quoted', { text: event.title })} (${subject === 'event' ? '' : `${dayInFull(event)}, `}${hours(event)})`
      const names = events.slice(0, NAMED_MAX).map(nameOf)
      const more = events.length - names.length
      return new Intl.ListFormat(i18n.language).format(
        more > 0 ? [...names, t('moreOverlaps', { shown: count(more) })] : names,
      )
    }
    const overlapping: OverlapText['overlapping'] = ({ overlapping: others, overlapCount }, subject) => {
      const titles = named(others, subject)
      if (subject === 'event') return t('overlap', { count: others.length, titles })
      const key = subject === 'copies' ? 'overlapCopies' : 'overlapSeries'
      return `${t(key, { count: overlapCount, shown: count(overlapCount) })} ${titles}`
    }
    return { overlapping, named }
  }, [t, i18n.language, dayInFull, count, hours])
}
