import { weekdays, type Repeat, type Weekday } from '@contract/calendar'
import { daysBetween } from '@contract/days'
import { weekOfMonthFor } from '@/views/calendar/form/eventFormRequest'
import type { RepeatValues } from '@/views/calendar/form/eventFormValues'
import { seriesDates, weekdayName, weeksOf } from '@/views/calendar/form/seriesDates'

type Pattern = Pick<Repeat, 'freq' | 'interval' | 'byWeekday' | 'weekOfMonth' | 'firstWeekday'>

/** How many days are enough to recognise a rule, and how many are looked at: older ones may have followed another rule. */
const ENOUGH = 4
const WINDOW = 16

/**
 * The rule of a series from the day `from`, as a form has it: the rule that its days follow best, to its last day, with
 * exceptions for days that the rule names and the series lacks. It is computed from the days, as the series may have been
 * moved since it was made. `firstWeekday`: first day of the person's weeks; who made the series may have had another.
 */
export function seriesRule(days: readonly string[], from: string, firstWeekday: Weekday = 'MO'): RepeatValues {
  const known = [...new Set([...days, from])].toSorted()
  const pattern = patternOf(known, from, firstWeekday)
  const until = known.at(-1) ?? from
  const monthlyBy = pattern.weekOfMonth === undefined ? 'day' : pattern.weekOfMonth === -1 ? 'last' : 'week'
  const weekOfMonth = weekOfMonthFor(monthlyBy, from)
  const { byWeekday } = pattern
  const named = seriesDates(from, { ...pattern, weekOfMonth, until }).days
  return {
    freq: pattern.freq,
    interval: String(pattern.interval),
    byWeekday: byWeekday ?? [],
    skipsOwnWeekday: byWeekday !== undefined && !byWeekday.includes(weekdayName(from)),
    firstWeekday: pattern.firstWeekday ?? firstWeekday,
    monthlyBy,
    ends: 'until',
    until,
    count: '',
    except: named.filter((day) => !known.includes(day)),
    picks: {},
  }
}

function patternOf(known: readonly string[], from: string, firstWeekday: Weekday): Pattern {
  const following = known.filter((day) => day >= from).slice(0, WINDOW)
  const index = known.indexOf(from)
  // Near the end of a series too few days follow: those before are looked at instead.
  const shown = following.length >= ENOUGH ? following : known.slice(Math.max(0, index - WINDOW))
  // The days of one week do not tell whether the interval is one week or two.
  const whole = known.slice(Math.max(0, index - WINDOW), index + WINDOW)
  const [best = { freq: 'weekly', interval: 1, byWeekday: [weekdayName(from)] }] = candidates(shown, firstWeekday)
    .map((pattern) => {
      const fitsAll = fitOf(pattern, whole) === 1
      return { pattern, fit: fitOf(pattern, shown), likely: Number(namesFirst(pattern, shown)) * 2 + Number(fitsAll) }
    })
    .toSorted((a, b) => b.fit - a.fit || b.likely - a.likely)
    .map(({ pattern }) => pattern)
  return best
}

/** All rules that are tried, the more common ones first: of two that fit equally well, the first is taken. */
function candidates(days: readonly string[], firstWeekday: Weekday): Pattern[] {
  const picks = weekdayPicks(days)
  const weekly = (interval: number) => picks.map((byWeekday) => ({ freq: 'weekly' as const, interval, byWeekday }))
  const daily = [1, 2, 3, 4, 5, 6].map((interval) => ({ freq: 'daily' as const, interval }))
  const weeks = [undefined, ...weeksOf(days[0] ?? '')]
  const monthly = [1, 2, 3, 4, 6, 12].flatMap((interval) =>
    weeks.map((weekOfMonth) => ({ freq: 'monthly' as const, interval, weekOfMonth })),
  )
  const weekStarts = [...new Set([firstWeekday, 'MO', 'SU'] as const)]
  const spaced = [2, 3, 4].flatMap((interval) =>
    weekStarts.flatMap((start) => weekly(interval).map((pattern) => ({ ...pattern, firstWeekday: start }))),
  )
  return [...weekly(1), ...daily, ...monthly, ...spaced]
}

/** The weekday that most days fall on; that one and the next; and so on. */
function weekdayPicks(days: readonly string[]): Weekday[][] {
  const names = days.map(weekdayName)
  // The first day belongs to every series, whatever its rule (seriesDates): it proves nothing.
  const amountOf = (weekday: Weekday) => names.slice(1).filter((name) => name === weekday).length
  const found = weekdays.filter((weekday) => names.includes(weekday)).toSorted((a, b) => amountOf(b) - amountOf(a))
  // All seven weekdays are a daily rule.
  const most = found.slice(0, weekdays.length - 1)
  return most.map((_, index) => weekdays.filter((weekday) => most.slice(0, index + 1).includes(weekday)))
}

/** Whether the rule names the weekday of the first day. It belongs to the series in any case, but such a rule is likelier. */
function namesFirst({ byWeekday }: Pattern, days: readonly string[]): boolean {
  const [first] = days
  return first === undefined || byWeekday === undefined || byWeekday.includes(weekdayName(first))
}

/** How well the rule fits the days, from 0 to 1: it names these and no others. */
function fitOf(pattern: Pattern, days: readonly string[]): number {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || daysBetween(first, last) < 0) return 0
  const named = seriesDates(first, { ...pattern, until: last }).days
  const hits = named.filter((day) => days.includes(day)).length
  return (2 * hits) / (named.length + days.length)
}
