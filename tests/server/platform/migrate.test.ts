import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrateDatabase, readMigrations } from '../../../server/platform/db/migrate'
import { withDatabase } from '../support/testDatabase'

const name = `batuta_migrate_${randomUUID().slice(0, 8)}`
const server = inject('testServer')
const connection = withDatabase(server, name)

async function ask(target: typeof connection, statement: string) {
  const client = new pg.Client(target)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

beforeAll(() => ask(server, `create database ${name}`))

afterAll(() => ask(server, `drop database ${name} with (force)`))

test('processes that start together on an empty database migrate it once, in order', async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(connection)))
  const run = await ask(connection, 'select created_at from drizzle.__drizzle_migrations order by id')
  expect(run.length).toBeGreaterThan(0)
  expect(new Set(run.map((row) => row.created_at)).size).toBe(run.length)
  await migrateDatabase(connection)
  expect(await ask(connection, 'select created_at from drizzle.__drizzle_migrations order by id')).toEqual(run)
})

// PostgreSQL 15 and 16 cannot use a value in the transaction that adds it to a type: a restore, which makes the tables and fills them
// in one, would fail there.
test('a type has from the start what a later migration adds to it', () => {
  const statements = readMigrations().flatMap(({ sql }) => sql)
  const types = new Map(
    statements.flatMap((text) => {
      const [, name, values] = /CREATE TYPE "public"\."(\w+)" AS ENUM\((.*)\)/.exec(text) ?? []
      return name === undefined ? [] : [[name, values?.split(', ') ?? []] as const]
    }),
  )
  const added = statements.filter((text) => text.includes('ADD VALUE'))
  expect(added.length).toBeGreaterThan(0)
  const missing = added.filter((text) => {
    const [, name = '', value = ''] = /ALTER TYPE "public"\."(\w+)" ADD VALUE IF NOT EXISTS ('\w+')/.exec(text) ?? []
    return types.get(name)?.includes(value) !== true
  })
  expect(missing).toEqual([])
})

test('names are indexed anew where the library that orders them has changed', async () => {
  // As it looks after an upgrade of ICU: the index was made under another version than the one that is asked now.
  await ask(
    connection,
    `alter collation natural_order rename to today;
     create collation natural_order (provider = icu, locale = 'und-u-kn', version = '1');
     alter table users alter column name type text collate natural_order;
     create index users_name_index on users (group_id, name);
     create index users_upper_index on users (group_id, (upper(name) collate natural_order)) where name > 'a'`,
  )
  const state = async () => ({
    files: await ask(
      connection,
      `select relname, pg_relation_filenode(oid) as file from pg_class
        where relname in ('users_name_index', 'users_upper_index', 'users_document_key') order by relname`,
    ),
    versions: await ask(
      connection,
      `select collversion = pg_collation_actual_version(oid) as is_current from pg_collation where collname = 'natural_order'`,
    ),
  })
  const before = await state()
  expect(before.versions).toEqual([{ is_current: false }])
  await Promise.all([migrateDatabase(connection), migrateDatabase(connection)])
  const after = await state()
  expect(after.versions).toEqual([{ is_current: true }])
  const isRenewed = after.files.map(({ relname, file }, at) => [relname, file !== before.files[at]?.file])
  expect(isRenewed).toEqual([
    ['users_document_key', false],
    ['users_name_index', true],
    ['users_upper_index', true],
  ])
  await migrateDatabase(connection)
  expect(await state()).toEqual(after)
})
