import { asc, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Ties are broken by id, so that pages never overlap. What is absent stands last in either direction. */
export function ordered(column: PgColumn, direction: 'asc' | 'desc', id: PgColumn): SQL[] {
  // Said of a column that is never absent, it would keep a descending order from its index.
  const absent = column.notNull ? '' : ' nulls last'
  return [sql`${column} ${sql.raw(direction + absent)}`, asc(id)]
}
