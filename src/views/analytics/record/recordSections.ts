import type { EventRecord } from '@contract/analytics'
import type { AttendanceStatus } from '@contract/calendar'

type Line = EventRecord['lines'][number]

export interface RecordSection {
  section: Line['section']
  lines: Record<AttendanceStatus, Line[]>
  /** 0 to 1; null where nobody was expected. */
  rate: number | null
}

/** Who was present, absent and excused in each section, in the order in which the lines come: by section and name. */
export function recordSections(lines: readonly Line[]): RecordSection[] {
  const sections = [...new Set(lines.map(({ section }) => section))]
  return sections.map((section) => {
    const having = (status: AttendanceStatus) =>
      lines.filter((line) => line.section === section && line.status === status)
    const parts = { present: having('present'), absent: having('absent'), excused: having('excused') }
    const expected = parts.present.length + parts.absent.length
    return { section, lines: parts, rate: expected === 0 ? null : parts.present.length / expected }
  })
}
