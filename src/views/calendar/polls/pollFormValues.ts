import { v7 as uuidv7 } from 'uuid'
import type { EventCalendar } from '@contract/calendar'
import { type Poll, type PollDate, PollWrite } from '@contract/calendar/polls'
import { toInstant, toWallTime } from '@/i18n/zonedTime'
import { inviteesOf } from '@/views/calendar/form/inviteesRequest'
import type { InviteesValues } from '@/views/calendar/form/eventFormValues'
import { addDays, daysBetween } from '@contract/days'
import * as z from 'zod/mini'

/** One date as the form has it, in the group's zone. An end before the start is on the next day. */
export interface DateRow {
  id: string
  day: string
  from: string
  to: string
  /** Of an all-day date that lasts several days, as it was read; the form moves it as a whole. */
  days: number
}

export interface PollFormValues {
  id: string
  version?: number
  title: string
  calendar: EventCalendar
  location: string
  description: string
  asks: InviteesValues
  lineupId: string
  closesOn: string
  allDay: boolean
  dates: DateRow[]
}

const everybody: InviteesValues = { who: 'all', sections: [], instruments: [], groupIds: [], memberIds: [] }

const USUAL_FROM = '19:30'
const USUAL_TO = '21:30'
const WEEK = 7

export function newRow(day: string, like?: DateRow): DateRow {
  return { id: uuidv7(), day, from: like?.from ?? USUAL_FROM, to: like?.to ?? USUAL_TO, days: like?.days ?? 1 }
}

/** The same weekday and hours, a week later. */
export const weekAfter = (row: DateRow): DateRow => newRow(row.day === '' ? '' : addDays(row.day, WEEK), row)

/** Two dates to begin with, in a week and the day after. */
export function newPollValues(today: string): PollFormValues {
  return {
    id: uuidv7(),
    title: '',
    calendar: 'Ensaio',
    location: '',
    description: '',
    asks: everybody,
    lineupId: '',
    closesOn: '',
    allDay: false,
    dates: [newRow(addDays(today, WEEK)), newRow(addDays(today, WEEK + 1))],
  }
}

function toRow({ id, start, end, allDay }: PollDate, zone: string): DateRow {
  if (allDay) {
    const days = daysBetween(start, end)
    return { id, day: start, from: USUAL_FROM, to: USUAL_TO, days }
  }
  const [from, to] = [toWallTime(start, zone), toWallTime(end, zone)]
  return { id, day: from.slice(0, 10), from: from.slice(11), to: to.slice(11), days: 1 }
}

export function valuesOf(poll: Poll, zone: string): PollFormValues {
  const { id, version, title, calendar, location = '', description = '', asks, lineupId = '', closesOn = '' } = poll
  return {
    id,
    version,
    title,
    calendar,
    location,
    description,
    asks: { ...everybody, ...asks },
    lineupId,
    closesOn,
    allDay: poll.dates.every(({ allDay }) => allDay),
    dates: poll.dates.map((date) => toRow(date, zone)),
  }
}

const isDay = (day: string) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`))

/** Without a day, or with a broken one, what the contract refuses at that field. */
function toDate(
  { id, day = '', from = '', to = '', days = 1 }: Partial<DateRow>,
  allDay: boolean,
  zone: string,
  read?: PollDate,
) {
  if (day === '' || !isDay(day)) return { id, allDay, ...(day !== '' && { start: '?' }), end: '?' }
  if (allDay) return { id, start: day, end: addDays(day, days), allDay }
  const [start, end] = [`${day}T${from}`, `${to > from ? day : addDays(day, 1)}T${to}`]
  // A wall time can come twice when clocks change: where it was not edited, what was read stays.
  const isRead = (wall: string, instant: string) => instant.length > 10 && toWallTime(instant, zone) === wall
  return {
    id,
    allDay,
    ...(from !== '' && { start: read && isRead(start, read.start) ? read.start : toInstant(start, zone) }),
    ...(to !== '' && from !== '' && { end: read && isRead(end, read.end) ? read.end : toInstant(end, zone) }),
  }
}

/** The poll as it would be sent, valid or not. What the form does not show stays as it was read. */
export function toPollRequest(values: Partial<PollFormValues>, zone: string, read?: Poll): object {
  const { id, version, title, calendar, location, description, lineupId, closesOn } = values
  const { asks = everybody, allDay = false, dates = [] } = values
  // `asks` is absent for everybody, unless it was present before.
  const isSilent = asks.who === 'all' && read?.asks === undefined
  return {
    id,
    version,
    title,
    calendar,
    location,
    description,
    asks: isSilent ? undefined : inviteesOf(asks),
    lineupId,
    needs: read?.needs,
    closesOn,
    dates: dates.map((row) =>
      toDate(
        row,
        allDay,
        zone,
        read?.dates.find((date) => date.id === row.id),
      ),
    ),
  }
}

/** The form's field for a path of the request. */
export function formPath(path: string): string {
  const short = path.replace(/^poll\.?/, '')
  const [, at, field] = /^dates\.(\d+)(?:\.(\w+))?$/.exec(short) ?? []
  if (at !== undefined) return `dates.${at}.${field === 'end' ? 'to' : 'day'}`
  return short.startsWith('asks.') ? short.split('.').slice(0, 2).join('.') : short
}

/** Validates by the contract: builds the request from the values, and maps its errors back to the form's fields. */
export function pollFormSchema(zone: string, read?: Poll) {
  return z.custom<PollFormValues>().check(({ value, issues }) => {
    const poll = PollWrite.safeParse(toPollRequest(value, zone, read))
    for (const { path, message } of poll.error?.issues ?? []) {
      issues.push({ code: 'custom', input: value, path: formPath(path.join('.')).split('.'), message })
    }
  })
}
