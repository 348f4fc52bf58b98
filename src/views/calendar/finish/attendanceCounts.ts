import type { RosterLine } from '@contract/calendar'
import type { AttendanceMark, AttendanceMarks } from './finishValues'

export type MarkCounts = Record<AttendanceMark, number>

/** How many have which mark. */
export function countMarks(lines: readonly Pick<RosterLine, 'memberId'>[], marks: AttendanceMarks): MarkCounts {
  const counts: MarkCounts = { present: 0, absent: 0, excused: 0, none: 0 }
  for (const { memberId } of lines) counts[marks[memberId] ?? 'none'] += 1
  return counts
}

/** Who is excused or not recorded was not expected (contract/analytics.ts, Rate). */
export function expectedOf({ present, absent }: MarkCounts): number {
  return present + absent
}

export interface RosterSection {
  section: RosterLine['section']
  lines: RosterLine[]
}

/** The roster comes by section and name; its sections, in that order. */
export function bySection(roster: readonly RosterLine[]): RosterSection[] {
  const sections: RosterSection[] = []
  for (const line of roster) {
    const known = sections.find(({ section }) => section === line.section)
    if (known) known.lines.push(line)
    else sections.push({ section: line.section, lines: [line] })
  }
  return sections
}
