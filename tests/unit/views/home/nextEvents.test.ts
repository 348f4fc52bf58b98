import { expect, test } from 'vitest'
import type { CalendarEvent } from '@contract/calendar'
import { nextEvents } from '@/views/home/nextEvents'

let count = 0
function event(start: string, end: string, status: CalendarEvent['extendedProps']['status'] = 'scheduled') {
  count += 1
  const allDay = start.length === 10
  return {
    id: `e${count}`,
    version: 1,
    title: start,
    start,
    end,
    allDay,
    extendedProps: { calendar: 'Ensaio', status },
  } as const
}

const NOW = new Date('2026-11-21T23:00:00Z')
const titles = (events: CalendarEvent[]) => nextEvents(events, NOW, '2026-11-21').map(({ title }) => title)

test('one that is under way is still next; what is over, cancelled or finished is not', () => {
  expect(
    titles([
      event('2026-11-21T20:00:00Z', '2026-11-21T22:59:00Z'),
      event('2026-11-21T22:30:00Z', '2026-11-22T00:30:00Z'),
      event('2026-11-21T22:45:00Z', '2026-11-22T00:30:00Z', 'finished'),
      event('2026-11-22T12:00:00Z', '2026-11-22T13:00:00Z', 'cancelled'),
      event('2026-11-24T22:30:00Z', '2026-11-25T00:30:00Z'),
    ]),
  ).toEqual(['2026-11-21T22:30:00Z', '2026-11-24T22:30:00Z'])
})

test('an all-day event is next to the end of its last day', () => {
  expect(titles([event('2026-11-20', '2026-11-21'), event('2026-11-20', '2026-11-22')])).toEqual(['2026-11-20'])
})

test('five are enough', () => {
  const many = Array.from({ length: 9 }, () => event('2026-11-24T22:30:00Z', '2026-11-25T00:30:00Z'))
  expect(titles(many)).toHaveLength(5)
})
