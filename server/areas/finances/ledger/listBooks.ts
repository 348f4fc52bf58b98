import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ListBooks } from '@contract/finances/listTotals'
import type { Database } from '../../../platform/db/database'
import { financeClosings } from '../../../platform/db/schema/finances/financeClosings'
import { financeAccounts, finances, financeSubcategories } from '../../../platform/db/schema/finances/finances'
import { monthOf } from '../../../platform/time/days'
import { accountColumns, accountOrder, toAccount } from './accountRows'
import { purposesAsJson } from './purposeTies'

const subcategory = {
  id: financeSubcategories.id,
  name: financeSubcategories.name,
  category: financeSubcategories.category,
  isArchived: financeSubcategories.isArchived,
  version: financeSubcategories.version,
}

/** The part of the books that a list needs and that requires no sums, each in the order of its own list call. */
export async function listBooks(db: Database, groupId: string): Promise<ListBooks> {
  const [accounts, subcategories, closings, reversals] = await Promise.all([
    db
      .select(accountColumns)
      .from(financeAccounts)
      .where(and(eq(financeAccounts.groupId, groupId), isNull(financeAccounts.deletedAt)))
      .orderBy(...accountOrder(groupId)),
    db
      .select(subcategory)
      .from(financeSubcategories)
      .where(and(eq(financeSubcategories.groupId, groupId), isNull(financeSubcategories.deletedAt)))
      .orderBy(asc(financeSubcategories.name), asc(financeSubcategories.id)),
    db
      .select({ last: sql<string | null>`max(${financeClosings.month})::text`, purposes: purposesAsJson(groupId) })
      .from(financeClosings)
      .where(and(eq(financeClosings.groupId, groupId), isNull(financeClosings.reopenedAt))),
    db
      .select({ id: finances.id, of: finances.reversalOf })
      .from(finances)
      .where(and(eq(finances.groupId, groupId), isNotNull(finances.reversalOf), isNull(finances.deletedAt))),
  ])
  const last = closings[0]?.last ?? null
  return {
    accounts: accounts.map(toAccount),
    subcategories: subcategories.map(({ isArchived, ...row }) => ({
      ...row,
      ...(isArchived && { isArchived: true as const }),
    })),
    purposes: closings[0]?.purposes ?? [],
    ...(last !== null && { closedUpTo: monthOf(last) }),
    reversals: reversals.flatMap(({ id: reversal, of }) => (of === null ? [] : { id: reversal, of })),
  }
}
