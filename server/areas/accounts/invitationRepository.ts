import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { InvitationOffer, Role } from '@contract/auth'
import type { LedName, Leads } from '@contract/leads'
import type { Invitation } from '@contract/users'
import { groupOfToken, hashToken } from '../../platform/auth/opaqueTokens'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { groups } from '../../platform/db/schema/groups'
import { invitations } from '../../platform/db/schema/invitations'
import { users } from '../../platform/db/schema/users'
import { ApiError } from '../../platform/http/errors'
import { mapMissingAccount } from '../../platform/auth/mapMissingAccount'
import { assertLeads, findLed, storedLeads } from '../members/ledMembers'

const TTL_DAYS = 7

interface NewInvitation {
  id: string
  role: Role
  note?: string | undefined
  email?: string | undefined
  leads?: Leads | undefined
  hash: Buffer
}

export const isUnused = and(isNull(invitations.usedAt), gt(invitations.expiresAt, sql`now()`))

/** What an invitation is to; `leads`: by what it is called now. */
interface Offer {
  role: Role
  leads?: LedName[]
  groupName: string
  invitedBy: string
  expiresAt: Date
}

/** Join condition: the inviter, if still an administrator. An invitation counts only as long. */
export const isInviter = (groupId: string) =>
  and(eq(users.groupId, groupId), eq(users.id, invitations.invitedBy), eq(users.role, 'admin'))

const columns = {
  id: invitations.id,
  role: invitations.role,
  note: invitations.note,
  email: invitations.email,
  leads: invitations.leads,
  expiresAt: invitations.expiresAt,
}

interface Row {
  id: string
  role: Role
  note: string | null
  email: string | null
  leads: Leads | null
  expiresAt: Date
}

function toInvitation({ id, role, note, email, leads, expiresAt }: Row): Invitation {
  return {
    id,
    role,
    ...(note !== null && { note }),
    ...(email !== null && { email }),
    ...(leads !== null && { leads }),
    expiresAt: expiresAt.toISOString(),
  }
}

const auditOf = ({ id, note, role }: Row) => ({
  subject: { type: 'invitation', id, name: note ?? undefined } as const,
  after: { role },
})

export function invitationRepository(db: Database) {
  /** Undefined if the link is not valid (any more). */
  async function lookUp(token: string): Promise<Offer | undefined> {
    const groupId = groupOfToken(token)
    if (groupId === undefined) return undefined
    const [offer] = await db
      .select({
        role: invitations.role,
        leads: invitations.leads,
        groupName: groups.name,
        invitedBy: users.name,
        expiresAt: invitations.expiresAt,
      })
      .from(invitations)
      .innerJoin(groups, eq(groups.groupId, groupId))
      .innerJoin(users, isInviter(groupId))
      .where(and(eq(invitations.groupId, groupId), eq(invitations.hash, hashToken(token)), isUnused))
    if (offer === undefined) return undefined
    const { leads, ...rest } = offer
    if (leads === null) return rest
    const led = await findLed(db, groupId, leads)
    return { ...rest, leads: led.map(({ id: _id, ...called }) => called) }
  }

  return {
    async list(groupId: string): Promise<Invitation[]> {
      const rows = await db
        .select(columns)
        .from(invitations)
        .innerJoin(users, isInviter(groupId))
        .where(and(eq(invitations.groupId, groupId), isUnused))
        .orderBy(asc(invitations.expiresAt), asc(invitations.id))
      return rows.map(toInvitation)
    },

    /**
     * A repeated identical request returns a fresh link and ends the old one: only the token's hash is stored, and whoever repeats a
     * request did not get its answer. The invitation then belongs to the latest sender. Different content under a known id is a conflict,
     * and so is a used id. `onAdd` runs in the same transaction.
     */
    add(
      actor: Actor,
      { note = '', email, leads, ...invitation }: NewInvitation,
      onAdd: (tx: Transaction) => Promise<void>,
    ) {
      const { groupId, userId: invitedBy } = actor
      const expiresAt = sql<Date>`now() + make_interval(days => ${TTL_DAYS})`
      const led = leads === undefined ? null : storedLeads(leads)
      const values = {
        groupId,
        ...invitation,
        invitedBy,
        note: note || null,
        email: email ?? null,
        leads: led,
        expiresAt,
      }
      const isThis = and(eq(invitations.groupId, groupId), eq(invitations.id, invitation.id))
      const isSame = and(
        eq(invitations.role, invitation.role),
        sql`${invitations.note} is not distinct from ${values.note}`,
        sql`${invitations.email} is not distinct from ${values.email}`,
        sql`${invitations.leads} is not distinct from ${led && JSON.stringify(led)}::jsonb`,
      )
      return db.transaction(async (tx) => {
        if (led !== null) await assertLeads(tx, groupId, led, 'invitation.leads')
        const [added] = await mapMissingAccount(
          tx.insert(invitations).values(values).onConflictDoNothing().returning(columns),
        )
        if (added !== undefined) {
          await appendAudit(tx, actor, { action: 'invitation_made', ...auditOf(added) })
          await onAdd(tx)
          return { invitation: toInvitation(added), isNew: true }
        }
        const [renewed] = await mapMissingAccount(
          tx
            .update(invitations)
            .set({ hash: invitation.hash, invitedBy, expiresAt })
            .where(and(isThis, isSame, isNull(invitations.usedAt)))
            .returning(columns),
        )
        if (renewed !== undefined) {
          await appendAudit(tx, actor, { action: 'invitation_renewed', ...auditOf(renewed) })
          await onAdd(tx)
          return { invitation: toInvitation(renewed), isNew: false }
        }
        const [stored] = await tx.select(columns).from(invitations).where(isThis)
        throw new ApiError('conflict', { current: stored && toInvitation(stored) })
      })
    },

    /** Returns the id as stored. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      return db.transaction(async (tx) => {
        const [removed] = await tx
          .delete(invitations)
          .where(and(eq(invitations.groupId, actor.groupId), eq(invitations.id, id), isUnused))
          .returning(columns)
        if (removed === undefined) throw new ApiError('not_found')
        await appendAudit(tx, actor, { action: 'invitation_removed', ...auditOf(removed) })
        return { id: removed.id }
      })
    },

    lookUp,

    /** The invitation that the link opens. Throws `not_found` alike for unknown, used, withdrawn and expired ones. */
    async findOffer(token: string): Promise<InvitationOffer> {
      const offer = await lookUp(token)
      if (offer === undefined) throw new ApiError('not_found')
      return { invitation: { ...offer, expiresAt: offer.expiresAt.toISOString() } }
    },
  }
}
