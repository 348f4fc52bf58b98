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

/** So many are named; the rest are counted. */
const NAMED_MAX = 4

interface OverlapWarningProps {
  /** By start; keep the array. */
  times: readonly EventTimes[]
  /** The event that is no overlap with itself. */
  ownId?: string
  /** They stand on their own, and belong to no series. */
  areCopies?: boolean
}

/** What else there is at that time and on that day. It warns, and stands in nobody's way. */
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
