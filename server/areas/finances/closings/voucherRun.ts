import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { voucherName } from '@contract/finances/vouchers'
import type { Voucher, VoucherRun, VoucherRunConfig } from '@contract/finances/vouchers'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { vouchers } from '../../../platform/db/schema/finances/vouchers'
import { countReceipts } from '../ledger/public'

/** SQL for why a voucher number is void; null if it is valid. */
const voidReason = sql<Voucher['void'] | null>`case
  when ${finances.id} is null then 'removed'
  when ${finances.status} <> 'paid' or ${finances.category} = 'opening' then 'unpaid'
  when extract(year from ${finances.date})::int <> ${vouchers.year} then 'moved' end`

/** Sort keys of the list; void numbers have no date and amount. */
const shown = {
  number: sql`${vouchers.number}`,
  date: sql`case when ${voidReason} is null then ${finances.date} end`,
  amount: sql`case when ${voidReason} is null then ${finances.amount} * case when ${finances.kind} = 'income' then 1 else -1 end end`,
}

const yearText = (year: number) => String(year).padStart(4, '0')

export function voucherRunRepository(db: Database) {
  const entryOf = (groupId: string) =>
    and(eq(finances.groupId, groupId), eq(finances.id, vouchers.financeId), isNull(finances.deletedAt))

  async function years(groupId: string): Promise<string[]> {
    const rows = await db
      .selectDistinct({ year: vouchers.year })
      .from(vouchers)
      .where(eq(vouchers.groupId, groupId))
      .orderBy(desc(vouchers.year))
    return rows.map(({ year }) => yearText(year))
  }

  return {
    /** The voucher numbers of a year, by default the latest, with their entries. */
    async list(groupId: string, config: VoucherRunConfig): Promise<VoucherRun> {
      const { year: asked, page, perPage, sort, sortColumn = 'number' } = config
      const all = await years(groupId)
      const year = asked ?? all[0]
      if (year === undefined) return { vouchers: [], total: 0, void: 0, years: [] }
      const ofYear = and(eq(vouchers.groupId, groupId), eq(vouchers.year, Number(year)))
      const [counts] = await db
        .select({ total: sql<number>`count(*)::int`, void: sql<number>`count(${voidReason})::int` })
        .from(vouchers)
        .leftJoin(finances, entryOf(groupId))
        .where(ofYear)
      const { id, date, kind, amount, description } = finances
      const rows = await db
        .select({ number: vouchers.number, reason: voidReason, finance: { id, date, kind, amount, description } })
        .from(vouchers)
        .leftJoin(finances, entryOf(groupId))
        .where(ofYear)
        .orderBy(sql`${shown[sortColumn]} ${sql.raw(sort)} nulls last`, vouchers.number)
        .limit(perPage)
        .offset((page - 1) * perPage)
      const there = rows.flatMap(({ finance }) => finance ?? [])
      const receipts = new Map((await countReceipts(db, groupId, there)).map((each) => [each.financeId, each.count]))
      return {
        vouchers: rows.map(({ number, reason, finance }) => ({
          voucher: voucherName(Number(year), number),
          ...(reason !== null && { void: reason }),
          ...(finance !== null && { finance: { ...finance, receipts: receipts.get(finance.id) ?? 0 } }),
        })),
        total: counts?.total ?? 0,
        void: counts?.void ?? 0,
        year,
        years: all,
      }
    },
  }
}
