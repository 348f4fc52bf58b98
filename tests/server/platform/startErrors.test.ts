import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { explain } from '../../../server/environment'
import { openDatabase } from '../../../server/platform/db/database'
import { migrateDatabase } from '../../../server/platform/db/migrate'
import { withDatabase } from '../support/testDatabase'

const name = `batuta_start_${randomUUID().slice(0, 8)}`
const server = inject('testServer')
const connection = withDatabase(server, name)

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

beforeAll(() => onServer(`create database ${name}`))

afterAll(() => onServer(`drop database ${name} with (force)`))

async function failureOf(task: Promise<unknown>): Promise<unknown> {
  return task.then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('a statement that fails is told with what the database says of it', async () => {
  const database = openDatabase(connection, () => {})
  const told = explain(await failureOf(database.db.execute(sql`select nothing from nowhere`)))
  expect(told).toContain('relation "nowhere" does not exist')
  expect(told).toContain('select nothing')
  expect(told).not.toMatch(/^\s+at /m)
  await database.close()
})

test('a migration that the database refuses says why', async () => {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('create table members (id integer)')
  const told = explain(await failureOf(migrateDatabase(connection)))
  expect(told).toContain('relation "members" already exists')
  await client.query('drop table members')
  await client.end()
  await migrateDatabase(connection)
})

test('what nobody can mend is told with all that brought it about', () => {
  const told = explain(new TypeError('outside', { cause: new RangeError('inside') }))
  expect(told).toMatch(/outside[\s\S]*at [\s\S]*inside[\s\S]*at /)
})
