import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { renewNameOrder } from './collation'
import type { Connection } from './database'
import { assertNoneLeft, deferPropagation, isDistributed, prepareMigration } from './distribution'
import { installJobQueue, installJobTables } from './jobTables'
import { beginUnlimited, withOwnConnection } from './ownConnection'
import { closeRecord } from './recordRights'

/** Beside this file in the source, and beside the bundle in dist/server. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that only we use; it names the lock. */
export const MIGRATION_LOCK = 4_207_849_484

/** All that this Batuta knows, in their order. */
export const readMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder })

/** Begins a transaction for who changes the tables: one at a time, until it ends. */
export async function beginMigrating(client: pg.Client): Promise<void> {
  await beginUnlimited(client)
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await deferPropagation(client)
}

/** Keeps the tables as they are until the transaction ends. Unlike an advisory lock it may be waited for before the snapshot is taken. */
export const keepTables = 'lock table drizzle.__drizzle_migrations in access share mode'

/** Runs the migrations and notes them as drizzle's own migrator does, but in the transaction that the client is in. */
export async function runMigrations(client: pg.Client, migrations: MigrationMeta[]): Promise<void> {
  const distribute = await prepareMigration(client)
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) {
      await client.query(statement)
      await distribute()
    }
    const note = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)'
    await client.query(note, [hash, folderMillis])
  }
}

/** Where it is noted which migrations have run; drizzle's own names. */
export async function makeMigrationNotes(client: pg.Client): Promise<void> {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
}

async function migrate(client: pg.Client): Promise<void> {
  await assertNoneLeft(client)
  await makeMigrationNotes(client)
  const { rows } = await client.query<{ last: string | number | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const last = Number(rows[0]?.last ?? 0)
  const missing = readMigrations().filter(({ folderMillis }) => folderMillis > last)
  if (missing.length === 0) return
  // Waits for backups (`keepTables`).
  await client.query('lock table drizzle.__drizzle_migrations in access exclusive mode')
  await runMigrations(client, missing)
}

/** That of several servers waits for the end of the transaction: one of them may be this, called by another connection. */
async function renewOwnNameOrder(client: pg.Client): Promise<void> {
  if (!(await isDistributed(client))) await renewNameOrder(client)
}

/** Brings the database up to date. Processes that start together take turns; each migration runs once. */
export async function migrateDatabase(connection: Connection): Promise<void> {
  await withOwnConnection(connection, 'migration', async (client) => {
    await installJobTables(client)
    for (const step of [migrate, renewOwnNameOrder, installJobQueue]) {
      await beginMigrating(client)
      await step(client)
      await client.query('commit')
    }
    if (!(await isDistributed(client))) return closeRecord(client)
    await renewNameOrder(client)
    // A worker that is down keeps no other group waiting: it is tried again at the next start, and `npm run distribute` says why.
    await closeRecord(client).catch(() => {})
  })
}
