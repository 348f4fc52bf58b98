import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { INSTRUMENTATIONS_MAX } from '@contract/calendar/instrumentation'
import type { Instrumentation, InstrumentationWrite } from '@contract/calendar/instrumentation'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { lineups } from '../../../platform/db/schema/calendar/lineups'
import { isActiveOn, todayOf } from '../../../platform/db/membership'
import { members } from '../../../platform/db/schema/members'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import { firstInScore } from '../../scoreOrder'
import { needsText } from '../events/public'
import { findInvitingGroup } from '../invitees/public'

const columns = {
  id: lineups.id,
  name: lineups.name,
  needs: lineups.needs,
  version: lineups.version,
  deletedAt: lineups.deletedAt,
}
type InstrumentationRow = Pick<typeof lineups.$inferSelect, keyof typeof columns>

const toInstrumentation = ({ deletedAt: _deleted, ...lineup }: InstrumentationRow): Instrumentation => lineup

const subjectOf = ({ id, name }: InstrumentationRow) => ({ type: 'lineup', id, name }) as const
const auditedOf = ({ name, needs }: InstrumentationRow) => ({ name, needs: needsText(needs) })

const isInstrumentation = (groupId: string, id: string) => and(eq(lineups.groupId, groupId), eq(lineups.id, id))

/** One line an instrument, in the order in which they first stand. */
function withParts(lines: readonly { instrument: string; part: number | null; count: number }[]) {
  const byName = new Map<string, typeof lines>()
  for (const line of lines) byName.set(line.instrument, [...(byName.get(line.instrument) ?? []), line])
  return [...byName].map(([instrument, own]) => {
    const parts = own.flatMap(({ part, count }) => (part === null ? [] : [{ part, count }]))
    const count = own.reduce((sum, line) => sum + line.count, 0)
    return { instrument, count, ...(parts.length > 0 && { parts }) }
  })
}

export function instrumentationRepository(db: Database) {
  return {
    async list(groupId: string) {
      const [rows, instruments, { replyDays }] = await Promise.all([
        db
          .select(columns)
          .from(lineups)
          .where(and(eq(lineups.groupId, groupId), isNull(lineups.deletedAt)))
          .orderBy(asc(lineups.name), asc(lineups.id)),
        db
          .select({
            instrument: sql<string>`${members.instrument}`,
            part: members.part,
            count: sql<number>`count(*)`.mapWith(Number),
          })
          .from(members)
          .where(
            and(
              eq(members.groupId, groupId),
              isNull(members.deletedAt),
              isActiveOn(groupId, todayOf(groupId)),
              sql`${members.instrument} is not null`,
            ),
          )
          .groupBy(members.instrument, members.part)
          .orderBy(firstInScore, asc(members.instrument), asc(members.part)),
        findInvitingGroup(db, groupId),
      ])
      return {
        lineups: rows.map(toInstrumentation),
        instruments: withParts(instruments),
        ...(replyDays > 0 && { replyDays }),
      }
    },

    save(
      actor: Actor,
      { id, name, needs, version }: InstrumentationWrite,
    ): Promise<{ lineup: Instrumentation; isNew: boolean }> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const saved = await saveRecord<InstrumentationRow>(
          {
            lock: async () =>
              (await tx.select(columns).from(lineups).where(isInstrumentation(groupId, id)).for('update'))[0],
            insert: async () => {
              const values = { groupId, id, name, needs }
              return (await tx.insert(lineups).values(values).onConflictDoNothing().returning(columns))[0]
            },
            replace: async (stored) =>
              (
                await tx
                  .update(lineups)
                  .set({ name, needs, version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null })
                  .where(isInstrumentation(groupId, id))
                  .returning(columns)
              )[0],
            isSame: (stored) => stored.name === name && isDeepStrictEqual(stored.needs, needs),
            toRecord: toInstrumentation,
          },
          version,
        )
        const kept = await tx.$count(lineups, and(eq(lineups.groupId, groupId), isNull(lineups.deletedAt)))
        if (kept > INSTRUMENTATIONS_MAX) throw invalidField('lineup', `too_many:${INSTRUMENTATIONS_MAX}`)
        await appendSaved(tx, actor, saved, 'lineup', (row) => ({ subject: subjectOf(row), fields: auditedOf(row) }))
        return { lineup: toInstrumentation(saved.row), isNew: saved.isNew }
      })
    },

    /** Marks it as removed, so that Undo can restore it. Events that name it need nothing until then. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        const [removed] = await tx
          .update(lineups)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isInstrumentation(groupId, id), isNull(lineups.deletedAt)))
          .returning(columns)
        if (removed === undefined) throw new ApiError('not_found')
        const [subject, before] = [subjectOf(removed), auditedOf(removed)]
        await appendAudit(tx, actor, { action: 'lineup_removed', subject, before })
        return { id: removed.id }
      })
    },
  }
}
