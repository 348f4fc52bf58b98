import type { ClientBase } from 'pg'
import { distributeNew, hasCitus } from './distribution'
import { MIGRATION_LOCK, readMigrations } from './migrate'
import { isPooled } from './pooler'
import { closeRecord } from './recordRights'

/** The database cannot be distributed, told in words for the person who asked for it. */
export class DistributionError extends Error {
  override readonly name = 'DistributionError'
}

async function count(client: ClientBase, query: string): Promise<number> {
  const { rows } = await client.query<{ count: string | number }>(`select count(*) as count from ${query}`)
  return Number(rows[0]?.count)
}

/** Each table is moved in a transaction of its own: somebody who writes meanwhile would refer to rows that are elsewhere by then. */
async function assertAlone(client: ClientBase): Promise<void> {
  const others = `pg_stat_activity where datname = current_database() and application_name = 'batuta'`
  if ((await count(client, others)) > 0)
    throw new DistributionError('Batuta is running on this database: stop it first')
}

async function assertUpToDate(client: ClientBase): Promise<void> {
  const isMigrated = (await count(client, `pg_tables where schemaname = 'drizzle'`)) > 0
  const ran = isMigrated ? await count(client, 'drizzle.__drizzle_migrations') : 0
  if (ran === readMigrations().length) return
  throw new DistributionError(
    'the tables are not those of this Batuta: start it once on this database, stop it, and come again',
  )
}

/** What stands on the coordinator is a copy that nobody reads or cleans up: personal data does not belong there. */
async function dropLocalCopies(client: ClientBase, say: (line: string) => void): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select logicalrelid::regclass::text as name from pg_catalog.pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
      where c.relnamespace = 'public'::regnamespace and pg_relation_size(c.oid) > 0`,
  )
  if (tables.length === 0) return
  await client.query('begin')
  // Batuta gave up its right to empty this one (migration 0008); emptying those that it refers to empties it too.
  await client.query('grant truncate on audit_entries to current_user')
  for (const { name } of tables) {
    await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [name])
  }
  await client.query('revoke truncate on audit_entries from current_user')
  await client.query('commit')
  say('Removed the rows that were copied from the coordinator.')
}

/**
 * Spreads all tables over the servers of a Citus cluster, on its coordinator; what is spread already stays as it is. Throws a
 * DistributionError, having done nothing, where that cannot be. `say` is told what was done, line by line.
 */
export async function distributeDatabase(client: ClientBase, say: (line: string) => void): Promise<void> {
  if (!(await hasCitus(client))) {
    throw new DistributionError('this database has no Citus, which would distribute it: see the README, To grow')
  }
  if (await isPooled(client)) {
    throw new DistributionError('this is the address of a pooler: name the coordinator itself in DATABASE_URL')
  }
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  await assertAlone(client)
  await assertUpToDate(client)
  let news = 0
  await distributeNew(client, (what) => {
    news += 1
    say(`  ${what}`)
  })
  await dropLocalCopies(client, say)
  await closeRecord(client)
  const tables = await count(client, 'pg_catalog.pg_dist_partition')
  const workers = await count(client, `pg_catalog.pg_dist_node where noderole = 'primary' and shouldhaveshards`)
  say(news === 0 ? 'All was distributed already.' : `Distributed ${news} tables and functions.`)
  say(
    `${tables} tables are spread over ${workers} servers. The queue of jobs (schema pgboss) stays on the coordinator.`,
  )
}
