import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { creditUses } from '../../../platform/db/schema/finances/creditUses'
import { ApiError } from '../../../platform/http/errors'

/** Rows (member_id, amount) whose sum is each member's credit: paid in, less refunded, less used. */
const creditMoves = (groupId: string): SQL => sql`
  select ${finances.memberId} as member_id, case ${finances.kind} when 'income' then ${finances.amount} else -${finances.amount} end as amount
    from ${finances}
   where ${finances.groupId} = ${groupId} and ${finances.isCredit} and ${finances.deletedAt} is null and ${finances.memberId} is not null
     and ${finances.status} = 'paid'
  union all
  select ${creditUses.memberId}, -${creditUses.amount} from ${creditUses} where ${creditUses.groupId} = ${groupId}`

/** Ids of refunded entries whose refunds exceed them, or that were removed, reversed or are not paid income any more. */
const overRefunded = (groupId: string): SQL => sql`
  select original.id from ${finances} refund join ${finances} original on original.group_id = ${groupId} and original.id = refund.refund_of
   where refund.group_id = ${groupId} and refund.refund_of is not null and refund.deleted_at is null
     and not exists (select from ${finances} r where r.group_id = ${groupId} and r.reversal_of = refund.id and r.deleted_at is null)
   group by original.id
  having sum(refund.amount) > max(original.amount)
      or bool_or(original.deleted_at is not null or original.status <> 'paid' or original.kind <> 'income')
      or exists (select from ${finances} r where r.group_id = ${groupId} and r.reversal_of = original.id and r.deleted_at is null)`

/**
 * Members of whose credit more was used from a category or subcategory than came in there, for example after the source entry was moved or
 * removed. Reports would show a negative sum.
 */
const misplaced = (groupId: string): SQL => sql`
  select used.member_id from (
    select ${creditUses.memberId} as member_id, source.category, source."subcategoryId" as subcategory_id, sum(source.amount) as amount
      from ${creditUses}, jsonb_to_recordset(${creditUses.sources}) as source (
           category finance_category, "subcategoryId" uuid, amount bigint)
     where ${creditUses.groupId} = ${groupId} group by 1, 2, 3) used
   where used.amount > coalesce((
     select sum(credit.amount) from ${finances} credit
      where credit.group_id = ${groupId} and credit.is_credit and credit.deleted_at is null and credit.kind = 'income'
        and credit.status = 'paid' and credit.member_id = used.member_id and credit.category = used.category
        and credit.subcategory_id is not distinct from used.subcategory_id), 0)`

/**
 * Runs after each write. Throws `credit_used` where a member's credit is overdrawn or missing in its category, and `has_refunds` where
 * refunds exceed their entry.
 */
export async function assertCreditsCovered({ tx, groupId }: { tx: Transaction; groupId: string }): Promise<void> {
  const { rows } = await tx.execute<{ isOverdrawn: boolean; isOverRefunded: boolean; isMisplaced: boolean }>(sql`
    select exists (select from (${creditMoves(groupId)}) move group by member_id having sum(amount) < 0) as "isOverdrawn",
           exists (${overRefunded(groupId)}) as "isOverRefunded",
           exists (${misplaced(groupId)}) as "isMisplaced"`)
  if (rows[0]?.isOverdrawn || rows[0]?.isMisplaced) throw new ApiError('credit_used')
  if (rows[0]?.isOverRefunded) throw new ApiError('has_refunds')
}

/** Credit in minor units by member; members without credit are left out. Limited to `memberIds` if given. */
export async function creditsOf(
  { tx, groupId }: { tx: Pick<Database, 'execute'> | Transaction; groupId: string },
  memberIds?: string[],
): Promise<Map<string, number>> {
  const ofThese = memberIds && sql`where member_id = any(${sql.param(memberIds)}::uuid[])`
  const { rows } = await tx.execute<{ id: string; amount: number }>(sql`
    select member_id as id, sum(amount)::bigint as amount from (${creditMoves(groupId)}) move ${ofThese}
     group by member_id having sum(amount) > 0`)
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}
