import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { findToday } from '../../areas/finances/accounts/accountMonths'
import { readOpenLines } from '../../areas/finances/reconciliation/openLines'
import { addReconciliation } from '../../areas/finances/reconciliation/reconciliationRepository'
import type { Ledger } from '../../areas/finances/ledger/ledger'
import { reconciliations } from '../../platform/db/schema/finances/reconciliations'
import { addDays } from '@contract/days'
import { lastDayOf, monthOf, monthsUpTo } from '../../platform/time/days'

/** More than an account of the demo ever has. */
const LINES_MAX = 100_000
const MONTHS = 4
/** Of the newest months, whose statement has come, but which nobody has looked at. */
const OPEN_MONTHS = 2

/** Months of these accounts agreed with their statements, up to a few weeks ago: the first time with all that was before. */
export async function insertDemoReconciliations(ledger: Ledger, accountIds: string[]) {
  const { tx, groupId } = ledger
  const months = monthsUpTo(monthOf(await findToday(tx, groupId)), MONTHS + OPEN_MONTHS).slice(0, MONTHS)
  for (const accountId of accountIds) {
    let balance = 0
    for (const month of months) {
      const day = lastDayOf(month)
      // oxlint-disable-next-line no-await-in-loop -- each begins with the balance of the one before
      const lines = await readOpenLines(tx, groupId, { accountId, day }, LINES_MAX)
      balance += lines.reduce((sum, { amount }) => sum + amount, 0)
      const id = newId()
      // oxlint-disable-next-line no-await-in-loop -- see above
      await addReconciliation(ledger, { id, accountId, day, balance, lines: lines.map((line) => line.id) })
      // oxlint-disable-next-line no-await-in-loop -- see above
      await tx
        .update(reconciliations)
        .set({ at: new Date(`${addDays(day, 8)}T19:00:00Z`) })
        .where(and(eq(reconciliations.groupId, groupId), eq(reconciliations.id, id)))
    }
  }
}
