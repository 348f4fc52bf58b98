import { and, eq, sql } from 'drizzle-orm'
import type { SphereSettings, Spheres } from '@contract/finances/spheres'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeSubcategories } from '../../../platform/db/schema/finances/finances'
import { financeSpheres } from '../../../platform/db/schema/finances/spheres'
import { groups } from '../../../platform/db/schema/groups'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { todayIn } from '../../../platform/time/days'
import { sphereSums } from './sphereSums'

async function find(db: Database | Transaction, groupId: string): Promise<SphereSettings> {
  const { lines, version } = financeSpheres
  const [row] = await db.select({ lines, version }).from(financeSpheres).where(eq(financeSpheres.groupId, groupId))
  return row ?? { lines: [], version: 0 }
}

export function sphereRepository(db: Database) {
  return {
    async find(groupId: string, asked: string | undefined): Promise<Spheres> {
      const [group] = await db.select({ timeZone: groups.timeZone }).from(groups).where(eq(groups.groupId, groupId))
      if (group === undefined) throw new ApiError('not_found')
      const year = asked ?? todayIn(group.timeZone).slice(0, 4)
      return { settings: await find(db, groupId), categories: await sphereSums(db, groupId, year) }
    },

    /** Replaces those of the same version. Throws `conflict` for another one, and `invalid` for own categories that are not there. */
    replace(actor: Actor, written: SphereSettings): Promise<SphereSettings> {
      const { groupId } = actor
      const lines = written.lines.map(({ subcategoryId, ...line }) => ({
        ...line,
        ...(subcategoryId !== undefined && { subcategoryId: subcategoryId.toLowerCase() }),
      }))
      return withGroupLock(db, groupId, 'no key update', async (tx, { name }) => {
        const stored = await find(tx, groupId)
        if (stored.version !== written.version) throw new ApiError('conflict', { current: stored })
        const ids = [...new Set(lines.flatMap(({ subcategoryId }) => subcategoryId ?? []))]
        const known = await tx
          .select({ id: financeSubcategories.id })
          .from(financeSubcategories)
          .where(and(eq(financeSubcategories.groupId, groupId), isIn(financeSubcategories.id, ids)))
        if (known.length !== ids.length) throw invalidField('settings.lines', 'not_allowed')
        const row = { lines, version: written.version + 1 }
        await tx
          .insert(financeSpheres)
          .values({ groupId, ...row })
          .onConflictDoUpdate({ target: financeSpheres.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
        await appendAudit(tx, actor, {
          action: 'spheres_changed',
          subject: { type: 'group', id: groupId, name },
          after: { count: lines.length },
        })
        return row
      })
    },
  }
}
