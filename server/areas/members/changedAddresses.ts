import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { AddressAgreement } from '@contract/calendar/links'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { members } from '../../platform/db/schema/members'
import { users } from '../../platform/db/schema/users'
import { ApiError } from '../../platform/http/errors'

interface AddressChange {
  memberId: string
  before: string | null | undefined
  after: string | null | undefined
}

/**
 * Records who changed members' addresses. A link mailed to a changed address shows no money until an administrator agrees; otherwise
 * whoever edits members could send it to themselves. A member's first address is not recorded, as nobody could have been robbed yet.
 * Removing an address and entering another later still counts as a change. A change of one's own address is trusted.
 */
export async function noteAddressChanges(tx: Transaction, actor: Actor, changes: AddressChange[]): Promise<void> {
  const changed = changes.filter(({ before, after }) => (before ?? '').toLowerCase() !== (after ?? '').toLowerCase())
  if (changed.length === 0) return
  const { groupId, userId } = actor
  const [account] = await tx
    .select({ memberId: users.memberId })
    .from(users)
    .where(and(eq(users.groupId, groupId), eq(users.id, userId)))
  const of = (which: AddressChange[]) =>
    isIn(
      members.id,
      which.map(({ memberId }) => memberId.toLowerCase()),
    )
  const own = changed.filter(({ memberId }) => memberId.toLowerCase() === account?.memberId)
  const others = changed.filter((change) => !own.includes(change))
  if (own.length > 0)
    await tx
      .update(members)
      .set({ emailChangedBy: null })
      .where(and(eq(members.groupId, groupId), of(own)))
  if (others.length > 0)
    await tx
      .update(members)
      .set({ emailChangedBy: userId })
      .where(
        and(
          eq(members.groupId, groupId),
          of(others),
          or(of(others.filter(({ before }) => (before ?? '') !== '')), isNotNull(members.emailChangedBy)),
        ),
      )
}

/** Two-person rule: who changed an address may agree to it only if there is no other administrator. */
async function mayAgree(db: Database | Transaction, groupId: string, userId: string, changedBy: string) {
  if (changedBy !== userId) return true
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.groupId, groupId), eq(users.role, 'admin'), ne(users.id, userId)))
    .limit(1)
  return other === undefined
}

/**
 * Marks a member's address as trusted. Throws `not_found` if there is nothing to agree to, `conflict` if the address has changed since,
 * and `forbidden` for who changed it, if there is another administrator.
 */
export function agreeToAddress(db: Database, actor: Actor, { memberId: given, email }: AddressAgreement) {
  const { groupId, userId } = actor
  const memberId = given.toLowerCase()
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select({ name: members.name, email: members.email, changedBy: members.emailChangedBy })
      .from(members)
      .where(and(eq(members.groupId, groupId), eq(members.id, memberId), isNull(members.deletedAt)))
      .for('update')
    if (member === undefined || member.email === null || member.changedBy === null) throw new ApiError('not_found')
    if (member.email !== email) throw new ApiError('conflict')
    if (!(await mayAgree(tx, groupId, userId, member.changedBy))) throw new ApiError('forbidden')
    await tx
      .update(members)
      .set({ emailChangedBy: null })
      .where(and(eq(members.groupId, groupId), eq(members.id, memberId)))
    await appendAudit(tx, actor, {
      action: 'member_address_agreed',
      subject: { type: 'member', id: memberId, name: member.name },
      after: { email },
    })
    return { memberId }
  })
}
