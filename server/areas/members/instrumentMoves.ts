import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { instrumentKey } from '@contract/invitees'
import type { InstrumentMove } from '@contract/sections'
import type { Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import type { RowRecorder } from '../../platform/db/rowImages'
import { members } from '../../platform/db/schema/members'

const matching = (names: readonly (string | null)[], name: string) => {
  const key = instrumentKey(name)
  return names.flatMap((known) => (known !== null && instrumentKey(known) === key ? [known] : []))
}

export interface Moved {
  /** How many members. */
  count: number
  /** Those whose second instrument became their first: they have one now. */
  singleIds: string[]
}

/** Gives each member who plays what is moved the new instrument, family and part, under the next version. */
export async function moveMembers(
  tx: Transaction,
  groupId: string,
  recorder: RowRecorder,
  moves: readonly InstrumentMove[],
): Promise<Moved> {
  const changed = new Set<string>()
  const singleIds: string[] = []
  for (const { from, to } of moves) {
    // oxlint-disable-next-line no-await-in-loop -- a move may go on from where another one ended
    const rows = await move(tx, groupId, recorder, from, to)
    for (const { id, isSingle } of rows) {
      changed.add(id)
      if (isSingle) singleIds.push(id)
    }
  }
  return { count: changed.size, singleIds }
}

const folded = (text: SQL) => sql`trim(fold_text(${text}))`

async function move(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  from: InstrumentMove['from'],
  to: InstrumentMove['to'],
): Promise<{ id: string; isSingle: boolean }[]> {
  const { instrument, secondInstrument, section } = members
  const [first, second] = await Promise.all([
    tx.selectDistinct({ name: instrument }).from(members).where(eq(members.groupId, groupId)),
    tx.selectDistinct({ name: secondInstrument }).from(members).where(eq(members.groupId, groupId)),
  ])
  const played = matching(
    first.map(({ name }) => name),
    from.instrument,
  )
  const alsoPlayed = matching(
    second.map(({ name }) => name),
    from.instrument,
  )
  const plays = and(eq(section, from.section), played.length > 0 ? inArray(instrument, played) : sql`false`)
  const alsoPlays = alsoPlayed.length > 0 ? inArray(secondInstrument, alsoPlayed) : sql`false`
  const before = await tx
    .select({ id: members.id, secondInstrument })
    .from(members)
    .where(and(eq(members.groupId, groupId), isNull(members.erasedAt), or(plays, alsoPlays)))
    .for('update')
  if (before.length === 0) return []
  const newFirst = sql`case when ${plays} then ${to.instrument} else ${instrument} end`
  const newSecond = sql`case when ${alsoPlays} then ${to.instrument} else ${secondInstrument} end`
  const theirs = isIn(
    members.id,
    before.map(({ id }) => id),
  )
  const single = new Set<string>()
  const write = async () => {
    const after = await tx
      .update(members)
      .set({
        section: sql`case when ${plays} then ${to.section}::section else ${section} end`,
        instrument: newFirst,
        part: sql`case when ${plays} then coalesce(${members.part}, ${to.part ?? null}::smallint) else ${members.part} end`,
        secondInstrument: sql`case when ${folded(newSecond)} = ${folded(newFirst)} then null else ${newSecond} end`,
        version: sql`${members.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(members.groupId, groupId), theirs))
      .returning({ id: members.id, secondInstrument })
    for (const row of after) if (row.secondInstrument === null) single.add(row.id)
  }
  await record(members, theirs, write, [section, instrument, members.part, secondInstrument])
  return before.map((row) => ({ id: row.id, isSingle: row.secondInstrument !== null && single.has(row.id) }))
}
