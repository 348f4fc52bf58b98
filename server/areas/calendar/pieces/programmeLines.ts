import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Piece } from '@contract/calendar'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'

export const hasProgramme = (groupId: string) =>
  and(eq(events.groupId, groupId), isNull(events.deletedAt), or(isNotNull(events.programme), isNotNull(events.played)))

/** Writes all programmes of which `change` makes others; as edits do, under their next version. Answers the events.
 * `record` runs the write, of which it knows the rows. */
export async function changeLines(
  tx: Transaction,
  groupId: string,
  change: (line: Piece, eventId: string) => Piece,
  record: (where: SQL, write: () => Promise<unknown>) => Promise<unknown> = (_where, write) => write(),
): Promise<string[]> {
  const rows = await tx
    .select({ id: events.id, programme: events.programme, played: events.played })
    .from(events)
    .where(hasProgramme(groupId))
    .for('update')
  const changed = rows.flatMap(({ id, programme, played }) => {
    const all = [...(programme ?? []), ...(played ?? [])]
    const changeOne = (line: Piece) => change(line, id)
    return all.every((line) => changeOne(line) === line)
      ? []
      : [{ id, programme: programme?.map(changeOne) ?? null, played: played?.map(changeOne) ?? null }]
  })
  if (changed.length === 0) return []
  const write = () =>
    tx
      .update(events)
      .set({
        programme: sql`nullif(line.programme, 'null'::jsonb)`,
        played: sql`nullif(line.played, 'null'::jsonb)`,
        version: sql`${events.version} + 1`,
        updatedAt: sql`now()`,
      })
      .from(sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line (id uuid, programme jsonb, played jsonb)`)
      .where(and(eq(events.groupId, groupId), sql`${events.id} = line.id`))
  const ids = changed.map(({ id }) => id)
  await record(isIn(events.id, ids), write)
  return ids
}
