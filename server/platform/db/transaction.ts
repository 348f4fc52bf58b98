import type { Database } from './database'

/** What the function given to `db.transaction` runs its statements on. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
