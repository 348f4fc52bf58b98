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

/** The account id as rows store it: null for the group's first account, whose id is the group's id. */
export function accountOf(groupId: string, accountId: string | null | undefined): string | null {
  const id = accountId?.toLowerCase() ?? null
  return id === groupId ? null : id
}

/** The written entry without an account id where it names the first account, as in answers. */
export function withOwnAccount<Entry extends { accountId?: string | undefined }>(groupId: string, entry: Entry): Entry {
  const { accountId, ...rest } = entry
  const own = accountOf(groupId, accountId)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- but for the one optional field it is the entry
  return { ...rest, ...(own !== null && { accountId: own }) } as Entry
}

/** Balance of account `a` in the surrounding statement: paid income less paid expense, plus net transfers. */
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

/** Whether the account could now be closed on its `closedOn` or removed. Undefined: no such account. */
export async function standOfAccount({ tx, groupId }: Scope, id: string) {
  const { rows } = await tx.execute<{ isEmpty: boolean; hasLater: boolean | null; isUsed: boolean }>(sql`
    select ${balanceOfA(groupId)} = 0 as "isEmpty", ${hasLaterOfA(groupId)} as "hasLater", ${isUsedA(groupId)} as "isUsed"
      from ${financeAccounts} a where a.group_id = ${groupId} and a.id = ${id}`)
  return rows[0]
}

/**
 * Runs after writes. Throws `account_closed` where a closed account has a balance or anything dated after its last day, or a removed one
 * has movements.
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

/** An account named by a write, the date of the booking, and the field path for errors. */
interface Booking {
  accountId?: string | undefined
  date: string
  path: string
}

/** Throws `invalid` where an account is unknown or removed (`not_allowed`), or closed before the date (`account_closed`). */
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
