import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../platform/db/database'
import { isIn } from '../platform/db/isIn'
import { members } from '../platform/db/schema/members'

/** Those of the ids, in lower case, that are no members of the group. One who was removed may come back, and is still known. */
export async function findUnknownMembers(
  tx: Transaction,
  groupId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Set()
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, wanted)))
  const known = new Set(rows.map(({ id }) => id))
  return new Set(wanted.filter((id) => !known.has(id)))
}
