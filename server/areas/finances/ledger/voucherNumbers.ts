import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { VoucherNames } from '@contract/finances'
import type { YearSums } from '@contract/finances/balance'
import { voucherName } from '@contract/finances/vouchers'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { vouchers } from '../../../platform/db/schema/finances/vouchers'

const yearOf = sql`extract(year from ${finances.date})::int`

/** Entries that get a voucher number: paid ones, without opening balances. */
const isNumbered = sql`${finances.status} = 'paid' and ${finances.category} <> 'opening'`

/**
 * Numbers the paid entries of these days (both included) that have no number of their year yet, by date, then by creation. The transaction
 * must hold the group lock, so that numbers are unique and without gaps.
 */
export async function giveVouchers(
  tx: Transaction,
  groupId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.execute(sql`
    insert into ${vouchers} (group_id, year, number, finance_id)
    select ${groupId}, entry.year,
           coalesce(run.last, 0) + row_number() over (partition by entry.year order by entry.date, entry.created_at, entry.id),
           entry.id
      from (select ${finances.id}, ${finances.date}, ${finances.createdAt}, ${yearOf} as year from ${finances}
             where ${finances.groupId} = ${groupId} and ${finances.deletedAt} is null and ${isNumbered}
               and ${finances.date} between ${from} and ${to}
               and not exists (select from ${vouchers} v where v.group_id = ${groupId} and v.finance_id = ${finances.id}
                                                           and v.year = ${yearOf})) entry
      left join (select year, max(number) as last from ${vouchers} where group_id = ${groupId} group by year) run
        on run.year = entry.year`)
}

const namesWhere = async (db: Database, groupId: string, condition: SQL | undefined): Promise<VoucherNames> => {
  const rows = await db
    .select({ financeId: finances.id, year: vouchers.year, number: vouchers.number })
    .from(finances)
    .innerJoin(
      vouchers,
      and(eq(vouchers.groupId, groupId), eq(vouchers.financeId, finances.id), sql`${vouchers.year} = ${yearOf}`),
    )
    .where(and(eq(finances.groupId, groupId), isNull(finances.deletedAt), isNumbered, condition))
  return rows.map(({ financeId, year, number }) => ({ financeId, voucher: voucherName(year, number) }))
}

/** Voucher numbers of these entries. */
export async function vouchersOf(db: Database, groupId: string, ids: readonly string[]): Promise<VoucherNames> {
  if (ids.length === 0) return []
  return namesWhere(db, groupId, isIn(finances.id, ids))
}

/** Voucher numbers of the entries that the condition selects. */
export function vouchersWhere(db: Database, groupId: string, condition: SQL | undefined): Promise<VoucherNames> {
  return namesWhere(db, groupId, condition)
}

const Spans = z.array(z.object({ year: z.int(), first: z.int(), last: z.int(), count: z.int() }))

/** Ranges of voucher numbers of entries in these days (both included), by year. */
export async function voucherSpans(
  db: Database,
  groupId: string,
  { from, upTo }: { from: string; upTo: string },
): Promise<NonNullable<YearSums['vouchers']>> {
  const { rows } = await db.execute(sql`
    select ${vouchers.year} as year, min(${vouchers.number}) as first, max(${vouchers.number}) as last, count(*)::int as count
      from ${vouchers} join ${finances} on ${finances.groupId} = ${groupId} and ${finances.id} = ${vouchers.financeId}
     where ${vouchers.groupId} = ${groupId} and ${vouchers.year} = ${yearOf} and ${finances.deletedAt} is null
       and ${isNumbered} and ${finances.date} between ${from} and ${upTo}
     group by 1 order by 1`)
  return Spans.parse(rows).map(({ year, first, last, count }) => ({
    from: voucherName(year, first),
    to: voucherName(year, last),
    count,
  }))
}
