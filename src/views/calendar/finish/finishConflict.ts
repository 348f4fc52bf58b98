import { FinishReport, type AttendanceStatus, type EventReport, type Piece } from '@contract/calendar'
import { editConflictRules, type EditConflict, type EditConflictRules } from '@/shared/records/editConflict'

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

/** The member of an attendance field; undefined for all other fields. */
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

/** The report as it is stored, in the shape in which it is sent; undefined where there is none. */
export function storedReport({ event, report }: EventReport): FlatReport | undefined {
  return report ? flatten({ id: event.id, version: event.version, ...report }) : undefined
}

/** A stored report as `saveReport` finds it in a conflict. */
export const reportSchema = {
  safeParse: (current: unknown) => {
    const report = FinishReport.safeParse(current)
    return report.success ? { success: true as const, data: flatten(report.data) } : { success: false as const }
  },
}

/** Which fields two reports have depends on who is in either. */
function rulesOf(...reports: FlatReport[]) {
  const members = reports.flatMap((report) => Object.keys(report)).filter((key) => key.startsWith('@'))
  const named = [...new Set(members)].map((key) => memberFieldOf(key.slice(1)))
  return editConflictRules<FlatReport, FlatReport, ReportField>(['audience', 'notes', 'programme', ...named])
}

export const reportRules: EditConflictRules<FlatReport, FlatReport, ReportField> = {
  questionsOf: (conflict) => rulesOf(conflict.mine, conflict.theirs).questionsOf(conflict),
  isSame: (a, b) => rulesOf(a, b).isSame(a, b),
  merge: (conflict, keepsMine) => rulesOf(conflict.mine, conflict.theirs).merge(conflict, keepsMine),
}
