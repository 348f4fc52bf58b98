import type { TFunction } from 'i18next'
import type { Member } from '@contract/members'
import type { Contact } from '@contract/members/contacts'
import type { OwnField } from '@contract/members/ownFields'
import { csvText } from '@/@core/files/csvText'
import { fileColumns, guardianImportColumns } from '@/views/members/columns/fileColumns'

/** One row per member with every field that the person may read, as it is to be imported again. */
export function memberCsv(
  members: readonly Member[],
  t: TFunction<['members', 'ownFields']>,
  language: string,
  seesAll = true,
  ownFields: readonly OwnField[] = [],
  guardians: readonly Contact[] = [],
): string {
  const columns = [...fileColumns(members, t, { seesAll, ownFields }), ...guardianImportColumns(members, t, guardians)]
  const rows = members.map((member) => columns.map(({ value }) => value(member)))
  return csvText(
    columns.map(({ label }) => label),
    rows,
    language,
  )
}
