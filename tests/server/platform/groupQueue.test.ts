import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { callAs, foundGroup, tally } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { newFinance } from '../finances/financeFixture'

let server: TestServer
let treasurer: SignedIn
let neighbour: SignedIn

beforeEach(async () => {
  server = await createTestServer()
  treasurer = await foundGroup(server.app)
  neighbour = await foundGroup(server.app)
})
afterEach(() => server.close())

const addEntry = (person: SignedIn) =>
  callAs(server.app, person, 'POST', '/finances/add-finance', { finance: newFinance() })

/** Holds what every entry of the group needs, until `release`. */
async function lockGroup(groupId: string) {
  const other = await server.pool.connect()
  await other.query('begin')
  await other.query('select 1 from groups where group_id = $1 for update', [groupId])
  return async () => {
    await other.query('rollback')
    other.release()
  }
}

async function blockedConnections(): Promise<number> {
  const { rows } = await server.pool.query(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].count
}

test('of a group’s writes one waits inside the database, and its neighbours go on', async () => {
  const release = await lockGroup(treasurer.userData.group.id)
  const waiting = Array.from({ length: 20 }, () => addEntry(treasurer))
  await expect.poll(blockedConnections, { timeout: 10_000 }).toBe(1)
  expect((await addEntry(neighbour)).statusCode).toBe(201)
  expect((await callAs(server.app, treasurer, 'GET', '/members/all-members')).statusCode).toBe(200)
  expect(await blockedConnections()).toBe(1)
  await release()
  expect(tally(await Promise.all(waiting))).toEqual({ 201: 20 })
})

test('who finds fifty waiting is told to come again', async () => {
  const release = await lockGroup(treasurer.userData.group.id)
  const waiting = Array.from({ length: 51 }, () => addEntry(treasurer))
  await expect.poll(blockedConnections, { timeout: 10_000 }).toBe(1)
  const refused = await addEntry(treasurer)
  expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'busy'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await release()
  expect(tally(await Promise.all(waiting))).toEqual({ 201: 51 })
})
