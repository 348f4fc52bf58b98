import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { LINEUPS_MAX } from '@contract/replies/lineups'
import type { Lineup, LineupWrite } from '@contract/replies/lineups'
import type { Database } from '../../platform/db/database'
import { lineups } from '../../platform/db/schema/lineups'
import { members } from '../../platform/db/schema/members'
import { ApiError, invalidField } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'
import { findAskingGroup } from './askingEvents'
import { saveRecord } from './savedRecord'

const columns = {
  id: lineups.id,
  name: lineups.name,
  needs: lineups.needs,
  version: lineups.version,
  deletedAt: lineups.deletedAt,
}
type LineupRow = Pick<typeof lineups.$inferSelect, keyof typeof columns>

const toLineup = ({ deletedAt: _deleted, ...lineup }: LineupRow): Lineup => lineup

const isLineup = (groupId: string, id: string) => and(eq(lineups.groupId, groupId), eq(lineups.id, id))

export function lineupRepository(db: Database) {
  return {
    async list(groupId: string) {
      const [rows, instruments, { replyDays }] = await Promise.all([
        db
          .select(columns)
          .from(lineups)
          .where(and(eq(lineups.groupId, groupId), isNull(lineups.deletedAt)))
          .orderBy(asc(lineups.name), asc(lineups.id)),
        db
          .select({ instrument: sql<string>`${members.instrument}`, count: sql<number>`count(*)`.mapWith(Number) })
          .from(members)
          .where(
            and(
              eq(members.groupId, groupId),
              isNull(members.deletedAt),
              eq(members.status, 'active'),
              sql`${members.instrument} is not null`,
            ),
          )
          .groupBy(members.instrument)
          .orderBy(asc(members.instrument)),
        findAskingGroup(db, groupId),
      ])
      return { lineups: rows.map(toLineup), instruments, ...(replyDays > 0 && { replyDays }) }
    },

    save(groupId: string, { id, name, needs, version }: LineupWrite): Promise<{ lineup: Lineup; isNew: boolean }> {
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const { row, isNew } = await saveRecord<LineupRow>(
          {
            lock: async () => (await tx.select(columns).from(lineups).where(isLineup(groupId, id)).for('update'))[0],
            insert: async () => {
              const values = { groupId, id, name, needs }
              return (await tx.insert(lineups).values(values).onConflictDoNothing().returning(columns))[0]
            },
            replace: async (stored) =>
              (
                await tx
                  .update(lineups)
                  .set({ name, needs, version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null })
                  .where(isLineup(groupId, id))
                  .returning(columns)
              )[0],
            isSame: (stored) => stored.name === name && isDeepStrictEqual(stored.needs, needs),
            toRecord: toLineup,
          },
          version,
        )
        const kept = await tx.$count(lineups, and(eq(lineups.groupId, groupId), isNull(lineups.deletedAt)))
        if (kept > LINEUPS_MAX) throw invalidField('lineup', `too_many:${LINEUPS_MAX}`)
        return { lineup: toLineup(row), isNew }
      })
    },

    /** Keeps it for Undo. Events that name it ask for nothing meanwhile. */
    async remove(groupId: string, id: string): Promise<{ id: string }> {
      const [removed] = await db
        .update(lineups)
        .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
        .where(and(isLineup(groupId, id), isNull(lineups.deletedAt)))
        .returning({ id: lineups.id })
      if (removed === undefined) throw new ApiError('not_found')
      return removed
    },
  }
}
