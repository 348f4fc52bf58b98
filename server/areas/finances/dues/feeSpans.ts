import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { FeeSpan, MemberFees } from '@contract/finances/fees'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Reader, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { feeClasses, memberFees } from '../../../platform/db/schema/finances/fees'
import { members } from '../../../platform/db/schema/members'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { firstDayOf, monthOf, todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'

/** The spans of fee classes by member, each member's oldest first; of one member, or of the whole group. */
export async function spansOf(db: Reader, groupId: string, memberId?: string): Promise<Map<string, FeeSpan[]>> {
  const rows = await db
    .select({ memberId: memberFees.memberId, classId: memberFees.classId, from: memberFees.from, to: memberFees.to })
    .from(memberFees)
    .where(and(eq(memberFees.groupId, groupId), memberId === undefined ? undefined : eq(memberFees.memberId, memberId)))
    .orderBy(asc(memberFees.memberId), asc(memberFees.from))
  const spans = new Map<string, FeeSpan[]>()
  for (const { memberId: id, classId, from, to } of rows) {
    const span = { classId, from: monthOf(from), ...(to !== null && { to: monthOf(to) }) }
    spans.set(id, [...(spans.get(id) ?? []), span])
  }
  return spans
}

/** `Student 2026-01–2026-03, Adult 2026-04–`. */
function spansText(fees: readonly FeeSpan[], nameOf: ReadonlyMap<string, string>): string {
  return fees.map(({ classId, from, to = '' }) => `${nameOf.get(classId) ?? ''} ${from}–${to}`).join(', ')
}

/** Logs a change of a member's classes, by their names. */
async function auditSpans(ledger: Ledger, memberId: string, before: FeeSpan[], after: FeeSpan[]): Promise<void> {
  const { tx, groupId, actor } = ledger
  const rows = await tx
    .select({ id: feeClasses.id, name: feeClasses.name })
    .from(feeClasses)
    .where(eq(feeClasses.groupId, groupId))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const [member] = await tx
    .select({ name: members.name })
    .from(members)
    .where(and(eq(members.groupId, groupId), eq(members.id, memberId)))
  await appendAudit(tx, actor, {
    action: 'member_fees_changed',
    subject: { type: 'member', id: memberId, name: member?.name },
    before: { feeClass: spansText(before, names) },
    after: { feeClass: spansText(after, names) },
  })
}

/** Refuses unknown and removed classes. `pathOf` returns the path of a span, for errors. */
async function assertClassesExist(
  { tx, groupId }: Ledger,
  fees: readonly FeeSpan[],
  pathOf: (index: number) => string,
): Promise<void> {
  const ids = fees.map(({ classId }) => classId)
  const found = await tx
    .select({ id: feeClasses.id })
    .from(feeClasses)
    .where(and(eq(feeClasses.groupId, groupId), isIn(feeClasses.id, ids), isNull(feeClasses.deletedAt)))
  const known = new Set(found.map(({ id }) => id))
  const unknown = ids.findIndex((id) => !known.has(id.toLowerCase()))
  if (unknown !== -1) throw invalidField(pathOf(unknown), 'not_allowed')
}

/**
 * Replaces all spans of a member by `fees`, and returns them. Throws `conflict` where they are not `before`, and `invalid` at `pathOf` of a
 * span whose class is unknown. The same spans again change nothing.
 */
export async function setFeeSpans(
  ledger: Ledger,
  { memberId, before, fees }: MemberFees,
  pathOf: (index: number) => string,
): Promise<FeeSpan[]> {
  const { tx, groupId } = ledger
  const stored = (await spansOf(tx, groupId, memberId)).get(memberId.toLowerCase()) ?? []
  if (isDeepStrictEqual(stored, fees)) return stored
  if (!isDeepStrictEqual(stored, before)) throw new ApiError('conflict', { current: stored })
  await assertClassesExist(ledger, fees, pathOf)
  await tx.delete(memberFees).where(and(eq(memberFees.groupId, groupId), eq(memberFees.memberId, memberId)))
  if (fees.length > 0) {
    await tx.insert(memberFees).values(
      fees.map(({ classId, from, to }) => ({
        groupId,
        memberId,
        classId,
        from: firstDayOf(from),
        to: to === undefined ? null : firstDayOf(to),
      })),
    )
  }
  await auditSpans(ledger, memberId, stored, fees)
  return fees
}

/**
 * Runs `add` in a transaction that locks the group's books. A new member gets the class from the group's current month on; an existing one
 * is not changed. Throws `invalid` at `feeClassId` where the class is unknown.
 */
export function withFirstClass<Added extends { member: { id: string }; isNew: boolean }>(
  db: Database,
  actor: Actor,
  classId: string,
  add: (tx: Transaction) => Promise<Added>,
): Promise<Added> {
  return withLedger(db, actor, async (ledger) => {
    const { tx, groupId } = ledger
    const added = await add(tx)
    if (!added.isNew) return added
    const from = todayIn(await findTimeZone(tx, groupId)).slice(0, 7)
    const fees = [{ classId, from }]
    await setFeeSpans(ledger, { memberId: added.member.id, before: [], fees }, () => 'feeClassId')
    return added
  })
}
