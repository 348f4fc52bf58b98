import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { instantOf, startOfDay } from '../../../server/platform/time/groupTime'
import { ZONE_TABLE, isZone, offsetAt } from '../../../server/platform/time/zoneTable'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** As the runtime's own table has it. */
function runtimeClock(timeZone: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (ms) => format.format(ms)
}

const ourClock = (timeZone: string) => (ms: number) =>
  new Date(ms + offsetAt(timeZone, ms)).toISOString().slice(0, 19).replace('T', ' ')

describe('one table of zones, whatever the runtime knows', () => {
  test.each([
    // tz database, NEWS of 2026b, c and e: these give up changing their clocks.
    ['America/Vancouver', '2026-12-01T12:00:00Z', -7],
    ['America/Edmonton', '2027-01-15T12:00:00Z', -6],
    ['America/Winnipeg', '2026-11-04T12:00:00Z', -5],
    ['Africa/Casablanca', '2026-12-01T12:00:00Z', 0],
  ])('%s on %s is %i hours ahead of UTC', (zone, at, hours) => {
    expect(offsetAt(zone, Date.parse(at))).toBe(hours * HOUR_MS)
  })

  test('it says which it is', () => {
    expect(ZONE_TABLE).toMatch(/^20\d\d[a-z]$/)
    expect(ZONE_TABLE >= '2026f').toBe(true)
  })

  // Years after 2037 are not listed: the clocks go on by the rule of the years before.
  test.each([
    'Europe/Berlin',
    'America/New_York',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Africa/Cairo',
    'Asia/Jerusalem',
    'America/Nuuk',
    'Asia/Beirut',
    'Europe/Helsinki',
    'Pacific/Chatham',
    'Asia/Kathmandu',
    'America/Sao_Paulo',
    'Europe/Dublin',
    'UTC',
  ])('%s shows the hour that the runtime shows, from 1990 to 2199', (zone) => {
    const [ours, runtimes] = [ourClock(zone), runtimeClock(zone)]
    const differing: string[] = []
    for (let ms = Date.UTC(1990, 0, 1); ms < Date.UTC(2199, 0, 1); ms += 4 * DAY_MS + 5 * HOUR_MS)
      if (ours(ms) !== runtimes(ms)) differing.push(`${new Date(ms).toISOString()}: ${ours(ms)}, not ${runtimes(ms)}`)
    expect(differing).toEqual([])
  })

  test('names that mean several places, and mere offsets, are no zones', () => {
    expect(['America/Winnipeg', 'Asia/Calcutta', 'UTC', 'US/Eastern'].filter((zone) => !isZone(zone))).toEqual([])
    expect(['IST', 'PST', 'US/Pacific-New', '+05:30', 'Mars/Base', ''].filter(isZone)).toEqual([])
  })

  test('groups that were founded with such a name keep the hour they had', () => {
    expect([offsetAt('IST', 0), offsetAt('+05:30', 0), offsetAt('-03', 0)].map((ms) => ms / HOUR_MS)).toEqual([
      5.5, 5.5, -3,
    ])
  })
})

describe('a wall’s time', () => {
  const at = (local: string, zone: string) => instantOf(Temporal.PlainDateTime.from(local), zone).toISOString()

  test('that is left out is moved on; of one that comes twice the first is meant', () => {
    expect(at('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
    expect(at('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(at('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z')
    // A whole day was left out.
    expect(at('2011-12-30T12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z')
  })

  test('a day begins with its first moment', () => {
    expect(startOfDay('2026-09-06', 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z')
    expect(startOfDay('2026-04-24', 'Africa/Cairo').toISOString()).toBe('2026-04-23T22:00:00.000Z')
    expect(startOfDay('2026-11-01', 'America/Havana').toISOString()).toBe('2026-11-01T04:00:00.000Z')
    expect(startOfDay('2026-07-01', 'UTC').toISOString()).toBe('2026-07-01T00:00:00.000Z')
  })
})
