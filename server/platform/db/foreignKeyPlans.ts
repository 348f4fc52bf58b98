import { sql } from 'drizzle-orm'
import type { Transaction } from './database'

/** From so many rows on, one written at a time costs more than a plan anew. */
const MANY_ROWS = 500

/**
 * Belongs before a write of rows that refer to others. PostgreSQL keeps the plan by which a connection checks a foreign key until
 * the table that is referred to is counted anew (analyze), and that counts no row of a transaction still at work. Made when the
 * table had a few dozen rows, it reads all of it for each row that is checked: a file's 20,000 took half a minute to come in, and
 * longer than a statement may take to be removed.
 */
export async function renewForeignKeyPlans(tx: Transaction, rowCount: number): Promise<void> {
  if (rowCount >= MANY_ROWS) await tx.execute(sql`discard plans`)
}
