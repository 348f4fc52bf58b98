import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Role } from '@contract/auth'
import type { Leads } from '@contract/leads'
import type { MemberName } from '@contract/names'
import type { User, UserListConfig } from '@contract/users'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import { hasSecondFactor } from '../../platform/auth/secondFactorQuery'
import type { Database, Reader, Transaction } from '../../platform/db/database'
import { mapTakenKey } from '../../platform/db/mapTakenKey'
import { groups } from '../../platform/db/schema/groups'
import { members } from '../../platform/db/schema/members'
import { users } from '../../platform/db/schema/users'
import { ApiError, invalidField } from '../../platform/http/errors'
import { matchesAllWords, ordered } from '../../platform/db/listQuery'
import { enqueue } from '../../platform/jobs/jobs'
import { assertLeads, leadsText, storedLeads } from '../members/ledMembers'
import { accountMail } from './identity/accountMail'
import { releaseAddress } from './identity/signInAddresses'

const columnsOf = (groupId: string) => ({
  id: users.id,
  name: users.name,
  email: users.email,
  document: users.document,
  role: users.role,
  createdAt: users.createdAt,
  leads: users.leads,
  hasSecondFactor: hasSecondFactor(groupId, sql`${users.id}`),
  memberId: members.id,
  memberName: members.name,
  memberDeletedAt: members.deletedAt,
})

/** With the members they are tied to, including removed ones, which Undo may restore. */
function selectUsers(reader: Reader, groupId: string) {
  return reader
    .select(columnsOf(groupId))
    .from(users)
    .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, users.memberId)))
}

const folded = sql`fold_text(${users.name} || ' ' || ${users.email} || ' ' || ${users.document})`

const isUser = (groupId: string, id: string) => and(eq(users.groupId, groupId), eq(users.id, id))

/** By address, the member who alone has it on record, where no account is tied to them. */
async function findByAddresses(db: Database, groupId: string, addresses: string[]): Promise<Map<string, MemberName>> {
  if (addresses.length === 0) return new Map()
  const address = sql<string>`lower(${members.email})`
  const rows = await db
    .select({ id: members.id, name: members.name, address, userId: users.id })
    .from(members)
    .leftJoin(users, and(eq(users.groupId, groupId), eq(users.memberId, members.id)))
    .where(
      and(
        eq(members.groupId, groupId),
        isNull(members.deletedAt),
        sql`${address} = any(${sql.param(addresses)}::text[])`,
      ),
    )
  const alone = rows.filter((row) => rows.filter((other) => other.address === row.address).length === 1)
  return new Map(alone.flatMap(({ address: key, userId, id, name }) => (userId === null ? [[key, { id, name }]] : [])))
}

type Row = Awaited<ReturnType<typeof selectUsers>>[number]

function toUser({ createdAt, leads, memberId, memberName, memberDeletedAt, ...user }: Row): User {
  const removed = memberDeletedAt !== null && { removed: true }
  const member = memberId !== null && memberName !== null && { member: { id: memberId, name: memberName, ...removed } }
  return { ...user, createdAt: createdAt.toISOString(), ...(leads && { leads }), ...member }
}

const subjectOf = ({ id, name }: Pick<User, 'id' | 'name'>) => ({ type: 'user', id, name }) as const

/** For the record. */
const memberFieldsOf = ({ memberId, memberName }: Row) =>
  memberId === null || memberName === null ? {} : { member: memberName, memberId }

/** Locks the member: a concurrent final deletion is awaited. */
async function assertIsMember(tx: Transaction, groupId: string, memberId: string): Promise<void> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.groupId, groupId), eq(members.id, memberId), isNull(members.deletedAt)))
    .for('key share')
  if (member === undefined) throw invalidField('memberId', 'not_allowed')
}

/** Serialises changes of a group's administrators, so that two of them cannot each count on the other as the last one. */
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
    async list(groupId: string, config: UserListConfig) {
      const { page, perPage, q, role, memberId, sort, sortColumn = 'name' } = config
      const selected = and(
        eq(users.groupId, groupId),
        role === undefined ? undefined : eq(users.role, role),
        memberId === undefined ? undefined : eq(users.memberId, memberId),
        matchesAllWords(folded, q),
      )
      const rows = await selectUsers(db, groupId)
        .where(selected)
        .orderBy(...ordered(users[sortColumn], sort, users.id))
        .limit(perPage)
        .offset((page - 1) * perPage)
      const found = rows.map(toUser)
      const known = await findByAddresses(
        db,
        groupId,
        found.flatMap(({ member, email }) => (member === undefined ? email : [])),
      )
      const withOffer = (user: User): User => {
        const sameAddress = user.member === undefined ? known.get(user.email) : undefined
        return { ...user, ...(sameAddress && { sameAddress }) }
      }
      return { users: found.map(withOffer), total: await db.$count(users, selected) }
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
        const [changed] = await selectUsers(tx, groupId).where(isUser(groupId, id))
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

    /** Throws `not_found`, and at its field `not_allowed` for a section or group of people that there is not. */
    changeLeads(actor: Actor, id: string, leads: Leads): Promise<User> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        const [before] = await tx.select({ leads: users.leads }).from(users).where(isUser(groupId, id)).for('update')
        if (before === undefined) throw new ApiError('not_found')
        await assertLeads(tx, groupId, leads, 'leads')
        await tx
          .update(users)
          .set({ leads: storedLeads(leads), updatedAt: sql`now()` })
          .where(isUser(groupId, id))
        const [changed] = await selectUsers(tx, groupId).where(isUser(groupId, id))
        if (changed === undefined) throw new ApiError('not_found')
        await appendAudit(tx, actor, {
          action: 'user_leads_changed',
          subject: subjectOf(changed),
          before: { leads: await leadsText(tx, groupId, before.leads) },
          after: { leads: await leadsText(tx, groupId, changed.leads) },
        })
        return toUser(changed)
      })
    },

    /**
     * Ties an account to a member, or with `undefined` to none. Throws `not_found`, and at the field `not_allowed` for an unknown member,
     * `taken` for one tied to another account.
     */
    linkMember(actor: Actor, id: string, memberId: string | undefined): Promise<User> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        const [before] = await selectUsers(tx, groupId).where(isUser(groupId, id)).for('no key update', { of: users })
        if (before === undefined) throw new ApiError('not_found')
        if (memberId !== undefined) await assertIsMember(tx, groupId, memberId)
        const linking = tx
          .update(users)
          .set({ memberId: memberId ?? null, updatedAt: sql`now()` })
          .where(isUser(groupId, id))
        await mapTakenKey(linking, 'users_member_key', invalidField('memberId', 'taken'))
        const [after] = await selectUsers(tx, groupId).where(isUser(groupId, id))
        if (after === undefined) throw new ApiError('not_found')
        await appendAudit(tx, actor, {
          action: memberId === undefined ? 'account_unlinked' : 'account_linked',
          subject: subjectOf(after),
          before: memberFieldsOf(before),
          after: memberFieldsOf(after),
        })
        return toUser(after)
      })
    },

    /** Also deletes the account's sessions, bookmarks and open invitations. Returns the id as stored. */
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
