import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { financeChanges } from '../platform/db/schema/financeChanges'
import { financeClosings } from '../platform/db/schema/financeClosings'
import type { DemoFinance } from './finances'
import type { Transaction } from '../platform/db/database'
import { firstDayOf, lastDayOf } from '../platform/time/days'
import { ledgerOf } from '../areas/finances/financeLedger'
import { toRow } from '../areas/finances/financeRows'
import { addFinances } from '../areas/finances/financeWrites'

export interface DemoBooks {
  entries: DemoFinance[]
  closedMonths: string[]
  /** Who kept them. */
  keeper: { id: string; name: string }
}

/** Fills the books of a group that the transaction has just made, as if they had been kept all along. */
export async function insertDemoBooks(tx: Transaction, groupId: string, { entries, closedMonths, keeper }: DemoBooks) {
  const ledger = ledgerOf(tx, { groupId, userId: keeper.id, name: keeper.name })
  const rows = entries.map(({ duesMonth, ...entry }) => ({ ...toRow(entry), ...(duesMonth && { duesMonth }) }))
  await addFinances(ledger, rows, 'created')
  await tx.execute(sql`
    update ${financeChanges} change set at = evening.at
      from (select finance_id, number, least(now(), ((after->>'date')::date + time '19:40') at time zone 'UTC') as at
              from ${financeChanges} where group_id = ${groupId}) evening
     where change.group_id = ${groupId} and change.finance_id = evening.finance_id and change.number = evening.number`)
  await tx.insert(financeClosings).values(
    closedMonths.map((month) => ({
      groupId,
      id: newId(),
      month: firstDayOf(month),
      closedBy: keeper.name,
      closedAt: sql`(${lastDayOf(month)}::date + interval '9 days 20 hours') at time zone 'UTC'`,
    })),
  )
}
