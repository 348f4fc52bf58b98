import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { members } from '../../platform/db/schema/members'
import { memberMerges } from '../../platform/db/schema/members/memberMerges'

/** Records of one person are few; two that were given up for each other, one after the other, would lead round for ever. */
const STEPS_MAX = 10

/**
 * Of members whose record became one with another, that one's id; all other ids stay, as do those of merges that were undone. What waits
 * for somebody keeps their id, so that it is theirs again after Undo, and finds by this to whom it goes now.
 */
export async function followMerges(
  db: Database | Transaction,
  groupId: string,
  ids: string[],
  steps = STEPS_MAX,
): Promise<string[]> {
  if (ids.length === 0 || steps === 0) return ids
  const { givenUpId, keptId, undoneAt } = memberMerges
  const rows = await db
    .select({ givenUpId, keptId })
    .from(memberMerges)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, givenUpId), isNotNull(members.deletedAt)))
    .where(and(eq(memberMerges.groupId, groupId), isIn(givenUpId, ids), isNull(undoneAt)))
  if (rows.length === 0) return ids
  const kept = new Map(rows.map((row) => [row.givenUpId, row.keptId]))
  // The one that was kept may have been given up since.
  return followMerges(db, groupId, [...new Set(ids.map((id) => kept.get(id) ?? id))], steps - 1)
}
