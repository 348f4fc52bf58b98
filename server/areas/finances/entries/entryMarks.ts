import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Finance, FinanceList } from '@contract/finances'
import { voucherName } from '@contract/finances/vouchers'
import type { Database } from '../../../platform/db/database'
import { groups } from '../../../platform/db/schema/groups'
import { receipts } from '../../../platform/db/schema/finances/receipts'
import { reconciliationLines } from '../../../platform/db/schema/finances/reconciliations'
import { vouchers } from '../../../platform/db/schema/finances/vouchers'

type Marks = Pick<z.infer<typeof FinanceList>, 'receipts' | 'reconciled' | 'vouchers'>

const Row = z.object({
  receipts: z.nullable(z.array(z.object({ financeId: z.string(), count: z.int() }))),
  reconciled: z.nullable(z.array(z.string())),
  vouchers: z.nullable(z.array(z.object({ financeId: z.string(), year: z.int(), number: z.int() }))),
})

/**
 * What a list shows beside its entries: their numbers of receipts, which of them are reconciled, and valid voucher numbers
 * (ledger/voucherNumbers.ts); empty ones are left out. One statement, as each of three would wait for a connection.
 */
export async function entryMarks(db: Database, groupId: string, entries: readonly Finance[]): Promise<Marks> {
  if (entries.length === 0) return {}
  const ids = sql`any(${sql.param(entries.map(({ id }) => id))}::uuid[])`
  const { rows } = await db.execute(sql`
    select (select json_agg(json_build_object('financeId', counted.id, 'count', counted.count))
              from (select ${receipts.financeId} as id, count(*)::int as count from ${receipts}
                     where ${receipts.groupId} = ${groupId} and ${receipts.financeId} = ${ids}
                       and ${receipts.deletedAt} is null group by 1) counted) as receipts,
           (select json_agg(distinct ${reconciliationLines.lineId}) from ${reconciliationLines}
             where ${reconciliationLines.groupId} = ${groupId} and ${reconciliationLines.lineId} = ${ids}
               and not ${reconciliationLines.isUndone}) as reconciled,
           (select json_agg(json_build_object(
                     'financeId', ${vouchers.financeId}, 'year', ${vouchers.year}, 'number', ${vouchers.number}))
              from ${vouchers} where ${vouchers.groupId} = ${groupId} and ${vouchers.financeId} = ${ids}) as vouchers
      from ${groups} where ${groups.groupId} = ${groupId}`)
  const [found] = z.array(Row).parse(rows)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const numbered = (found?.vouchers ?? []).flatMap(({ financeId, year, number }) => {
    const entry = byId.get(financeId)
    const counts = entry?.status === 'paid' && entry.category !== 'opening' && entry.date.startsWith(`${year}-`)
    return counts ? { financeId, voucher: voucherName(year, number) } : []
  })
  return {
    ...(found?.receipts && { receipts: found.receipts }),
    ...(found?.reconciled && { reconciled: found.reconciled }),
    ...(numbered.length > 0 && { vouchers: numbered }),
  }
}
