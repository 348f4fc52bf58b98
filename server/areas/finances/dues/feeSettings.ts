import { eq, sql } from 'drizzle-orm'
import type { FamilyRate, FeeSettings, FeeSettingsWrite } from '@contract/finances/fees'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Reader } from '../../../platform/db/database'
import { feeSettings } from '../../../platform/db/schema/finances/feeSettings'
import { ApiError } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'

const usual: FeeSettings = { firstPeriod: 'full', lastPeriod: 'full', classChange: 'none', version: 0 }

const toSettings = ({ family, ...row }: Omit<FeeSettings, 'family'> & { family: FamilyRate | null }): FeeSettings => ({
  ...row,
  ...(family && { family }),
})

export async function findFeeSettings(db: Reader, groupId: string): Promise<FeeSettings> {
  const { firstPeriod, lastPeriod, classChange, family, version } = feeSettings
  const [row] = await db
    .select({ firstPeriod, lastPeriod, classChange, family, version })
    .from(feeSettings)
    .where(eq(feeSettings.groupId, groupId))
  return row ? toSettings(row) : usual
}

/** Changes the settings of the same version. Throws `conflict` for another version. */
export function replaceFeeSettings(
  db: Database,
  actor: Actor,
  { version, ...chosen }: FeeSettingsWrite,
): Promise<FeeSettings> {
  const { groupId } = actor
  return withGroupLock(db, groupId, 'no key update', async (tx, { name }) => {
    const before = await findFeeSettings(tx, groupId)
    if (before.version !== version) throw new ApiError('conflict', { current: before })
    const { version: _version, ...was } = before
    const { family = null, ...rest } = { ...was, ...chosen }
    const row = { ...rest, family, version: version + 1 }
    await tx
      .insert(feeSettings)
      .values({ groupId, ...row })
      .onConflictDoUpdate({ target: feeSettings.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
    const subject = { type: 'group', id: groupId, name } as const
    const after = toSettings(row)
    const { version: _next, ...is } = after
    await appendAudit(tx, actor, { action: 'fee_settings_changed', subject, before: was, after: is })
    return after
  })
}
