import { sql } from 'drizzle-orm'
import { guardedFields, leaderFields, readingRoles } from '@contract/members/memberAccess'
import type { KnownAccess, MemberAccess } from '@contract/members/memberAccess'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import { findMemberAccess } from '../../platform/auth/memberFields'
import type { Database } from '../../platform/db/database'
import { memberAccess } from '../../platform/db/schema/members/memberAccess'
import { ApiError } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'

const auditOf = ({ treasurer, conductor, leader }: KnownAccess) => ({
  readByTreasurer: treasurer.join(', '),
  readByConductor: conductor.join(', '),
  readByLeader: leader.join(', '),
})

/** Each field of each role, also those that are as is usual: what was decided stays decided when a usual one changes. */
const toStored = (access: KnownAccess) => ({
  ...Object.fromEntries(
    readingRoles.map((role) => [
      role,
      Object.fromEntries(guardedFields.map((field) => [field, access[role].includes(field)])),
    ]),
  ),
  leader: Object.fromEntries(leaderFields.map((field) => [field, access.leader.includes(field)])),
})

export function memberAccessRepository(db: Database) {
  return {
    find: (groupId: string) => findMemberAccess(db, groupId),

    /** Replaces the settings under the version that was read; throws a `conflict` for another version. */
    replace(actor: Actor, wanted: MemberAccess): Promise<KnownAccess> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx, { name }) => {
        const before = await findMemberAccess(tx, groupId)
        if (before.version !== wanted.version) throw new ApiError('conflict', { current: before })
        const row = {
          fields: toStored({ ...wanted, leader: wanted.leader ?? before.leader }),
          version: wanted.version + 1,
        }
        await tx
          .insert(memberAccess)
          .values({ groupId, ...row })
          .onConflictDoUpdate({ target: memberAccess.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
        const after = await findMemberAccess(tx, groupId)
        const subject = { type: 'group', id: groupId, name } as const
        await appendAudit(tx, actor, {
          action: 'member_access_changed',
          subject,
          before: auditOf(before),
          after: auditOf(after),
        })
        return after
      })
    },
  }
}
