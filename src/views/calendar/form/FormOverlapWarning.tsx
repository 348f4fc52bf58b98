import { useMemo } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Repeat, type CalendarEvent } from '@contract/calendar'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { OverlapWarning } from '@/views/calendar/overlap/OverlapWarning'
import { daysBetween } from '@contract/days'
import { shiftDays, type EventTimes } from '@/views/calendar/time/eventDays'
import { toRepeatRequest, toTimes } from './eventFormRequest'
import { canRepeat, type EventFormValues } from './eventFormValues'
import { seriesDates } from './seriesDates'

interface FormOverlapWarningProps {
  control: UseFormReturn<EventFormValues>['control']
  zone: string
  read: CalendarEvent | undefined
}

/** Warns of events that overlap the times in the form. */
export function FormOverlapWarning({ control, zone, read }: FormOverlapWarningProps) {
  const values = useWatch({ control })
  const times = useMemo(() => enteredTimes(values as EventFormValues, zone, read), [values, zone, read])
  return <OverlapWarning times={times} ownId={values.id ?? ''} />
}

/** The times of all events that the form would save; none while it is incomplete. */
function enteredTimes(values: EventFormValues, zone: string, read: CalendarEvent | undefined): EventTimes[] {
  const typed = withoutEmpty(values)
  const { start, end, allDay = false } = toTimes(typed, zone, read)
  if (start === undefined || end === undefined || !(Date.parse(start) < Date.parse(end))) return []
  const once = { start, end, allDay }
  const rule = canRepeat(read) ? Repeat.safeParse(toRepeatRequest(typed)) : undefined
  if (!rule?.success) return [once]
  const excluded = values.repeat.except
  return seriesDates(values.startDate, rule.data)
    .days.filter((day, index) => index === 0 || !excluded.includes(day))
    .map((day) => shiftDays(once, daysBetween(values.startDate, day), zone))
}
