import type { TFunction } from 'i18next'
import type { Member } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import { csvText } from '@/@core/files/csvText'
import { fileColumns } from '@/views/members/columns/fileColumns'

/** One row per member with every field that the person may read. */
export function memberCsv(
  members: readonly Member[],
  t: TFunction<['members', 'ownFields']>,
  language: string,
  seesAll = true,
  ownFields: readonly OwnField[] = [],
): string {
  const columns = fileColumns(members, t, { seesAll, ownFields })
  const rows = members.map((member) => columns.map(({ value }) => value(member)))
  return csvText(
    columns.map(({ label }) => label),
    rows,
    language,
  )
}
