import { v7 as uuidv7 } from 'uuid'
import type { Invitees, Needs } from '@contract/invitees'
import type { CalendarEvent, EventCalendar, EventPlanning, EventStatus, Weekday } from '@contract/calendar'
import type { Section } from '@contract/members'
import { toWallTime } from '@/i18n/zonedTime'
import { addDays, daysBetween } from '@contract/days'
import { EVENT_DAYS_LISTED_MAX, type EventDay } from '@contract/eventDays'
import { CalendarDate } from '@contract/primitives'
import { toPieceRows, type PieceRow } from '@/views/calendar/programme/pieceRows'

export type MonthlyBy = 'day' | 'week' | 'last'

/** The repetition as the form has it. */
export interface RepeatValues {
  freq: 'none' | 'daily' | 'weekly' | 'monthly'
  interval: string
  /** Without the weekday of the event itself, which is included unless `skipsOwnWeekday`. */
  byWeekday: Weekday[]
  /** When the rule of a series is changed: whether it goes on without the event's own weekday. */
  skipsOwnWeekday: boolean
  /** On which the weeks begin that an interval counts, as the person's calendar shows them. */
  firstWeekday: Weekday
  /** Monthly: on the same day, on the same weekday of the same week (the second Tuesday), or on the last such weekday. */
  monthlyBy: MonthlyBy
  ends: 'until' | 'count'
  until: string
  count: string
  /** Days that are left out. */
  except: string[]
  /** When the rule of a series changes: by event id, whether an exception is removed (true) or stays. */
  picks: Record<string, boolean>
}

/** The invitees as the form has them: the list of each kind stays while another kind is chosen. */
export interface InviteesValues {
  who: Invitees['who']
  sections: Section[]
  instruments: string[]
  groupIds: string[]
  memberIds: string[]
  /** Of an event: who does not answer comes. */
  isOptOut?: boolean | undefined
}

/** What the event tells its invitees; absent values are empty strings. */
interface InviteeSettingsValues {
  asks: InviteesValues
  replyDays: string
  callTime: string
  meetingPoint: string
  dress: string
  lineupId: string
  /** Needs of this event alone; null: those of its instrumentation. */
  needs: Needs | null
  places: string
  guestsMax: string
  answersByDay: boolean
}

/** A day of an event of several; absent values are empty strings. */
export interface DayValues {
  kind: NonNullable<EventDay['kind']> | ''
  title: string
  from: string
  to: string
  location: string
}

export const blankDay: DayValues = { kind: '', title: '', from: '', to: '', location: '' }

/** How many days the form's dates span; 0 while they cannot be read. */
export function dayCount({
  startDate = '',
  endDate = '',
}: Partial<Pick<EventFormValues, 'startDate' | 'endDate'>>): number {
  const count = isWhole(startDate) && isWhole(endDate) ? daysBetween(startDate, endDate) + 1 : 0
  return count > EVENT_DAYS_LISTED_MAX ? 0 : Math.max(0, count)
}

const isWhole = (day: string) => CalendarDate.safeParse(day).success

/** One choice in the form, two fields on the wire: a draft and an option are scheduled. */
export type FormStatus = EventStatus | EventPlanning

/** An event as the form has it: times in the group's zone, and an inclusive `endDate`. */
export interface EventFormValues extends InviteeSettingsValues {
  id: string
  version?: number
  title: string
  calendar: EventCalendar
  status: FormStatus
  allDay: boolean
  startDate: string
  startTime: string
  endDate: string
  endTime: string
  location: string
  url: string
  description: string
  inCharge: string
  leaderNotes: string
  programme: PieceRow[]
  /** By the day, from the first one on. */
  days: DayValues[]
  repeat: RepeatValues
}

/** What useSchemaForm's resolver is given: an empty input is absent. */
export type EnteredValues = Partial<Omit<EventFormValues, 'repeat'>> & { repeat?: Partial<RepeatValues> }

/** When most groups rehearse. */
const USUAL_START = '19:30'
const USUAL_END = '21:30'

const once: RepeatValues = {
  freq: 'none',
  interval: '1',
  byWeekday: [],
  skipsOwnWeekday: false,
  firstWeekday: 'MO',
  monthlyBy: 'day',
  ends: 'until',
  until: '',
  count: '',
  except: [],
  picks: {},
}

const unsetInvitees: InviteeSettingsValues = {
  asks: { who: 'all', sections: [], instruments: [], groupIds: [], memberIds: [] },
  replyDays: '',
  callTime: '',
  meetingPoint: '',
  dress: '',
  lineupId: '',
  needs: null,
  places: '',
  guestsMax: '',
  answersByDay: false,
}

/**
 * The values of a new event. The id is made once per form, so that a repeated call adds one event. Several days make an
 * all-day event, unless `from` is given; without `to` the event has the usual length.
 */
export function newEventValues(startDate: string, endDate = startDate, from?: string, to?: string): EventFormValues {
  const usualEnd = shiftEnd(
    `${startDate}T${USUAL_START}`,
    `${startDate}T${from ?? USUAL_START}`,
    `${startDate}T${USUAL_END}`,
  )
  const [end, endTime] = from && !to ? [usualEnd.slice(0, 10), usualEnd.slice(11)] : [endDate, to ?? USUAL_END]
  return {
    id: uuidv7(),
    title: '',
    calendar: 'Ensaio',
    status: 'scheduled',
    allDay: endDate !== startDate && from === undefined,
    startDate,
    startTime: from ?? USUAL_START,
    endDate: end,
    endTime,
    location: '',
    url: '',
    description: '',
    inCharge: '',
    leaderNotes: '',
    programme: [],
    days: [],
    ...unsetInvitees,
    repeat: once,
  }
}

export function valuesOf(event: CalendarEvent, zone: string): EventFormValues {
  const { id, version, title, url = '', allDay, start, end, extendedProps } = event
  const { calendar, status, planning, location = '', description = '', programme } = extendedProps
  const { inCharge = '', leaderNotes = '' } = extendedProps
  const [from, to] = allDay ? [start, addDays(end, -1)] : [toWallTime(start, zone), toWallTime(end, zone)]
  return {
    id,
    version,
    title,
    calendar,
    status: status === 'scheduled' ? (planning ?? status) : status,
    allDay,
    startDate: from.slice(0, 10),
    startTime: allDay ? USUAL_START : from.slice(11),
    endDate: to.slice(0, 10),
    endTime: allDay ? USUAL_END : to.slice(11),
    location,
    url,
    description,
    inCharge,
    leaderNotes,
    programme: toPieceRows(programme),
    days: dayRows(extendedProps.days),
    ...inviteeSettingsValues(extendedProps),
    repeat: once,
  }
}

function dayRows(days: readonly EventDay[] = []): DayValues[] {
  const last = days.at(-1)?.day ?? -1
  return Array.from({ length: last + 1 }, (_, at) => {
    const { day: _day, ...said } = days.find(({ day }) => day === at) ?? { day: at }
    return { ...blankDay, ...said }
  })
}

function inviteeSettingsValues({ asks, replyDays, ...said }: CalendarEvent['extendedProps']): InviteeSettingsValues {
  const {
    callTime = '',
    meetingPoint = '',
    dress = '',
    lineupId = '',
    needs = null,
    places,
    guestsMax,
    answersByDay = false,
  } = said
  return {
    asks: { ...unsetInvitees.asks, ...asks },
    replyDays: replyDays === undefined ? '' : String(replyDays),
    callTime,
    meetingPoint,
    dress,
    lineupId,
    needs,
    places: places === undefined ? '' : String(places),
    guestsMax: guestsMax === undefined ? '' : String(guestsMax),
    answersByDay,
  }
}

/** Whether it can become a series by this save: a new event, or one that is in no series and not finished. */
export function canRepeat(read: CalendarEvent | undefined): boolean {
  return read === undefined || (read.extendedProps.seriesId === undefined && read.extendedProps.status !== 'finished')
}

/** A duplicate, scheduled whatever the status of the original. */
export function copiedValues(event: CalendarEvent, zone: string): EventFormValues {
  const { version: _version, ...same } = valuesOf(event, zone)
  return { ...same, id: uuidv7(), status: 'scheduled' }
}

/** The end, moved by as much as the start was; all as `2026-11-24T19:30`. */
export function shiftEnd(startBefore: string, startNow: string, end: string): string {
  const moved = Date.parse(`${end}Z`) + Date.parse(`${startNow}Z`) - Date.parse(`${startBefore}Z`)
  return Number.isNaN(moved) ? end : new Date(moved).toISOString().slice(0, 16)
}
