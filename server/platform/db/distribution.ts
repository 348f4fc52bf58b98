import type { ClientBase } from 'pg'
import { listTables } from './tables'

/** Citus spreads a database over several servers: it cuts each table into shards by one column. */
interface TablePlan {
  table: string
  column: string
  /** The table whose shards its own lie beside, as a foreign key between the two needs it. */
  colocateWith: string
}

/** Told of each table and function that was spread over the servers. */
type OnDistributed = (what: string) => void

const GROUP_KEY = 'group_id'

const firstKeyColumns = `select c.relname as "table", a.attname as "column"
  from pg_index i join pg_class c on c.oid = i.indrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
  where i.indisprimary and c.relnamespace = 'public'::regnamespace`

const distributedTables = `select c.relname as "table" from pg_catalog.pg_dist_partition p
  join pg_class c on c.oid = p.logicalrelid where c.relnamespace = 'public'::regnamespace`

/** Those that came with an extension are wherever it is. */
const localFunctions = `select p.oid::regprocedure::text as "function" from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    and not exists (select from pg_catalog.pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid)
  order by p.oid`

/**
 * How the product's tables, but for those named in `except`, are cut, the ones that others refer to first: by the first column of
 * the primary key, and beside `groups` where that is the group. Reads the catalog alone, so that no table can be forgotten.
 */
export async function planDistribution(client: ClientBase, except = new Set<string>()): Promise<TablePlan[]> {
  const { rows } = await client.query<Pick<TablePlan, 'table' | 'column'>>(firstKeyColumns)
  const columns = new Map(rows.map(({ table, column }) => [table, column]))
  const tables = (await listTables(client)).filter(({ name }) => !except.has(name))
  return tables.map(({ name: table }) => {
    const column = columns.get(table)
    if (column === undefined) throw new Error(`the table ${table} has no primary key, by which it could be distributed`)
    return { table, column, colocateWith: column === GROUP_KEY && table !== 'groups' ? 'public.groups' : 'none' }
  })
}

/** Whether the server of this database has Citus at all. */
export async function hasCitus(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('pg_catalog.pg_dist_partition') is not null as "hasCitus"`)
  return rows[0]?.hasCitus === true
}

async function listDistributed(client: ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ table: string }>(distributedTables)
  return new Set(rows.map(({ table }) => table))
}

/** Whether `npm run distribute` was run here. */
export async function isDistributed(client: ClientBase): Promise<boolean> {
  return (await hasCitus(client)) && (await listDistributed(client)).has('groups')
}

/** Throws where `npm run distribute` ended before all was moved: what is left could not be joined with what is not. */
export async function assertNoneLeft(client: ClientBase): Promise<void> {
  if (!(await isDistributed(client))) return
  const left = await planDistribution(client, await listDistributed(client))
  if (left.length === 0) return
  throw new Error(
    `npm run distribute was interrupted, run it again: it has not moved ${left.map(({ table }) => table).join(', ')}`,
  )
}

/**
 * Distributes what is not yet: functions, as shards call them where they are, then tables with their rows. Needs Citus, and may
 * be called again. Inside a transaction it stands or falls with it, and wants `citus.multi_shard_modify_mode` to be sequential.
 */
export async function distributeNew(client: ClientBase, onDistributed: OnDistributed = () => {}): Promise<void> {
  const { rows: functions } = await client.query<{ function: string }>(localFunctions)
  for (const { function: name } of functions) {
    await client.query('select create_distributed_function($1::regprocedure)', [name])
    onDistributed(`function ${name}`)
  }
  const left = await planDistribution(client, await listDistributed(client))
  for (const { table, column, colocateWith } of left) {
    const name = `public.${client.escapeIdentifier(table)}`
    const statement = 'select create_distributed_table($1::regclass, $2, colocate_with => $3)'
    await client.query(statement, [name, column, colocateWith])
    onDistributed(`${table}, by ${column}`)
  }
}

/**
 * For the transaction that the client is in: Citus makes types and functions on its other servers when a table first needs
 * them, as whoever may, and not at once as this role. Any PostgreSQL takes the setting; without Citus it means nothing. Call it
 * before anything is made.
 */
export async function deferPropagation(client: ClientBase): Promise<void> {
  await client.query(`set local citus.create_object_propagation = 'deferred'`)
}

/**
 * Call it in the transaction of migrations before their statements. Answers what to call after each: where the database is
 * distributed, so is what the statement has made, before a foreign key of the next one needs it.
 */
export async function prepareMigration(client: ClientBase): Promise<() => Promise<void>> {
  if (!(await isDistributed(client))) return async () => {}
  // One connection to each server: those of a parallel statement would not see what the transaction has just made.
  await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`)
  await distributeNew(client)
  return () => distributeNew(client)
}
