import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { YearSums } from '@contract/finances/balance'
import type { EventPurpose } from '@contract/finances/budgets'
import type { Database, Reader } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { financePurposes } from '../../../platform/db/schema/finances/purposes'

/**
 * SQL for the group's entries with a purpose, removed ones too: what each adds to what came and was spent. A refund is taken off what came,
 * and a reversal off what the entry that it reverses added to.
 */
export const purposeEntries = (groupId: string): SQL => sql`
  select entry.purpose_id, entry.date, entry.category, entry.status, entry.deleted_at is null as is_there,
         case when side.kind = 'income' then side.amount when side.is_refund then -side.amount else 0 end as came,
         case when side.kind = 'expense' and not side.is_refund then side.amount else 0 end as spent
    from ${finances} entry
    left join ${finances} original on original.group_id = ${groupId} and original.id = entry.reversal_of
   cross join lateral (
         select coalesce(original.kind, entry.kind) as kind, coalesce(original.refund_of, entry.refund_of) is not null as is_refund,
                case when entry.reversal_of is null then entry.amount else -entry.amount end as amount) side
   where entry.group_id = ${groupId} and entry.purpose_id is not null`

const Sums = z.array(z.object({ id: z.string(), name: z.string(), opening: z.int(), came: z.int(), spent: z.int() }))

/**
 * By name, what each purpose had before these days, and what came and was spent in them; those with neither are left out. Opening balances
 * are part of what was there before.
 */
export async function purposeSums(
  db: Database,
  groupId: string,
  { from, upTo }: { from: string; upTo: string },
): Promise<NonNullable<YearSums['purposes']>> {
  const isBefore = sql`(date < ${from} or category = 'opening')`
  const { rows } = await db.execute(sql`
    select ${financePurposes.id} as id, ${financePurposes.name} as name, sums.opening, sums.came, sums.spent
      from (select purpose_id,
                   coalesce(sum(came - spent) filter (where ${isBefore}), 0)::bigint as opening,
                   coalesce(sum(came) filter (where not ${isBefore}), 0)::bigint as came,
                   coalesce(sum(spent) filter (where not ${isBefore}), 0)::bigint as spent
              from (${purposeEntries(groupId)}) entries
             where is_there and status = 'paid' and date <= ${upTo}
             group by 1) sums
      join ${financePurposes} on ${eq(financePurposes.groupId, groupId)} and ${financePurposes.id} = sums.purpose_id
     where sums.opening <> 0 or sums.came <> 0 or sums.spent <> 0
     order by ${financePurposes.name}, ${financePurposes.id}`)
  return Sums.parse(rows)
}

/** By name, the purposes that are tied to the event, with what came and was spent of each, of paid entries. */
export async function purposesOfEvent(db: Reader, groupId: string, eventId: string): Promise<EventPurpose[]> {
  const rows = await db
    .select({
      id: financePurposes.id,
      name: financePurposes.name,
      endsOn: financePurposes.endsOn,
      came: sql<number>`coalesce(sums.came, 0)::bigint`,
      spent: sql<number>`coalesce(sums.spent, 0)::bigint`,
    })
    .from(financePurposes)
    .leftJoin(
      sql`(select purpose_id, sum(came) as came, sum(spent) as spent
             from (${purposeEntries(groupId)}) entries where is_there and status = 'paid' group by 1) sums`,
      sql`sums.purpose_id = ${financePurposes.id}`,
    )
    .where(
      and(
        eq(financePurposes.groupId, groupId),
        eq(financePurposes.eventId, eventId),
        isNull(financePurposes.deletedAt),
      ),
    )
    .orderBy(asc(financePurposes.name), asc(financePurposes.id))
  return rows.map(({ endsOn, ...row }) => ({ ...row, ...(endsOn !== null && { endsOn }) }))
}
