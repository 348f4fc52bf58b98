import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildApp } from '../../../server/app'
import type { App } from '../../../server/platform/dependencies'
import { describeError } from '../../../server/platform/http/logging'
import { foundGroup, headersOf } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

const SECRETS = ['token-9f3c', 'hunter2', '529.982.247-25', 'bearer-77aa']

/** What the event `request` brings. */
const Exchange = z.tuple([z.instanceof(IncomingMessage), z.instanceof(ServerResponse)])

let server: TestServer
let app: App
let port: number
let logged = ''

beforeAll(async () => {
  server = await createTestServer()
  const stream = new PassThrough()
  stream.on('data', (chunk) => (logged += String(chunk)))
  const loggerInstance = pino({ level: 'trace', serializers: { err: describeError } }, stream)
  app = await buildApp(server.dependencies, { loggerInstance })
  app.post('/probe/query', async () => {
    await server.db.execute(sql`insert into no_such_table values (${SECRETS[1]}, ${SECRETS[2]})`)
  })
  app.post('/probe/unique', async () => {
    await server.db.execute(sql`create temp table once (document text unique)`)
    await server.db.execute(sql`insert into once values (${SECRETS[2]}), (${SECRETS[2]})`)
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})

afterAll(async () => {
  await app.close()
  await server.close()
})

test('a failed call is logged with what went wrong, without what was typed', async () => {
  for (const url of ['/probe/query', '/probe/unique', '/auth/nope']) {
    await app.inject({
      method: 'POST',
      url: `${url}?token=${SECRETS[0]}`,
      headers: {
        authorization: `Bearer ${SECRETS[3]}`,
        'x-user-document': String(SECRETS[2]),
        cookie: `a=${SECRETS[0]}`,
      },
      payload: { password: SECRETS[1], document: SECRETS[2] },
    })
  }
  expect(logged).toContain('"a call failed"')
  expect(logged).toContain('42P01')
  expect(logged).toContain('23505')
  for (const secret of SECRETS) expect(logged).not.toContain(secret)
})

const lines = () =>
  logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test('every line is JSON, and each call names its route', async () => {
  await app.inject('/health?token=x')
  expect(lines()).toContainEqual(
    expect.objectContaining({ method: 'GET', route: '/health', status: 200, msg: 'answered' }),
  )
})

test.each([
  ['a call that strangers may make', '/auth/login', 500],
  ['a large import', '/members/import-members', 500_000],
])('who hangs up in the middle of %s is no failure of the server', async (_, route, length) => {
  const { authorization, 'x-user-document': document } = headersOf(await foundGroup(server.app))
  const before = lines().length
  const arrival = once(app.server, 'request')
  const socket = connect(port, '127.0.0.1')
  const head = [
    `POST ${route} HTTP/1.1`,
    'host: batuta',
    'content-type: application/json',
    `content-length: ${length}`,
    ...(route === '/auth/login' ? [] : [`authorization: ${authorization}`, `x-user-document: ${document}`]),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{"email":`)
  const [request, response] = Exchange.parse(await arrival)
  await expect.poll(() => request.readableDidRead).toBe(true)
  socket.destroy()
  await expect.poll(() => request.closed).toBe(true)
  // Heard after it, answered after it.
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  expect(response.statusCode).toBe(400)
  const errors = lines()
    .slice(before)
    .filter(({ level }) => level >= 50)
  expect(errors).toEqual([])
})

test('what failed is found in the log by the number that the person was told', async () => {
  const answer = await app.inject({ method: 'POST', url: '/probe/query' })
  const { requestId } = answer.json().error
  expect([answer.statusCode, requestId]).toEqual([500, answer.headers['x-request-id']])
  const line = logged.split('\n').find((text) => text.includes('"a call failed"') && text.includes(requestId)) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ reqId: requestId, route: '/probe/query', err: { code: '42P01' } })
})

test('every refusal has its number too, of our making and not of the caller’s', async () => {
  for (const url of ['/nowhere', '/%ff', '/auth/user']) {
    const answer = await app.inject({ url, headers: { 'x-request-id': 'theirs', 'request-id': 'theirs' } })
    expect([url, answer.headers['x-request-id']]).toEqual([url, expect.stringMatching(/^[\da-f-]{36}$/)])
  }
  expect((await app.inject('/health')).headers).not.toHaveProperty('x-request-id')
})
