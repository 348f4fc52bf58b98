import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { MemberData } from '@contract/privacy'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import type { ErasedPerson } from '../../platform/db/nameErasure'
import { memberDistinctions, memberMerges } from '../../platform/db/schema/members/memberMerges'
import { members } from '../../platform/db/schema/members'

const inForce = (groupId: string) => and(eq(memberMerges.groupId, groupId), isNull(memberMerges.undoneAt))

/** The records that became one with the member's, oldest first. */
export async function mergesOfMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<Pick<MemberData, 'merges'>> {
  const rows = await db
    .select({ name: members.name, at: memberMerges.mergedAt })
    .from(memberMerges)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, memberMerges.givenUpId)))
    .where(and(inForce(groupId), eq(memberMerges.keptId, memberId)))
    .orderBy(asc(memberMerges.mergedAt), asc(memberMerges.id))
  return { merges: rows.map(({ name, at }) => ({ name, at: at.toISOString() })) }
}

/** The records that were given up for this member's, and for those in turn: the same person, who is erased with them. */
export async function mergedInto(tx: Transaction, groupId: string, memberId: string): Promise<ErasedPerson[]> {
  const found: ErasedPerson[] = []
  for (let ids = [memberId]; ids.length > 0;) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    const rows = await tx
      .select({ id: members.id, name: members.name })
      .from(memberMerges)
      .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, memberMerges.givenUpId)))
      .where(and(inForce(groupId), isIn(memberMerges.keptId, ids)))
    const known = new Set([memberId, ...found.map(({ id }) => id)])
    const news = rows.filter(({ id }) => !known.has(id))
    found.push(...news)
    ids = news.map(({ id }) => id)
  }
  return found
}

/** Deletes what is stored of merges and distinctions of members who are erased or deleted for good. */
export async function eraseMerges(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx
    .delete(memberMerges)
    .where(
      and(
        eq(memberMerges.groupId, groupId),
        or(isIn(memberMerges.keptId, memberIds), isIn(memberMerges.givenUpId, memberIds)),
      ),
    )
  await tx
    .delete(memberDistinctions)
    .where(
      and(
        eq(memberDistinctions.groupId, groupId),
        or(isIn(memberDistinctions.firstId, memberIds), isIn(memberDistinctions.secondId, memberIds)),
      ),
    )
}
