import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { FoundFinance } from '@contract/finances'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { reconciliationLines, reconciliations } from '../../../platform/db/schema/finances/reconciliations'

/** Condition on the statement's entry. `isWanted` false: paid, and not yet reconciled; entries of credit uses are never on a statement. */
export function isReconciled(groupId: string | Placeholder, isWanted: boolean): SQL | undefined {
  const line = sql`exists (select 1 from ${reconciliationLines} where ${reconciliationLines.groupId} = ${groupId}
    and ${reconciliationLines.lineId} = ${finances.id} and not ${reconciliationLines.isUndone})`
  return isWanted ? line : and(sql`not ${line}`, eq(finances.status, 'paid'), isNull(finances.creditUseId))
}

/**
 * The ids among these entries or transfers that are reconciled. A query of its own: joined to rows just imported, for which statistics are
 * missing, the planner would compare every reconciliation line with all ids.
 */
export async function listReconciled(
  db: Pick<Database, 'selectDistinct'>,
  groupId: string,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinct({ id: reconciliationLines.lineId })
    .from(reconciliationLines)
    .where(
      and(
        eq(reconciliationLines.groupId, groupId),
        eq(reconciliationLines.isUndone, false),
        isIn(reconciliationLines.lineId, ids),
      ),
    )
  return rows.map(({ id }) => id)
}

/** The newest reconciliation of an entry or transfer (a transfer may be in one for each account); empty if there is none. */
export async function findReconciliation(
  db: Database,
  groupId: string,
  id: string,
): Promise<Pick<FoundFinance, 'reconciliation'>> {
  const [row] = await db
    .select({ day: reconciliations.day, at: reconciliations.at, by: reconciliations.by })
    .from(reconciliationLines)
    .innerJoin(
      reconciliations,
      and(
        eq(reconciliations.groupId, reconciliationLines.groupId),
        eq(reconciliations.id, reconciliationLines.reconciliationId),
      ),
    )
    .where(
      and(
        eq(reconciliationLines.groupId, groupId),
        eq(reconciliations.groupId, groupId),
        eq(reconciliationLines.lineId, id.toLowerCase()),
        eq(reconciliationLines.isUndone, false),
      ),
    )
    .orderBy(desc(reconciliations.day))
    .limit(1)
  return row ? { reconciliation: { ...row, at: row.at.toISOString() } } : {}
}
