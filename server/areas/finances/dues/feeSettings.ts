import { eq, sql } from 'drizzle-orm'
import type { FeeSettings } from '@contract/finances/fees'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Reader } from '../../../platform/db/database'
import { feeSettings } from '../../../platform/db/schema/finances/feeSettings'
import { ApiError } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'

const usual: FeeSettings = { firstPeriod: 'full', version: 0 }

export async function findFeeSettings(db: Reader, groupId: string): Promise<FeeSettings> {
  const { firstPeriod, version } = feeSettings
  const [row] = await db.select({ firstPeriod, version }).from(feeSettings).where(eq(feeSettings.groupId, groupId))
  return row ?? usual
}

/** Replaces the settings of the same version. Throws `conflict` for another version. */
export function replaceFeeSettings(
  db: Database,
  actor: Actor,
  { firstPeriod, version }: FeeSettings,
): Promise<FeeSettings> {
  const { groupId } = actor
  return withGroupLock(db, groupId, 'no key update', async (tx, { name }) => {
    const before = await findFeeSettings(tx, groupId)
    if (before.version !== version) throw new ApiError('conflict', { current: before })
    const row = { firstPeriod, version: version + 1 }
    await tx
      .insert(feeSettings)
      .values({ groupId, ...row })
      .onConflictDoUpdate({ target: feeSettings.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
    const subject = { type: 'group', id: groupId, name } as const
    await appendAudit(tx, actor, {
      action: 'fee_settings_changed',
      subject,
      before: { firstPeriod: before.firstPeriod },
      after: { firstPeriod },
    })
    return row
  })
}
