import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { MemberData } from '@contract/privacy'
import type { Database, Transaction } from '../../../platform/db/database'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { matchRules } from '../../../platform/db/schema/finances/matchRules'
import { recurringFinances } from '../../../platform/db/schema/finances/recurring'
import { recurringColumns, toRecurring } from './recurringRows'

/** The recurring entries that name the member, earliest first day first. */
export async function recurringOfMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<Pick<MemberData, 'recurring'>> {
  const rows = await db
    .select(recurringColumns)
    .from(recurringFinances)
    .where(
      and(
        eq(recurringFinances.groupId, groupId),
        eq(recurringFinances.memberId, memberId),
        isNull(recurringFinances.deletedAt),
      ),
    )
    .orderBy(asc(recurringFinances.firstOn), asc(recurringFinances.id))
  return { recurring: rows.map(toRecurring) }
}

/** Removes the person's name from recurring entries. Their own ones are removed and lose their notes. */
export async function eraseFromRecurring(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { description, notes, memberId, deletedAt, version } = recurringFinances
  await tx
    .update(recurringFinances)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(recurringFinances.groupId, groupId), eq(memberId, person.id), isNull(deletedAt)))
  await tx
    .update(recurringFinances)
    .set({
      description: withoutName(description, person),
      notes: sql`case when not coalesce(${eq(memberId, person.id)}, false) then ${withoutName(notes, person)} end`,
      version: sql`${version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(recurringFinances.groupId, groupId),
        or(eq(memberId, person.id), mentions(description, person), mentions(notes, person)),
      ),
    )
}

/** Deletes for good recurring entries and match rules removed before the instant, and returns how many. Booked entries stay. */
export async function purgeTemplates(tx: Transaction, groupId: string, before: Date): Promise<number> {
  const recurring = await tx
    .delete(recurringFinances)
    .where(and(eq(recurringFinances.groupId, groupId), lt(recurringFinances.deletedAt, before)))
  const rules = await tx
    .delete(matchRules)
    .where(and(eq(matchRules.groupId, groupId), lt(matchRules.deletedAt, before)))
  return (recurring.rowCount ?? 0) + (rules.rowCount ?? 0)
}
