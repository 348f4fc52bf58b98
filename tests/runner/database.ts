import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { Connection } from '../../server/platform/db/database'
import { openAccess } from '../../server/platform/db/embedded/access'
import { startEmbedded } from '../../server/platform/db/embedded/startEmbedded'
import { createLogger } from '../../server/platform/http/logging'
import { migrateDatabase } from '../../server/platform/db/migrate'
import { withDatabase } from '../server/support/testDatabase'
import { memoryFolder } from './memoryFolder'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which each test file makes a database of its own. */
    testServer: Connection
    /** The migrated database that they are copied from. */
    templateName: string
  }
}

interface TestServer {
  connection: Connection
  stop: () => Promise<void>
}

let stopServer: (() => Promise<void>) | undefined

async function runOnce(connection: Connection, statements: string[]): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** PostgreSQL from npm, for what is thrown away. */
export async function startOwnServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(memoryFolder, 'batuta-test-'))
  const embedded = await startEmbedded({ dataDir, log: createLogger('silent') })
  const { administration } = await openAccess(join(dataDir, 'postgres'), {})
  const statements = [
    // What is thrown away after the run need not survive a power cut.
    'alter system set fsync = off',
    'alter system set full_page_writes = off',
    'alter system set synchronous_commit = off',
    // Its workers are the superuser's: a test that drops its database meanwhile may not end them.
    'alter system set autovacuum = off',
    'select pg_reload_conf()',
    // Each test file makes a database of its own.
    'alter role batuta createdb',
  ]
  await runOnce({ ...administration, database: 'postgres' }, statements)
  return {
    connection: embedded.connection,
    stop: async () => {
      await embedded.release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function borrowServer(connectionString: string, templateName: string): TestServer {
  const connection = { connectionString }
  return { connection, stop: () => runOnce(connection, [`drop database if exists ${templateName} with (force)`]) }
}

/** One PostgreSQL for the whole run, with a migrated template: a test file's database is then a copy of some milliseconds. */
export async function setup({ vitest }: TestProject): Promise<void> {
  const run = vitest.getRootProject()
  // Another project has started it.
  if ('testServer' in run.getProvidedContext()) return
  const templateName = `batuta_template_${randomUUID().slice(0, 8)}`
  const given = process.env.TEST_DATABASE_URL
  const server = given === undefined ? await startOwnServer() : borrowServer(given, templateName)
  stopServer = server.stop
  await runOnce(server.connection, [`create database ${templateName}`])
  await migrateDatabase(withDatabase(server.connection, templateName))
  run.provide('testServer', server.connection)
  run.provide('templateName', templateName)
}

export async function teardown(): Promise<void> {
  await stopServer?.()
}
