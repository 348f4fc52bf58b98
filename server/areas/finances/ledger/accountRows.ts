import { sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import type { FinanceAccount } from '@contract/finances/accounts'
import { financeAccounts } from '../../../platform/db/schema/finances/finances'

export const accountColumns = {
  id: financeAccounts.id,
  name: financeAccounts.name,
  kind: financeAccounts.kind,
  number: financeAccounts.number,
  closedOn: financeAccounts.closedOn,
  version: financeAccounts.version,
}

type AccountRow = Pick<typeof financeAccounts.$inferSelect, keyof typeof accountColumns>

/** In the wire format; the row may have further columns. */
export function toAccount({ id, name, kind, number, closedOn, version }: AccountRow): FinanceAccount {
  return { id, name, kind, ...(number !== null && { number }), ...(closedOn !== null && { closedOn }), version }
}

/** The order in which accounts are listed: the group's first one, open ones by name, closed ones by name. */
export function accountOrder(groupId: string | Placeholder) {
  const { id, name, closedOn } = financeAccounts
  return [sql`${id} = ${groupId}::uuid desc`, sql`${closedOn} is not null`, name, id]
}
