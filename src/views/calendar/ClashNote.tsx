import { useMemo } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Repeat, type CalendarEvent } from '@contract/calendar'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { useEventWhen } from '@/auth/useEventWhen'
import { useFormat } from '@/auth/useFormat'
import { daysBetween } from './days'
import { shiftDays, type EventTimes } from './eventDays'
import { repeatOf, timesOf } from './eventFormDraft'
import type { EventFormValues } from './eventFormValues'
import { seriesDates } from './seriesDates'
import { useClashes } from './useClashes'
import { useEventHours } from './useEventHours'

interface ClashNoteProps {
  control: UseFormReturn<EventFormValues>['control']
  zone: string
  read: CalendarEvent | undefined
}

/** So many are named; the rest are counted. */
const NAMED_MAX = 4

/** What else there is at that time and on that day. It warns, and stands in nobody's way. */
export function ClashNote({ control, zone, read }: ClashNoteProps) {
  const { t, i18n } = useTranslation('eventForm')
  const { day } = useEventWhen()
  const { count } = useFormat()
  const hours = useEventHours()
  const values = useWatch({ control })
  const times = useMemo(() => timesTyped(values as EventFormValues, zone, read), [values, zone, read])
  const clashes = useClashes(times, values.id ?? '', zone)
  if (!clashes) return null

  const { overlapping, sameDay, clashing } = clashes
  const isSeries = times.length > 1
  const nameOf = (event: CalendarEvent) => `“${event.title}” (${isSeries ? `${day(event)}, ` : ''}${hours(event)})`
  const named = (events: readonly CalendarEvent[]) => {
    const names = events.slice(0, NAMED_MAX).map(nameOf)
    const more = events.length - names.length
    return new Intl.ListFormat(i18n.language).format(
      more > 0 ? [...names, t('moreClashes', { shown: count(more) })] : names,
    )
  }

  return (
    <div className="clash-note">
      {overlapping.length > 0 && (
        <FormAlert tone="caution">
          {isSeries
            ? `${t('clashSeries', { count: clashing, shown: count(clashing) })} ${named(overlapping)}`
            : t('clash', { count: overlapping.length, titles: named(overlapping) })}
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

/** Every time that the form stands for now; none while it cannot be read. */
function timesTyped(values: EventFormValues, zone: string, read: CalendarEvent | undefined): EventTimes[] {
  const typed = withoutEmpty(values)
  const { start, end, allDay = false } = timesOf(typed, zone, read)
  if (start === undefined || end === undefined || !(Date.parse(start) < Date.parse(end))) return []
  const once = { start, end, allDay }
  const rule = read ? undefined : Repeat.safeParse(repeatOf(typed))
  if (!rule?.success) return [once]
  const left = values.repeat.except
  return seriesDates(values.startDate, rule.data)
    .days.filter((day, place) => place === 0 || !left.includes(day))
    .map((day) => shiftDays(once, daysBetween(values.startDate, day), zone))
}
