import { isDeepStrictEqual } from 'node:util'
import { Temporal } from 'temporal-polyfill'
import type { SeriesScope } from '@contract/calendar'
import type { EventContent } from './eventRows'
import type { EventRow, Times } from './eventLookup'
import { lengthOf, localTime, toInstants, startOfDay } from '../../../platform/time/groupTime'

/** The fields besides the times. */
const texts = [
  'title',
  'calendar',
  'status',
  'planning',
  'url',
  'location',
  'description',
  'programme',
  'days',
  'asks',
  'replyDays',
  'callTime',
  'meetingPoint',
  'dress',
  'lineupId',
  'needs',
  'places',
  'guestsMax',
  'answersByDay',
  'inCharge',
  'leaderNotes',
] as const

interface WallSpan {
  start: Temporal.PlainDateTime
  /** Wall-clock time in the group's zone. */
  length: Temporal.Duration
}

/** An all-day event begins at midnight and lasts whole days, also where a change of clocks leaves midnight out. */
function wallSpan({ startDate, endDate, startsAt, endsAt }: Times, timeZone: string): WallSpan {
  const start =
    startDate === null ? localTime(startsAt, timeZone) : Temporal.PlainDate.from(startDate).toPlainDateTime()
  const end = endDate === null ? localTime(endsAt, timeZone) : Temporal.PlainDate.from(endDate).toPlainDateTime()
  return { start, length: lengthOf(start, end) }
}

/** The instants of an event that has this wall-clock time and length in the zone. */
function timesFrom({ start, length }: WallSpan, allDay: boolean, timeZone: string): Times {
  if (!allDay) return { allDay, ...toInstants(start, length, timeZone), startDate: null, endDate: null }
  const startDate = start.toPlainDate().toString()
  const endDate = start.add(length).toPlainDate().toString()
  const [startsAt, endsAt] = [startOfDay(startDate, timeZone), startOfDay(endDate, timeZone)]
  return { allDay, startsAt, endsAt, startDate, endDate }
}

/** The day of the group on which it begins. */
export function dayOf({ startDate, startsAt }: Pick<Times, 'startDate' | 'startsAt'>, timeZone: string): string {
  return startDate ?? localTime(startsAt, timeZone).toPlainDate().toString()
}

/** A fingerprint of everything but the day: occurrences of a series have the same one until somebody changes one by hand. */
export function matchPattern(row: EventRow, timeZone: string): string {
  const { start, length } = wallSpan(row, timeZone)
  return JSON.stringify([texts.map((field) => row[field]), row.allDay, start.toPlainTime(), length])
}

/** The same event so many days later, at the same time of day. */
export function shifted(times: Times, days: number, timeZone: string): Times {
  const { start, length } = wallSpan(times, timeZone)
  return timesFrom({ start: start.add({ days }), length }, times.allDay, timeZone)
}

export const hasSameTimes = (a: Times, b: Times) =>
  a.allDay === b.allDay &&
  a.startsAt.getTime() === b.startsAt.getTime() &&
  a.endsAt.getTime() === b.endsAt.getTime() &&
  a.startDate === b.startDate &&
  a.endDate === b.endDate

/** The other events that a change with this scope applies to; finished ones never. */
export function othersInScope<Row extends EventRow>(series: Row[], stored: EventRow, scope: SeriesScope): Row[] {
  if (scope === 'this') return []
  return series.filter(
    ({ id, status, startsAt }) =>
      id !== stored.id && status !== 'finished' && (scope === 'all' || startsAt >= stored.startsAt),
  )
}

/**
 * An occurrence after another one of its series was changed from `before` to `after`: fields that differ there get the new
 * value here, all others stay. A move carries over as a number of days, a new time of day and a new length, each only where
 * it changed. Undefined: the occurrence stays as it is.
 */
export function carriedOver(
  occurrence: EventRow,
  before: EventRow,
  after: EventContent,
  timeZone: string,
): EventContent | undefined {
  const { version: _version, seriesId: _series, played: _played, ...content } = occurrence
  const changedTexts = texts.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  const news = Object.fromEntries(changedTexts.map((field) => [field, after[field]]))
  const times = hasSameTimes(before, after) ? {} : moveTimes(content, before, after, timeZone)
  const carried = { ...content, ...news, ...times }
  return isDeepStrictEqual(carried, content) ? undefined : carried
}

function moveTimes(occurrence: Times, before: Times, after: Times, timeZone: string): Times {
  const own = wallSpan(occurrence, timeZone)
  const old = wallSpan(before, timeZone)
  const wanted = wallSpan(after, timeZone)
  const days = old.start.toPlainDate().until(wanted.start.toPlainDate(), { largestUnit: 'day' })
  const isTimeNew = before.allDay !== after.allDay || !old.start.toPlainTime().equals(wanted.start.toPlainTime())
  const isLengthNew = before.allDay !== after.allDay || old.length.toString() !== wanted.length.toString()
  const moved = own.start.add(days)
  const allDay = before.allDay === after.allDay ? occurrence.allDay : after.allDay
  return timesFrom(
    {
      start: isTimeNew ? moved.withPlainTime(wanted.start.toPlainTime()) : moved,
      length: isLengthNew ? wanted.length : own.length,
    },
    allDay,
    timeZone,
  )
}
