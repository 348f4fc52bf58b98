import { and, eq, sql } from 'drizzle-orm'
import type { DatevSettings } from '@contract/finances/datev'
import { usesDatev } from '@contract/finances/datev'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Reader, Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { datevSettings } from '../../../platform/db/schema/finances/datevSettings'
import { financeAccounts, financeSubcategories } from '../../../platform/db/schema/finances/finances'
import { groups } from '../../../platform/db/schema/groups'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'

export async function findDatevSettings(db: Reader, groupId: string): Promise<DatevSettings | undefined> {
  const { settings, version } = datevSettings
  const [row] = await db.select({ settings, version }).from(datevSettings).where(eq(datevSettings.groupId, groupId))
  return row && { ...row.settings, version: row.version }
}

const lower = ({ lines, accounts, ...settings }: DatevSettings): DatevSettings => ({
  ...settings,
  lines: lines.map(({ subcategoryId, ...line }) => ({
    ...line,
    ...(subcategoryId !== undefined && { subcategoryId: subcategoryId.toLowerCase() }),
  })),
  accounts: accounts.map((line) => ({ ...line, accountId: line.accountId.toLowerCase() })),
})

export function datevSettingsRepository(db: Database) {
  return {
    find: (groupId: string) => findDatevSettings(db, groupId),

    /**
     * Replaces those of the same version. Throws `conflict` for another one, and `invalid` for accounts and own categories that are not
     * there, and for groups elsewhere than where DATEV is used.
     */
    replace(actor: Actor, asked: DatevSettings): Promise<DatevSettings> {
      const { groupId } = actor
      const { version, ...written } = lower(asked)
      return withGroupLock(db, groupId, 'no key update', async (tx, { name }) => {
        const [group] = await tx
          .select({ region: groups.region, currency: groups.currency })
          .from(groups)
          .where(eq(groups.groupId, groupId))
        if (group === undefined || !usesDatev(group)) throw invalidField('settings.chart', 'not_allowed')
        const stored = await findDatevSettings(tx, groupId)
        if ((stored?.version ?? 0) !== version)
          throw new ApiError('conflict', stored === undefined ? {} : { current: stored })
        const ownIds = [...new Set(written.lines.flatMap(({ subcategoryId }) => subcategoryId ?? []))]
        const own = await tx
          .select({ id: financeSubcategories.id })
          .from(financeSubcategories)
          .where(and(eq(financeSubcategories.groupId, groupId), isIn(financeSubcategories.id, ownIds)))
        if (own.length !== ownIds.length) throw invalidField('settings.lines', 'not_allowed')
        const accountIds = [...new Set(written.accounts.map(({ accountId }) => accountId))]
        const accounts = await tx
          .select({ id: financeAccounts.id })
          .from(financeAccounts)
          .where(and(eq(financeAccounts.groupId, groupId), isIn(financeAccounts.id, accountIds)))
        if (accounts.length !== accountIds.length) throw invalidField('settings.accounts', 'not_allowed')
        const row = { settings: written, version: version + 1 }
        await tx
          .insert(datevSettings)
          .values({ groupId, ...row })
          .onConflictDoUpdate({ target: datevSettings.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
        await appendAudit(tx, actor, {
          action: 'datev_changed',
          subject: { type: 'group', id: groupId, name },
          after: { count: written.lines.length + written.accounts.length },
        })
        return { ...written, version: row.version }
      })
    },
  }
}
