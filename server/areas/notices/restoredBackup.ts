import { eq } from 'drizzle-orm'
import { appendServerAudit } from '../../platform/audit/auditEntries'
import type { Database } from '../../platform/db/database'
import { groups } from '../../platform/db/schema/groups'
import { notifyKeepers } from './notices'

/**
 * Says in the record of each group that its records are those of a backup again, and writes to who answers for the group: whoever
 * restores may be somebody else than those whose work of an evening is gone. `madeAt`: when the backup was made, an ISO instant.
 */
export async function tellOfRestore(db: Database, madeAt: string): Promise<void> {
  for (const { groupId } of await db.select({ groupId: groups.groupId }).from(groups)) {
    await db.transaction(async (tx) => {
      const [group] = await tx.select({ name: groups.name }).from(groups).where(eq(groups.groupId, groupId))
      const subject = { type: 'group', id: groupId, name: group?.name } as const
      await appendServerAudit(tx, groupId, { action: 'backup_restored', subject, after: { madeAt } })
      await notifyKeepers(tx, { groupId }, { kind: 'backup_restored', madeAt })
    })
  }
}
