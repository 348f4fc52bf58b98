import { and, eq, sql } from 'drizzle-orm'
import { addDays } from '@contract/days'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { RowRecorder } from '../../../platform/db/rowImages'
import { memberPayers, payers } from '../../../platform/db/schema/finances/payers'
import { spanRests } from './spanRests'

const days = { before: (day: string) => addDays(day, -1), after: (day: string) => addDays(day, 1) }

type Tie = typeof memberPayers.$inferSelect

/** Who pays for the one member from now on: whom the kept record names, and on other days whom the other one named. */
function tiesAfter(ties: readonly Tie[], keptId: string, givenUpId: string): Tie[] {
  const own = ties.map((tie) => (tie.payerId === givenUpId ? { ...tie, payerId: keptId } : tie))
  const kept = own.filter(({ memberId }) => memberId === keptId)
  const others = own.filter(({ memberId }) => memberId === givenUpId)
  const rests = others.flatMap((tie) =>
    spanRests(
      { from: tie.since, to: tie.until },
      kept.map(({ since, until }) => ({ from: since, to: until })),
      days,
    ).map(({ from, to }) => ({ ...tie, memberId: keptId, since: from, until: to })),
  )
  const rest = own.filter(({ memberId }) => memberId !== keptId && memberId !== givenUpId)
  // Nobody pays for themselves: then no span is there.
  return [...kept, ...rests, ...rest].filter(({ memberId, payerId }) => memberId !== payerId)
}

/** Moves whom the member pays for, and who pays for them. Whoever pays for nobody any more goes. */
export async function mergePayers(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  { keptId, givenUpId }: { keptId: string; givenUpId: string },
): Promise<void> {
  const both = [keptId, givenUpId]
  const isTheirs = sql`(${isIn(memberPayers.memberId, both)} or ${isIn(memberPayers.payerId, both)})`
  const ties = await tx
    .select()
    .from(memberPayers)
    .where(and(eq(memberPayers.groupId, groupId), isTheirs))
  if (ties.every(({ memberId, payerId }) => memberId !== givenUpId && payerId !== givenUpId)) return
  const after = tiesAfter(ties, keptId, givenUpId)
  const payerIds = [...new Set([...both, ...ties.map(({ payerId }) => payerId)])]
  const ofThese = sql`${isIn(payers.id, payerIds)}`
  if (after.some(({ payerId }) => payerId === keptId))
    await record(payers, ofThese, () => tx.insert(payers).values({ groupId, id: keptId }).onConflictDoNothing())
  await record(memberPayers, isTheirs, async () => {
    await tx.delete(memberPayers).where(and(eq(memberPayers.groupId, groupId), isTheirs))
    if (after.length > 0) await tx.insert(memberPayers).values(after)
  })
  await record(payers, ofThese, () =>
    tx
      .delete(payers)
      .where(
        and(
          eq(payers.groupId, groupId),
          ofThese,
          sql`not exists (select from ${memberPayers} tie where tie.group_id = ${groupId} and tie.payer_id = ${payers.id})`,
        ),
      ),
  )
}
