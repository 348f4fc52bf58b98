import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { withClassFrom } from '@contract/finances/feeSpans'
import type { FeeSpan, MemberFees } from '@contract/finances/fees'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudits } from '../../../platform/audit/auditEntries'
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
    .select({
      memberId: memberFees.memberId,
      classId: memberFees.classId,
      from: memberFees.from,
      to: memberFees.to,
      exempt: memberFees.exempt,
    })
    .from(memberFees)
    .where(and(eq(memberFees.groupId, groupId), memberId === undefined ? undefined : eq(memberFees.memberId, memberId)))
    .orderBy(asc(memberFees.memberId), asc(memberFees.from))
  const spans = new Map<string, FeeSpan[]>()
  for (const { memberId: id, classId, from, to, exempt } of rows) {
    const span = {
      classId,
      from: monthOf(from),
      ...(to !== null && { to: monthOf(to) }),
      ...(exempt !== null && { exempt }),
    }
    spans.set(id, [...(spans.get(id) ?? []), span])
  }
  return spans
}

/** `Student 2026-01–2026-03, Adult 2026-04–`; with the reason of an exemption: `Adult 2026-04–2026-06 (ill)`. */
function spansText(fees: readonly FeeSpan[], nameOf: ReadonlyMap<string, string>): string {
  const textOf = ({ classId, from, to = '', exempt }: FeeSpan) =>
    `${nameOf.get(classId) ?? ''} ${from}–${to}${exempt === undefined ? '' : ` (${exempt})`}`
  return fees.map(textOf).join(', ')
}

interface SpanChange {
  memberId: string
  before: FeeSpan[]
  after: FeeSpan[]
}

/** Logs changes of members' classes, by their names. */
async function auditSpans({ tx, groupId, actor }: Ledger, changes: readonly SpanChange[]): Promise<void> {
  const rows = await tx
    .select({ id: feeClasses.id, name: feeClasses.name })
    .from(feeClasses)
    .where(eq(feeClasses.groupId, groupId))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const ids = changes.map(({ memberId }) => memberId)
  const people = await tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids)))
  const nameOf = new Map(people.map(({ id, name }) => [id, name]))
  const entries = changes.map(({ memberId, before, after }) => ({
    action: 'member_fees_changed' as const,
    subject: { type: 'member' as const, id: memberId, name: nameOf.get(memberId) },
    before: { feeClass: spansText(before, names) },
    after: { feeClass: spansText(after, names) },
  }))
  await appendAudits(tx, actor, entries)
}

/** Refuses unknown and removed classes. `pathOf` returns the path of a span, for errors. */
async function assertClassesExist(
  { tx, groupId }: Ledger,
  changes: readonly MemberFees[],
  pathOf: (change: number, span: number) => string,
): Promise<void> {
  const ids = [...new Set(changes.flatMap(({ fees }) => fees.map(({ classId }) => classId)))]
  const found = await tx
    .select({ id: feeClasses.id })
    .from(feeClasses)
    .where(and(eq(feeClasses.groupId, groupId), isIn(feeClasses.id, ids), isNull(feeClasses.deletedAt)))
  const known = new Set(found.map(({ id }) => id))
  for (const [at, { fees }] of changes.entries()) {
    const unknown = fees.findIndex(({ classId }) => !known.has(classId.toLowerCase()))
    if (unknown !== -1) throw invalidField(pathOf(at, unknown), 'not_allowed')
  }
}

/**
 * Replaces all spans of these members, each named once, by their `fees`, and returns them. Throws `conflict` where they are not `before`,
 * and `invalid` at `pathOf` of a span whose class is unknown. The same spans again change nothing.
 */
export async function setFeeSpans(
  ledger: Ledger,
  wanted: readonly MemberFees[],
  pathOf: (change: number, span: number) => string,
): Promise<FeeSpan[][]> {
  const { tx, groupId } = ledger
  const stored = await spansOf(tx, groupId, wanted.length === 1 ? wanted[0]?.memberId : undefined)
  const changes = wanted.flatMap(({ memberId: said, before, fees }): SpanChange[] => {
    const memberId = said.toLowerCase()
    const current = stored.get(memberId) ?? []
    if (isDeepStrictEqual(current, fees)) return []
    if (!isDeepStrictEqual(current, before)) throw new ApiError('conflict', { current })
    return [{ memberId, before: current, after: fees }]
  })
  if (changes.length > 0) {
    await assertClassesExist(ledger, wanted, pathOf)
    await writeSpans(ledger, changes)
    await auditSpans(ledger, changes)
  }
  return wanted.map(({ fees }) => fees)
}

async function writeSpans({ tx, groupId }: Ledger, changes: readonly SpanChange[]): Promise<void> {
  const ids = changes.map(({ memberId }) => memberId)
  await tx.delete(memberFees).where(and(eq(memberFees.groupId, groupId), isIn(memberFees.memberId, ids)))
  const rows = changes.flatMap(({ memberId, after }) =>
    after.map(({ classId, from, to, exempt }) => ({
      groupId,
      memberId,
      classId,
      from: firstDayOf(from),
      to: to === undefined ? null : firstDayOf(to),
      exempt: exempt ?? null,
    })),
  )
  if (rows.length > 0) await tx.insert(memberFees).values(rows)
}

/**
 * Gives each of these members, named once, the class from the group's current month on (null: none), and returns what that made of their
 * spans. Throws `invalid` at `pathOf` of a member whose class is unknown.
 */
export async function setFeeClasses(
  ledger: Ledger,
  wanted: readonly { memberId: string; classId: string | null }[],
  pathOf: (place: number) => string,
): Promise<MemberFees[]> {
  const { tx, groupId } = ledger
  const month = monthOf(todayIn(await findTimeZone(tx, groupId)))
  const stored = await spansOf(tx, groupId)
  const changes = wanted.map(({ memberId: said, classId }) => {
    const memberId = said.toLowerCase()
    const before = stored.get(memberId) ?? []
    return { memberId, before, fees: withClassFrom(before, month, classId?.toLowerCase() ?? '') }
  })
  await setFeeSpans(ledger, changes, pathOf)
  return changes.filter(({ before, fees }) => !isDeepStrictEqual(before, fees))
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
    await setFeeSpans(ledger, [{ memberId: added.member.id, before: [], fees }], () => 'feeClassId')
    return added
  })
}
