import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { keepAllHours } from '../../../server/areas/groups/keptHours'
import { auditOf } from '../audit/auditFixture'
import { calendarFixture } from '../calendar/events/calendarFixture'
import type { CalendarFixture } from '../calendar/events/calendarFixture'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

const HOUR_MS = 3_600_000

let server: TestServer
let admin: SignedIn
let calendar: CalendarFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  calendar = calendarFixture(server.app, admin)
  const { group } = (await callAs(server.app, admin, 'GET', '/group/settings')).json()
  const moved = { ...group, timeZone: 'America/Winnipeg' }
  await callAs(server.app, admin, 'POST', '/group/settings', { group: moved })
})

/** As a server had left it that knew another table: one by which Winnipeg's clocks go back on 4 November 2029. */
async function knowing(changes: object[] | null): Promise<void> {
  const clock = changes && { table: '2025c', firstMs: -5 * HOUR_MS, untilMs: Date.parse('2035-01-01'), changes }
  await server.pool.query('update groups set known_clock = $2 where group_id = $1', [
    admin.userData.group.id,
    clock && JSON.stringify(clock),
  ])
}
const back = [{ atMs: Date.parse('2029-11-04T07:00:00Z'), beforeMs: -5 * HOUR_MS, afterMs: -6 * HOUR_MS }]

async function keepHours(): Promise<void> {
  await keepAllHours.run({}, { ...server.dependencies, log: server.app.log })
}

const startOf = async (id: string): Promise<string> => (await calendar.find(id)).json().event.start

test('events stay at their hour where clocks will change otherwise than was known', async () => {
  await knowing(back)
  // 19:30 on the 1st and, by what was known, on the 8th.
  const before = await calendar.stored({ start: '2029-11-02T00:30:00.000Z', end: '2029-11-02T02:30:00.000Z' })
  const after = await calendar.stored({ start: '2029-11-09T01:30:00.000Z', end: '2029-11-09T03:30:00.000Z' })
  const over = await calendar.stored({ start: '2025-12-09T01:30:00.000Z', end: '2025-12-09T03:30:00.000Z' })
  // What was known did not reach so far.
  const far = await calendar.stored({ start: '2045-07-11T00:30:00.000Z', end: '2045-07-11T02:30:00.000Z' })
  await keepHours()
  expect(await startOf(far.id)).toBe('2045-07-11T00:30:00.000Z')
  expect(await startOf(before.id)).toBe('2029-11-02T00:30:00.000Z')
  expect(await startOf(after.id)).toBe('2029-11-09T00:30:00.000Z')
  expect(await startOf(over.id)).toBe('2025-12-09T01:30:00.000Z')
  const told = (await auditOf(server.app, admin)).filter(({ action }) => action === 'clocks_changed')
  expect(told).toMatchObject([{ after: { timeZone: 'America/Winnipeg', count: 1 } }])
  // Once.
  await keepHours()
  expect(await startOf(after.id)).toBe('2029-11-09T00:30:00.000Z')
})

/** When the runtime's own table shows half past seven in Winnipeg: so former versions computed all but the first event of a series. */
function halfPastSeven(day: string): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Winnipeg', timeStyle: 'short' })
  const moments = [24.5, 25.5].map((hours) => new Date(Date.parse(`${day}T00:00:00Z`) + hours * HOUR_MS))
  return moments.find((moment) => clock.format(moment) === '19:30')?.toISOString() ?? ''
}

test('a series of which nothing says how it was computed stays at the hour of its first event', async () => {
  const series = await calendar.series(
    { freq: 'weekly', interval: 1, count: 3 },
    { start: '2029-10-27T00:30:00.000Z', end: '2029-10-27T02:30:00.000Z' },
  )
  const days = ['2029-10-26', '2029-11-02', '2029-11-09']
  for (const [at, { id }] of series.entries())
    await server.pool.query(
      `update events set starts_at = $3, ends_at = $3::timestamptz + interval '2 hours' where group_id = $1 and id = $2`,
      [admin.userData.group.id, id, halfPastSeven(days[at] ?? '')],
    )
  await knowing(null)
  await keepHours()
  expect(await Promise.all(series.map(({ id }) => startOf(id)))).toEqual(series.map(({ start }) => start))
})
