import type { AttendanceStatus, EventReport, FinishReport, Piece } from '@contract/calendar'
import { editConflictRules, type EditConflict } from '@/shared/records/editConflict'

/** A report with each member's status as a field of its own, so that two reports are brought together name by name. */
export interface FlatReport {
  id: string
  version: number
  audience?: number | undefined
  notes?: string | undefined
  programme?: Piece[] | undefined
  [member: `@${string}`]: AttendanceStatus | undefined
}

export type ReportField = 'audience' | 'notes' | 'programme' | `@${string}`
export type ReportConflict = EditConflict<FlatReport, FlatReport>

function memberFieldOf(id: string): `@${string}` {
  return `@${id}`
}

/** The member whom a field is about; undefined for the other fields. */
export function memberOf(field: ReportField): string | undefined {
  return field.startsWith('@') ? field.slice(1) : undefined
}

export function flatten({ attendance, ...rest }: FinishReport): FlatReport {
  return { ...rest, ...Object.fromEntries(attendance.map((line) => [memberFieldOf(line.memberId), line.status])) }
}

export function unflatten({ id, version, audience, notes, programme, ...members }: FlatReport): FinishReport {
  const attendance = Object.entries(members).flatMap(([field, status]) =>
    status === undefined ? [] : [{ memberId: field.slice(1), status }],
  )
  return {
    id,
    version,
    attendance,
    ...(audience !== undefined && { audience }),
    ...(notes !== undefined && { notes }),
    ...(programme && { programme }),
  }
}

/** The report as it is stored, in the shape in which it is sent; null where there is none. */
export function storedReport({ event, report }: EventReport): FinishReport | null {
  return report ? { id: event.id, version: event.version, ...report } : null
}

/** The rules of one conflict: its fields depend on who is in either report. */
export function reportRules({ mine, theirs }: ReportConflict) {
  const members = [mine, theirs].flatMap((report) => Object.keys(report)).filter((key) => key.startsWith('@'))
  const named = [...new Set(members)].map((key) => memberFieldOf(key.slice(1)))
  return editConflictRules<FlatReport, FlatReport, ReportField>(['audience', 'notes', 'programme', ...named])
}
