import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { instrumentKey } from '@contract/invitees'
import type { InstrumentMove } from '@contract/sections'
import type { Transaction } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'

const matching = (names: readonly (string | null)[], name: string) => {
  const key = instrumentKey(name)
  return names.flatMap((known) => (known !== null && instrumentKey(known) === key ? [known] : []))
}

/** Gives each member who plays what is moved the new instrument, family and part, under the next version. Returns how many. */
export async function moveMembers(tx: Transaction, groupId: string, moves: readonly InstrumentMove[]): Promise<number> {
  const changed = new Set<string>()
  for (const { from, to } of moves) {
    // oxlint-disable-next-line no-await-in-loop -- a move may go on from where another one ended
    const rows = await move(tx, groupId, from, to)
    for (const { id } of rows) changed.add(id)
  }
  return changed.size
}

async function move(tx: Transaction, groupId: string, from: InstrumentMove['from'], to: InstrumentMove['to']) {
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
  return tx
    .update(members)
    .set({
      section: sql`case when ${plays} then ${to.section}::section else ${section} end`,
      instrument: sql`case when ${plays} then ${to.instrument} else ${instrument} end`,
      part: sql`case when ${plays} then coalesce(${members.part}, ${to.part ?? null}::smallint) else ${members.part} end`,
      secondInstrument: sql`case when ${alsoPlays} then ${to.instrument} else ${secondInstrument} end`,
      version: sql`${members.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(members.groupId, groupId), isNull(members.erasedAt), or(plays, alsoPlays)))
    .returning({ id: members.id })
}
