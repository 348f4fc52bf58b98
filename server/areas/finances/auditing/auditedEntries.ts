import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Auditor } from '../../../platform/auth/auditorLinks'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import type { HideNames } from '../ledger/public'
import { maskAccounts } from './maskAccounts'
import { maskNames } from './maskNames'

export type Period = Pick<Auditor, 'groupId' | 'from' | 'to'>

/** Selects the entries that an auditor reviews: paid in the period, without opening balances. */
export const isAudited = ({ groupId, from, to }: Period) =>
  and(
    eq(finances.groupId, groupId),
    isNull(finances.deletedAt),
    eq(finances.status, 'paid'),
    sql`${finances.category} <> 'opening'`,
    gte(finances.date, from),
    lte(finances.date, to),
  )

/** Returns a function that masks bank accounts and members' names in a text, and each single part of the names in `told`. */
export const hideNamed =
  (names: readonly string[]): HideNames =>
  (text, told) =>
    maskNames(maskAccounts(text), names, told.filter(Boolean).join(' '))

/** Names of all members, including removed ones, for masking. */
export async function allNames(db: Database, groupId: string): Promise<string[]> {
  const rows = await db.select({ name: members.name }).from(members).where(eq(members.groupId, groupId))
  return rows.map(({ name }) => name)
}
