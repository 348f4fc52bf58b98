import { presentStatuses, type RosterLine } from '@contract/calendar'
import { groupInOrder } from '@/shared/records/groupInOrder'
import { sectionKey, type InSection } from '@/shared/records/sectionKey'
import type { AttendanceMark, AttendanceMarks } from './finishValues'

type MarkCounts = Record<AttendanceMark, number>

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

export interface ReportSection extends InSection {
  lines: RosterLine[]
}

/** The roster comes in the order of the score; its sections, in that order. */
export const bySection = (roster: readonly RosterLine[]): ReportSection[] =>
  groupInOrder(roster, sectionKey).flatMap(({ items: lines }) =>
    lines.slice(0, 1).map(({ section, ownSection }) => ({ section, ownSection, lines })),
  )

/** Those of a section that play the same, in the order of the roster; who has no instrument comes last. */
interface ReportPart {
  instrument: string | undefined
  lines: RosterLine[]
}

export function byInstrument(lines: readonly RosterLine[]): ReportPart[] {
  // However it was typed.
  const parts = groupInOrder(lines, ({ instrument }) => instrument?.trim().toLocaleLowerCase())
  return parts.map(({ items }) => ({ instrument: items[0]?.instrument, lines: items }))
}
