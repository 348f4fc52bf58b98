import { and, eq, ne, sql } from 'drizzle-orm'
import type { Role } from '@contract/auth'
import type { User, UserListConfig } from '@contract/users'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import { hasSecondFactor } from '../../platform/auth/secondFactorQuery'
import type { Database, Transaction } from '../../platform/db/database'
import { groups } from '../../platform/db/schema/groups'
import { users } from '../../platform/db/schema/users'
import { ApiError } from '../../platform/http/errors'
import { matchesAllWords, ordered } from '../../platform/db/listQuery'
import { enqueue } from '../../platform/jobs/jobs'
import { accountMail } from './identity/accountMail'
import { releaseAddress } from './identity/signInAddresses'

const columnsOf = (groupId: string) => ({
  id: users.id,
  name: users.name,
  email: users.email,
  document: users.document,
  role: users.role,
  createdAt: users.createdAt,
  hasSecondFactor: hasSecondFactor(groupId, sql`${users.id}`),
})

const folded = sql`fold_text(${users.name} || ' ' || ${users.email} || ' ' || ${users.document})`

const isUser = (groupId: string, id: string) => and(eq(users.groupId, groupId), eq(users.id, id))

function toUser({ createdAt, ...user }: Omit<User, 'createdAt'> & { createdAt: Date }): User {
  return { ...user, createdAt: createdAt.toISOString() }
}

const subjectOf = ({ id, name }: Pick<User, 'id' | 'name'>) => ({ type: 'user', id, name }) as const

/** Changes of a group's administrators take turns, so that two of them cannot each take the other for the last one. */
async function lockAdmins(tx: Transaction, groupId: string): Promise<void> {
  await tx.select({ id: groups.groupId }).from(groups).where(eq(groups.groupId, groupId)).for('no key update')
}

async function assertNotLastAdmin(tx: Transaction, groupId: string, id: string): Promise<void> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.groupId, groupId), eq(users.role, 'admin'), ne(users.id, id)))
    .limit(1)
  if (other === undefined) throw new ApiError('last_admin')
}

export function userRepository(db: Database) {
  return {
    async list(groupId: string, { page, perPage, q, role, sort, sortColumn = 'name' }: UserListConfig) {
      const selected = and(
        eq(users.groupId, groupId),
        role === undefined ? undefined : eq(users.role, role),
        matchesAllWords(folded, q),
      )
      const rows = await db
        .select(columnsOf(groupId))
        .from(users)
        .where(selected)
        .orderBy(...ordered(users[sortColumn], sort, users.id))
        .limit(perPage)
        .offset((page - 1) * perPage)
      return { users: rows.map(toUser), total: await db.$count(users, selected) }
    },

    changeRole(actor: Actor, id: string, role: Role): Promise<User> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        await lockAdmins(tx, groupId)
        const [before] = await tx.select({ role: users.role }).from(users).where(isUser(groupId, id))
        await tx
          .update(users)
          .set({ role, updatedAt: sql`now()` })
          .where(isUser(groupId, id))
        const [changed] = await tx.select(columnsOf(groupId)).from(users).where(isUser(groupId, id))
        if (before === undefined || changed === undefined) throw new ApiError('not_found')
        if (role !== 'admin') await assertNotLastAdmin(tx, groupId, id)
        await appendAudit(tx, actor, {
          action: 'user_role_changed',
          subject: subjectOf(changed),
          before,
          after: { role },
        })
        if (role !== before.role)
          await enqueue(tx, accountMail, { kind: 'role_changed', groupId, userId: changed.id, role })
        return toUser(changed)
      })
    },

    /** Nothing of the account stays: its sessions, bookmarks and open invitations go with it. Answers its id as it was stored. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        await lockAdmins(tx, groupId)
        const [removed] = await tx
          .delete(users)
          .where(isUser(groupId, id))
          .returning({ id: users.id, name: users.name, email: users.email, role: users.role })
        if (removed === undefined) throw new ApiError('not_found')
        if (removed.role === 'admin') await assertNotLastAdmin(tx, groupId, removed.id)
        const { email, role } = removed
        await releaseAddress(tx, email, { groupId, userId: removed.id })
        await appendAudit(tx, actor, { action: 'user_removed', subject: subjectOf(removed), before: { email, role } })
        return { id: removed.id }
      })
    },
  }
}
