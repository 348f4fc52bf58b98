import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { instrumentKey } from '@contract/invitees'
import type { Invitees, Needs } from '@contract/invitees'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { RowRecorder } from '../../../platform/db/rowImages'
import { events } from '../../../platform/db/schema/calendar/events'
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
  for (const { instrument, count } of needs) {
    const name = newName(instrument)
    const key = instrumentKey(name)
    byKey.set(key, { instrument: name, count: Math.min(500, count + (byKey.get(key)?.count ?? 0)) })
  }
  return [...byKey.values()]
}

function renamedInvitees(asks: Invitees | null, newName: NewName): Invitees | undefined {
  const instruments = asks?.instruments
  if (!asks || !instruments || instruments.every((name) => newName(name) === name)) return undefined
  return { ...asks, instruments: [...new Set(instruments.map(newName))] }
}

/** Whatever names an instrument in the calendar names it anew: instrumentations, events, polls and deputies. */
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
