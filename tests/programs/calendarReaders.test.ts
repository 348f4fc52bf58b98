import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { CalendarEvent } from '@contract/calendar'
import { changesBetween } from '../../server/platform/time/zoneTable'
import { calendarFixture } from '../server/calendar/events/calendarFixture'
import { callAs, foundGroup } from '../server/support/factories'
import { createTestServer } from '../server/support/harness'
import type { TestServer } from '../server/support/harness'

/** A calendar's events by their UID: when they begin and end. */
type Read = Record<string, [string, string, string][]>

const python = '/usr/bin/python3'
const folder = join(import.meta.dirname, 'readers')

/** What a program of ours in `readers/` makes of calendars, by Debian's own Python, which alone sees Debian's libraries. */
function readByProgram(program: string, calendars: Record<string, string>): Read {
  const input = JSON.stringify(calendars)
  const { status, stdout, stderr } = spawnSync(python, [join(folder, program)], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(stderr)
  return z.record(z.string(), z.array(z.tuple([z.string(), z.string(), z.string()]))).parse(JSON.parse(stdout))
}

function readByIcalJs(calendars: Record<string, string>): Read {
  const read = Object.entries(calendars).map(([name, text]): [string, [string, string, string][]] => {
    const root = new ICAL.Component(ICAL.parse(text))
    for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
    const events = root.getAllSubcomponents('vevent').map((component): [string, string, string] => {
      const { uid, startDate, endDate } = new ICAL.Event(component)
      return [uid, startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()]
    })
    ICAL.TimezoneService.reset()
    return [name, events]
  })
  return Object.fromEntries(read)
}

/** Why a reader cannot be asked here; undefined where it can. */
function missing(statement: string, packages: string): string | undefined {
  return spawnSync(python, ['-c', statement]).status === 0 ? undefined : `needs Debian's ${packages}`
}

const readers = [
  { reader: 'ical.js', lacks: undefined, read: readByIcalJs },
  {
    reader: 'python3-icalendar',
    lacks: missing('import icalendar', 'python3-icalendar'),
    read: (calendars: Record<string, string>) => readByProgram('pythonIcalendar.py', calendars),
  },
  {
    reader: 'libical',
    lacks: missing(
      "import gi; gi.require_version('ICalGLib', '3.0'); from gi.repository import ICalGLib",
      'python3-gi and gir1.2-ical-3.0',
    ),
    read: (calendars: Record<string, string>) => readByProgram('libical.py', calendars),
  },
]

const zones = [
  'Europe/Berlin', 'Europe/Dublin', 'Europe/Istanbul', 'America/Sao_Paulo', 'America/New_York', 'America/Santiago',
  'America/Havana', 'America/Nuuk', 'America/Winnipeg', 'America/Vancouver', 'America/Edmonton', 'America/Asuncion',
  'America/Caracas', 'America/St_Johns', 'Africa/Casablanca', 'Africa/Cairo', 'Asia/Jerusalem', 'Asia/Beirut',
  'Asia/Gaza', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Australia/Sydney', 'Pacific/Auckland', 'Pacific/Chatham',
  'Pacific/Apia',
] // prettier-ignore

/** The first of January to that of the other year. The last one ends before 2039, of which python3-icalendar knows no change. */
const periods = [[2005, 2009], [2010, 2014], [2014, 2018], [2025, 2029], [2035, 2039]] as const // prettier-ignore

const HOUR_MS = 3_600_000

let server: TestServer
/** What the server stores, and the calendar that it sends, by zone and years. */
const stored: Record<string, CalendarEvent[]> = {}
const calendars: Record<string, string> = {}

/** A rehearsal each week and one each month, and something in each hour about a change of clocks. */
async function fillCalendar(timeZone: string, from: number, to: number): Promise<void> {
  // A feed shows a year back.
  vi.setSystemTime(Date.UTC(from, 0, 1, 12))
  const admin = await foundGroup(server.app)
  const { group } = (await callAs(server.app, admin, 'GET', '/group/settings')).json()
  await callAs(server.app, admin, 'POST', '/group/settings', { group: { ...group, timeZone } })
  const calendar = calendarFixture(server.app, admin)
  const span = (ms: number, hours: number) => ({
    start: new Date(ms).toISOString(),
    end: new Date(ms + hours * HOUR_MS).toISOString(),
  })
  const begin = Date.UTC(from, 0, 4, 17, 30)
  const last = { until: `${to - 1}-12-20` }
  const events = [
    ...(await calendar.series({ freq: 'weekly', interval: 2, ...last }, span(begin, 2))),
    ...(await calendar.series({ freq: 'monthly', interval: 1, ...last }, span(begin + 7 * HOUR_MS, 30))),
  ]
  const changes = changesBetween(timeZone, Date.UTC(from, 0, 3), Date.UTC(to - 1, 11, 20))
  const near = changes.flatMap(({ atMs }) => [-1.5, -1, -0.5, 0, 0.5, 1].map((hours) => atMs + hours * HOUR_MS))
  for (const ms of near) events.push(await calendar.stored(span(ms, 1)))
  const { feed } = (await callAs(server.app, admin, 'POST', '/calendar/renew-feed', {})).json()
  const name = `${timeZone} ${from}`
  calendars[name] = (await server.app.inject({ url: feed.path })).body
  stored[name] = events
}

beforeAll(async () => {
  server = await createTestServer()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const zone of zones) {
    for (const [from, to] of periods) await fillCalendar(zone, from, to)
  }
}, 1_200_000)

afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

describe('the calendars that we send, of 25 zones in five periods', () => {
  test.for(readers)('$reader comes to the moments that the server stores', { timeout: 600_000 }, (one, { skip }) => {
    if (one.lacks !== undefined) skip(one.lacks)
    const read = one.read(calendars)
    const wrong: string[] = []
    let count = 0
    for (const [name, events] of Object.entries(stored)) {
      const theirs = new Map(read[name]?.map(([uid, ...span]) => [uid, span.join(' to ')]))
      expect(theirs.size).toBe(events.length)
      for (const { id, start, end } of events) {
        count += 1
        const span = theirs.get(`${id}@batuta`)
        if (span !== `${start} to ${end}`) wrong.push(`${name}: ${span}, not ${start} to ${end}`)
      }
    }
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(15_000)
  })
})
