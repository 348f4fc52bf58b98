import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { InvitationOffer, Role } from '@contract/auth'
import type { Invitation } from '@contract/users'
import { groupOfToken, hashToken } from '../../platform/auth/opaqueTokens'
import type { Database } from '../../platform/db/database'
import { groups } from '../../platform/db/schema/groups'
import { invitations } from '../../platform/db/schema/invitations'
import { users } from '../../platform/db/schema/users'
import { ApiError } from '../../platform/http/errors'
import { mapMissingAccount } from './mapMissingAccount'

const TTL_DAYS = 7

interface NewInvitation {
  id: string
  role: Role
  note?: string | undefined
  hash: Buffer
  invitedBy: string
}

const isUnused = and(isNull(invitations.usedAt), gt(invitations.expiresAt, sql`now()`))

/** An invitation counts only while its inviter is still an administrator. */
const inviter = sql`select 1 from ${users}
  where ${users.groupId} = ${invitations.groupId} and ${users.id} = ${invitations.invitedBy} and ${users.role} = 'admin'`

const isOpen = and(isUnused, sql`exists (${inviter})`)

/** As `isOpen`, with the inviter's row locked: taking that role away at the same time waits, or is seen here. */
export const isOpenUntilUsed = and(isUnused, sql`exists (${inviter} for share)`)

const columns = {
  id: invitations.id,
  role: invitations.role,
  note: invitations.note,
  expiresAt: invitations.expiresAt,
}

interface Row {
  id: string
  role: Role
  note: string | null
  expiresAt: Date
}

function toInvitation({ id, role, note, expiresAt }: Row): Invitation {
  return { id, role, ...(note !== null && { note }), expiresAt: expiresAt.toISOString() }
}

export function invitationRepository(db: Database) {
  return {
    async list(groupId: string): Promise<Invitation[]> {
      const rows = await db
        .select(columns)
        .from(invitations)
        .where(and(eq(invitations.groupId, groupId), isOpen))
        .orderBy(asc(invitations.expiresAt), asc(invitations.id))
      return rows.map(toInvitation)
    },

    /**
     * Sent again word for word it gives a fresh link, and the old one ends: only the token's hash is kept, and who asks
     * again has not got the answer. It is theirs then, whoever sent it first. Other content under a known id is a conflict, and so is an id that was used.
     */
    async add(groupId: string, { note = '', ...invitation }: NewInvitation) {
      const expiresAt = sql<Date>`now() + make_interval(days => ${TTL_DAYS})`
      const values = { groupId, ...invitation, note: note || null, expiresAt }
      const [added] = await mapMissingAccount(
        db.insert(invitations).values(values).onConflictDoNothing().returning(columns),
      )
      if (added !== undefined) return { invitation: toInvitation(added), isNew: true }
      const isThis = and(eq(invitations.groupId, groupId), eq(invitations.id, invitation.id))
      const [renewed] = await mapMissingAccount(
        db
          .update(invitations)
          .set({ hash: invitation.hash, invitedBy: invitation.invitedBy, expiresAt })
          .where(
            and(
              isThis,
              eq(invitations.role, invitation.role),
              sql`${invitations.note} is not distinct from ${values.note}`,
              isNull(invitations.usedAt),
            ),
          )
          .returning(columns),
      )
      if (renewed !== undefined) return { invitation: toInvitation(renewed), isNew: false }
      const [stored] = await db.select(columns).from(invitations).where(isThis)
      throw new ApiError('conflict', { current: stored && toInvitation(stored) })
    },

    /** Answers its id as it is stored. */
    async remove(groupId: string, id: string): Promise<{ id: string }> {
      const [removed] = await db
        .delete(invitations)
        .where(and(eq(invitations.groupId, groupId), eq(invitations.id, id), isUnused))
        .returning({ id: invitations.id })
      if (removed === undefined) throw new ApiError('not_found')
      return removed
    },

    /** What the link opens. Unknown, used, taken back and expired look the same. */
    async findOffer(token: string): Promise<InvitationOffer> {
      const groupId = groupOfToken(token)
      const [offer] =
        groupId === undefined
          ? []
          : await db
              .select({
                role: invitations.role,
                groupName: groups.name,
                invitedBy: users.name,
                expiresAt: invitations.expiresAt,
              })
              .from(invitations)
              .innerJoin(groups, eq(groups.groupId, invitations.groupId))
              .innerJoin(users, and(eq(users.groupId, invitations.groupId), eq(users.id, invitations.invitedBy)))
              .where(and(eq(invitations.groupId, groupId), eq(invitations.hash, hashToken(token)), isOpen))
      if (offer === undefined) throw new ApiError('not_found')
      return { invitation: { ...offer, expiresAt: offer.expiresAt.toISOString() } }
    },
  }
}
