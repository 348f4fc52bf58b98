import { and, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Role } from '@contract/auth'
import type { Locale } from '@contract/locales'
import { DEMO_GROUP_ID } from '@contract/demoRoles'
import type { NewGroup } from '@contract/group'
import type { Leads } from '@contract/leads'
import { groupOfToken, hashToken } from '../../platform/auth/opaqueTokens'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import type { AppDependencies } from '../../platform/dependencies'
import { invitations } from '../../platform/db/schema/invitations'
import { users } from '../../platform/db/schema/users'
import { ApiError, invalidField } from '../../platform/http/errors'
import { enqueue } from '../../platform/jobs/jobs'
import { accountMail } from './identity/accountMail'
import { claimAddress } from './identity/signInAddresses'
import { isInviter, isUnused } from './invitationRepository'
import { assertFirstGroup, groupRepository, insertGroup } from '../groups/groupRepository'

export interface Person {
  name: string
  email: string
  document: string
  passwordHash: string
}

/** A stored invitation: its group and the hash of its token. */
interface InvitationKey {
  groupId: string
  hash: Buffer
}

/** What a registration enters: a new group, in the founder's language, or the group of an invitation. */
export type Entry = { group: NewGroup; locale: Locale } | { invitation: InvitationKey }

/** Makes the actor to record, once the group is known. */
export type ActorOf = (account: Pick<Actor, 'groupId' | 'userId' | 'name'>) => Actor

interface Entering {
  actorOf: ActorOf
  /** A link sent to the address was opened. */
  isProven: boolean
}

const taken = () => new ApiError('document_taken', { fields: { document: 'taken' } })
const spent = () => invalidField('invitation', 'invitation_spent')

/** Throws `invitation_spent` if the text is not an invitation's token. */
export function invitationKey(token: string): InvitationKey {
  const groupId = groupOfToken(token)
  if (groupId === undefined) throw spent()
  return { groupId, hash: hashToken(token) }
}

const isThis = ({ groupId, hash }: InvitationKey) =>
  and(eq(invitations.groupId, groupId), eq(invitations.hash, hash), isUnused)

/** What an account may do from its first day. */
interface Given {
  role: Role
  leads: Leads | null
}

async function addUser(tx: Transaction, groupId: string, person: Person, given: Given, isProven: boolean) {
  const userId = newId()
  await claimAddress(tx, person.email, { groupId, userId })
  const added = await tx
    .insert(users)
    .values({ groupId, id: userId, ...given, ...person, ...(isProven && { emailVerifiedAt: sql`now()` }) })
    .onConflictDoNothing({ target: [users.groupId, users.documentKey] })
    .returning({ id: users.id })
  if (added.length === 0) throw taken()
  if (!isProven) await enqueue(tx, accountMail, { kind: 'verify_email', groupId, userId })
  return userId
}

/** An invitation for an address may be used only with that address. Throws `other_address` at `email`. */
function assertFor(invited: string | null, email: string): void {
  if (invited !== null && invited.toLowerCase() !== email) throw invalidField('email', 'other_address')
}

/** Of concurrent uses of one invitation only one succeeds; if the transaction fails, it is unused again. Returns what it gives. */
async function spendInvitation(tx: Transaction, key: InvitationKey, email: string): Promise<Given> {
  // The inviter's row is locked: a concurrent change of the inviter's role waits, or is seen here.
  const [open] = await tx
    .select({ role: invitations.role, leads: invitations.leads, email: invitations.email })
    .from(invitations)
    .innerJoin(users, isInviter(key.groupId))
    .where(isThis(key))
    .for('share', { of: users })
  const used =
    open &&
    (await tx
      .update(invitations)
      .set({ usedAt: sql`now()` })
      .where(isThis(key)))
  if (open === undefined || used?.rowCount !== 1) throw spent()
  assertFor(open.email, email)
  return { role: open.role, leads: open.leads }
}

export function registrationRepository({ config, db }: Pick<AppDependencies, 'config' | 'db'>) {
  /** Founds a group; the founder is its first administrator. */
  async function found(
    tx: Transaction,
    person: Person,
    group: NewGroup,
    locale: Locale,
    how: Entering,
  ): Promise<Actor> {
    const groupId = newId()
    if (config.registration !== 'open') await assertFirstGroup(tx)
    await insertGroup(tx, groupId, group, locale)
    const userId = await addUser(tx, groupId, person, { role: 'admin', leads: null }, how.isProven)
    const actor = how.actorOf({ groupId, userId, name: person.name })
    const subject = { type: 'group', id: groupId, name: group.name } as const
    await appendAudit(tx, actor, { action: 'group_founded', subject, after: group })
    return actor
  }

  /** Joins the invitation's group with the invitation's role. */
  async function join(tx: Transaction, person: Person, invitation: InvitationKey, how: Entering): Promise<Actor> {
    const { groupId } = invitation
    const given = await spendInvitation(tx, invitation, person.email)
    const userId = await addUser(tx, groupId, person, given, how.isProven)
    const actor = how.actorOf({ groupId, userId, name: person.name })
    const subject = { type: 'user', id: userId, name: person.name } as const
    await appendAudit(tx, actor, { action: 'user_joined', subject, after: { role: given.role, email: person.email } })
    return actor
  }

  return {
    /** What the group is called that it enters. Throws `not_found` where that is gone. */
    async nameOf(entry: Entry): Promise<string> {
      return 'group' in entry ? entry.group.name : (await groupRepository(db).find(entry.invitation.groupId)).name
    },

    /** Before the work of hashing a password. Throws `registration_closed`; somebody else may still be faster. */
    async assertOpen(): Promise<void> {
      if (config.registration === 'open') return
      const isTaken = config.registration === 'invite' || (await this.hasGroups())
      if (isTaken) throw new ApiError('registration_closed')
    },

    hasGroups: (): Promise<boolean> => groupRepository(db).hasOtherThan(DEMO_GROUP_ID),

    /**
     * Checks what may be revealed before the address is proven: throws `invitation_spent`, `other_address` and `document_taken`, as
     * `enter` does, and reveals nothing about the address.
     */
    async assertWelcome({ email, document }: Person, key: InvitationKey): Promise<void> {
      const [open] = await db
        .select({ email: invitations.email })
        .from(invitations)
        .innerJoin(users, isInviter(key.groupId))
        .where(isThis(key))
      if (open === undefined) throw spent()
      assertFor(open.email, email)
      if (await hasDocument(db, key.groupId, document)) throw taken()
    },

    /** Makes the account. Throws `email_taken`, and what its place refuses. */
    enter(tx: Transaction, person: Person, entry: Entry, how: Entering): Promise<Actor> {
      if ('group' in entry) return found(tx, person, entry.group, entry.locale, how)
      return join(tx, person, entry.invitation, how)
    },
  }
}

async function hasDocument(db: Database, groupId: string, document: string): Promise<boolean> {
  const key = document.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.groupId, groupId), eq(users.documentKey, key)))
  return found !== undefined
}
