import { connect, type Socket } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ErrorBody } from '@contract/errors'
import { MemberBody, MemberListQuery } from '@contract/members'
import { buildApp } from '../../../server/app'
import type { App } from '../../../server/platform/dependencies'
import { ApiError } from '../../../server/platform/http/errors'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let app: App

/** Calls that do nothing but fail, each in its own way. */
function addProbes(probes: App): void {
  probes.post('/probe/body', { schema: { body: MemberBody } }, (request) => request.body.member.name)
  probes.get('/probe/query', { schema: { querystring: MemberListQuery } }, (request) => request.query)
  probes.get('/probe/conflict', async () => {
    throw new ApiError('conflict', { current: { id: 'x', version: 3 } })
  })
  probes.get('/probe/broken', async () => {
    throw new Error('select secret from accounts')
  })
  probes.get('/probe/misfit', { schema: { response: { 200: z.object({ total: z.int() }) } } }, async () => ({
    total: 1.5,
  }))
  probes.get('/probe/limited', { config: { rateLimit: { max: 1, timeWindow: 60_000 } } }, async () => 'ok')
}

beforeAll(async () => {
  server = await createTestServer()
  app = await buildApp({ ...server.dependencies, config: { ...server.config, isRateLimited: true } })
  addProbes(app)
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await server.close()
})

async function failureOf(request: InjectOptions | string) {
  const reply = await app.inject(request)
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-store')
  return { status: reply.statusCode, headers: reply.headers, ...ErrorBody.parse(reply.json()).error }
}

describe('a body', () => {
  test('is told every error at once, by path', async () => {
    const member = {
      id: 'x',
      name: ' ',
      section: 'kazoo',
      status: 'active',
      shoeSize: 44,
      hat: 'red',
      emergencyContact: { name: 'Ana', phone: '' },
    }
    const failure = await failureOf({ method: 'POST', url: '/probe/body', payload: { member, extra: 1 } })
    expect(failure).toMatchObject({ status: 400, code: 'invalid' })
    expect(failure.fields).toEqual({
      'member.id': 'not_allowed',
      'member.name': 'required',
      'member.section': 'not_allowed',
      'member.emergencyContact.phone': 'required',
      'member.shoeSize': 'unknown_field',
      'member.hat': 'unknown_field',
      extra: 'unknown_field',
    })
  })

  test.each([
    ['missing', {}],
    ['empty', { payload: '', headers: { 'content-type': 'application/json' } }],
  ])('that is %s lacks its fields', async (_, request) => {
    const failure = await failureOf({ method: 'POST', url: '/probe/body', ...request })
    expect(failure).toMatchObject({ status: 400, code: 'invalid', fields: { member: 'required' } })
  })

  test.each([
    ['broken JSON', '{"member":', 'application/json'],
    ['a poisoned prototype', '{"__proto__": {"isAdmin": true}}', 'application/json'],
    ['plain text', 'hello', 'text/plain'],
    ['a form', 'member=1', 'application/x-www-form-urlencoded'],
  ])('that is %s is not valid', async (_, payload, type) => {
    const failure = await failureOf({ method: 'POST', url: '/probe/body', payload, headers: { 'content-type': type } })
    expect(failure).toMatchObject({ status: 400, code: 'invalid' })
  })

  test('that is a list is of the wrong type', async () => {
    const failure = await failureOf({ method: 'POST', url: '/probe/body', payload: [] })
    expect(failure.fields).toEqual({ body: 'wrong_type' })
  })

  test('with a NUL, which the database cannot store, is refused', async () => {
    const member = { id: '0193e5a0-0000-7000-8000-000000000001', name: 'Ana', section: 'brass', status: 'active' }
    const payload = { member: { ...member, notes: 'a\0b' } }
    const failure = await failureOf({ method: 'POST', url: '/probe/body', payload })
    expect(failure).toMatchObject({ status: 400, fields: { 'member.notes': 'not_allowed' } })
  })

  test('with half a character, which the database would store as another, is refused', async () => {
    const member = { id: '0193e5a0-0000-7000-8000-000000000001', name: 'Ana', section: 'brass', status: 'active' }
    const payload = JSON.stringify({ member: { ...member, notes: 'a \ud83d b' } })
    const headers = { 'content-type': 'application/json' }
    const failure = await failureOf({ method: 'POST', url: '/probe/body', payload, headers })
    expect(failure).toMatchObject({ status: 400, fields: { 'member.notes': 'not_allowed' } })
  })

  test('over what a call may send is too large', async () => {
    const failure = await failureOf({
      method: 'POST',
      url: '/probe/body',
      payload: { member: 'x'.repeat(1024 * 1024) },
    })
    expect(failure).toMatchObject({ status: 413, code: 'too_large' })
  })
})

describe('a query', () => {
  test('is read in brackets, with repeated keys as a list', async () => {
    const reply = await app.inject('/probe/query?config[page]=2&config[q]=jo%C3%A3o&config[sortColumn]=name')
    expect(reply.json()).toEqual({ config: { page: 2, perPage: 10, q: 'joão', sort: 'asc', sortColumn: 'name' } })
  })

  test('is told every error at once, by path', async () => {
    const query =
      'config[page]=0&config[perPage]=101&config[sortColumn]=shoe&config[foo]=1&config[hasOwnProperty]=1&bar=1&config[q]=a&config[q]=b'
    const { status, fields } = await failureOf(`/probe/query?${query}`)
    expect(status).toBe(400)
    expect(fields).toEqual({
      'config.page': 'too_small:1',
      'config.perPage': 'too_big:100',
      'config.sortColumn': 'not_allowed',
      'config.q': 'wrong_type',
      'config.foo': 'unknown_field',
      'config.hasOwnProperty': 'unknown_field',
      bar: 'unknown_field',
    })
  })

  test('cannot reach a prototype', async () => {
    const failure = await failureOf(
      '/probe/query?config[__proto__][page]=7&config[%5F_proto__]=7&__proto__[polluted]=1&constructor[prototype][polluted]=1',
    )
    expect({}).not.toHaveProperty('polluted')
    expect(failure.status).toBe(400)
    expect(failure.fields).toEqual({
      'config.(__proto__)': 'unknown_field',
      '(__proto__)': 'unknown_field',
      constructor: 'unknown_field',
    })
  })

  test.each(['0x10', '1e3', ' 2', '', '-1', '1.5', '+1'])('has no page %s', async (page) => {
    const { status, fields } = await failureOf(`/probe/query?config[page]=${encodeURIComponent(page)}`)
    expect([status, fields]).toEqual([400, { 'config.page': 'wrong_type' }])
  })

  test('has one page', async () => {
    expect((await failureOf('/probe/query?config[perPage][]=7')).fields).toEqual({ 'config.perPage': 'wrong_type' })
  })

  test('too deep is unknown, not followed', async () => {
    expect((await failureOf('/probe/query?config[a][b][c][d][e]=1')).fields).toEqual({ 'config.a': 'unknown_field' })
  })
})

test('what is stored now comes with a conflict', async () => {
  expect(await failureOf('/probe/conflict')).toMatchObject({
    status: 409,
    code: 'conflict',
    current: { id: 'x', version: 3 },
  })
})

test.each(['/probe/broken', '/probe/misfit'])(
  '%s is an error of the server: no detail but an id to quote',
  async (url) => {
    const failure = await failureOf(url)
    expect(failure).toMatchObject({ status: 500, code: 'internal', requestId: expect.stringMatching(/^[\da-f-]{36}$/) })
    expect(JSON.stringify(failure)).not.toMatch(/select|stack|schema/i)
  },
)

test('over the limit, Retry-After says when to come back', async () => {
  await app.inject('/probe/limited')
  const failure = await failureOf('/probe/limited')
  expect(failure).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(failure.headers['retry-after'])).toBeGreaterThan(0)
})

test('RATE_LIMIT=off lets everything through', async () => {
  const unlimited = await buildApp({ ...server.dependencies, config: { ...server.config, isRateLimited: false } })
  addProbes(unlimited)
  const replies = [await unlimited.inject('/probe/limited'), await unlimited.inject('/probe/limited')]
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200])
  await unlimited.close()
})

test.each(['/%zz', '/members/%ff', '/members/%ff?token=secret'])(
  'an address that cannot be decoded, %s, is told in the same shape, and not said back',
  async (url) => {
    const { headers, ...failure } = await failureOf({ method: 'GET', url })
    expect(failure).toEqual({ status: 400, code: 'invalid', message: 'The request is not valid.' })
    const usual = (await app.inject('/health')).headers
    for (const name of ['content-security-policy', 'x-content-type-options', 'permissions-policy']) {
      expect([name, headers[name]]).toEqual([name, usual[name] ?? 'missing'])
    }
  },
)

describe('over a socket', () => {
  let url: URL

  beforeAll(async () => {
    url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  })

  test.each([
    ['garbage', 'NONSENSE\r\n\r\n', 400, 'invalid'],
    ['no host', 'GET /health HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'invalid'],
    ['two hosts', 'GET /health HTTP/1.1\r\nhost: x\r\nHost: y\r\nconnection: close\r\n\r\n', 400, 'invalid'],
    ['one host, twice', 'GET /health HTTP/1.0\r\nhost: x\r\nhost: x\r\n\r\n', 400, 'invalid'],
    [
      'an unknown expectation',
      'GET /members/none HTTP/1.1\r\nhost: x\r\nexpect: x\r\nconnection: close\r\n\r\n',
      404,
      'not_found',
    ],
    ['a head too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 413, 'too_large'],
  ])('%s is told in the same shape', async (_, bytes, status, code) => {
    const answer = await new Promise<string>((resolve) => {
      let received = ''
      const socket = connect(Number(url.port), url.hostname, () => socket.write(bytes))
      socket.on('data', (chunk) => (received += chunk.toString()))
      socket.on('close', () => resolve(received))
    })
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
    expect(answer).toMatch(/\r\ncontent-security-policy: .*frame-ancestors 'none'/i)
    expect(ErrorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).error.code).toBe(code)
  })

  test('a connection that never said anything is closed without an answer, which its next call would take for its own', async () => {
    const opened = new Promise<Socket>((resolve) => app.server.once('connection', resolve))
    const answered = new Promise<string>((resolve) => {
      let received = ''
      const socket = connect(Number(url.port), url.hostname)
      socket.on('data', (chunk) => (received += chunk.toString()))
      socket.on('close', () => resolve(received))
    })
    // As Node says it after HEADERS_TIMEOUT_MS.
    const timeout = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    app.server.emit('clientError', timeout, await opened)
    expect(await answered).toBe('')
  })
})
