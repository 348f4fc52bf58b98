import { and, asc, eq, isNull } from 'drizzle-orm'
import type { PiecePair } from '@contract/calendar/pieceMerges'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { pieceDistinctions } from '../../../platform/db/schema/calendar/pieceDistinctions'
import { pieces } from '../../../platform/db/schema/calendar/pieces'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { subjectOf } from './pieceRepository'
import { pieceColumns } from './pieceRows'

/** Pairs of which somebody said that they are two pieces: of those that are in the library. */
export async function findDistinctions(db: Database, groupId: string): Promise<string[][]> {
  const { firstId, secondId } = pieceDistinctions
  const rows = await db
    .select({ firstId, secondId })
    .from(pieceDistinctions)
    .where(eq(pieceDistinctions.groupId, groupId))
    .orderBy(asc(firstId), asc(secondId))
  return rows.map((row) => [row.firstId, row.secondId])
}

/** Notes that two pieces are two, or takes that back. The same again changes nothing. */
export function tellPiecesApart(db: Database, actor: Actor, { ids, areTwo }: PiecePair): Promise<PiecePair> {
  const { groupId } = actor
  const [firstId = '', secondId = ''] = ids.map((id) => id.toLowerCase()).toSorted()
  if (firstId === secondId) throw invalidField('pair.ids.1', 'not_allowed')
  return db.transaction(async (tx) => {
    const found = await tx
      .select(pieceColumns)
      .from(pieces)
      .where(and(eq(pieces.groupId, groupId), isIn(pieces.id, [firstId, secondId]), isNull(pieces.deletedAt)))
    const [first, second] = [firstId, secondId].map((id) => found.find((one) => one.id === id))
    if (first === undefined || second === undefined) throw new ApiError('not_found')
    const isThis = and(
      eq(pieceDistinctions.groupId, groupId),
      eq(pieceDistinctions.firstId, firstId),
      eq(pieceDistinctions.secondId, secondId),
    )
    const changed = areTwo
      ? await tx.insert(pieceDistinctions).values({ groupId, firstId, secondId }).onConflictDoNothing().returning()
      : await tx.delete(pieceDistinctions).where(isThis).returning()
    if (changed.length > 0)
      await appendAudit(tx, actor, {
        action: areTwo ? 'pieces_told_apart' : 'pieces_no_longer_apart',
        subject: subjectOf(first),
        after: { title: second.title },
      })
    return { ids: [firstId, secondId], areTwo }
  })
}
