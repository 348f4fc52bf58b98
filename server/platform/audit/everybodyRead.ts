import type { ExportKind } from '@contract/audit'
import type { Database } from '../db/database'
import type { CountedList } from '../db/longList'
import { auditEntries } from '../db/schema/auditEntries'
import type { Actor } from './actor'
import { toAuditRow } from './auditEntries'

/**
 * Takes note that somebody read a whole list at once, as files, prints and scripts do, and answers it. By whatever caller: what a client
 * says of itself, or does not, makes no difference.
 */
export async function noteEverybodyRead<Item>(
  db: Database,
  actor: Actor,
  what: ExportKind,
  items: CountedList<Item>,
): Promise<CountedList<Item>> {
  const after = { count: Array.isArray(items) ? items.length : items.count }
  const subject = { type: 'export', name: what } as const
  const row = toAuditRow(actor, { action: 'everybody_read', subject, after })
  // Nothing is changed with it: one statement is whole by itself, and no transaction is begun for it.
  if (row !== undefined) await db.insert(auditEntries).values(row)
  return items
}
