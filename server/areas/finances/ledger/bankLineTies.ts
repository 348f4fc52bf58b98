import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { imports } from '../../../platform/db/schema/imports'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import { transfers } from '../../../platform/db/schema/finances/transfers'

interface Removed {
  id: string
  deletedAt: Date | null
  importedLine?: string | null
}

/**
 * Before a restore: the id of an entry or transfer that already represents the same bank line, because the file was imported again after
 * the removal. Undefined if there is none.
 */
export async function findBookedAgain(
  { tx, groupId }: { tx: Transaction; groupId: string },
  removed: readonly Removed[],
): Promise<string | undefined> {
  const named = JSON.stringify(removed.map(({ id, deletedAt, importedLine }) => ({ id, deletedAt, importedLine })))
  const entry = sql`jsonb_to_recordset(${named}::jsonb) as entry (id uuid, "deletedAt" timestamptz, "importedLine" text)
      join ${imports} later on later.group_id = ${groupId} and later.created_at > entry."deletedAt" and later.removed_at is null`
  const { rows } = await tx.execute<{ id: string }>(sql`
    select twin.id from ${entry}
      join ${finances} twin on twin.group_id = ${groupId} and twin.import_id = later.id and twin.deleted_at is null
       and twin.imported_line = entry."importedLine"
    union all
    select again.entry_id from ${entry}
      join ${bankLineEntries} was on was.group_id = ${groupId} and was.entry_id = entry.id
      join ${bankLines} first on first.group_id = ${groupId} and first.import_id = was.import_id and first.place = was.place
      join ${bankLines} line on line.group_id = ${groupId} and line.import_id = later.id and line.account_id = first.account_id
       and line.date = first.date and line.digest = first.digest
      join ${bankLineEntries} again on again.group_id = ${groupId} and again.import_id = later.id and again.place = line.place
       and again.outcome <> 'linked' and again.entry_id <> entry.id
     where exists (select from ${finances} f where f.group_id = ${groupId} and f.id = again.entry_id and f.deleted_at is null)
        or exists (select from ${transfers} t where t.group_id = ${groupId} and t.id = again.entry_id and t.deleted_at is null)
     limit 1`)
  return rows[0]?.id
}
