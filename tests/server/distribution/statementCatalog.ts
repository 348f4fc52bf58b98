import pg from 'pg'
import type { Connection } from '../../../server/platform/db/database'
import type { Catalog } from './refusedForms'

/** A table of a group is distributed by the first column of its key. */
const keysQuery = `select c.table_name as name, k.column_name as key
  from information_schema.columns c
  join information_schema.table_constraints t using (table_schema, table_name)
  join information_schema.key_column_usage k using (constraint_schema, constraint_name)
 where c.table_schema = 'public' and c.column_name = 'group_id'
   and t.constraint_type = 'PRIMARY KEY' and k.ordinal_position = 1`

const volatilityQuery = `select proname as name, case when bool_or(provolatile = 'v') then 'volatile' else 'stable' end as kind
  from pg_proc where provolatile <> 'i' group by proname`

/** Which tables are distributed by what, and which functions are not immutable, as the database knows it. */
export async function readCatalog(connection: Connection): Promise<Catalog> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const keys = await client.query<{ name: string; key: string }>(keysQuery)
    const volatility = await client.query<{ name: string; kind: 'stable' | 'volatile' }>(volatilityQuery)
    return {
      keys: new Map(keys.rows.map(({ name, key }) => [name, key])),
      volatility: new Map(volatility.rows.map(({ name, kind }) => [name, kind])),
    }
  } finally {
    await client.end()
  }
}
