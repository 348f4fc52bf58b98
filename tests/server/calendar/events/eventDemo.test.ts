import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SignedIn } from '@contract/auth'
import type { AttendanceWarning, EventRecord } from '@contract/analytics'
import { EventWrite, Repeat } from '@contract/calendar'
import type { CalendarEvent } from '@contract/calendar'
import { demoFinances } from '../../../../server/demo/finances/finances'
import { demoMembers } from '../../../../server/demo/members'
import { demoGroup } from '../../../../server/demo/orchestra/orchestra'
import { demoSeason } from '../../../../server/demo/season'
import { todayIn } from '../../../../server/platform/time/days'
import { eventFixture } from './eventFixture'
import type { EventFixture } from './eventFixture'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'

let server: TestServer
let fixture: EventFixture

beforeAll(async () => {
  server = await createTestServer()
  const answer = await server.app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'conductor' } })
  fixture = eventFixture(server.app, SignedIn.parse(answer.json()))
})

afterAll(() => server.close())

test('the conductor finds two seasons, what lies ahead, and two events to finish', async () => {
  const events: CalendarEvent[] = await fixture.read('/calendar/all-events')
  const now = new Date().toISOString()
  expect(events.filter(({ start }) => start < now).length).toBeGreaterThan(120)
  expect(events.filter(({ start }) => start > now).length).toBeGreaterThan(5)
  expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar)).size).toBe(4)
  expect((await fixture.read('/home/overview')).unfinished.total).toBe(2)
})

test('attendance differs by section and month, and nobody is above or below belief', async () => {
  const { summary, total } = await fixture.list()
  expect(total).toBeGreaterThan(120)
  expect(summary.attendanceRate).toBeGreaterThan(0.78)
  expect(summary.attendanceRate).toBeLessThan(0.95)
  const rates = summary.bySection.map(({ attendanceRate }) => attendanceRate ?? 0)
  expect(Math.max(...rates) - Math.min(...rates)).toBeGreaterThan(0.05)
  expect(summary.byCalendar.map(({ calendar }) => calendar)).toEqual(['Publico', 'Particular', 'Ensaio', 'Outros'])
  // At a wedding a handful plays, and nobody writes down the others.
  expect(summary.unrecorded).toBeGreaterThan(0)
  expect(summary.audienceEvents).toBeGreaterThan(10)
})

test('sums by section are those of the events', async () => {
  const { summary } = await fixture.list()
  for (const count of ['expected', 'present', 'late', 'leftEarly', 'excused', 'absent', 'unrecorded'] as const) {
    expect(summary.bySection.reduce((sum, part) => sum + (part[count] ?? 0), 0)).toBe(summary[count])
    expect(summary[count]).toBeGreaterThan(0)
  }
})

test('a concert says what it earned and cost', async () => {
  const concerts = await fixture.all({ calendar: 'Publico', q: 'concerto' })
  const [concert] = concerts.filter(({ income, expense }) => income > 0 && expense > 0)
  expect(concert).toBeDefined()
  const record: EventRecord = (await fixture.record(concert?.id ?? '')).json()
  expect(record.programme.length).toBeGreaterThanOrEqual(3)
  expect(record.lines.length).toBeGreaterThan(45)
  expect(record.finishedBy).toBe('Regina Albuquerque')
})

test('five members need a word: two who miss one after the other, one who comes less, two who never answer', async () => {
  const { warnings } = await fixture.read('/analytics/early-warnings')
  expect(warnings.map(({ name, reason }: AttendanceWarning) => [name, reason])).toEqual([
    ['Denílson Rocha', 'misses'],
    ['Gérson Ávila', 'silent'],
    ['Hugo Batalha', 'falling'],
    ['Kauã Nascimento', 'silent'],
    ['Priscila Zuñiga', 'misses'],
  ])
})

test('the roster of a day long past holds who has left since', async () => {
  const rows = await fixture.all({ sortColumn: 'start', sort: 'asc', q: 'ensaio geral' })
  const { roster } = await fixture.report(rows[0]?.id ?? '')
  expect(roster.map(({ name }) => name)).toContain('Nélson Hashimoto')
  const [unfinished] = (await fixture.read('/home/overview')).unfinished.events
  const later = await fixture.report(unfinished.id)
  expect(later.roster.map(({ name }) => name)).not.toContain('Nélson Hashimoto')
  expect(later.roster.length).toBeGreaterThan(50)
})

test('a series of it can be edited like any other', async () => {
  const [last] = (await fixture.read('/calendar/all-events')).filter(
    (event: CalendarEvent) => event.extendedProps.seriesId !== undefined && event.extendedProps.status === 'scheduled',
  )
  const event = { ...last, title: 'Ensaio parcial' }
  const answer = await fixture.post('/calendar/update-event', { event, scope: 'following' })
  expect([answer.statusCode, answer.json().event.title]).toEqual([200, 'Ensaio parcial'])
})

describe.each([
  '2026-11-21T12:00:00Z',
  '2028-02-29T12:00:00Z',
  '2031-01-01T12:00:00Z',
  '2030-12-31T23:00:00Z',
  '2029-07-16T04:00:00Z',
  // A day of rehearsal.
  '2026-11-24T12:00:00Z',
])('on %s', (now) => {
  const today = new Date(now)
  const roster = demoMembers(today)
  const { events, reports, ahead } = demoSeason(today, roster)

  test('all events are valid and different, and the same each time', () => {
    for (const { kind: _kind, day: _day, seriesId: _series, repeat: _repeat, ...event } of events) {
      expect(EventWrite.parse(event)).toEqual(event)
    }
    const repeats = events.flatMap(({ repeat }) => repeat ?? [])
    expect(repeats.map((repeat) => Repeat.parse(repeat))).toEqual(repeats)
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    expect(demoSeason(today, roster).events).toEqual(events)
  })

  test('today’s events and the next have been answered by most', () => {
    const day = todayIn(demoGroup.timeZone, today)
    const next = events.filter((event) => event.extendedProps.status === 'scheduled' && event.day >= day).slice(0, 12)
    const counts = next.map(({ id }) => ahead.replies.filter(({ eventId }) => eventId === id).length)
    expect(Math.min(...counts)).toBeGreaterThan(40)
  })

  test('what is over is finished but for two and what was called off; what lies ahead is not', () => {
    const isOver = ({ end }: { end: string }) => Date.parse(end) < today.getTime() - 86_400_000
    const over = events.filter(isOver).map(({ extendedProps }) => extendedProps.status)
    expect(over.filter((status) => status === 'scheduled').length).toBeLessThanOrEqual(2)
    const finished = events.filter(({ extendedProps }) => extendedProps.status === 'finished')
    expect(finished.every(({ end }) => Date.parse(end) < today.getTime())).toBe(true)
    expect(reports.map(({ eventId }) => eventId).sort()).toEqual(finished.map(({ id }) => id).sort())
    expect(reports.every(({ at }) => Date.parse(at) <= today.getTime() + 3_600_000)).toBe(true)
  })

  test('every entry that names an event names one that is there', () => {
    const ids = new Set(events.map(({ id }) => id))
    const named = demoFinances(today, roster).flatMap(({ eventId }) => eventId ?? [])
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })
})
