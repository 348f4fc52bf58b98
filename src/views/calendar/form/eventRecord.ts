import { inviteeSettingsOf, type InviteeSettings } from '@contract/invitees'
import {
  CalendarEvent,
  type AnswerFate,
  type EventCalendar,
  type EventPlanning,
  type EventStatus,
  type EventWrite,
  type Piece,
  type Repeat,
  type SeriesScope,
} from '@contract/calendar'
import type { EventDay } from '@contract/eventDays'
import type { EventsUndo } from '@/redux/calendar'
import { editConflictRules } from '@/shared/records/editConflict'
import type { EventTimes } from '@/views/calendar/time/eventDays'

/** An event flattened, so that two versions of it can be compared field by field. */
export interface EventRecordWrite extends InviteeSettings {
  id: string
  version?: number
  title: string
  calendar: EventCalendar
  /** Three fields on the wire, but one choice in an edit conflict. */
  when: EventTimes
  location?: string | undefined
  url?: string | undefined
  description?: string | undefined
  programme?: Piece[] | undefined
  days?: EventDay[] | undefined
  status: EventStatus
  planning?: EventPlanning | undefined
  inCharge?: string | undefined
  leaderNotes?: string | undefined
  seriesId?: string | undefined
  /** Which events of its series the change applies to. */
  scope?: SeriesScope | undefined
  repeat?: Repeat | undefined
  /** Not of the event: what becomes of the answers to it. */
  answers?: AnswerFate | undefined
}

export interface EventRecord extends EventRecordWrite {
  version: number
  /** How many events were added, where it was just made to repeat. */
  added?: number
  /** Undoes the save. */
  undo?: EventsUndo
}

export function recordOf(event: CalendarEvent): EventRecord
export function recordOf(event: EventWrite): EventRecordWrite
export function recordOf({ start, end, allDay, extendedProps, ...rest }: EventWrite): EventRecordWrite {
  return { ...rest, ...extendedProps, when: { start, end, allDay } }
}

export function eventOf(record: EventRecordWrite): EventWrite {
  const { id, version, title, when, url } = record
  const { calendar, status, planning, location, description, programme, days, inCharge, leaderNotes, seriesId } = record
  const texts = { location, description, programme, days, inCharge, leaderNotes }
  const settled = { calendar, status, planning, ...texts, seriesId }
  return {
    id,
    version,
    title,
    url,
    ...when,
    extendedProps: { ...inviteeSettingsOf(record), ...settled },
  }
}

/** Parses the stored event that a conflict names. */
export const storedRecord = {
  safeParse: (current: unknown) => {
    const event = CalendarEvent.safeParse(current)
    return event.success ? { success: true as const, data: recordOf(event.data) } : { success: false as const }
  },
}

export const inviteeSettingNames = [
  'replyDays',
  'places',
  'guestsMax',
  'answersByDay',
  'callTime',
  'meetingPoint',
  'dress',
  'lineupId',
  'needs',
] as const

const fields = [
  'title',
  'calendar',
  'when',
  'location',
  'url',
  'description',
  'programme',
  'days',
  'status',
  'planning',
  'inCharge',
  'leaderNotes',
  'asks',
  ...inviteeSettingNames,
  'scope',
  'repeat',
] as const
export type ConflictField = (typeof fields)[number]

export const eventRules = editConflictRules<EventRecordWrite, EventRecord, ConflictField>(fields)
