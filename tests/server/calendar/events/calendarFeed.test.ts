import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { calendarFixture } from './calendarFixture'
import type { CalendarFixture } from './calendarFixture'
import { eventFixture } from './eventFixture'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { callAs, foundGroup, joinAs, newPerson, tally } from '../../support/factories'

const hadTemporal = 'Temporal' in globalThis
const { default: ical } = await import('node-ical')
// It leaves an old polyfill as the engine's own, whose clocks change no more after ten years: what is loaded later would take it.
if (!hadTemporal) Reflect.deleteProperty(globalThis, 'Temporal')

let server: TestServer
let admin: SignedIn
let calendar: CalendarFixture

beforeAll(async () => {
  server = await createTestServer()
  // A feed shows a year back: what is looked for here would fall out of it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 1, 12) })
})

afterAll(() => {
  vi.useRealTimers()
  return server.close()
})

beforeEach(async () => {
  admin = await foundGroup(server.app)
  calendar = calendarFixture(server.app, admin)
})

const pathOf = async (person: SignedIn): Promise<string> =>
  (await callAs(server.app, person, 'POST', '/calendar/renew-feed', {})).json().feed.path

const fetchFeed = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: path, headers })

/** As no signed-in person would ask: the address alone. */
async function feedOf(person: SignedIn, query = ''): Promise<string> {
  const answer = await fetchFeed(`${await pathOf(person)}${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.body
}

async function moveTo(timeZone: string): Promise<void> {
  const { group } = (await callAs(server.app, admin, 'GET', '/group/settings')).json()
  await callAs(server.app, admin, 'POST', '/group/settings', { group: { ...group, timeZone } })
}

interface Entry {
  uid: string
  title: string
  description: string
  location: string
  /** Instants, and days of all-day events. */
  start: string
  end: string
}

/** As Thunderbird's parser reads it, by the zones that the file itself brings. */
function readByIcalJs(body: string): Entry[] {
  const root = new ICAL.Component(ICAL.parse(body))
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const when = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString())
  const entries = root.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { uid, summary, description, location, startDate, endDate } = event
    return { uid, title: summary, description, location, start: when(startDate), end: when(endDate) }
  })
  ICAL.TimezoneService.reset()
  return entries
}

/** As a second one reads it, by its own tables of zones. */
function readByNodeIcal(body: string): Entry[] {
  return Object.values(ical.sync.parseICS(body)).flatMap((entry) => {
    if (entry?.type !== 'VEVENT') return []
    // Of a day it makes midnight where it runs.
    const when = (date: Date) =>
      entry.datetype === 'date'
        ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
        : new Date(date).toISOString()
    const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
    const { uid, summary, description, location, start, end } = entry
    return [
      {
        uid,
        title: textOf(summary),
        description: textOf(description),
        location: textOf(location),
        start: when(start),
        end: when(end ?? start),
      },
    ]
  })
}

const parsers = [
  ['ical.js', readByIcalJs],
  ['node-ical', readByNodeIcal],
] as const

const byUid = (entries: Entry[]) => new Map(entries.map((entry) => [entry.uid, entry]))

describe('the feed, read by another hand', () => {
  test.each(parsers)('%s: times and days as they were meant, over a change of clocks', async (_, read) => {
    for (const timeZone of ['Europe/Berlin', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'America/New_York', 'UTC']) {
      await moveTo(timeZone)
      const made = [
        await calendar.stored({ start: '2026-03-28T23:30:00.000Z', end: '2026-03-29T02:30:00.000Z' }),
        await calendar.stored({ start: '2026-10-24T22:00:00.000Z', end: '2026-10-25T01:30:00.000Z' }),
        await calendar.stored({ start: '2026-11-01T05:00:00.000Z', end: '2026-11-01T07:30:00.000Z' }),
        await calendar.stored({ allDay: true, start: '2026-12-31', end: '2027-01-01' }),
        await calendar.stored({ allDay: true, start: '2026-03-28', end: '2026-03-30' }),
        ...(await calendar.series(
          { freq: 'weekly', interval: 1, count: 40 },
          { start: '2026-03-03T17:30:00.000Z', end: '2026-03-03T19:30:00.000Z' },
        )),
      ]
      const entries = byUid(read(await feedOf(admin)))
      const told = made.map(({ id }) => entries.get(`${id}@batuta`))
      expect([timeZone, told.map((entry) => [entry?.start, entry?.end])]).toEqual([
        timeZone,
        made.map(({ start, end }) => [start, end]),
      ])
    }
  })

  const evil = [
    'Concerto, com coro; e órgão \\ 50% "grátis"',
    'Zwei\nZeilen',
    'BEGIN:VEVENT\r\nUID:evil\rEND:VEVENT',
    'END:VCALENDAR',
    '🎺🎻🥁👩‍🎤'.repeat(12),
    `${'a'.repeat(66)}é🎺 ${'ção '.repeat(20)}.`,
    'מוסיקה 音楽 موسيقى',
    'DTSTART:19700101T000000Z',
  ]

  /** As it was stored before a text of one line was asked to have one. */
  async function storedBefore(title: string, over: object = {}) {
    const { id } = await calendar.stored(over)
    await server.pool.query(
      'update events set title = $3, location = $3, description = $4 where group_id = $1 and id = $2',
      [admin.userData.group.id, id, title, `${title}\n\n${title}`],
    )
    return { id, title }
  }

  test.each(parsers)('%s: no title, place or description can break it', async (_, read) => {
    const made = []
    for (const title of evil) made.push(await storedBefore(title))
    const entries = read(await feedOf(admin))
    expect(entries).toHaveLength(evil.length)
    const found = byUid(entries)
    // One kind of line break is left.
    const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n')
    for (const { id, title } of made) {
      const { title: told, location, description } = found.get(`${id}@batuta`) ?? {}
      expect([told, location, description]).toEqual([plain(title), plain(title), plain(`${title}\n\n${title}`)])
    }
  })

  // A backslash before an n, which node-ical takes for a line break whatever stands before it.
  test('a backslash in a title is one', async () => {
    const event = await calendar.stored({ title: ':;,\\n\\N\\,\\\\;' })
    expect(readByIcalJs(await feedOf(admin))).toMatchObject([{ title: event.title }])
  })

  test('lines are at most 75 octets long, end in CRLF, and no character is cut', async () => {
    for (const title of evil) await storedBefore(title, { url: `https://example.org/${'x'.repeat(120)}?a=1,2;b=3` })
    await storedBefore('With \u0007 a bell,\u2028a separator and a\ttab')
    const body = await feedOf(admin)
    const lines = body.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
    expect(lines.at(-1)).toBe('')
    expect(lines.join('')).not.toMatch(/[^\P{Cc}\t]/u)
    expect(body).not.toContain('\uFFFD')
    expect(body.replaceAll('\r\n ', '')).toContain(`URL:https://example.org/${'x'.repeat(120)}?a=1,2;b=3\r\n`)
    expect(body).toContain('SUMMARY:With  a bell\\,\\na separator and a\ttab\r\n')
  })

  test('calls categories as its reader does', async () => {
    await calendar.stored()
    expect(await feedOf(admin)).toContain('\r\nCATEGORIES:Rehearsal\r\n')
    const reader = await joinAs(server.app, admin, 'conductor', newPerson(), { 'accept-language': 'pt-BR' })
    expect(await feedOf(reader)).toContain('\r\nCATEGORIES:Ensaio\r\n')
    const german = await joinAs(server.app, admin, 'conductor', newPerson(), { 'accept-language': 'de-CH' })
    expect(await feedOf(german)).toContain('\r\nCATEGORIES:Probe\r\n')
  })

  test("the group's name is text like any other", async () => {
    const name = 'Banda\nBEGIN:VEVENT, e Coro'
    await server.pool.query('update groups set name = $2 where group_id = $1', [admin.userData.group.id, name])
    const body = await feedOf(admin)
    expect(body).toContain('\r\nX-WR-CALNAME:Banda\\nBEGIN:VEVENT\\, e Coro\r\n')
    expect(readByIcalJs(body)).toEqual([])
  })

  test('brings the zone along, with clocks that changed by no rule', async () => {
    await moveTo('America/Sao_Paulo')
    const event = await calendar.stored()
    const body = await feedOf(admin)
    expect(body).toContain('DTSTART;TZID=America/Sao_Paulo:20260303T193000\r\n')
    expect(body).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Sao_Paulo\r\n')
    expect(readByIcalJs(body)).toMatchObject([{ start: event.start, end: event.end }])
  })

  test('says that an event changed, was cancelled, or is gone', async () => {
    const event = await calendar.stored({
      extendedProps: { programme: [{ title: 'Abertura', composer: 'Gomes', minutes: 8 }] },
    })
    const before = await feedOf(admin)
    expect(before).toMatch(/\r\nSEQUENCE:0\r\n/)
    expect(before).toContain('STATUS:CONFIRMED')
    expect(before).toContain('DESCRIPTION:• Abertura (Gomes) 8′')
    const cancelled = { ...event, extendedProps: { ...event.extendedProps, status: 'cancelled' } }
    await calendar.update(cancelled)
    const after = await feedOf(admin)
    expect(after).toMatch(/\r\nSEQUENCE:1\r\n/)
    expect(after).toContain('STATUS:CANCELLED')
    const lastModifiedOf = (body: string) => /LAST-MODIFIED:(\S+)/.exec(body)?.[1] ?? ''
    expect(lastModifiedOf(after) >= lastModifiedOf(before)).toBe(true)
    expect(readByIcalJs(after).map(({ uid }) => uid)).toEqual([`${event.id}@batuta`])
    await calendar.remove(event.id)
    expect(readByIcalJs(await feedOf(admin))).toEqual([])
  })

  test('of a finished event what was played, and of one that was reopened what is planned', async () => {
    const event = await calendar.stored({ extendedProps: { programme: [{ title: 'Left out' }] } })
    const reports = eventFixture(server.app, admin)
    const finished = (await reports.finish(event, {}, { programme: [{ title: 'Encore' }] })).json().event
    expect(readByIcalJs(await feedOf(admin))).toMatchObject([{ description: '• Encore' }])
    await reports.reopen(finished)
    expect(readByIcalJs(await feedOf(admin))).toMatchObject([{ description: '• Left out' }])
  })

  test('where the intermission is, and which piece is an encore', async () => {
    const programme = [
      { title: 'Bolero', minutes: 8, seconds: 5 },
      { title: 'Pause', kind: 'intermission' as const, minutes: 20 },
      { title: 'Radetzky', composer: 'Strauss', kind: 'encore' as const },
    ]
    await calendar.stored({ extendedProps: { programme } })
    const description = '• Bolero 8′05″\n– Pause 20′\n• Encore: Radetzky (Strauss)'
    expect(readByIcalJs(await feedOf(admin))).toMatchObject([{ description }])
  })

  test('knows the events of a series by the same names, however it goes on and whether or not that is undone', async () => {
    const year = new Date().getUTCFullYear() + 1
    const when = { start: `${year}-03-02T12:00:00.000Z`, end: `${year}-03-02T14:00:00.000Z` }
    const daily = { freq: 'daily', interval: 1, until: `${year}-03-05` } as const
    const [first, ...others] = await calendar.series(daily, when)
    const uids = async () => readByIcalJs(await feedOf(admin)).map(({ uid }) => uid)
    const before = await uids()
    const last = others.at(-1)?.id ?? ''
    const answer = await calendar.changeSeries(first?.id ?? '', { ...daily, until: `${year}-03-04` }, [last])
    expect(await uids()).toEqual(before.filter((uid) => !uid.startsWith(last)))
    await calendar.addAll(answer.json().previous)
    expect(await uids()).toEqual(before)
    await calendar.changeSeries(first?.id ?? '', { ...daily, until: `${year}-03-07` })
    expect((await uids()).slice(0, 4)).toEqual(before)
  })

  test('holds the categories that were asked for, a year back and all ahead', async () => {
    const year = new Date().getUTCFullYear()
    const inYear = (of: number) => ({ start: `${of}-01-01T12:00:00.000Z`, end: `${of}-01-01T13:00:00.000Z` })
    await calendar.stored({ title: 'Long ago', ...inYear(year - 3) })
    await calendar.stored({ title: 'Far ahead', ...inYear(year + 20) })
    await calendar.stored({ title: 'Concert', ...inYear(year + 1), extendedProps: { calendar: 'Publico' } })
    const path = await pathOf(admin)
    const titles = async (query: string) =>
      readByIcalJs((await fetchFeed(`${path}${query}`)).body).map(({ title }) => title)
    expect(await titles('')).toEqual(['Concert', 'Far ahead'])
    expect(await titles('?calendars=Publico')).toEqual(['Concert'])
    expect(await titles('?calendars=Publico&calendars=Ensaio&cachebuster=7')).toEqual(['Concert', 'Far ahead'])
    expect(await titles('?calendars=')).toEqual([])
    expect((await fetchFeed(`${path}?calendars=Private`)).statusCode).toBe(400)
  })
})

describe('the address', () => {
  const feed = async (person: SignedIn) => (await callAs(server.app, person, 'GET', '/calendar/feed')).json().feed

  test('is made when asked for, shown again, renewed, and taken back', async () => {
    expect(await feed(admin)).toBeNull()
    const first = await pathOf(admin)
    expect(await feed(admin)).toEqual({ path: first, createdAt: expect.any(String) })
    const second = await pathOf(admin)
    expect(second).not.toBe(first)
    expect([(await fetchFeed(first)).statusCode, (await fetchFeed(second)).statusCode]).toEqual([404, 200])
    const removed = await callAs(server.app, admin, 'DELETE', '/calendar/remove-feed')
    expect([removed.statusCode, removed.json()]).toEqual([200, { feed: null }])
    expect((await fetchFeed(second)).statusCode).toBe(404)
    const third = await pathOf(admin)
    expect([first, second]).not.toContain(third)
  })

  test('is sent as a calendar, asked for again only when it changed', async () => {
    await calendar.stored()
    const path = await pathOf(admin)
    const answer = await fetchFeed(path)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="batuta.ics"',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    const etag = String(answer.headers.etag)
    const again = await fetchFeed(path, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await calendar.stored()
    expect((await fetchFeed(path, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  test('opens nothing for who was removed, or may not read events any more', async () => {
    const [gone, demoted] = [await joinAs(server.app, admin, 'member'), await joinAs(server.app, admin, 'member')]
    const paths = [await pathOf(gone), await pathOf(demoted)]
    await callAs(server.app, admin, 'DELETE', `/users/remove-user?id=${gone.userData.id}`)
    await callAs(server.app, admin, 'POST', '/users/update-role', { id: demoted.userData.id, role: 'client' })
    for (const path of paths) expect((await fetchFeed(path)).statusCode).toBe(404)
    const client = await joinAs(server.app, admin, 'client')
    expect((await callAs(server.app, client, 'GET', '/calendar/feed')).statusCode).toBe(403)
  })

  test("is each person's own, and shows their group alone", async () => {
    const event = await calendar.stored()
    const stranger = await foundGroup(server.app)
    expect(readByIcalJs(await feedOf(stranger))).toEqual([])
    expect(readByIcalJs(await feedOf(admin))).toMatchObject([{ uid: `${event.id}@batuta` }])
    expect(await feed(await joinAs(server.app, admin, 'member'))).toBeNull()
  })

  test('cannot be guessed from another, nor be anything else', async () => {
    const path = await pathOf(admin)
    const token = path.slice('/calendar/feeds/'.length, -'.ics'.length)
    const bytes = Buffer.from(token, 'base64url')
    const bent = [0, 20, 40, 55].map((at) => {
      const copy = Buffer.from(bytes)
      copy[at] = (copy[at] ?? 0) ^ 1
      return copy.toString('base64url')
    })
    const others = ['x', '', `${token}x`, token.slice(1), 'a'.repeat(75), encodeURIComponent('../../health'), ...bent]
    for (const other of others) {
      const answer = await fetchFeed(`/calendar/feeds/${other}.ics`)
      expect([other, answer.statusCode, answer.json().error.code]).toEqual([other, 404, 'not_found'])
    }
  })

  test('is read so many times a minute from one place, and told when to come back', async () => {
    const limited = await createTestServer({ config: { isRateLimited: true } })
    const answers = []
    for (let at = 0; at < 243; at += 1) answers.push(await limited.app.inject({ url: '/calendar/feeds/x.ics' }))
    expect(tally(answers)).toEqual({ 404: 240, 429: 3 })
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    await limited.close()
  })
})

test('birthdays and jubilees are told where they are asked for, as the role may see them when the feed is read', async () => {
  const conductor = await joinAs(server.app, admin, 'conductor')
  const player = await joinAs(server.app, admin, 'member')
  const post = (url: string, body: object) => callAs(server.app, admin, 'POST', url, body)
  const member = { section: 'brass', status: 'active', joinedOn: '2017-03-01', birthDate: '1990-07-12' }
  await post('/members/add-member', { member: { id: crypto.randomUUID(), name: 'Ana Lima', ...member } })
  const paths = { admin: await pathOf(admin), conductor: await pathOf(conductor), player: await pathOf(player) }
  const titles = async (path: string, query = '?people=yes') =>
    readByIcalJs((await fetchFeed(`${path}${query}`)).body).map(({ title, start }) => `${start} ${title}`)
  const jubilee = '2027-03-01 Ana Lima: 10 years of service'
  expect(await titles(paths.admin)).toEqual(['2026-07-12 Ana Lima turns 36', '2027-07-12 Ana Lima turns 37', jubilee])
  expect(await titles(paths.admin, '')).toEqual([])
  expect(await titles(paths.conductor)).toEqual([
    '2026-07-12 Birthday of Ana Lima',
    '2027-07-12 Birthday of Ana Lima',
    jubilee,
  ])
  expect(await titles(paths.player)).toEqual([])
  await post('/users/update-role', { id: conductor.userData.id, role: 'treasurer' })
  expect(await titles(paths.conductor)).toEqual([jubilee])
  expect(readByNodeIcal((await fetchFeed(`${paths.admin}?people=yes`)).body)).toHaveLength(3)
  const { etag = '' } = (await fetchFeed(`${paths.admin}?people=yes`)).headers
  const again = { 'if-none-match': etag }
  expect((await fetchFeed(`${paths.admin}?people=yes`, again)).statusCode).toBe(304)
  await post('/members/add-member', { member: { id: crypto.randomUUID(), name: 'Bia', ...member } })
  expect((await fetchFeed(`${paths.admin}?people=yes`, again)).statusCode).toBe(200)
})
