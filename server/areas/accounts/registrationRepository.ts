import { and, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Locale, Role } from '@contract/auth'
import type { NewGroup } from '@contract/group'
import { groupOfToken, hashToken } from '../../platform/auth/opaqueTokens'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { invitations } from '../../platform/db/schema/invitations'
import { users } from '../../platform/db/schema/users'
import { ApiError, invalidField } from '../../platform/http/errors'
import { enqueue } from '../../platform/jobs/jobs'
import { accountMail } from './identity/accountMail'
import { claimAddress } from './identity/signInAddresses'
import { isInviter, isUnused } from './invitationRepository'
import { insertGroup } from '../groups/groupRepository'

interface Person {
  name: string
  email: string
  document: string
  passwordHash: string
}

/** Who comes, as they are to be recorded, once it is known to which group. */
type ActorOf = (account: Pick<Actor, 'groupId' | 'userId' | 'name'>) => Actor

async function addUser(tx: Transaction, groupId: string, person: Person, role: Role): Promise<string> {
  const userId = newId()
  await claimAddress(tx, person.email, { groupId, userId })
  const added = await tx
    .insert(users)
    .values({ groupId, id: userId, role, ...person })
    .onConflictDoNothing({ target: [users.groupId, users.documentKey] })
    .returning({ id: users.id })
  if (added.length === 0) throw new ApiError('document_taken', { fields: { document: 'taken' } })
  await enqueue(tx, accountMail, { kind: 'verify_email', groupId, userId })
  return userId
}

/** Of several who come with one invitation at once, one gets it; if what follows fails, it is unused again. */
async function useInvitation(tx: Transaction, token: string) {
  const groupId = groupOfToken(token)
  if (groupId === undefined) throw invalidField('invitation', 'invitation_spent')
  const isThis = and(eq(invitations.groupId, groupId), eq(invitations.hash, hashToken(token)), isUnused)
  // With the inviter's row locked: taking that role away at the same time waits, or is seen here.
  const [open] = await tx
    .select({ role: invitations.role })
    .from(invitations)
    .innerJoin(users, isInviter(groupId))
    .where(isThis)
    .for('share', { of: users })
  const used =
    open &&
    (await tx
      .update(invitations)
      .set({ usedAt: sql`now()` })
      .where(isThis))
  if (open === undefined || used?.rowCount !== 1) throw invalidField('invitation', 'invitation_spent')
  return { groupId, ...open }
}

export function registrationRepository(db: Database) {
  return {
    /** Founds a group; who does is its first administrator. */
    found(person: Person, group: NewGroup, locale: Locale, actorOf: ActorOf): Promise<Actor> {
      return db.transaction(async (tx) => {
        const groupId = newId()
        await insertGroup(tx, groupId, group, locale)
        const userId = await addUser(tx, groupId, person, 'admin')
        const actor = actorOf({ groupId, userId, name: person.name })
        const subject = { type: 'group', id: groupId, name: group.name } as const
        await appendAudit(tx, actor, { action: 'group_founded', subject, after: group })
        return actor
      })
    },

    /** Enters the group that the invitation names, in the role that it gives. */
    join(person: Person, invitation: string, actorOf: ActorOf): Promise<Actor> {
      return db.transaction(async (tx) => {
        const { groupId, role } = await useInvitation(tx, invitation)
        const userId = await addUser(tx, groupId, person, role)
        const actor = actorOf({ groupId, userId, name: person.name })
        const subject = { type: 'user', id: userId, name: person.name } as const
        await appendAudit(tx, actor, { action: 'user_joined', subject, after: { role, email: person.email } })
        return actor
      })
    },
  }
}
