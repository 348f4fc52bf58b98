import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findHolder } from '../../../server/areas/accounts/identity/signInAddresses'
import { openDatabase } from '../../../server/platform/db/database'
import { makeMigrationNotes, migrateDatabase, readMigrations, runMigrations } from '../../../server/platform/db/migrate'
import { PASSWORD, callAs, foundGroup, joinAs, newPerson, signIn, tally } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { withDatabase } from '../support/testDatabase'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const group = { name: 'Coro', currency: 'EUR', timeZone: 'Europe/Lisbon' }

const register = (person: ReturnType<typeof newPerson>) =>
  server.app.inject({ method: 'POST', url: '/auth/register', payload: { ...person, group } })

/** Accounts whose address is not theirs in the table, and addresses of nobody. */
async function differences(database: Pick<TestServer, 'pool'>) {
  const { rows } = await database.pool.query(
    `select u.email, a.user_id from users u full join sign_in_addresses a
         on a.address_hash = sha256(convert_to(u.email, 'UTF8')) and a.group_id = u.group_id and a.user_id = u.id
      where u.id is null or a.user_id is null`,
  )
  return rows
}

test('an address that was given up is free for anybody, and opens its new owner’s account', async () => {
  const [first, second] = [newPerson(), newPerson()]
  const signedIn = await foundGroup(server.app, first)
  const change = { newEmail: `new-${first.email}`, currentPassword: PASSWORD }
  expect((await callAs(server.app, signedIn, 'POST', '/auth/change-email', change)).json().isPending).toBe(false)
  expect((await register({ ...second, email: change.newEmail })).json().error.code).toBe('email_taken')
  const moved = await foundGroup(server.app, { ...second, email: first.email })
  expect((await signIn(server.app, first.email)).json().userData.id).toBe(moved.userData.id)
  expect((await signIn(server.app, change.newEmail)).json().userData.id).toBe(signedIn.userData.id)
})

test('of several accounts that change to one address at once, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => foundGroup(server.app)))
  const change = { newEmail: newPerson().email, currentPassword: PASSWORD }
  const answers = await Promise.all(people.map((one) => callAs(server.app, one, 'POST', '/auth/change-email', change)))
  expect(tally(answers)).toEqual({ 200: 1, 409: 3 })
})

test('a registration that fails leaves its address free', async () => {
  const admin = await foundGroup(server.app)
  const person = newPerson()
  const { token } = (
    await callAs(server.app, admin, 'POST', '/users/invite', { invitation: { id: randomUUID(), role: 'member' } })
  ).json()
  const payload = { ...person, document: admin.userData.document, invitation: token }
  const refused = await server.app.inject({ method: 'POST', url: '/auth/register', payload })
  expect(refused.json().error.code).toBe('document_taken')
  expect((await register(person)).statusCode).toBe(201)
})

test('whatever happens to accounts, each has its address and no address is left over', async () => {
  const admin = await foundGroup(server.app)
  const member = await joinAs(server.app, admin, 'member')
  await callAs(server.app, admin, 'DELETE', `/users/remove-user?id=${member.userData.id}`)
  await server.app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'admin' } })
  const { rows } = await server.pool.query('select count(*) from sign_in_addresses')
  expect(rows[0].count).toBeGreaterThan(5)
  expect(await differences(server)).toEqual([])
})

test('accounts of before get their addresses, a real one before one of the demo', async () => {
  const testServer = inject('testServer')
  const name = `batuta_addresses_${randomUUID().slice(0, 8)}`
  const connection = withDatabase(testServer, name)
  const onServer = async (statement: string) => {
    const other = new pg.Client(testServer)
    await other.connect()
    await other.query(statement).finally(() => other.end())
  }
  await onServer(`create database ${name}`)
  const database = openDatabase(connection, () => {})
  const client = await database.pool.connect()
  const known = readMigrations()
  const isNew = ({ sql }: (typeof known)[number]) => sql.some((text) => text.includes('TABLE "sign_in_addresses"'))
  await client.query('begin')
  await makeMigrationNotes(client)
  await runMigrations(client, known.slice(0, known.findIndex(isNew)))
  const [demo, real] = [randomUUID(), randomUUID()]
  const people = ['ana@example.org', 'joão@exemplo.com.br']
  for (const [groupId, hash] of [[demo, null] as const, [real, 'argon2'] as const]) {
    await client.query(`insert into groups (group_id, name, currency, time_zone) values ($1, 'G', 'BRL', 'UTC')`, [
      groupId,
    ])
    await client.query(
      `insert into users (group_id, id, name, email, document, role, password_hash)
         select $1, gen_random_uuid(), 'N', email, email, 'member', $2 from unnest($3::text[]) email`,
      [groupId, hash, hash === null ? [people[0], 'demo@example.org'] : people],
    )
  }
  await client.query('commit')
  client.release()
  await migrateDatabase(connection)
  const groupOf = async (email: string) => (await findHolder(database.db, email))?.groupId
  expect(await Promise.all([...people, 'demo@example.org', 'nobody@example.org'].map(groupOf))).toEqual([
    real,
    real,
    demo,
    undefined,
  ])
  expect((await differences(database)).map(({ email }) => email)).toEqual(['ana@example.org'])
  await database.close()
  await onServer(`drop database ${name} with (force)`)
})
