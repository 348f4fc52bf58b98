import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasCitus, isDistributed, planDistribution } from '../../../server/platform/db/distribution'
import { readMigrations } from '../../../server/platform/db/migrate'
import { distributeDatabase } from '../../../server/platform/db/distributeDatabase'
import { installJobTables } from '../../../server/platform/db/jobTables'
import { violatesKey } from '../../../server/platform/db/violatesKey'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let client: pg.Client

beforeAll(async () => {
  server = await createTestServer()
  client = new pg.Client(server.connection)
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await server.close()
})

test('every table is cut by the group and lies beside the groups; addresses are on their own', async () => {
  const plan = await planDistribution(client)
  const { rows } = await client.query(`select relname from pg_class where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'p') order by 1`)
  // Counted on the coordinator alone: a count of attempts belongs to no group.
  const coordinators = ['rate_limits']
  expect(plan.map(({ table }) => table).sort()).toEqual(
    rows.map(({ relname }) => relname).filter((name) => !coordinators.includes(name)),
  )
  const own = plan.filter(({ colocateWith }) => colocateWith !== 'public.groups')
  expect(own).toEqual([
    { table: 'groups', column: 'group_id', colocateWith: 'none' },
    { table: 'pending_registrations', column: 'address_hash', colocateWith: 'none' },
    { table: 'sign_in_addresses', column: 'address_hash', colocateWith: 'none' },
  ])
  expect(plan.filter((step) => !own.includes(step) && step.column !== 'group_id')).toEqual([])
})

test('each after all that it refers to, by keys that hold the group on both sides', async () => {
  const order = (await planDistribution(client)).map(({ table }) => table)
  const { rows } = await client.query<{ from: string; to: string; columns: string[]; targets: string[] }>(
    `select k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to",
        array(select attname::text from unnest(k.conkey) with ordinality u(n, at) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n order by at) as columns,
        array(select attname::text from unnest(k.confkey) with ordinality u(n, at) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n order by at) as targets
       from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
  )
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter(({ from, to }) => order.indexOf(to) > order.indexOf(from))).toEqual([])
  expect(rows.filter(({ columns, targets }) => columns[0] !== 'group_id' || targets[0] !== 'group_id')).toEqual([])
})

test('without Citus nothing is distributed, and migrations do not try', async () => {
  expect(await hasCitus(client)).toBe(false)
  expect(await isDistributed(client)).toBe(false)
})

test('`npm run distribute` says that there is no Citus, and changes nothing', async () => {
  const said: string[] = []
  await expect(distributeDatabase(client, (line) => said.push(line))).rejects.toThrow(/no Citus/)
  expect(said).toEqual([])
})

test('a key that refuses a row is known by its shard’s name, in a message alone', () => {
  const refusal = (code: string, message: string) =>
    new DrizzleQueryError('insert', [], Object.assign(new pg.DatabaseError(message, 0, 'error'), { code }))
  const taken = refusal('23505', 'duplicate key value violates unique constraint "users_member_key_102040"')
  expect(violatesKey(taken, 'users_member_key')).toBe(true)
  expect(violatesKey(taken, 'users_member')).toBe(false)
  const gone = 'insert or update on table "bookmarks_10" violates foreign key constraint "bookmarks_user_fk_102051"'
  expect(violatesKey(refusal('23503', gone), 'bookmarks_user_fk')).toBe(true)
  expect(violatesKey(refusal('57014', 'users_member_key'), 'users_member_key')).toBe(false)
})

test('no statement of a migration adds a constraint and does something else, which Citus refuses', () => {
  const statements = readMigrations().flatMap(({ sql }) => sql)
  const steps = (text: string) => text.match(/\b(?:ADD|DROP|ALTER) (?:CONSTRAINT|COLUMN)\b/g)?.length ?? 0
  expect(statements.filter((text) => text.includes('ADD CONSTRAINT')).length).toBeGreaterThan(20)
  expect(statements.filter((text) => text.includes('ADD CONSTRAINT') && steps(text) > 1)).toEqual([])
})

// Seen with Citus 13.2 on a coordinator that knows its workers: otherwise it makes the schema there at once, which only a superuser may.
test('the tables of the job queue are made without telling other servers', async () => {
  await client.query('drop schema pgboss cascade')
  const atSchema: unknown[] = []
  const watched = new Proxy(client, {
    get: (target, name) => {
      if (name !== 'query') return Reflect.get(target, name, target)
      return async (text: string, values?: unknown[]) => {
        if (/create schema/i.test(text)) {
          const { rows } = await target.query(`select current_setting('citus.create_object_propagation', true) as how`)
          atSchema.push(rows[0]?.how)
        }
        return target.query(text, values)
      }
    },
  })
  await installJobTables(watched)
  expect(atSchema).toEqual(['deferred'])
  const { rows } = await client.query(`select current_setting('citus.create_object_propagation', true) as how`)
  expect(rows).not.toEqual([{ how: 'deferred' }])
})
