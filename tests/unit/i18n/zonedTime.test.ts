import { expect, it } from 'vitest'
import { toInstant, toWallTime } from '@/i18n/zonedTime'

const SAO_PAULO = 'America/Sao_Paulo'
const BERLIN = 'Europe/Berlin'

it.each([
  ['2026-11-24T19:30', SAO_PAULO, '2026-11-24T22:30:00.000Z'],
  ['2026-07-01T00:00', BERLIN, '2026-06-30T22:00:00.000Z'],
  ['2026-12-31T23:59', BERLIN, '2026-12-31T22:59:00.000Z'],
  // Half an hour off, and half an hour of summer time.
  ['2026-01-15T19:30', 'Australia/Lord_Howe', '2026-01-15T08:30:00.000Z'],
  ['2026-07-15T19:30', 'Australia/Lord_Howe', '2026-07-15T09:00:00.000Z'],
  ['2026-11-24T19:30', 'Asia/Kathmandu', '2026-11-24T13:45:00.000Z'],
])('%s in %s is %s, and back', (wall, zone, instant) => {
  expect(toInstant(wall, zone)).toBe(instant)
  expect(toWallTime(instant, zone)).toBe(wall)
})

it('an hour that a clock change shows twice is the first of the two', () => {
  expect(toInstant('2026-10-25T02:30', BERLIN)).toBe('2026-10-25T00:30:00.000Z')
  expect(toWallTime('2026-10-25T01:30:00Z', BERLIN)).toBe('2026-10-25T02:30')
})

it('an hour that a clock change leaps over comes as long after the leap', () => {
  expect(toInstant('2026-03-29T02:30', BERLIN)).toBe('2026-03-29T01:30:00.000Z')
  // Brazil's last summer began at midnight: 4 November 2018 had no 00:30.
  expect(toInstant('2018-11-04T00:30', SAO_PAULO)).toBe('2018-11-04T03:30:00.000Z')
})

it('every quarter of an hour around the changes of clocks finds its way back, but for those leapt over', () => {
  const changes = [
    [BERLIN, '2026-03-28', '02:00', '03:00'],
    [BERLIN, '2026-10-24', '', ''],
    ['America/New_York', '2026-03-07', '02:00', '03:00'],
    ['America/New_York', '2026-10-31', '', ''],
    ['Australia/Lord_Howe', '2026-10-03', '02:00', '02:30'],
    [SAO_PAULO, '2018-11-03', '00:00', '01:00'],
    [SAO_PAULO, '2019-02-16', '', ''],
  ] as const
  for (const [zone, day, from, to] of changes) {
    const start = Date.parse(`${day}T00:00Z`)
    for (let quarter = 0; quarter < 3 * 96; quarter += 1) {
      const wall = new Date(start + quarter * 900_000).toISOString().slice(0, 16)
      const isLeapt = from !== '' && wall.slice(11) >= from && wall.slice(11) < to && wall.slice(0, 10) === nextDay(day)
      expect([zone, wall, toWallTime(toInstant(wall, zone), zone) === wall]).toEqual([zone, wall, !isLeapt])
    }
  }
})

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
