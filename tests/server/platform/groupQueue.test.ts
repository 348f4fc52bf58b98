import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { callAs, foundGroup, tally } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { newEvent } from '../calendar/events/calendarFixture'
import { newFinance } from '../finances/financeFixture'

let server: TestServer
let treasurer: SignedIn
let neighbour: SignedIn

beforeEach(async () => {
  // How long a call waits for its group is told by this clock: on a slow machine nobody is sent away before the test lets go.
  vi.useFakeTimers({ toFake: ['performance'] })
  server = await createTestServer()
  treasurer = await foundGroup(server.app)
  neighbour = await foundGroup(server.app)
})
afterEach(() => {
  vi.useRealTimers()
  return server.close()
})

const addEntry = (person: SignedIn) =>
  callAs(server.app, person, 'POST', '/finances/add-finance', { finance: newFinance() })

/** Holds what every write of the groups needs, as another server process does in the middle of an import, until `release`. */
async function lockGroups(...people: SignedIn[]) {
  const other = new pg.Client(server.connection)
  await other.connect()
  await other.query('begin')
  const ids = people.map(({ userData }) => userData.group.id)
  await other.query('select 1 from groups where group_id = any($1) for no key update', [ids])
  return () => other.end()
}

/** Calls that wait for one of their own group, in this process. */
const waitingCalls = () => server.app.groupQueue.waitingCount

async function blockedConnections(): Promise<number> {
  const { rows } = await server.pool.query(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].count
}

test('no write of a group waits inside the database, and its neighbours go on', async () => {
  const release = await lockGroups(treasurer)
  const waiting = Array.from({ length: 20 }, () => addEntry(treasurer))
  await expect.poll(waitingCalls, { timeout: 10_000 }).toBe(19)
  expect((await addEntry(neighbour)).statusCode).toBe(201)
  expect((await callAs(server.app, treasurer, 'GET', '/members/all-members')).statusCode).toBe(200)
  expect(await blockedConnections()).toBe(0)
  await release()
  expect(tally(await Promise.all(waiting))).toEqual({ 201: 20 })
})

test('more groups than there are connections are held by other processes, and everybody else goes on', async () => {
  const held = await Promise.all(Array.from({ length: 9 }, () => foundGroup(server.app)))
  const release = await lockGroups(...held)
  let answered = 0
  const waiting = held.map(async (person, at) => {
    const answer =
      at % 3 === 0
        ? await callAs(server.app, person, 'POST', '/calendar/add-event', { event: newEvent() })
        : await addEntry(person)
    answered += 1
    return answer
  })
  const neighbours = await Promise.all(Array.from({ length: 12 }, () => addEntry(neighbour)))
  expect(tally(neighbours)).toEqual({ 201: 12 })
  expect(answered).toBe(0)
  await release()
  expect(tally(await Promise.all(waiting))).toEqual({ 201: 9 })
})

test('of four hundred adds at once, each entry twice, all are answered and none is there twice', async () => {
  const entries = Array.from({ length: 200 }, () => newFinance())
  const send = (finance: object) => callAs(server.app, treasurer, 'POST', '/finances/add-finance', { finance })
  // Where the machine is slow, the last ones wait too long: they come again by `Retry-After`, as the client does.
  const add = async (finance: object): ReturnType<typeof send> => {
    const answer = await send(finance)
    if (answer.statusCode !== 503) return answer
    expect(answer.json().error.code).toBe('busy')
    await delay(Number(answer.headers['retry-after']) * 1_000)
    return add(finance)
  }
  const answers = await Promise.all([...entries, ...entries].map(add))
  expect(tally(answers)).toEqual({ 200: 200, 201: 200 })
  const { json } = await callAs(server.app, treasurer, 'GET', '/finances/all-finances')
  expect(json()).toHaveLength(200)
})

test('who finds a thousand waiting, or too much of what they sent, is told to come again', async () => {
  const { groupQueue } = server.app
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const wait = (bytes: number, group = 'a') => groupQueue.run(group, bytes, () => ended)
  const waiting = Array.from({ length: 1_001 }, () => wait(1_000))
  await expect(wait(1_000)).rejects.toMatchObject({ code: 'busy' })
  // One that is heavy by itself waits, a second one behind it does not.
  const heavy = [wait(1, 'b'), wait(16_000_000, 'b')]
  await expect(wait(1, 'b')).rejects.toMatchObject({ code: 'busy' })
  end()
  await Promise.all([...waiting, ...heavy])
  expect(groupQueue.waitingCount).toBe(0)
})

test('who finds too much waiting in other groups is told to come again, and not once that is done', async () => {
  const { groupQueue } = server.app
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const wait = (bytes: number, group: string) => groupQueue.run(group, bytes, () => ended)
  // The first of each group is at work, the second one waits.
  const waiting = Array.from({ length: 9 }, (_, at) => [wait(1, `group ${at}`), wait(4_000_000, `group ${at}`)]).flat()
  const atWork = wait(1, 'another')
  await expect(wait(1, 'another')).rejects.toMatchObject({ code: 'busy' })
  end()
  await Promise.all([...waiting, atWork])
  const again = [wait(1, 'another'), wait(1, 'another')]
  expect(groupQueue.waitingCount).toBe(1)
  await Promise.all(again)
})

test('who waits for another process for too long is told to come again', async () => {
  const release = await lockGroups(treasurer)
  let connections = 0
  server.pool.on('acquire', () => (connections += 1))
  const waiting = addEntry(treasurer)
  // Once for the guard; the others ask for the group.
  await expect.poll(() => connections, { timeout: 10_000 }).toBeGreaterThan(3)
  vi.advanceTimersByTime(12_000)
  const refused = await waiting
  expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'busy'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await release()
  expect((await addEntry(treasurer)).statusCode).toBe(201)
})

test('eight imports of a group at once take one connection between them, and its neighbours go on', async () => {
  const release = await lockGroups(treasurer)
  let answered = 0
  const waiting = Array.from({ length: 8 }, async () => {
    const finances = Array.from({ length: 200 }, () => newFinance({ description: randomUUID() }))
    const batch = { id: randomUUID(), fileName: 'extrato.csv', finances }
    const answer = await callAs(server.app, treasurer, 'POST', '/finances/import-finances', { import: batch })
    answered += 1
    return answer
  })
  await expect.poll(waitingCalls, { timeout: 10_000 }).toBe(7)
  const neighbours = await Promise.all(Array.from({ length: 12 }, () => addEntry(neighbour)))
  expect(tally(neighbours)).toEqual({ 201: 12 })
  expect(answered).toBe(0)
  expect(await blockedConnections()).toBe(0)
  let most = 0
  server.pool.on('acquire', () => (most = Math.max(most, server.pool.totalCount - server.pool.idleCount)))
  await release()
  expect(tally(await Promise.all(waiting))).toEqual({ 201: 8 })
  expect(most).toBe(1)
})
