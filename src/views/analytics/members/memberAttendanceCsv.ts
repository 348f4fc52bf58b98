import type { TFunction } from 'i18next'
import type { MemberAttendance } from '@contract/analytics'
import { csvText, type CsvCell } from '@/@core/files/csvText'
import { csvReplies, csvReplyFields } from '@/views/analytics/figures/replyCsv'

interface CsvSource {
  t: TFunction<['analytics', 'members']>
  language: string
}

const number = (value: number): CsvCell => ({ number: String(value) })

/** One row a member; the rate is from 0 to 1, and an empty cell where there is none. */
export function memberAttendanceCsv(rows: readonly MemberAttendance[], { t, language }: CsvSource): string {
  const fields = [
    t('members:fields.name'),
    t('members:fields.section'),
    t('members:fields.instrument'),
    t('fields.expected'),
    t('fields.present'),
    t('fields.late'),
    t('fields.leftEarly'),
    t('fields.excused'),
    t('fields.absent'),
    t('fields.attendanceRate'),
    t('members.lastPresent'),
    ...csvReplyFields(t),
  ]
  const cells = rows.map((row): CsvCell[] => [
    row.name,
    row.ownSection ?? t(`members:sections.${row.section}`),
    row.instrument,
    number(row.expected),
    number(row.present),
    number(row.late ?? 0),
    number(row.leftEarly ?? 0),
    number(row.excused),
    number(row.absent),
    row.attendanceRate === null ? undefined : number(Math.round(row.attendanceRate * 10_000) / 10_000),
    row.lastPresent ?? undefined,
    ...csvReplies(row.replies),
  ])
  return csvText(fields, cells, language)
}
