import { describe, expect, test } from 'vitest'
import { Temporal } from 'temporal-polyfill'
import type { Repeat } from '@contract/calendar'
import { weekdays, weeksOfMonth } from '@contract/calendar'
import { instantOf, lengthOf, localTime, toInstants, startOfDay } from '../../../../server/platform/time/groupTime'
import { furtherDays } from '../../../../server/platform/time/occurrences'
import { shifted } from '../../../../server/areas/calendar/events/seriesEdit'
import { seeded } from '../../../../server/demo/orchestra/seeded'
import { triesOf } from '../../support/wholeRun'
import { referenceDays, referenceInstant, referenceWallTime } from './calendarReference'

/** Zones whose clocks change at different hours, by an hour or by half of one, and years in which they did. */
const zones: [zone: string, from: number, to: number][] = [
  ['America/Sao_Paulo', 2008, 2020],
  ['Europe/Berlin', 2019, 2031],
  ['America/New_York', 2019, 2031],
  ['Australia/Lord_Howe', 2019, 2031],
]

const RULES_A_ZONE = triesOf(250)
const SEED = 2026
const DAY_MS = 86_400_000

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

interface Case {
  zone: string
  first: string
  time: string
  repeat: Repeat
}

function randomCase([zone, from, to]: (typeof zones)[number], chance: () => number): Case {
  const upTo = (max: number) => Math.floor(chance() * max)
  const first = addDays(`${from + upTo(to - from)}-01-01`, upTo(365))
  // Mostly in the small hours, where clocks change.
  const hour = chance() < 0.6 ? upTo(4) : upTo(24)
  const time = `${String(hour).padStart(2, '0')}:${String(upTo(12) * 5).padStart(2, '0')}`
  const freq = (['daily', 'weekly', 'monthly'] as const)[upTo(3)] ?? 'daily'
  const interval = 1 + upTo(freq === 'daily' ? 10 : 4)
  const picked = weekdays.filter(() => chance() < 0.3)
  const isCounted = chance() < 0.5
  const reach = { daily: 80 * interval, weekly: 12 * 7 * interval, monthly: 20 * 31 * interval }[freq]
  return {
    zone,
    first,
    time,
    repeat: {
      freq,
      interval,
      ...(freq === 'weekly' && picked.length > 0 && { byWeekday: chance() < 0.5 ? picked : picked.toReversed() }),
      ...(freq === 'monthly' && chance() < 0.6 && { weekOfMonth: weeksOfMonth[upTo(5)] ?? 1 }),
      ...(isCounted ? { count: 1 + upTo(40) } : { until: addDays(first, upTo(reach)) }),
      ...(chance() < 0.4 && { except: Array.from({ length: 1 + upTo(5) }, () => addDays(first, 1 + upTo(60))) }),
    },
  }
}

describe(`rules by lot (seed ${SEED})`, () => {
  test.each(zones)('in %s fall on the days, and at the moments, that a second hand comes to', (...zoned) => {
    const chance = seeded(SEED)
    let occurrences = 0
    let changes = 0
    for (let at = 0; at < RULES_A_ZONE; at += 1) {
      const { zone, first, time, repeat } = randomCase(zoned, chance)
      const days = furtherDays(first, repeat)
      expect([repeat, [first, ...days]]).toEqual([repeat, referenceDays(first, repeat)])
      const startsAt = referenceInstant(first, time, zone)
      const endsAt = new Date(startsAt.getTime() + 2 * 3_600_000)
      const event = { allDay: false, startsAt, endsAt, startDate: null, endDate: null }
      // From where the first really stands on the wall: its own time may be one that a change of clocks left out.
      const [onDay = '', onTime = ''] = referenceWallTime(startsAt, zone).split(' ')
      const series = days.map((day) => shifted(event, (Date.parse(day) - Date.parse(onDay)) / DAY_MS, zone))
      const reference = days.map((day) => referenceInstant(day, onTime.slice(0, 5), zone))
      expect([zone, first, time, series.map((moved) => moved.startsAt)]).toEqual([zone, first, time, reference])
      expect(series.every((moved) => moved.endsAt > moved.startsAt)).toBe(true)
      occurrences += days.length
      changes += reference.filter((moment) => (moment.getTime() - startsAt.getTime()) % DAY_MS !== 0).length
    }
    // The cases are of some use: many occurrences, many of them on the other side of a change.
    expect(occurrences).toBeGreaterThan(12 * RULES_A_ZONE)
    expect(changes).toBeGreaterThan(2 * RULES_A_ZONE)
  })
})

describe('where the clocks change', () => {
  const at = (local: string, zone: string) => instantOf(Temporal.PlainDateTime.from(local), zone).toISOString()

  test.each([
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z', 'left out: an hour on'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', 'twice: the first'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', 'left out: half an hour on'],
    ['2018-11-04T00:30', 'America/Sao_Paulo', '2018-11-04T03:30:00.000Z', 'midnight left out: an hour on'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z', 'twice: the first'],
  ])('%s in %s is %s (%s)', (local, zone, instant) => {
    expect(at(local, zone)).toBe(instant)
  })

  test('the day begins with its first moment', () => {
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z')
    expect(startOfDay('2018-11-05', 'America/Sao_Paulo').toISOString()).toBe('2018-11-05T02:00:00.000Z')
  })

  test('an event ends after it begins, even where the clocks leave its end before its start', () => {
    const [start, end] = ['2026-03-29T02:50', '2026-03-29T03:10'].map((local) => Temporal.PlainDateTime.from(local))
    if (start === undefined || end === undefined) throw new Error('No such time')
    const span = toInstants(start, lengthOf(start, end), 'Europe/Berlin')
    expect([span.startsAt.toISOString(), span.endsAt.toISOString()]).toEqual([
      '2026-03-29T01:50:00.000Z',
      '2026-03-29T02:10:00.000Z',
    ])
  })

  test('an evening that ends after the change ends at the hour on the wall', () => {
    const start = Temporal.PlainDateTime.from('2026-03-28T22:00')
    const span = toInstants(start, lengthOf(start, Temporal.PlainDateTime.from('2026-03-29T04:00')), 'Europe/Berlin')
    expect(localTime(span.endsAt, 'Europe/Berlin').toString()).toBe('2026-03-29T04:00:00')
  })
})
