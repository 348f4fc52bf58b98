import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { uuidArray } from './uuidArray'

/** `column in (ids)`, as one parameter however many ids there are; false where there are none. */
export const isIn = (column: SQLWrapper, ids: readonly string[]): SQL => sql`${column} = any(${uuidArray(ids)})`
