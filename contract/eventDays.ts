import * as z from 'zod/mini'
import { addDays } from './days'
import { ClockTime } from './invitees'
import { line, text } from './primitives'

/** What a day of an event is for. */
export const eventDayKinds = ['rehearsal', 'concert', 'travel', 'other'] as const
/** A tour of two months; a longer event is no tour. */
export const EVENT_DAYS_LISTED_MAX = 62

const fields = {
  /** Counted from the first day of the event, which is 0: days move with their event. */
  day: /* @__PURE__ */ z.int().check(z.minimum(0), z.maximum(EVENT_DAYS_LISTED_MAX - 1)),
  kind: z.optional(z.enum(eventDayKinds)),
  title: z.optional(text(160)),
  /** Absent: the whole day. */
  from: z.optional(ClockTime),
  /** Not after `from`: of the day after. Absent: open. */
  to: z.optional(ClockTime),
  location: z.optional(text(160)),
}

/** A day of an event of several days: of a tour, of a weekend. The lines of a programme name it by `day`. */
export const EventDay = z.strictObject(fields)
export type EventDay = z.infer<typeof EventDay>
const EventDayWrite = z.strictObject({ ...fields, title: z.optional(line(160)), location: z.optional(line(160)) })

export const EventDays = /* @__PURE__ */ z.array(EventDay).check(z.maxLength(EVENT_DAYS_LISTED_MAX))

const daysOnce = z.refine<{ day: number }[]>((days) => new Set(days.map(({ day }) => day)).size === days.length, {
  error: 'taken',
})
export const EventDaysWrite = /* @__PURE__ */ z.array(EventDayWrite).check(z.maxLength(EVENT_DAYS_LISTED_MAX), daysOnce)

/** An end that nobody said is shown as one hour later. */
const OPEN_MS = 3_600_000

interface DayTimes {
  /** `2026-11-24`, or `2026-11-24T19:30` on the wall of the group. */
  start: string
  /** Exclusive. */
  end: string
  allDay: boolean
}

/** When a day of an event is that begins on `firstDay`. */
export function dayTimes(firstDay: string, { day, from, to }: Pick<EventDay, 'day' | 'from' | 'to'>): DayTimes {
  const date = addDays(firstDay, day)
  if (from === undefined) return { start: date, end: addDays(date, 1), allDay: true }
  const start = `${date}T${from}`
  if (to !== undefined) return { start, end: `${to > from ? date : addDays(date, 1)}T${to}`, allDay: false }
  const end = new Date(Date.parse(`${start}Z`) + OPEN_MS).toISOString().slice(0, 16)
  return { start, end, allDay: false }
}

/** The lines of a programme that belong to the day; those without a day, or with one that is not listed, belong to all. */
export function linesOfDay<Line extends { day?: number | undefined }>(
  lines: readonly Line[],
  day: number,
  days: readonly Pick<EventDay, 'day'>[],
): Line[] {
  const listed = new Set(days.map((one) => one.day))
  return lines.filter((one) => one.day === day || one.day === undefined || !listed.has(one.day))
}
