import type { ClientBase } from 'pg'

export interface Table {
  name: string
  columns: string[]
}

/** Columns that PostgreSQL works out by itself are left out, and tables that a crash would empty. */
const tablesQuery = `select c.relname as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relpersistence = 'p'
  group by c.relname order by c.relname`

/** A table's references to itself are checked once all of its rows are there, so they need no order. */
const referencesQuery = `select f.relname as "from", t.relname as "to"
  from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and k.conrelid <> k.confrelid and f.relnamespace = 'public'::regnamespace`

interface Reference {
  from: string
  to: string
}

function inOrder(tables: Table[], references: Reference[]): Table[] {
  const ordered: Table[] = []
  let left = tables
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name))
    const waits = new Set(references.filter(({ to }) => names.has(to)).map(({ from }) => from))
    const ready = left.filter(({ name }) => !waits.has(name))
    if (ready.length === 0) throw new Error(`these tables refer to each other in a circle: ${[...names].join(', ')}`)
    ordered.push(...ready)
    left = left.filter(({ name }) => waits.has(name))
  }
  return ordered
}

/** The product's tables, each after all that it refers to. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(tablesQuery)
  const { rows: references } = await client.query<Reference>(referencesQuery)
  return inOrder(tables, references)
}
