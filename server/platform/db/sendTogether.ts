import type { SQL } from 'drizzle-orm'
import type { Transaction } from './database'

/**
 * Sends the statements of a transaction one behind the other, and waits once for all of them: each wait costs as much as a small statement,
 * and on a cluster is a way to another machine. They run in their order, so that each sees what those before it wrote. Where one fails, so
 * do all behind it; throws what the first one did.
 */
export const sendTogether = (tx: Transaction, statements: readonly SQL[]) =>
  Promise.all(statements.map((statement) => tx.execute(statement)))
