import { expect, it } from 'vitest'
import { eventCalendars } from '@contract/calendar'
import { readCalendarQuery, toggleCalendar, writeCalendarQuery } from '@/views/calendar/query/calendarQuery'
import { viewSpan, stepFrom } from '@/views/calendar/query/viewSpan'

const read = (search: string) => readCalendarQuery(new URLSearchParams(search))

it('an address without a word shows all four categories', () => {
  expect(read('')).toEqual({ calendars: [...eventCalendars] })
  expect(writeCalendarQuery(read('')).toString()).toBe('')
})

it('what is said is read, and said again in the shortest way', () => {
  const query = read('view=week&date=2026-11-24&calendars=Ensaio,Publico')
  expect(query).toEqual({ view: 'week', date: '2026-11-24', calendars: ['Publico', 'Ensaio'] })
  expect(read(writeCalendarQuery(query).toString())).toEqual(query)
})

it('none of the categories is something else than nothing said', () => {
  expect(read('calendars=').calendars).toEqual([])
  expect(read(writeCalendarQuery({ ...read(''), calendars: [] }).toString()).calendars).toEqual([])
})

it.each(['view=year', 'date=2026-02-30', 'calendars=Festa', 'calendars=,'])('%s still shows a calendar', (search) => {
  expect(read(search)).toEqual({ calendars: [...eventCalendars] })
})

it('a category is taken away and added in the order of the panel', () => {
  const without = toggleCalendar(eventCalendars, 'Particular')
  expect(without).toEqual(['Publico', 'Ensaio', 'Outros'])
  expect(toggleCalendar(without, 'Particular')).toEqual([...eventCalendars])
})

it('a month is asked for in whole weeks, a list without the neighbours', () => {
  expect(viewSpan('month', '2026-11-24', 0)).toEqual({ start: '2026-11-01', end: '2026-12-06' })
  expect(viewSpan('month', '2026-11-24', 1)).toEqual({ start: '2026-10-26', end: '2026-12-07' })
  expect(viewSpan('list', '2026-11-24', 0)).toEqual({ start: '2026-11-01', end: '2026-12-01' })
  expect(viewSpan('week', '2026-11-24', 1)).toEqual({ start: '2026-11-23', end: '2026-11-30' })
})

it('a step from the end of a long month does not leap over a short one', () => {
  expect(stepFrom('month', '2027-01-31', 1)).toBe('2027-02-01')
  expect(stepFrom('list', '2027-01-31', -1)).toBe('2026-12-01')
  expect(stepFrom('week', '2026-12-30', 1)).toBe('2027-01-06')
})
