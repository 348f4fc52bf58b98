import { expect, it } from 'vitest'
import type { CalendarEvent } from '@contract/calendar'
import { findOverlaps } from '@/views/calendar/overlap/overlaps'
import { firstDayOf, isOnDay, lastDayOf, moveTo, shiftDays } from '@/views/calendar/time/eventDays'
import { toGridEvent } from '@/views/calendar/month/gridEvents'

const BERLIN = 'Europe/Berlin'
const SAO_PAULO = 'America/Sao_Paulo'
const evening = { start: '2026-10-24T17:30:00Z', end: '2026-10-24T19:30:00Z', allDay: false }
const tour = { start: '2026-11-12', end: '2026-11-17', allDay: true }
const overnight = { start: '2026-11-29T01:00:00Z', end: '2026-11-29T05:00:00Z', allDay: false }

it('a rehearsal keeps its hour across a change of clocks, moved by days or to a date', () => {
  // 19:30 in Berlin: summer time until the morning of the 25th.
  const moved = { start: '2026-10-25T18:30:00.000Z', end: '2026-10-25T20:30:00.000Z', allDay: false }
  expect(shiftDays(evening, 1, BERLIN)).toEqual(moved)
  expect(moveTo(evening, '2026-10-25T19:30', BERLIN)).toEqual(moved)
  expect(shiftDays(moved, -1, BERLIN)).toMatchObject({ start: '2026-10-24T17:30:00.000Z' })
})

it('an all-day event moves by days and knows no hours', () => {
  expect(moveTo(tour, '2026-12-01T00:00', SAO_PAULO)).toEqual({ start: '2026-12-01', end: '2026-12-06', allDay: true })
})

it('days are those of the group', () => {
  expect([firstDayOf(overnight, SAO_PAULO), lastDayOf(overnight, SAO_PAULO)]).toEqual(['2026-11-28', '2026-11-29'])
  expect([firstDayOf(tour, SAO_PAULO), lastDayOf(tour, SAO_PAULO)]).toEqual(['2026-11-12', '2026-11-16'])
  expect(isOnDay(tour, '2026-11-17', SAO_PAULO)).toBe(false)
  // What ends at midnight is over on the day before.
  expect(lastDayOf({ ...overnight, end: '2026-11-29T03:00:00Z' }, SAO_PAULO)).toBe('2026-11-28')
})

function event(over: Partial<CalendarEvent>, status: CalendarEvent['extendedProps']['status'] = 'scheduled') {
  const extendedProps = { calendar: 'Ensaio', status } as const
  return { id: 'other', version: 1, title: 'Other', ...evening, ...over, extendedProps }
}

it('the same hours overlap, the same day is worth a word, what is cancelled is not', () => {
  const overlap = event({ id: 'overlap', start: '2026-10-24T19:00:00Z', end: '2026-10-24T21:00:00Z' })
  const after = event({ id: 'after', start: '2026-10-24T19:30:00Z', end: '2026-10-24T20:00:00Z' })
  const allDay = event({ id: 'day', start: '2026-10-24', end: '2026-10-25', allDay: true })
  const others = [
    overlap,
    after,
    allDay,
    event({ id: 'off' }, 'cancelled'),
    event({ id: 'own' }),
    event({ id: 'far', start: '2026-10-26T17:30:00Z', end: '2026-10-26T19:30:00Z' }),
  ]
  const found = findOverlaps([evening], others, 'own', BERLIN)
  expect(found.overlapping).toEqual([overlap])
  expect(found.sameDay).toEqual([after, allDay])
  expect(found.overlapCount).toBe(1)
})

it('the month is given the wall clock of the group, and a finished event stays where it is', () => {
  expect(toGridEvent(event({}), 'coming', BERLIN, { canChange: true, inDays: false })).toMatchObject({
    start: '2026-10-24T19:30:00Z',
    editable: true,
  })
  expect(toGridEvent(event({ ...tour }), 'coming', BERLIN, { canChange: true, inDays: false })).toMatchObject({
    start: '2026-11-12',
    end: '2026-11-17',
  })
  expect(toGridEvent(event({}, 'finished'), 'finished', BERLIN, { canChange: true, inDays: false }).editable).toBe(
    false,
  )
  expect(toGridEvent(event({}), 'coming', BERLIN, { canChange: false, inDays: false }).editable).toBe(false)
  // In a week it stands above the hours of its days where it is a day long, and is not pulled out of them there.
  expect(toGridEvent(event({}), 'coming', BERLIN, { canChange: true, inDays: true })).toMatchObject({
    start: '2026-10-24',
    allDay: true,
    editable: false,
  })
})
