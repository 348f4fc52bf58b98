import { isDeepStrictEqual } from 'node:util'
import { getTableName, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database'
import type { Row, RowBatch, RowChange } from './schema/members/memberMerges'

/*
 * Changes of many tables that are undone as a whole: rows are stored as they were before and after. Undo puts back what was there before,
 * if all of it is still as the change left it.
 */

export type GroupTable = PgTable & { groupId: PgColumn }

export interface RowRecorder {
  batches: RowBatch[]
  /**
   * Runs `write`, which changes no rows of the table but those that `where` selects before or after it, and stores what it changed; with
   * `only`, of these columns alone, for rows whose other columns are nobody's business, or change by themselves.
   */
  record: (table: GroupTable, where: SQL, write: () => Promise<unknown>, only?: PgColumn[]) => Promise<void>
}

const columnOf = (table: GroupTable, name: string) =>
  getTableConfig(table).columns.find((column) => column.name === name)
const columnsOf = (table: GroupTable) =>
  getTableConfig(table).columns.filter(({ generated }) => generated === undefined)

function keyColumnsOf(table: GroupTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table)
  // Those of a key of several columns are other objects than the table's.
  const names = new Set(primaryKeys[0]?.columns.map(({ name }) => name))
  return columns.filter(({ name, primary }) => name !== 'group_id' && (primary || names.has(name)))
}

const keyOf = (table: GroupTable, row: Row) => JSON.stringify(keyColumnsOf(table).map(({ name }) => row[name]))

async function readRows(
  tx: Transaction,
  groupId: string,
  table: GroupTable,
  where: SQL,
  only: readonly string[] | undefined,
): Promise<Map<string, Row>> {
  const { rows } = await tx.execute<{ row: Row }>(
    sql`select to_jsonb(${table}) as "row" from ${table} where ${table.groupId} = ${groupId} and (${where}) for update`,
  )
  const shown = only && new Set([...only, ...keyColumnsOf(table).map(({ name }) => name)])
  const cut = (row: Row) => (shown ? Object.fromEntries(Object.entries(row).filter(([name]) => shown.has(name))) : row)
  return new Map(rows.map(({ row }) => [keyOf(table, row), cut(row)]))
}

export function recordRows(tx: Transaction, groupId: string): RowRecorder {
  const batches: RowBatch[] = []
  return {
    batches,
    async record(table, where, write, columns) {
      const only = columns?.map(({ name }) => name)
      const before = await readRows(tx, groupId, table, where, only)
      await write()
      const after = await readRows(tx, groupId, table, where, only)
      const rows = [...new Set([...before.keys(), ...after.keys()])].flatMap((key): RowChange[] => {
        const change = { before: before.get(key) ?? null, after: after.get(key) ?? null }
        return isDeepStrictEqual(change.before, change.after) ? [] : [change]
      })
      if (rows.length > 0) batches.push({ table: getTableName(table), rows, ...(only && { only }) })
    },
  }
}

const isOf = (batch: RowBatch) => (table: GroupTable) => getTableName(table) === batch.table

/** `(a, b) in (…)` of the key. */
function isAmong(table: GroupTable, rows: readonly Row[]): SQL {
  const key = keyColumnsOf(table)
  // Of a table with a row for each group, that row.
  if (key.length === 0) return rows.length > 0 ? sql`true` : sql`false`
  const line = (name: string) => sql`line.${sql.identifier(name)}`
  return sql`(${sql.join(key, sql`, `)}) in (
    select ${sql.join(
      key.map(({ name }) => line(name)),
      sql`, `,
    )} from ${linesOf(rows, key)})`
}

function linesOf(rows: readonly Row[], columns: readonly PgColumn[]): SQL {
  const names = columns.map(({ name }) => name)
  const cut = rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))
  const typed = columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`)
  return sql`jsonb_to_recordset(${JSON.stringify(cut)}::jsonb) as line (${sql.join(typed, sql`, `)})`
}

/** Whether every row is as the changes left it, those that they deleted not there again. */
export async function areUnchanged(
  tx: Transaction,
  groupId: string,
  batches: readonly RowBatch[],
  tables: readonly GroupTable[],
): Promise<boolean> {
  // A table may have been changed in several steps, each of columns of its own.
  const columnsIn = new Set(batches.map(({ only }) => JSON.stringify(only)))
  const steps = tables.flatMap((table) => [...columnsIn].map((only) => ({ table, only })))
  for (const { table, only } of steps) {
    const ofTable = batches.filter((batch) => isOf(batch)(table) && JSON.stringify(batch.only) === only)
    const changes = ofTable.flatMap(({ rows }) => rows)
    const left = new Map<string, Row | null>()
    for (const { before, after } of changes) left.set(keyOf(table, after ?? before ?? {}), after)
    const rows = changes.flatMap(({ before, after }): Row[] => (after ? [after] : before ? [before] : []))
    if (rows.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    const stored = await readRows(tx, groupId, table, isAmong(table, rows), ofTable[0]?.only)
    for (const [key, row] of left) if (!isDeepStrictEqual(stored.get(key) ?? null, row)) return false
  }
  return true
}

/** As it was, under a version that nobody has read yet. */
function restored({ before, after }: RowChange, now: string): Row {
  const row = { ...before }
  const version = after?.['version']
  if (typeof version === 'number' && typeof row['version'] === 'number') row['version'] = version + 1
  if (after !== null && 'updated_at' in row) row['updated_at'] = now
  return row
}

async function restoreBatch(tx: Transaction, groupId: string, batch: RowBatch, table: GroupTable): Promise<void> {
  const now = new Date().toISOString()
  const added = batch.rows.flatMap(({ before, after }) => (before === null && after !== null ? [after] : []))
  const deleted = batch.rows.flatMap(({ before, after }) => (before !== null && after === null ? [before] : []))
  const changed = batch.rows.flatMap((row) => (row.before !== null && row.after !== null ? [restored(row, now)] : []))
  const ofGroup = sql`${table.groupId} = ${groupId}`
  const columns = columnsOf(table).filter(({ name }) => name !== 'group_id')
  const names = (of: readonly PgColumn[], prefix = sql``) =>
    sql.join(
      of.map(({ name }) => sql`${prefix}${sql.identifier(name)}`),
      sql`, `,
    )
  if (added.length > 0) await tx.execute(sql`delete from ${table} where ${ofGroup} and ${isAmong(table, added)}`)
  if (changed.length > 0) {
    const key = keyColumnsOf(table)
    const plain = columns.filter((column) => !key.includes(column) && (batch.only?.includes(column.name) ?? true))
    const sets = plain.map(({ name }) => sql`${sql.identifier(name)} = line.${sql.identifier(name)}`)
    // Where the version was none of these columns, the row may have been saved since: it goes on from there.
    const version = batch.only?.includes('version') === false ? columnOf(table, 'version') : undefined
    if (version) sets.push(sql`version = ${version} + 1`, sql`updated_at = now()`)
    const same = key.map((column) => sql` and ${column} = line.${sql.identifier(column.name)}`)
    await tx.execute(sql`
      update ${table} set ${sql.join(sets, sql`, `)} from ${linesOf(changed, [...key, ...plain])}
       where ${ofGroup}${sql.join(same, sql``)}`)
  }
  if (deleted.length > 0)
    await tx.execute(sql`
      insert into ${table} (group_id, ${names(columns)})
      select ${groupId}::uuid, ${names(columns, sql`line.`)} from ${linesOf(deleted, columns)}`)
}

/** Puts back the rows as they were before, the last step first; versioned ones under the next version. */
export async function restoreRows(
  tx: Transaction,
  groupId: string,
  batches: readonly RowBatch[],
  tables: readonly GroupTable[],
): Promise<void> {
  for (const batch of batches.toReversed()) {
    const table = tables.find(isOf(batch))
    if (table === undefined) throw new Error(`rows of ${batch.table} cannot be restored`)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await restoreBatch(tx, groupId, batch, table)
  }
}
