import { and, eq, sql } from 'drizzle-orm'
import type { Levy, LevyName } from '@contract/finances/levies'
import { appendAudit } from '../../../platform/audit/auditEntries'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { levies } from '../../../platform/db/schema/finances/levies'
import { ApiError } from '../../../platform/http/errors'

import type { Ledger } from '../ledger/public'
import { chargesOf, descriptionOf, entriesOf, findStored, isLevy, openAmong, subjectOf } from './levyCharges'
import { levyColumns, toLevy } from './levyProgress'
import type { StoredLevy } from './levyProgress'

/**
 * Renames open entries, and those that the levy dropped, in case they are restored. Entries that are paid, written off, removed by hand or
 * described differently keep their text.
 */
async function renameEntries(ledger: Ledger, before: StoredLevy, after: StoredLevy): Promise<void> {
  const { tx, groupId } = ledger
  const entries = await entriesOf(ledger, await chargesOf(ledger, before.id))
  const numbers = new Map(entries.map(({ charge, entry }) => [entry.id, charge.number]))
  const keepsName = ({ id, description }: { id: string; description: string }) =>
    description === descriptionOf(before, numbers.get(id) ?? 0)
  const open = (await openAmong(ledger, entries)).map(({ entry }) => entry).filter(keepsName)
  const dropped = entries
    .filter(({ charge, entry }) => charge.dropped !== null && entry.deletedAt !== null && keepsName(entry))
    .map(({ entry }) => entry)

  async function write(entries: { id: string }[]): Promise<void> {
    const rows = entries.map(({ id }) => ({ id, description: descriptionOf(after, numbers.get(id) ?? 0) }))
    await tx.execute(sql`
      update ${finances}
         set description = entry.description, version = ${finances.version} + 1, updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (id uuid, description text)
       where ${finances.groupId} = ${groupId} and ${finances.id} = entry.id
         and ${isIn(
           finances.id,
           rows.map(({ id }) => id),
         )}`)
  }

  const openIds = open.map(({ id }) => id)
  if (openIds.length > 0) await ledger.settle(openIds, () => write(open))
  if (dropped.length > 0) await write(dropped)
}

/** Throws `not_found` for an unknown levy and `conflict` for another version. The same name again changes nothing. */
export async function renameLevy(ledger: Ledger, { id, version, name }: LevyName): Promise<Levy> {
  const { tx, groupId, actor } = ledger
  const stored = await findStored(ledger, id.toLowerCase())
  if (stored === undefined) throw new ApiError('not_found')
  if (stored.name === name) return toLevy(stored)
  if (stored.version !== version) throw new ApiError('conflict', { current: toLevy(stored) })
  const [renamed] = await tx
    .update(levies)
    .set({ name, version: version + 1, updatedAt: sql`now()` })
    .where(and(isLevy(groupId, stored.id), eq(levies.version, version)))
    .returning(levyColumns)
  if (renamed === undefined) throw new ApiError('conflict', { current: toLevy(stored) })
  await renameEntries(ledger, stored, renamed)
  const change = { before: { name: stored.name }, after: { name } }
  await appendAudit(tx, actor, { action: 'levy_renamed', subject: subjectOf(renamed), ...change })
  return toLevy(renamed)
}
