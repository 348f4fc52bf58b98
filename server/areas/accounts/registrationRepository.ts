import { and, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Role } from '@contract/auth'
import type { NewGroup } from '@contract/group'
import { groupOfToken, hashToken } from '../../platform/auth/opaqueTokens'
import type { Database, Transaction } from '../../platform/db/database'
import { invitations } from '../../platform/db/schema/invitations'
import { users } from '../../platform/db/schema/users'
import { ApiError, invalidField } from '../../platform/http/errors'
import { isOpenUntilUsed } from './invitationRepository'
import { insertGroup } from '../groups/groupRepository'

interface Person {
  name: string
  email: string
  document: string
  passwordHash: string
}

interface NewAccount {
  groupId: string
  userId: string
}

/**
 * An address is one in the whole installation, as sign-in knows no group. No unique key says so, because each begins with
 * the group; a lock on the address does, until the transaction that found it free has written.
 */
async function claimEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1)
  if (taken !== undefined) throw new ApiError('email_taken', { fields: { email: 'taken' } })
}

async function addUser(tx: Transaction, groupId: string, person: Person, role: Role): Promise<NewAccount> {
  await claimEmail(tx, person.email)
  const userId = newId()
  const added = await tx
    .insert(users)
    .values({ groupId, id: userId, role, ...person })
    .onConflictDoNothing({ target: [users.groupId, users.documentKey] })
    .returning({ id: users.id })
  if (added.length === 0) throw new ApiError('document_taken', { fields: { document: 'taken' } })
  return { groupId, userId }
}

/** Of several who come with one invitation at once, one gets it; if what follows fails, it is unused again. */
async function useInvitation(tx: Transaction, token: string) {
  const groupId = groupOfToken(token)
  const [used] =
    groupId === undefined
      ? []
      : await tx
          .update(invitations)
          .set({ usedAt: sql`now()` })
          .where(and(eq(invitations.groupId, groupId), eq(invitations.hash, hashToken(token)), isOpenUntilUsed))
          .returning({ groupId: invitations.groupId, role: invitations.role })
  if (used === undefined) throw invalidField('invitation', 'invitation_spent')
  return used
}

export function registrationRepository(db: Database) {
  return {
    /** Founds a group; who does is its first administrator. */
    found(person: Person, group: NewGroup): Promise<NewAccount> {
      return db.transaction(async (tx) => {
        const groupId = newId()
        await insertGroup(tx, groupId, group)
        return addUser(tx, groupId, person, 'admin')
      })
    },

    /** Enters the group that the invitation names, in the role that it gives. */
    join(person: Person, invitation: string): Promise<NewAccount> {
      return db.transaction(async (tx) => {
        const { groupId, role } = await useInvitation(tx, invitation)
        return addUser(tx, groupId, person, role)
      })
    },
  }
}
