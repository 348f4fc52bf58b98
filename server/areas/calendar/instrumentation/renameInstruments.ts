import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { distinctParts } from '@contract/calendar/pieceFiles'
import { instrumentKey } from '@contract/invitees'
import type { Invitees, Needs } from '@contract/invitees'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { RowRecorder } from '../../../platform/db/rowImages'
import { events } from '../../../platform/db/schema/calendar/events'
import { pieceFiles } from '../../../platform/db/schema/calendar/pieceFiles'
import { deputySearches, poolPeople } from '../../../platform/db/schema/calendar/deputyPool'
import { lineups } from '../../../platform/db/schema/calendar/lineups'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { polls } from '../../../platform/db/schema/calendar/replies'

interface InstrumentRename {
  from: string
  to: string
}

const isOneOf = (column: PgColumn, rows: readonly { id: string }[]) =>
  isIn(
    column,
    rows.map(({ id }) => id),
  )

type NewName = (instrument: string) => string

/** The needs under the new names; those that became one are added up. Undefined: none is renamed. */
function renamedNeeds(needs: Needs | null, newName: NewName): Needs | undefined {
  if (needs === null || needs.every(({ instrument }) => newName(instrument) === instrument)) return undefined
  const byKey = new Map<string, Needs[number]>()
  for (const need of needs) {
    const name = newName(need.instrument)
    const key = `${instrumentKey(name)}/${need.part ?? ''}`
    byKey.set(key, { ...need, instrument: name, count: Math.min(500, need.count + (byKey.get(key)?.count ?? 0)) })
  }
  return [...byKey.values()]
}

function renamedInvitees(asks: Invitees | null, newName: NewName): Invitees | undefined {
  const instruments = asks?.instruments
  if (!asks || !instruments || instruments.every((name) => newName(name) === name)) return undefined
  return { ...asks, instruments: [...new Set(instruments.map(newName))] }
}

/** Whatever names an instrument in the calendar names it anew: instrumentations, events, polls, deputies and their pool, and files of pieces. */
export async function renameInstruments(
  tx: Transaction,
  groupId: string,
  recorder: RowRecorder,
  renames: readonly InstrumentRename[],
): Promise<void> {
  if (renames.length === 0) return
  const newNames = new Map(renames.map(({ from, to }) => [instrumentKey(from), to]))
  const newName: NewName = (instrument) => newNames.get(instrumentKey(instrument)) ?? instrument
  await renameInTemplates(tx, groupId, recorder, newName)
  await renameInPlans(tx, groupId, recorder, events, newName)
  await renameInPlans(tx, groupId, recorder, polls, newName)
  await renameOfDeputies(tx, groupId, recorder, newName)
  await renameInPool(tx, groupId, recorder, newName)
  await renameInPieceFiles(tx, groupId, recorder, newName)
  await renameInSearches(tx, groupId, recorder, newName)
}

async function renameInTemplates(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  newName: NewName,
): Promise<void> {
  const rows = await tx
    .select({ id: lineups.id, needs: lineups.needs })
    .from(lineups)
    .where(eq(lineups.groupId, groupId))
    .for('update')
  const changed = rows.flatMap(({ id, needs }) => {
    const renamed = renamedNeeds(needs, newName)
    return renamed ? [{ id, needs: renamed }] : []
  })
  if (changed.length === 0) return
  const write = () =>
    tx
      .update(lineups)
      .set({ needs: sql`line.needs`, version: sql`${lineups.version} + 1`, updatedAt: sql`now()` })
      .from(sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line (id uuid, needs jsonb)`)
      .where(and(eq(lineups.groupId, groupId), sql`${lineups.id} = line.id`))
  await record(lineups, isOneOf(lineups.id, changed), write, [lineups.needs])
}

async function renameInPlans(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  table: typeof events | typeof polls,
  newName: NewName,
): Promise<void> {
  const rows = await tx
    .select({ id: table.id, asks: table.asks, needs: table.needs })
    .from(table)
    .where(and(eq(table.groupId, groupId), or(isNotNull(table.asks), isNotNull(table.needs))))
    .for('update')
  const changed = rows.flatMap(({ id, asks, needs }) => {
    const renamed = { asks: renamedInvitees(asks, newName), needs: renamedNeeds(needs, newName) }
    if (!renamed.asks && !renamed.needs) return []
    return [{ id, asks: renamed.asks ?? asks, needs: renamed.needs ?? needs }]
  })
  if (changed.length === 0) return
  const write = () =>
    tx
      .update(table)
      .set({ asks: sql`line.asks`, needs: sql`line.needs`, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
      .from(sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line (id uuid, asks jsonb, needs jsonb)`)
      .where(and(eq(table.groupId, groupId), sql`${table.id} = line.id`))
  await record(table, isOneOf(table.id, changed), write, [table.asks, table.needs])
}

async function renameOfDeputies(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  newName: NewName,
): Promise<void> {
  const { instrument, version } = deputies
  const rows = await tx
    .select({ id: deputies.id, instrument })
    .from(deputies)
    .where(and(eq(deputies.groupId, groupId), isNotNull(instrument)))
  const changed = rows.flatMap((row) => {
    const name = newName(row.instrument ?? '')
    return name === row.instrument ? [] : [{ id: row.id, instrument: name }]
  })
  if (changed.length === 0) return
  const write = () =>
    tx
      .update(deputies)
      .set({ instrument: sql`line.instrument`, version: sql`${version} + 1`, updatedAt: sql`now()` })
      .from(sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line (id uuid, instrument text)`)
      .where(and(eq(deputies.groupId, groupId), sql`${deputies.id} = line.id`))
  await record(deputies, isOneOf(deputies.id, changed), write, [instrument])
}

async function renameInPool(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  newName: NewName,
): Promise<void> {
  const { instruments, version } = poolPeople
  const rows = await tx
    .select({ id: poolPeople.id, instruments })
    .from(poolPeople)
    .where(eq(poolPeople.groupId, groupId))
  const changed = rows.flatMap((row) => {
    const renamed = row.instruments.map((played) => ({ ...played, instrument: newName(played.instrument) }))
    const isRenamed = renamed.some((played, at) => played.instrument !== row.instruments[at]?.instrument)
    // Two that became one are one, as it stood first.
    const known = new Map(renamed.toReversed().map((played) => [instrumentKey(played.instrument), played]))
    return isRenamed
      ? [
          {
            id: row.id,
            instruments: renamed.filter((played) => known.get(instrumentKey(played.instrument)) === played),
          },
        ]
      : []
  })
  if (changed.length === 0) return
  const write = () =>
    tx
      .update(poolPeople)
      .set({ instruments: sql`line.instruments`, version: sql`${version} + 1`, updatedAt: sql`now()` })
      .from(sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line (id uuid, instruments jsonb)`)
      .where(and(eq(poolPeople.groupId, groupId), sql`${poolPeople.id} = line.id`))
  await record(poolPeople, isOneOf(poolPeople.id, changed), write, [instruments])
}

async function renameInPieceFiles(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  newName: NewName,
): Promise<void> {
  const rows = await tx
    .select({ id: pieceFiles.id, parts: pieceFiles.parts })
    .from(pieceFiles)
    .where(and(eq(pieceFiles.groupId, groupId), isNotNull(pieceFiles.parts)))
    .for('update')
  const changed = rows.flatMap(({ id, parts }) => {
    const renamed = (parts ?? []).map((one) => ({ ...one, instrument: newName(one.instrument) }))
    const isRenamed = renamed.some(({ instrument }, at) => instrument !== parts?.[at]?.instrument)
    return isRenamed ? [{ id, parts: distinctParts(renamed) }] : []
  })
  if (changed.length === 0) return
  const write = () =>
    tx
      .update(pieceFiles)
      .set({ parts: sql`line.parts`, version: sql`${pieceFiles.version} + 1`, updatedAt: sql`now()` })
      .from(sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line (id uuid, parts jsonb)`)
      .where(and(eq(pieceFiles.groupId, groupId), sql`${pieceFiles.id} = line.id`))
  await record(pieceFiles, isOneOf(pieceFiles.id, changed), write, [pieceFiles.parts])
}

async function renameInSearches(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  newName: NewName,
): Promise<void> {
  const { id, instrument } = deputySearches
  const rows = await tx.select({ id, instrument }).from(deputySearches).where(eq(deputySearches.groupId, groupId))
  for (const row of rows.filter((one) => newName(one.instrument) !== one.instrument))
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    await record(
      deputySearches,
      isIn(id, [row.id]),
      () =>
        tx
          .update(deputySearches)
          .set({ instrument: newName(row.instrument) })
          .where(and(eq(deputySearches.groupId, groupId), eq(id, row.id))),
      [instrument],
    )
}
