import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/**
 * Ids as one parameter, however many. Put together here, as pg looks at each for what is to be quoted, and makes texts of texts: of
 * twenty thousand that takes longer than reading their rows.
 */
export const uuidArray = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`
