import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import type { EventTimes } from '@/views/calendar/time/eventDays'
import { useOverlaps } from './useOverlaps'
import { useEventHours } from '@/views/calendar/time/useEventHours'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import './overlap.scss'

/** How many events are named; the rest are counted. */
const NAMED_MAX = 4

interface OverlapWarningProps {
  /** Sorted by start. The same array until the times change: it is an effect's dependency. */
  times: readonly EventTimes[]
  /** Left out of the comparison: the event itself. */
  ownId?: string
  /** The times are of copies and not of one series. */
  areCopies?: boolean
}

/** Names the events at the same time or on the same day. A warning only: saving stays possible. */
export function OverlapWarning({ times, ownId = '', areCopies = false }: OverlapWarningProps) {
  const { t, i18n } = useTranslation('eventForm')
  const { day } = useEventWhen()
  const { count } = useFormat()
  const hours = useEventHours()
  const overlaps = useOverlaps(times, ownId, useGroupZone())
  if (!overlaps) return null

  const { overlapping, sameDay, overlapCount } = overlaps
  const isSeries = areCopies || times.length > 1
  const nameOf = (event: CalendarEvent) => `“${event.title}” (${isSeries ? `${day(event)}, ` : ''}${hours(event)})`
  const named = (events: readonly CalendarEvent[]) => {
    const names = events.slice(0, NAMED_MAX).map(nameOf)
    const more = events.length - names.length
    return new Intl.ListFormat(i18n.language).format(
      more > 0 ? [...names, t('moreOverlaps', { shown: count(more) })] : names,
    )
  }

  return (
    <div className="overlap-note">
      {overlapping.length > 0 && (
        <FormAlert tone="caution">
          {isSeries
            ? `${t(areCopies ? 'overlapCopies' : 'overlapSeries', { count: overlapCount, shown: count(overlapCount) })} ${named(overlapping)}`
            : t('overlap', { count: overlapping.length, titles: named(overlapping) })}
        </FormAlert>
      )}
      {sameDay.length > 0 && (
        <p className="form-text">
          {t(isSeries ? 'sameDays' : 'sameDay')} {named(sameDay)}
        </p>
      )}
    </div>
  )
}
