import type { IncomingMessage } from 'node:http'
import axios, { type AxiosAdapter, type AxiosRequestConfig } from 'axios'
import { v7 as uuid } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AllMembers } from '@contract/members'
import { openSampleLayer } from '@/@fake-db/layer'
import type { SampleSignIn } from '@/@fake-db/jwt'
import { failureOf } from '@/api/failure'
import type * as Samples from '@/api/samples'
import { setTabUser, clearSession, writeSession } from '@/api/session'
import { FIRST_SAMPLE_ID } from '@/configs/sampleRoutes'
import { startServerProxy, signUp, type Interceptor, type ServerProxy } from '../api/serverProxy'

let proxy: ServerProxy
let samples: typeof Samples
let account = 0

beforeAll(async () => {
  proxy = await startServerProxy()
  // Imported after the proxy has started: its modules read the address of the server when they load.
  samples = await import('@/api/samples')
})
afterAll(() => proxy.close())
beforeEach(() => signIn())
afterEach(() => {
  proxy.interceptors.length = 0
  clearSession('signed_out')
  setTabUser(null)
})

/** Somebody is signed in, and the layer is there: the first sample call has been made. */
async function signIn(isExpired = false): Promise<void> {
  account += 1
  const userData = await signUp(proxy, `rui${account}@example.org`, isExpired)
  writeSession(userData)
  setTabUser(userData.id)
  await proxy.client.http.get('/pricing/data')
  proxy.requests.length = 0
}

const id = uuid()
const member = { id, name: 'Ana', section: 'brass', status: 'active' }
const finance = {
  kind: 'income',
  amount: 5000,
  description: 'Dues',
  category: 'dues',
  date: '2026-03-01',
  status: 'paid',
}
const event = {
  id,
  title: 'Tutti',
  start: '2026-03-01T22:30:00.000Z',
  end: '2026-03-02T00:30:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Ensaio', status: 'scheduled' },
}
const report = { id: uuid(), version: 1, attendance: [] }
const post = (url: string, data: object): AxiosRequestConfig => ({ method: 'post', url, data })
const remove = (url: string): AxiosRequestConfig => ({ method: 'delete', url, params: { id: uuid() } })
const config = { page: 1, perPage: 10 }

/** The product's calls, with the status that the server returns for each here. */
const productCalls: [status: number, call: AxiosRequestConfig][] = [
  [200, { url: '/members/all-members' }],
  [200, { url: '/members/list-members', params: { config } }],
  [404, { url: '/members/find-member', params: { id: uuid() } }],
  [201, post('/members/add-member', { member })],
  [404, remove('/members/remove-member')],
  [200, { url: '/finances/list', params: { config } }],
  [201, post('/finances/add-finance', { finance: { id, ...finance } })],
  [200, { url: '/finances/all-finances' }],
  [404, remove('/finances/remove-finance')],
  [200, { url: '/finances/balance' }],
  [200, { url: '/calendar/all-events' }],
  [200, { url: '/analytics/events/list', params: { config } }],
  [404, post('/calendar/finish-event', { obj: report })],
  [200, { url: '/calendar/list-events', params: { calendars: ['Publico', 'Ensaio'] } }],
  [201, post('/calendar/add-event', { event })],
  [404, post('/calendar/update-event', { event: { ...event, id: uuid(), version: 1 } })],
  [404, remove('/calendar/remove-event')],
  [401, { ...post('/auth/login', { email: 'x@example.org', password: 'x' }), isPublic: true }],
  [400, { ...post('/auth/register', {}), isPublic: true }],
  [401, { ...post('/jwt/refresh-token', { refreshToken: 'x' }), isPublic: true }],
  [204, { ...post('/jwt/logout', { refreshToken: 'x' }), isPublic: true }],
  [200, { url: '/api/bookmarks/data' }],
  [200, post('/api/bookmarks/update', { id: 1 })],
  // Of the template's pages it is the layer's, by their ids; whatever else is asked is the server's to judge.
  [404, post('/api/bookmarks/update', { id: FIRST_SAMPLE_ID - 1 })],
  [400, post('/api/bookmarks/update', {})],
]

const layer = () => samples.sampleAdapter(proxy.client.http.defaults.adapter)
const ways: [how: string, adapter: () => Promise<AxiosAdapter | undefined>][] = [
  ['as the client sends it', () => Promise.resolve(undefined)],
  ['even through the layer', layer],
]

describe.each(ways)('%s', (_how, adapterOf) => {
  test.each(productCalls)('%i from the server: %j', async (status, call) => {
    const adapter = await adapterOf()
    const reply = await proxy.client.http.request({ ...call, ...(adapter && { adapter }), validateStatus: () => true })
    expect(reply.status).toBe(status)
    expect(proxy.requests).toEqual([`${call.method?.toUpperCase() ?? 'GET'} ${call.url}`])
    // Read into data by the client, not left as text.
    expect(typeof reply.data).toBe(status === 204 ? 'string' : 'object')
  })

  test('a 401 is refreshed once and tried again, and its answer is data', async () => {
    await signIn(true)
    const adapter = await adapterOf()
    const read = () =>
      proxy.client.request({ answer: AllMembers }, { url: '/members/all-members', ...(adapter && { adapter }) })
    expect(await Promise.all([read(), read(), read()])).toEqual([[], [], []])
    expect(proxy.requests.filter((call) => call === 'POST /jwt/refresh-token')).toHaveLength(1)
  })

  test('it can be aborted on its way, and the server notices', async () => {
    const adapter = await adapterOf()
    const arrived = new Promise<IncomingMessage>((resolve) => {
      proxy.interceptors.push((request) => {
        resolve(request)
        return true
      })
    })
    const { signal, abort } = aborter()
    const call = { url: '/members/all-members', signal, ...(adapter && { adapter }) }
    const failed = proxy.client.request({ answer: AllMembers }, call).then(() => undefined, failureOf)
    const request = await arrived
    const closed = new Promise((resolve) => {
      request.socket.once('close', resolve)
    })
    abort()
    expect(await failed).toMatchObject({ code: 'cancelled' })
    await closed
  })

  test('its upload reports how far it is', async () => {
    const adapter = await adapterOf()
    proxy.interceptors.push(echo)
    const seen: number[] = []
    await proxy.client.http.request({
      ...post('/members/import-members', { text: 'x'.repeat(400_000) }),
      ...(adapter && { adapter }),
      onUploadProgress: ({ loaded }) => seen.push(loaded),
    })
    expect(seen.at(-1)).toBeGreaterThan(400_000)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })
})

function aborter() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Answers what came in, as the server saw it. */
const echo: Interceptor = (request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const body = Buffer.concat(parts).toString()
    const { method, url, headers } = request
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ method, url, headers, body }))
  })
  return true
}

test('what the layer does not know reaches the server as if there were no layer', async () => {
  proxy.interceptors.push(echo)
  const call: AxiosRequestConfig = {
    ...post('/apps/invoice/unknown', { deep: { list: [1, 'ü'] } }),
    params: { config: { q: 'a b&c', page: 2 }, calendars: ['Publico', 'Ensaio'] },
    headers: { 'x-own': 'kept' },
  }
  const { http } = proxy.client
  const through = await http.request<{ url: string; body: string; headers: object }>(call)
  const plain = await http.request({ ...call, url: '/elsewhere/invoice/unknown' })
  expect(through.data).toEqual({ ...plain.data, url: plain.data.url.replace('/elsewhere/', '/apps/') })
  expect(through.data.url).toContain('page%5D=2&calendars=Publico&calendars=Ensaio')
  expect(through.data.body).toBe('{"deep":{"list":[1,"ü"]}}')
  expect(through.data.headers).toMatchObject({ 'x-own': 'kept', 'x-user-document': '111.222.333-44' })
})

test('another verb than the one of the samples is the server’s as well', async () => {
  const reply = await proxy.client.http.put('/apps/invoice/delete', {}, { validateStatus: () => true })
  expect([reply.status, proxy.requests]).toEqual([404, ['PUT /apps/invoice/delete']])
})

test('such a call is refreshed and tried again too', async () => {
  let count = 0
  proxy.interceptors.push((request, response) => {
    if (!request.url?.startsWith('/apps/')) return false
    count += 1
    response.writeHead(count === 1 ? 401 : 200, { 'content-type': 'application/json' }).end('{"a":1}')
    return true
  })
  expect(await proxy.client.request({ answer: z.unknown() }, { url: '/apps/unknown' })).toEqual({ a: 1 })
  expect(proxy.requests).toEqual(['GET /apps/unknown', 'POST /jwt/refresh-token', 'GET /apps/unknown'])
})

test('a request is handed on as the very one that came, its relative base address included', async () => {
  const seen: AxiosRequestConfig[] = []
  const passOn: AxiosAdapter = (config) => {
    seen.push(config)
    return Promise.resolve({ data: '', status: 200, statusText: '', headers: {}, config })
  }
  const { adapter } = openSampleLayer(axios.create({ adapter: passOn }))
  const transformResponse = [(text: string) => text]
  await proxy.client.http.request({ url: '/members', baseURL: '/v2', adapter, transformResponse })
  expect(seen[0]).toMatchObject({ url: '/members', baseURL: '/v2', transformResponse })
})

test('a sample call can be aborted as well', async () => {
  const { signal, abort } = aborter()
  const failed = proxy.client
    .request({ answer: z.unknown() }, { url: '/pricing/data', signal })
    .then(() => undefined, failureOf)
  abort()
  expect(await failed).toMatchObject({ code: 'cancelled' })
})

test('the tokens of the sample sign-in open nothing of the product', async () => {
  const { http } = proxy.client
  const credentials = { email: 'admin@samples.example.org', password: 'admin' }
  const { data } = await http.post<SampleSignIn>('/jwt/login', credentials, { isPublic: true })
  const renewal = { ...post('/jwt/refresh-token', { refreshToken: data.refreshToken }), isPublic: true }
  const failure = await proxy.client.request({ answer: z.unknown() }, renewal).then(() => undefined, failureOf)
  expect(failure).toMatchObject({ status: 401, message: 'Invalid refresh token' })
  const reply = await proxy.server.app.inject({
    url: '/members/all-members',
    headers: { authorization: `Bearer ${data.accessToken}`, 'x-user-document': '1' },
  })
  expect(reply.statusCode).toBe(401)
})
