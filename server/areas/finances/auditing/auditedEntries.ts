import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Auditor } from '../../../platform/auth/auditorLinks'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import type { HideNames } from '../ledger/public'
import { maskAccounts } from './maskAccounts'
import { maskNames } from './maskNames'

export type Period = Pick<Auditor, 'groupId' | 'from' | 'to'>

/** What an auditor looks at: paid in the period, and no opening balance. */
export const isAudited = ({ groupId, from, to }: Period) =>
  and(
    eq(finances.groupId, groupId),
    isNull(finances.deletedAt),
    eq(finances.status, 'paid'),
    sql`${finances.category} <> 'opening'`,
    gte(finances.date, from),
    lte(finances.date, to),
  )

/** Members' names and accounts of banks are hidden in any text, of those who are told beside it each part of the name. */
export const hideNamed =
  (names: readonly string[]): HideNames =>
  (text, told) =>
    maskNames(maskAccounts(text), names, told.filter(Boolean).join(' '))

/** Of everybody who is or was in the group, to be taken out of words. */
export async function allNames(db: Database, groupId: string): Promise<string[]> {
  const rows = await db.select({ name: members.name }).from(members).where(eq(members.groupId, groupId))
  return rows.map(({ name }) => name)
}
