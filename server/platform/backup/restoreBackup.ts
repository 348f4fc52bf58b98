import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Connection } from '../db/database'
import { hasCitus } from '../db/distribution'
import { beginMigrating, makeMigrationNotes, readMigrations, runMigrations } from '../db/migrate'
import { withOwnConnection } from '../db/ownConnection'
import { listTables } from '../db/tables'
import type { Table } from '../db/tables'
import { BackupError } from './backupError'
import { copyIn } from './backupFormat'
import type { Header } from './backupFormat'
import { checkBackup, readBackup } from './readBackup'
import type { OnTable } from './writeBackup'

type Parts = ReturnType<typeof readBackup>

interface Migrations {
  /** Those that had run when the backup was made. */
  before: MigrationMeta[]
  /** Those that this Batuta adds. */
  after: MigrationMeta[]
}

export interface Restored {
  header: Header
  /** Rows that were there before, by table. */
  replaced: Map<string, number>
}

/** By their time, as drizzle goes: one whose text was mended since is still the same. */
function splitMigrations({ migrations, version }: Header): Migrations {
  const known = readMigrations()
  const ran = new Set(migrations.map(({ createdAt }) => createdAt))
  const before = known.filter(({ folderMillis }) => ran.has(folderMillis))
  if (before.length === ran.size) return { before, after: known.slice(before.length) }
  throw new BackupError(
    `the backup comes from another Batuta (${version}) than this: install that one or a newer one first`,
  )
}

async function makeSchemas(client: pg.Client): Promise<void> {
  await client.query(
    'drop schema if exists drizzle cascade; drop schema if exists public cascade; create schema public',
  )
  await makeMigrationNotes(client)
}

async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*) from public.${client.escapeIdentifier(name)}`,
    )
    counts.set(name, Number(rows[0]?.count))
  }
  return counts
}

async function* rowsOfTable(parts: Parts): AsyncGenerator<Buffer> {
  for (let next = await parts.next(); !next.done && next.value.kind === 'rows'; next = await parts.next()) {
    yield next.value.chunk
  }
}

async function copyTable(client: pg.Client, table: Table, parts: Parts): Promise<number> {
  const stream = client.query(copyFrom(copyIn(table)))
  await pipeline(Readable.from(rowsOfTable(parts)), stream)
  return stream.rowCount
}

async function copyTables(client: pg.Client, file: string, onTable: OnTable): Promise<void> {
  const parts = readBackup(file)
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      if (next.value.kind !== 'table') continue
      const { table } = next.value
      onTable(table.name, await copyTable(client, table, parts))
    }
  } finally {
    await parts.return(undefined)
  }
}

/** Servers that run know statements and types of the tables that were: they connect anew. */
async function disconnectOthers(client: pg.Client): Promise<void> {
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`)
}

async function replaceAll(
  client: pg.Client,
  file: string,
  { before, after }: Migrations,
  onTable: OnTable,
): Promise<void> {
  await client.query(`set local datestyle = 'ISO'; set local client_encoding = 'UTF8'`)
  await makeSchemas(client)
  await runMigrations(client, before)
  await copyTables(client, file, onTable)
  await runMigrations(client, after)
}

/**
 * Makes the database what it was when the backup was made, in one transaction: where anything goes wrong, nothing has changed.
 * Throws a BackupError where the file is not whole, and where the database holds something and `isReplacing` is false.
 */
export async function restoreBackup(
  connection: Connection,
  file: string,
  isReplacing: boolean,
  onTable: OnTable,
): Promise<Restored> {
  const { header } = await checkBackup(file)
  const migrations = splitMigrations(header)
  return withOwnConnection(connection, 'restore', async (client) => {
    await beginMigrating(client)
    // Its extension keeps a part of itself in the schema that is made anew, and knows the other servers.
    if (await hasCitus(client)) {
      throw new BackupError(
        'this database has Citus: restore into one without, then add the extension and distribute it',
      )
    }
    const replaced = await countRows(client)
    if (!isReplacing && [...replaced.values()].some((count) => count > 0)) {
      throw new BackupError(
        'the database holds records already: with --replace they are removed for those of the backup',
      )
    }
    await replaceAll(client, file, migrations, onTable)
    await client.query('commit')
    await disconnectOthers(client)
    // Otherwise lists are slow until PostgreSQL has counted by itself.
    await client.query('analyze')
    return { header, replaced }
  })
}
