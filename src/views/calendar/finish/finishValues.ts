import * as z from 'zod/mini'
import { readLength } from '@contract/lengths'
import {
  FinishReport,
  PROGRAMME_MAX,
  type Attendance,
  type AttendanceStatus,
  type CalendarEvent,
} from '@contract/calendar'
import { text } from '@contract/primitives'
import type { FinishStart } from '@/redux/calendar/checkins'
import { PieceRow, tiesOf, toPieceRows } from '@/views/calendar/programme/pieceRows'
import { arrivedSince, startMarks } from './finishStart'

/** `none`: not recorded, which is neither present nor absent; a section that was not called to a rehearsal, for one. */
export const attendanceMarks = ['present', 'late', 'left_early', 'absent', 'excused', 'none'] as const satisfies (
  AttendanceStatus | 'none'
)[]
export type AttendanceMark = (typeof attendanceMarks)[number]
/** Those that are recorded, in the order in which they are offered everywhere. */
export const recordedMarks = attendanceMarks.filter((mark): mark is AttendanceStatus => mark !== 'none')

/** By member. */
export type AttendanceMarks = Record<string, AttendanceMark>

/** With the version of a finished event: a draft of an older report must not overwrite a newer correction. */
export function finishDraftKey(userId: string, { id, version, extendedProps }: CalendarEvent): string {
  return `${userId}.finish.${id}.${extendedProps.status === 'finished' ? version : 'new'}`
}

export const NOTES_MAX = 2000

export const FinishValues = z.strictObject({
  /** Absent where the roster is empty: a form does not send an object without fields. */
  attendance: z.optional(z.record(z.string(), z.enum(attendanceMarks))),
  audience: z.optional(z.string().check(z.trim(), z.regex(/^\d{1,6}$/, { error: 'not_whole' }))),
  notes: z.optional(text(NOTES_MAX, 0)),
  /** Whether what was played is what had been planned. */
  played: z.enum(['planned', 'changed']),
  /** Only used where `played` is `changed`. */
  programme: z.array(PieceRow).check(z.maxLength(PROGRAMME_MAX)),
})
export type FinishValues = z.infer<typeof FinishValues>

/**
 * The marks of the whole roster. Without a report they start from arrivals and answers. In an existing report, members
 * without a line have no mark, except those who checked in after it, once the event was reopened. The form's own `marks`
 * take precedence; they may be a draft for an older roster.
 */
export function marksOf(
  { roster, report, history, checkins }: FinishStart,
  marks: AttendanceMarks = {},
): AttendanceMarks {
  const start = startMarks({ checkins })
  const since = report && arrivedSince(history.find(({ action }) => action !== 'reopened')?.at ?? '', { checkins })
  const known = new Map([
    ...(report?.attendance ?? []).map(({ memberId, status }) => [memberId, status] as const),
    ...(since ?? []),
  ])
  const defaultOf = (id: string) => (report ? 'none' : (start.marks.get(id) ?? start.rest))
  return Object.fromEntries(roster.map(({ memberId: id }) => [id, marks[id] ?? known.get(id) ?? defaultOf(id)]))
}

export function startValues(read: FinishStart): FinishValues {
  const { event, report } = read
  return {
    attendance: marksOf(read),
    audience: report?.audience === undefined ? '' : String(report.audience),
    notes: report?.notes ?? '',
    played: report?.programme ? 'changed' : 'planned',
    programme: toPieceRows(report?.programme ?? event.extendedProps.programme),
  }
}

/** The report as the contract has it, from the form's values. */
export function toFinishReport(values: FinishValues, read: FinishStart): FinishReport {
  const { id, version } = read.event
  const marks = Object.entries(marksOf(read, values.attendance))
  const attendance = marks.flatMap(([memberId, mark]): Attendance[] =>
    mark === 'none' ? [] : [{ memberId, status: mark }],
  )
  const programme = values.programme.map(({ title, composer, minutes, ...ties }) => ({
    title,
    ...(composer.trim() !== '' && { composer }),
    ...readLength(minutes),
    ...tiesOf(ties),
  }))
  return FinishReport.parse({
    id,
    version,
    attendance,
    ...(values.audience && { audience: Number(values.audience) }),
    ...(values.notes && { notes: values.notes }),
    ...(values.played === 'changed' && { programme }),
  })
}
