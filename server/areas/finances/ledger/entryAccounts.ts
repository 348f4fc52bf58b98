import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ValidationError } from '@contract/errors'
import type { Transaction } from '../../../platform/db/database'
import { financeAccountMonths } from '../../../platform/db/schema/finances/financeMonths'
import { financeAccounts, finances } from '../../../platform/db/schema/finances/finances'
import { transferMonths, transfers } from '../../../platform/db/schema/finances/transfers'
import { ApiError } from '../../../platform/http/errors'

interface Scope {
  tx: Transaction
  groupId: string
}

/** As rows have it: the group's first account, which bears its id, is null, named or not. */
export function accountOf(groupId: string, accountId: string | null | undefined): string | null {
  const id = accountId?.toLowerCase() ?? null
  return id === groupId ? null : id
}

/** What a write says, with the first account unnamed, as answers have it. */
export function withOwnAccount<Entry extends { accountId?: string | undefined }>(groupId: string, entry: Entry): Entry {
  const { accountId, ...rest } = entry
  const own = accountOf(groupId, accountId)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- but for the one optional field it is the entry
  return { ...rest, ...(own !== null && { accountId: own }) } as Entry
}

/** Paid income less paid expense, and transfers, of the account `a` of the statement. */
const balanceOfA = (groupId: string) => sql`(
  coalesce((select sum(case m.kind when 'income' then m.amount else -m.amount end) from ${financeAccountMonths} m
             where m.group_id = ${groupId} and m.account_id = a.id and m.status = 'paid'), 0)
  + coalesce((select sum(t.amount) from ${transferMonths} t where t.group_id = ${groupId} and t.account_id = a.id), 0))`

const hasLaterOfA = (groupId: string) => sql`(
  exists (select from ${finances} f where f.group_id = ${groupId} and f.account_id = a.id and f.deleted_at is null
             and f.date > a.closed_on)
  or exists (select from ${transfers} t where t.group_id = ${groupId} and t.from_account_id = a.id
                and t.deleted_at is null and t.date > a.closed_on)
  or exists (select from ${transfers} t where t.group_id = ${groupId} and t.to_account_id = a.id
                and t.deleted_at is null and t.date > a.closed_on))`

const isUsedA = (groupId: string) => sql`(
  exists (select from ${finances} f where f.group_id = ${groupId} and f.account_id = a.id and f.deleted_at is null)
  or exists (select from ${transfers} t where t.group_id = ${groupId} and t.from_account_id = a.id and t.deleted_at is null)
  or exists (select from ${transfers} t where t.group_id = ${groupId} and t.to_account_id = a.id and t.deleted_at is null))`

/** Whether the account may be closed on its `closedOn` as it stands now, or removed. */
export async function standOfAccount({ tx, groupId }: Scope, id: string) {
  const { rows } = await tx.execute<{ isEmpty: boolean; hasLater: boolean | null; isUsed: boolean }>(sql`
    select ${balanceOfA(groupId)} = 0 as "isEmpty", ${hasLaterOfA(groupId)} as "hasLater", ${isUsedA(groupId)} as "isUsed"
      from ${financeAccounts} a where a.group_id = ${groupId} and a.id = ${id}`)
  return rows[0]
}

/**
 * After each write: on a closed account nothing is later than its last day, and nothing is left; on one that was removed there is
 * nothing. As that held before, it is the write that breaks it.
 */
export async function assertAccountsOpen({ tx, groupId }: Scope): Promise<void> {
  const { rows } = await tx.execute(sql`
    select a.id from ${financeAccounts} a
     where a.group_id = ${groupId} and (
           (a.closed_on is not null and (${balanceOfA(groupId)} <> 0 or ${hasLaterOfA(groupId)}))
           or (a.deleted_at is not null and ${isUsedA(groupId)}))
     limit 1`)
  if (rows.length > 0) throw new ApiError('account_closed')
}

/** What a write books on an account, and where it names it. */
interface Booking {
  accountId?: string | undefined
  date: string
  path: string
}

/** Accounts of the group alone may be named, and none after its last day. */
export async function assertAccountsTake({ tx, groupId }: Scope, bookings: Booking[]): Promise<void> {
  const named = bookings.filter(({ accountId }) => accountId !== undefined)
  if (named.length === 0) return
  const rows = await tx
    .select({ id: financeAccounts.id, closedOn: financeAccounts.closedOn })
    .from(financeAccounts)
    .where(and(eq(financeAccounts.groupId, groupId), isNull(financeAccounts.deletedAt)))
  const accounts = new Map(rows.map(({ id, closedOn }) => [id, closedOn]))
  const fields: Record<string, ValidationError> = {}
  for (const { accountId = '', date, path } of named) {
    const closedOn = accounts.get(accountId.toLowerCase())
    if (closedOn === undefined) fields[path] = 'not_allowed'
    else if (closedOn !== null && date > closedOn) fields[path] = 'account_closed'
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid', { fields })
}
