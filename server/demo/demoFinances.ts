import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { financeChanges } from '../platform/db/schema/financeChanges'
import { financeClosings } from '../platform/db/schema/financeClosings'
import type { DemoFinance } from './finances'
import type { Transaction } from '../platform/db/database'
import { firstDayOf, lastDayOf } from '../platform/time/days'
import { ledgerOf } from '../areas/finances/financeLedger'
import { toRow } from '../areas/finances/financeRows'
import { insertFinances } from '../areas/finances/financeWrites'

export interface DemoBooks {
  entries: DemoFinance[]
  closedMonths: string[]
  /** Who kept them. */
  by: string
}

/** Fills the books of a group that the transaction has just made, as if they had been kept all along. */
export async function insertDemoBooks(tx: Transaction, groupId: string, { entries, closedMonths, by }: DemoBooks) {
  const ledger = ledgerOf(tx, groupId, by)
  const rows = entries.map(({ duesMonth, ...entry }) => ({ ...toRow(entry), ...(duesMonth && { duesMonth }) }))
  await ledger.change(
    rows.map(({ id }) => id),
    'created',
    () => insertFinances(ledger, rows),
  )
  await tx.execute(sql`
    update ${financeChanges} set at = least(now(), ((after->>'date')::date + time '19:40') at time zone 'UTC')
     where group_id = ${groupId}`)
  await tx.insert(financeClosings).values(
    closedMonths.map((month) => ({
      groupId,
      id: newId(),
      month: firstDayOf(month),
      closedBy: by,
      closedAt: sql`(${lastDayOf(month)}::date + interval '9 days 20 hours') at time zone 'UTC'`,
    })),
  )
}
