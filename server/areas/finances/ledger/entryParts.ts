import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { AMOUNT_MAX } from '@contract/finances'
import { finances } from '../../../platform/db/schema/finances/finances'
import { creditUses } from '../../../platform/db/schema/finances/creditUses'
import { ApiError } from '../../../platform/http/errors'
import type { Ledger } from './ledger'
import { findStored, isFinance } from './entryWrites'

/** What was paid of an entry in parts, by money and by credit. For statements of several tables, in which columns name theirs. */
export const paidInParts = (groupId: string): SQL<number> => sql<number>`(
  coalesce((select sum(part.amount) from ${finances} part
             where part.group_id = ${groupId} and part.part_of = ${finances.id} and part.part_of is not null
               and part.deleted_at is null), 0)
  + coalesce((select sum(used.amount) from ${creditUses} used
               where used.group_id = ${groupId} and used.due_id = ${finances.id}), 0))::bigint`

/** What was asked for at first. What credit paid the last of is no longer owed, and its amount is in what was used. */
export const wholeAmount = (groupId: string): SQL<number> =>
  sql<number>`(case when ${finances.settledOn} is null then ${finances.amount} else 0 end + ${paidInParts(groupId)})`

/**
 * Adds to what is left of a pending entry; less than nothing where a part of it is paid. Throws `rest_settled` where it is no longer
 * pending, or nothing would be left: then the last of it is paid as a whole.
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

/** Whether parts were paid of the entry of the statement, by money or credit. Columns name their tables. */
export const hasParts = (groupId: string): SQL<boolean> => sql<boolean>`(
  exists (select from ${finances} part where part.group_id = ${groupId} and part.part_of = ${finances.id}
             and part.part_of is not null and part.deleted_at is null)
  or exists (select from ${creditUses} used where used.group_id = ${groupId} and used.due_id = ${finances.id}))`

/** What parts were paid of stays in the books, or is written off: else nothing would tell what they are parts of. */
export async function assertNoParts({ tx, groupId }: Ledger, id: string): Promise<void> {
  // Columns of a statement of one table would not name it, and not be told from those of the parts.
  const { rows } = await tx.execute(
    sql`select from ${finances} where ${isFinance(groupId, id)} and ${hasParts(groupId)}`,
  )
  if (rows.length > 0) throw new ApiError('has_part_payments')
}
