import { expect, it } from 'vitest'
import { newEventValues, toEvent, touchesMonth, valuesOf } from '@/views/samples/calendar/eventValues'
import { EventWrite, readCalendars } from '@/views/samples/calendar/sampleEvent'

it('an event with hours comes back from the form as it went in', () => {
  const event = {
    id: 3,
    title: 'Sectional',
    start: new Date(2026, 9, 31, 19, 30).toISOString(),
    end: new Date(2026, 10, 1, 0, 15).toISOString(),
    allDay: false,
    extendedProps: { calendar: 'Ensaio' as const },
  }
  expect(valuesOf(event)).toMatchObject({ startDay: '2026-10-31', startTime: '19:30', endDay: '2026-11-01' })
  expect({ id: 3, ...toEvent(valuesOf(event)) }).toEqual(event)
})

it('whole days: the last one belongs to the event', () => {
  const values = { ...newEventValues('2026-02-27'), title: 'Fair', allDay: true, endDay: '2026-02-28' }
  const event = toEvent(values)
  expect(new Date(event.start)).toEqual(new Date(2026, 1, 27))
  expect(new Date(event.end)).toEqual(new Date(2026, 2, 1))
  expect(valuesOf({ id: 1, ...event })).toMatchObject({ startDay: '2026-02-27', endDay: '2026-02-28' })
})

it('the end comes after the start, and hours are asked for unless it is whole days', () => {
  const values = { ...newEventValues('2026-02-27'), title: 'Fair' }
  const errorsOf = (changes: Partial<EventWrite>) =>
    (EventWrite.safeParse({ ...values, ...changes }).error?.issues ?? []).map(({ path }) => path.join('.'))
  expect(errorsOf({})).toEqual([])
  expect(errorsOf({ endTime: '18:00' })).toEqual(['endDay'])
  expect(errorsOf({ startTime: undefined })).toContain('startTime')
  expect(errorsOf({ allDay: true, startTime: undefined, endTime: undefined })).toEqual([])
  expect(errorsOf({ allDay: true, endDay: '2026-02-26' })).toEqual(['endDay'])
})

it('no word in the URL is every category, a word without any is none', () => {
  expect(readCalendars(new URLSearchParams())).toHaveLength(4)
  expect(readCalendars(new URLSearchParams('calendars=Outros,Publico,x'))).toEqual(['Publico', 'Outros'])
  expect(readCalendars(new URLSearchParams('calendars=none'))).toEqual([])
})

it('an all-day event that is given hours begins with some, and ends after them', () => {
  const values = { ...newEventValues('2026-02-27'), title: 'Fair', allDay: true }
  const opened = valuesOf({ id: 1, ...toEvent(values) })
  expect(EventWrite.safeParse({ ...opened, allDay: false }).success).toBe(true)
})

it('what runs over from the month before belongs to both, and its last midnight to none', () => {
  const months = (startDay: string, endDay: string) => {
    const event = { id: 1, ...toEvent({ ...newEventValues(startDay), title: 'Fair', allDay: true, endDay }) }
    return ['2026-01', '2026-02', '2026-03'].filter((month) => touchesMonth(event, month))
  }
  expect(months('2026-02-27', '2026-02-28')).toEqual(['2026-02'])
  expect(months('2026-02-27', '2026-03-01')).toEqual(['2026-02', '2026-03'])
  expect(months('2025-12-30', '2026-03-01')).toEqual(['2026-01', '2026-02', '2026-03'])
})
