import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { budgets } from '../../../platform/db/schema/finances/budgets'
import { bookYearOf } from './budgetRepository'

/** SQL condition for use in a statement of several tables: the current financial year has budget lines. */
export function isBudgeted(groupId: string, group: Parameters<typeof bookYearOf>[0]): SQL<boolean> {
  const { year } = bookYearOf(group)
  return sql<boolean>`exists (select from ${budgets} where ${budgets.groupId} = ${groupId} and ${budgets.year} = ${year}
    and jsonb_array_length(${budgets.lines}) > 0)`
}
