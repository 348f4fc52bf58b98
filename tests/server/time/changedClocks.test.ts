import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { calendarFixture } from '../calendar/events/calendarFixture'
import { callAs, foundGroup, newPerson } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
})

afterAll(() => server.close())

async function moveTo(timeZone: string) {
  const { group } = (await callAs(server.app, admin, 'GET', '/group/settings')).json()
  return callAs(server.app, admin, 'POST', '/group/settings', { group: { ...group, timeZone } })
}

// Manitoba's clocks stay on summer time from 2026 on (tz database 2026c), which many runtimes do not know yet.
test('a weekly rehearsal in Winnipeg stays at half past seven after the clocks would have changed', async () => {
  expect((await moveTo('America/Winnipeg')).statusCode).toBe(200)
  const series = await calendarFixture(server.app, admin).series(
    { freq: 'weekly', interval: 1, count: 4 },
    { start: '2026-10-21T00:30:00.000Z', end: '2026-10-21T02:30:00.000Z' },
  )
  expect(series.map(({ start }) => start)).toEqual([
    '2026-10-21T00:30:00.000Z',
    '2026-10-28T00:30:00.000Z',
    '2026-11-04T00:30:00.000Z',
    '2026-11-11T00:30:00.000Z',
  ])
  const { path } = (await callAs(server.app, admin, 'POST', '/calendar/renew-feed', {})).json().feed
  const feed = (await server.app.inject(path)).body
  const root = new ICAL.Component(ICAL.parse(feed))
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const starts = root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).startDate)
  ICAL.TimezoneService.reset()
  expect(starts.map((start) => start.toJSDate().toISOString()).toSorted()).toEqual(series.map(({ start }) => start))
  // 20:30 would be what phones showed.
  expect(starts.map((start) => start.toString().slice(11))).toEqual(series.map(() => '19:30:00'))
})

test('a name that means several places is refused at its field', async () => {
  const answers = [
    await moveTo('IST'),
    await server.app.inject({
      method: 'POST',
      url: '/auth/register',
      payload: { ...newPerson(), group: { name: 'Banda', currency: 'EUR', timeZone: 'PST' } },
    }),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual({ 'group.timeZone': 'bad_time_zone' })
  }
})
