import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { withDatabase } from './testDatabase'

const folder = fileURLToPath(new URL('../../../server/platform/db/migrations/', import.meta.url))
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .toSorted()

/** A database for the tests of one file, as it was before the migration whose file is `0048_<migration>.sql`; `migrate` goes on from there. */
export function oldDatabase(migration: string) {
  const name = `batuta_old_${randomUUID().slice(0, 8)}`
  const server = inject('testServer')
  const client = new pg.Client(withDatabase(server, name))
  let done = 0

  async function onServer(statement: string): Promise<void> {
    const other = new pg.Client(server)
    await other.connect()
    await other.query(statement).finally(() => other.end())
  }

  async function run(end: number): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const file of files.slice(done, end)) await client.query(readFileSync(folder + file, 'utf8'))
    done = end
  }
  const placeOf = (wanted: string) => files.findIndex((file) => file.slice('0000_'.length) === `${wanted}.sql`)

  beforeAll(async () => {
    await onServer(`create database ${name}`)
    await client.connect()
    await run(placeOf(migration))
  })

  afterAll(async () => {
    await client.end()
    await onServer(`drop database ${name} with (force)`)
  })

  return {
    client,
    /** Runs the migrations up to and with this one. */
    migrate: (wanted = migration) => run(placeOf(wanted) + 1),
    /** Runs those before this one. */
    migrateBefore: (wanted: string) => run(placeOf(wanted)),
  }
}
