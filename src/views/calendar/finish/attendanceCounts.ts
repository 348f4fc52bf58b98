import { presentStatuses, type RosterLine } from '@contract/calendar'
import type { AttendanceMark, AttendanceMarks } from './finishValues'

export type MarkCounts = Record<AttendanceMark, number>

/** How many have which mark. */
export function countMarks(lines: readonly Pick<RosterLine, 'memberId'>[], marks: AttendanceMarks): MarkCounts {
  const counts: MarkCounts = { present: 0, late: 0, left_early: 0, absent: 0, excused: 0, none: 0 }
  for (const { memberId } of lines) counts[marks[memberId] ?? 'none'] += 1
  return counts
}

/** Who is excused or not recorded was not expected (contract/analytics.ts, Rate). */
export function expectedOf(counts: MarkCounts): number {
  return presentOf(counts) + counts.absent
}

/** Who came late or left early was there. */
export function presentOf(counts: MarkCounts): number {
  return presentStatuses.reduce((sum, status) => sum + counts[status], 0)
}

export interface ReportSection {
  section: RosterLine['section']
  lines: RosterLine[]
}

/** The roster comes by section and name; its sections, in that order. */
export function bySection(roster: readonly RosterLine[]): ReportSection[] {
  const sections: ReportSection[] = []
  for (const line of roster) {
    const known = sections.find(({ section }) => section === line.section)
    if (known) known.lines.push(line)
    else sections.push({ section: line.section, lines: [line] })
  }
  return sections
}

/** Those of a section that play the same, in the order of the roster; who has no instrument comes last. */
export interface ReportPart {
  instrument: string | undefined
  lines: RosterLine[]
}

export function byInstrument(lines: readonly RosterLine[]): ReportPart[] {
  const parts = new Map<string, ReportPart>()
  for (const line of lines) {
    // However it was typed.
    const key = line.instrument?.trim().toLocaleLowerCase() ?? ''
    const part = parts.get(key) ?? { instrument: line.instrument, lines: [] }
    part.lines.push(line)
    parts.set(key, part)
  }
  const named = [...parts.values()].filter(({ instrument }) => instrument !== undefined)
  const others = [...parts.values()].filter(({ instrument }) => instrument === undefined)
  return [...named.toSorted((a, b) => (a.instrument ?? '').localeCompare(b.instrument ?? '')), ...others]
}
