import { RRuleTemporal } from 'rrule-temporal'
import { expect, it } from 'vitest'
import { OCCURRENCES_MAX, weekdays, type Repeat } from '@contract/calendar'
import { seriesDates, weekdayName, weeksOf } from '@/views/calendar/form/seriesDates'

it('every Tuesday until July, and every second week on two days', () => {
  const tuesdays = seriesDates('2027-02-02', { freq: 'weekly', interval: 1, byWeekday: ['TU'], until: '2027-06-30' })
  expect(tuesdays.days).toHaveLength(22)
  expect(tuesdays.days.at(-1)).toBe('2027-06-29')
  const two = seriesDates('2026-11-24', { freq: 'weekly', interval: 2, byWeekday: ['TU', 'TH'], count: 5 })
  expect(two.days).toEqual(['2026-11-24', '2026-11-26', '2026-12-08', '2026-12-10', '2026-12-22'])
})

it('a month without the day is passed over', () => {
  // A Sunday begins the week in Brazil, and ends it in most of Europe.
  const sundays: Repeat = { freq: 'weekly', interval: 2, byWeekday: ['SU', 'TU'], count: 3 }
  expect(seriesDates('2026-11-22', sundays).days).toEqual(['2026-11-22', '2026-12-01', '2026-12-06'])
  const inBrazil: Repeat = { ...sundays, firstWeekday: 'SU' }
  expect(seriesDates('2026-11-22', inBrazil).days).toEqual(['2026-11-22', '2026-11-24', '2026-12-06'])
  expect(seriesDates('2027-01-31', { freq: 'monthly', interval: 1, count: 4 }).days).toEqual([
    '2027-01-31',
    '2027-03-31',
    '2027-05-31',
    '2027-07-31',
  ])
})

it('the same weekday of each month: the day tells which ones it can be', () => {
  expect(['2027-03-01', '2027-03-22', '2027-02-22', '2027-03-29'].map(weeksOf)).toEqual([[1], [4], [4, -1], [-1]])
  const rule = { freq: 'monthly', interval: 1, count: 4 } as const
  expect(seriesDates('2027-02-22', { ...rule, weekOfMonth: 4 }).days).toEqual([
    '2027-02-22',
    '2027-03-22',
    '2027-04-26',
    '2027-05-24',
  ])
  expect(seriesDates('2027-02-22', { ...rule, weekOfMonth: -1 }).days.slice(1)).toEqual([
    '2027-03-29',
    '2027-04-26',
    '2027-05-31',
  ])
})

it('days that are left out do not count against its length', () => {
  const rule = { freq: 'daily', interval: 1, until: '2027-07-20' } as const
  expect(seriesDates('2027-01-01', { ...rule, except: ['2027-03-01'] })).toMatchObject({ isCut: false })
})

it('says when a series is longer than can be had', () => {
  expect(seriesDates('2027-01-01', { freq: 'daily', interval: 1, until: '2027-07-19' })).toMatchObject({ isCut: false })
  const long = seriesDates('2027-01-01', { freq: 'daily', interval: 1, until: '2027-07-20' })
  expect([long.days.length, long.isCut]).toEqual([OCCURRENCES_MAX, true])
})

/** As the server counts them. */
function counted(start: string, repeat: Repeat): string[] {
  const { freq, interval, byWeekday, weekOfMonth, firstWeekday = 'MO', until, count } = repeat
  // Said, or the library goes on from the 31st to the 30th.
  const inMonth =
    weekOfMonth === undefined ? `;BYMONTHDAY=${Number(start.slice(8))}` : `;BYDAY=${weekOfMonth}${weekdayName(start)}`
  const rule = [
    `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`,
    `RRULE:FREQ=${freq.toUpperCase()};INTERVAL=${interval};WKST=${firstWeekday}${byWeekday ? `;BYDAY=${byWeekday.join(',')}` : ''}${
      freq === 'monthly' ? inMonth : ''
    }${until === undefined ? `;COUNT=${count}` : `;UNTIL=${until.replaceAll('-', '')}`}`,
  ].join('\n')
  return new RRuleTemporal({ rruleString: rule }).all().map((date) => date.toPlainDate().toString())
}

/** Always the same numbers, so that a failure can be looked at again. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

it('three hundred rules come out as the server counts them', () => {
  const pick = numbers(7)
  for (let formKey = 0; formKey < 300; formKey += 1) {
    const start = new Date(Date.UTC(2026, pick(24), 1 + pick(31))).toISOString().slice(0, 10)
    const freq = (['daily', 'weekly', 'monthly'] as const)[pick(3)] ?? 'daily'
    const end = new Date(Date.parse(start) + pick(400) * 86_400_000).toISOString().slice(0, 10)
    const picked = weekdays.filter((weekday) => weekday === weekdayName(start) || pick(3) === 0)
    // On which the event itself need not fall.
    const byWeekday = picked.length > 1 && pick(3) === 0 ? picked.filter((day) => day !== weekdayName(start)) : picked
    const repeat: Repeat = {
      freq,
      interval: 1 + pick(4),
      ...(freq === 'weekly' && { byWeekday, firstWeekday: weekdays[pick(7)] }),
      ...(freq === 'monthly' && pick(3) > 0 && { weekOfMonth: weeksOf(start).at(-pick(2)) ?? -1 }),
      ...(pick(2) === 0 ? { until: end } : { count: 1 + pick(60) }),
    }
    expect({ start, repeat, days: seriesDates(start, repeat).days }).toEqual({
      start,
      repeat,
      days: [start, ...counted(start, repeat).filter((day) => day > start)].slice(0, repeat.count ?? OCCURRENCES_MAX),
    })
  }
})
