import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { AMOUNT_MAX } from '@contract/finances'
import { finances } from '../../../platform/db/schema/finances/finances'
import { creditUses } from '../../../platform/db/schema/finances/creditUses'
import { ApiError } from '../../../platform/http/errors'
import type { Ledger } from './ledger'
import { findStored, isFinance } from './entryWrites'

/** Sum of the entry's part payments, in money and credit. Column names are table-qualified, for statements with several tables. */
export const paidInParts = (groupId: string): SQL<number> => sql<number>`(
  coalesce((select sum(part.amount) from ${finances} part
             where part.group_id = ${groupId} and part.part_of = ${finances.id} and part.part_of is not null
               and part.deleted_at is null), 0)
  + coalesce((select sum(used.amount) from ${creditUses} used
               where used.group_id = ${groupId} and used.due_id = ${finances.id}), 0))::bigint`

/** The amount originally charged. An entry settled by credit keeps its last amount, which the credit use already contains. */
export const wholeAmount = (groupId: string): SQL<number> =>
  sql<number>`(case when ${finances.settledOn} is null then ${finances.amount} else 0 end + ${paidInParts(groupId)})`

/**
 * Changes the remaining amount of a pending entry by `by` (negative when a part is paid). Throws `rest_settled` where the entry is no
 * longer pending or nothing would remain, and `invalid` where it would exceed AMOUNT_MAX.
 */
export async function moveRest(ledger: Ledger, id: string, by: number): Promise<void> {
  const whole = await findStored(ledger, id)
  if (whole === undefined || whole.deletedAt !== null || whole.status !== 'pending' || whole.amount + by < 1)
    throw new ApiError('rest_settled')
  if (whole.amount + by > AMOUNT_MAX) throw new ApiError('invalid', { message: 'The entry would grow too large.' })
  await ledger.settle([whole.id], async () => {
    await ledger.tx
      .update(finances)
      .set({ amount: whole.amount + by, version: whole.version + 1, updatedAt: sql`now()` })
      .where(isFinance(ledger.groupId, whole.id))
  })
}

/** Whether the entry has part payments, in money or credit. Column names are table-qualified. */
export const hasParts = (groupId: string): SQL<boolean> => sql<boolean>`(
  exists (select from ${finances} part where part.group_id = ${groupId} and part.part_of = ${finances.id}
             and part.part_of is not null and part.deleted_at is null)
  or exists (select from ${creditUses} used where used.group_id = ${groupId} and used.due_id = ${finances.id}))`

/** Throws `has_part_payments` for an entry with paid parts, which would otherwise lose what they belong to. */
export async function assertNoParts({ tx, groupId }: Ledger, id: string): Promise<void> {
  // In a one-table statement Drizzle omits table names, and the columns would be ambiguous with those of the parts.
  const { rows } = await tx.execute(
    sql`select from ${finances} where ${isFinance(groupId, id)} and ${hasParts(groupId)}`,
  )
  if (rows.length > 0) throw new ApiError('has_part_payments')
}
