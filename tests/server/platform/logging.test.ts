import { PassThrough } from 'node:stream'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../server/app'
import type { App } from '../../../server/platform/dependencies'
import { describeError } from '../../../server/platform/http/logging'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

const SECRETS = ['token-9f3c', 'hunter2', '529.982.247-25', 'bearer-77aa']

let server: TestServer
let app: App
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

test('every line is JSON, and each call names its route', async () => {
  await app.inject('/health?token=x')
  const lines = logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({ method: 'GET', route: '/health', status: 200, msg: 'answered' }),
  )
})
