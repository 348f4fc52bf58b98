import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { members } from '../../../platform/db/schema/members'

/**
 * Members whose e-mail address was changed by somebody else and has not been confirmed: the address, and the account that
 * changed it.
 */
export async function readDoubted(
  db: Database | Transaction,
  groupId: string,
  ids: string[],
): Promise<Map<string, { email: string; changedBy: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: members.id, email: members.email, changedBy: members.emailChangedBy })
    .from(members)
    .where(
      and(
        eq(members.groupId, groupId),
        isIn(members.id, ids),
        isNull(members.deletedAt),
        isNotNull(members.emailChangedBy),
      ),
    )
  return new Map(
    rows.flatMap(({ id, email, changedBy }) =>
      email === null || changedBy === null ? [] : [[id, { email, changedBy }] as const],
    ),
  )
}
