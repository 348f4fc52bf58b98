import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/platform/db/database'
import type { OpenDatabase } from '../../../server/platform/db/database'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { readCatalog } from './statementCatalog'
import { watchStatements } from './statementWatch'

let server: TestServer
let database: OpenDatabase
let statements: Awaited<ReturnType<typeof watchStatements>>

beforeAll(async () => {
  server = await createTestServer()
  database = openDatabase(server.connection, () => {})
  statements = await watchStatements(database.pool, server.connection)
})

afterAll(async () => {
  await database.close()
  await server.close()
})

test('knows each table of a group by its shard key, and how stable functions are', async () => {
  const { keys, volatility } = await readCatalog(server.connection)
  const { rows } = await server.pool.query(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'group_id'`,
  )
  expect(new Set(keys.keys())).toEqual(new Set(rows.map(({ name }) => name)))
  expect(keys.get('members')).toBe('group_id')
  expect([volatility.get('now'), volatility.get('random'), volatility.get('contains_pattern')]).toEqual([
    'stable',
    'volatile',
    undefined,
  ])
})

test('tells the product’s statements that ask many shards, in transactions as well, and the tests’ own that are refused', async () => {
  const id = '01900000-0000-7000-8000-0000000000cc'
  await database.db.execute(sql`select 1 from members where group_id = ${id}`)
  await database.db.transaction((tx) => tx.execute(sql`select 1 from members where id = ${id}`))
  await database.pool.query('select count(*) from members')
  await database.pool.query('update groups set updated_at = clock_timestamp() where false')
  await database.pool.query('select 1 from members limit 1 for update')
  expect(statements.report()).toEqual([
    'select 1 from members where id = $1\n  members is not compared with a parameter by its shard key',
    'update groups set updated_at = clock_timestamp() where false\n  clock_timestamp, which is volatile, in UPDATE or DELETE',
    'select 1 from members limit 1 for update\n  members is not compared with a parameter by its shard key',
  ])
})
