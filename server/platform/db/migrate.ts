import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { renewNameOrder } from './collation'
import type { Connection } from './database'

/** Beside this file in the source, and beside the bundle in dist/server. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that only we use; it names the lock. */
const MIGRATION_LOCK = 4_207_849_484

/** Brings the database up to date. Processes that start together take turns; each migration runs once. */
export async function migrateDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'batuta migration' })
  // The failing statement reports a broken connection; without a listener, the event would crash the process first.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
    await renewNameOrder(client)
  } finally {
    // The lock is the connection's, and goes with it.
    await client.end()
  }
}
