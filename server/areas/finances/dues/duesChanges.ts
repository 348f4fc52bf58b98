import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { DuesPreview } from '@contract/finances/dues'
import type { Transaction } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { creditUses } from '../../../platform/db/schema/finances/creditUses'
import { firstDayOf, monthOf } from '../../../platform/time/days'
import { hasLivePart, wholeAmount } from '../ledger/public'
import { duesMembers } from './duesMembers'
import { feesOf } from './feesOfMonths'

type Line = DuesPreview['lines'][number]
type Change = Pick<Line, 'change' | 'was'>

interface Changes extends Pick<DuesPreview, 'comparedWith' | 'gone'> {
  /** What changed for the member since they were last charged. */
  changeOf: (line: Line) => Change
}

/** Live, at least in part, or settled by credit. */
const isCharged = (groupId: string) =>
  or(isNull(finances.deletedAt), isNotNull(finances.settledOn), hasLivePart(groupId))

/** The amount originally charged; for split payments, the sum of the live parts. */
const chargedAmount = (groupId: string) => sql<number>`(case
  when ${finances.splitId} is null then ${wholeAmount(groupId)}
  else (select sum(one.amount + coalesce((select sum(paid.amount) from ${finances} paid
                                           where paid.group_id = ${groupId} and paid.part_of = one.id
                                             and paid.part_of is not null and paid.deleted_at is null), 0)
                              + coalesce((select sum(used.amount) from ${creditUses} used
                                           where used.group_id = ${groupId} and used.due_id = one.id), 0))
          from ${finances} one
         where one.group_id = ${groupId} and one.split_id = ${finances.splitId} and one.split_id is not null
           and one.deleted_at is null)::bigint
  end)`

/** First day of the last month before `before` (also a first day) for which dues were charged. */
async function lastChargedMonth(tx: Transaction, groupId: string, before: string): Promise<string | undefined> {
  const [last] = await tx
    .select({ month: sql<string | null>`max(${finances.duesMonth})` })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isCharged(groupId), lt(finances.duesMonth, before)))
  return last?.month ?? undefined
}

/**
 * The last amount charged to each member before the first of these months; null where it was written off. Members never charged are left
 * out.
 */
async function readLastCharges(tx: Transaction, groupId: string, first: string): Promise<Map<string, number | null>> {
  const isEarlier = and(
    eq(finances.groupId, groupId),
    eq(finances.memberId, members.id),
    lt(finances.duesMonth, firstDayOf(first)),
  )
  const rows = await tx
    .select({
      memberId: members.id,
      amount: sql<string | null>`(
        select ${chargedAmount(groupId)} from ${finances} where ${and(isEarlier, isCharged(groupId))}
         order by ${finances.duesMonth} desc limit 1)`,
      isWrittenOff: sql<boolean>`exists (select from ${finances} where ${and(isEarlier, isNotNull(finances.writtenOffOn))})`,
    })
    .from(members)
    .where(duesMembers(groupId, first))
  return new Map(
    rows.flatMap(({ memberId, amount, isWrittenOff }) =>
      amount === null && !isWrittenOff ? [] : [[memberId, amount === null ? null : Number(amount)]],
    ),
  )
}

/** Members charged in that month (its first day) who are not charged in the first of the new months. */
async function readGone(
  tx: Transaction,
  groupId: string,
  month: string,
  first: string,
): Promise<NonNullable<DuesPreview['gone']>> {
  const rows = await tx
    .select({
      memberId: members.id,
      name: members.name,
      section: members.section,
      status: members.status,
      deletedAt: members.deletedAt,
      was: chargedAmount(groupId).mapWith(Number),
    })
    .from(finances)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, finances.memberId)))
    .where(
      and(
        eq(finances.groupId, groupId),
        eq(finances.duesMonth, month),
        isCharged(groupId),
        or(
          eq(members.status, 'on_leave'),
          and(eq(members.status, 'former'), or(isNull(members.leftOn), lt(members.leftOn, firstDayOf(first)))),
          isNotNull(members.deletedAt),
        ),
      ),
    )
    .orderBy(asc(members.name), desc(members.id))
  return rows.map(({ deletedAt, status, ...row }) => ({ ...row, status: deletedAt === null ? status : 'removed' }))
}

/** Compares the months to charge with the last charged one before them. Empty if there is none. */
export async function readChanges(
  tx: Transaction,
  groupId: string,
  months: readonly { month: string }[],
  isByClass: boolean,
): Promise<Changes> {
  const first = months.map(({ month }) => month).toSorted()[0] ?? ''
  const before = firstDayOf(first)
  const last = await lastChargedMonth(tx, groupId, before)
  if (last === undefined) return { changeOf: () => ({}) }
  const comparedWith = monthOf(last)
  const charged = await readLastCharges(tx, groupId, first)
  const { feeOf } = isByClass ? await feesOf(tx, groupId) : { feeOf: () => undefined }

  function changeOf({ memberId, amount, className, exists, leftOn }: Line): Change {
    if (exists) return {}
    const wasCharged = charged.has(memberId)
    const was = charged.get(memberId) ?? undefined
    const classBefore = feeOf(memberId, comparedWith)?.name
    const said = {
      ...(was !== undefined && { amount: was }),
      ...(classBefore !== undefined && { className: classBefore }),
    }
    if (leftOn !== undefined && first > monthOf(leftOn)) return wasCharged ? { change: 'left', was: said } : {}
    if ((wasCharged || classBefore !== undefined) && classBefore !== className) return { change: 'class', was: said }
    if (!wasCharged) return amount > 0 ? { change: 'new' } : {}
    return was !== undefined && amount > 0 && was !== amount ? { change: 'amount', was: said } : {}
  }

  return { comparedWith, gone: await readGone(tx, groupId, last, first), changeOf }
}
