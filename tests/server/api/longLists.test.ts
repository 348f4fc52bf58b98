import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { SignedIn } from '@contract/auth'
import { DuesPreview } from '@contract/finances/dues'
import { LongReads } from '../../../server/platform/http/longReads'
import { replyList } from '../../../server/platform/http/longReplies'
import { callAs, foundGroup, headersOf } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

/** With notes of 2,000 letters: more than the system keeps on its way to somebody who does not read. */
const MEMBERS = 6_000

let server: TestServer
let url: string
let admin: SignedIn
let neighbour: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await foundGroup(server.app)
  neighbour = await foundGroup(server.app)
  await server.pool.query(
    `insert into members (group_id, id, name, section, status, notes)
     select $1, gen_random_uuid(), 'Ana', 'brass', 'active', repeat('x', 2000) from generate_series(1, $2)`,
    [admin.userData.group.id, MEMBERS],
  )
})

afterAll(() => server.close())

/** Begins to read everybody, and reads no further. */
function beginReading(): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/members/all-members`, { headers: headersOf(admin), agent: false }, resolve)
    request.on('error', reject)
  })
}

const readAll = async () => text(await beginReading())

const ofCursors = `from pg_stat_activity where datname = current_database() and query like 'fetch%' and state <> 'idle'`

async function openCursors(): Promise<number> {
  const { rows } = await server.pool.query(`select count(*) ${ofCursors}`)
  return rows[0].count
}

/** What became of the reading of an answer. */
const endOf = (answer: IncomingMessage) =>
  text(answer).then(
    () => 'whole',
    (error: Error) => error.message,
  )

/** Until each connection is back, whatever became of its reader. */
async function untilNoneIsOpen(): Promise<void> {
  await expect.poll(openCursors, { timeout: 10_000 }).toBe(0)
}

test('a long list is byte for byte what its pages are', async () => {
  const pages: string[] = []
  for (let page = 1; page <= MEMBERS / 100; page++) {
    const query = `config[perPage]=100&config[page]=${page}`
    const { body } = await callAs(server.app, admin, 'GET', `/members/list-members?${query}`)
    pages.push(body.slice('{"members":['.length, body.lastIndexOf(']')))
  }
  expect((await readAll()) === `[${pages.join(',')}]`).toBe(true)
  await untilNoneIsOpen()
  const { entries } = (
    await callAs(server.app, admin, 'GET', '/audit/list-entries?config[action]=everybody_read')
  ).json()
  expect(entries).toMatchObject([{ subjectName: 'members', after: { count: MEMBERS } }])
})

test('six readers of a group hold two connections, and its neighbours go on', async () => {
  // None of them reads on: the first two hold their connections for as long as it takes to look.
  const readers = Array.from({ length: 6 }, beginReading)
  await expect.poll(openCursors).toBe(2)
  for (let call = 0; call < 10; call++) {
    expect((await callAs(server.app, neighbour, 'GET', '/members/list-members')).statusCode).toBe(200)
    expect(await openCursors()).toBe(2)
  }
  for (const body of await Promise.all(readers.map(async (reader) => text(await reader))))
    expect(JSON.parse(body)).toHaveLength(MEMBERS)
})

test('who hangs up gives the connection back', async () => {
  const answer = await beginReading()
  await expect.poll(openCursors).toBe(1)
  answer.destroy()
  await untilNoneIsOpen()
})

test('a list that breaks off is no answer', async () => {
  const answer = await beginReading()
  expect(answer.statusCode).toBe(200)
  await expect.poll(openCursors).toBe(1)
  await server.pool.query(`select pg_terminate_backend(pid) ${ofCursors}`)
  expect(await endOf(answer)).toBe('aborted')
  await untilNoneIsOpen()
})

test('who does not read on is cut off, and sees it', async () => {
  const { limits } = server.app.longReads
  const { silenceMs } = limits
  limits.silenceMs = 200
  const answer = await beginReading()
  await expect.poll(openCursors).toBe(1)
  await untilNoneIsOpen()
  limits.silenceMs = silenceMs
  expect(await endOf(answer)).toBe('aborted')
})

test('the dues of many are looked at as those of few', async () => {
  const dues = { month: '2026-03', amount: 100, dueDate: '2026-03-31', description: 'Mensalidade' }
  const answer = await callAs(server.app, admin, 'POST', '/finances/preview-dues', { dues })
  const { lines, total } = DuesPreview.parse(answer.json())
  expect([lines.length, total]).toEqual([MEMBERS, MEMBERS * 100])
})

test('no row of a long list has a column that the schema does not name', async () => {
  const app = Fastify()
  app.decorate('longReads', new LongReads())
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    request.caller = Object.create(null, { groupId: { value: 'a group' } })
  })
  async function* rows() {
    yield [{ id: 1, passwordHash: 'a secret' }]
    yield [{ id: 2, passwordHash: 'a secret' }]
  }
  app.get('/kept', (_request, reply) => replyList(reply, z.array(z.object({ id: z.int() })), rows()))
  app.get('/refused', (_request, reply) => replyList(reply, z.array(z.strictObject({ id: z.int() })), rows()))
  expect((await app.inject('/kept')).body).toBe('[{"id":1},{"id":2}]')
  const refused = await app.inject('/refused')
  expect([refused.statusCode, refused.body.includes('a secret')]).toEqual([500, false])
  await app.close()
})
