import axios from 'axios'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshCalls, openSampleLayer, type SampleLayer } from '@/@fake-db/layer'
import { failureOf } from '@/api/failure'
import { setTabUser, clearSession, writeSession } from '@/api/session'
import { FIRST_SAMPLE_ID } from '@/configs/sampleRoutes'
import type * as Samples from '@/views/samples/calls/sampleResets'
import { startServerProxy, signUp, type ServerProxy } from '../api/serverProxy'
import { apiKeyCases } from './apiKeyCases'
import { appCases } from './appCases'
import { calendarCases } from './calendarCases'
import { invoiceCases } from './invoiceCases'
import { jwtCases } from './jwtCases'
import { pageCases } from './pageCases'
import { pageChangeCases } from './pageChangeCases'
import { permissionCases } from './permissionCases'
import type { SampleCase, Send } from './sampleCase'
import { shopCases } from './shopCases'
import { userCases } from './userCases'

const cases: SampleCase[] = [
  ...invoiceCases,
  ...calendarCases,
  ...userCases,
  ...shopCases,
  ...permissionCases,
  ...pageCases,
  ...pageChangeCases,
  ...jwtCases,
  ...appCases,
  ...apiKeyCases,
]

/** The template's calls, one by one. `GET /api/bookmarks/data` stands there too, and is the product's: passThrough.test.ts. */
const specified = [
  'GET /apps/invoice/invoices',
  'GET /api/invoice/invoices/:id',
  'DELETE /apps/invoice/delete',
  'GET /api/invoice/clients',
  'GET /apps/calendar/events',
  'POST /apps/calendar/add-event',
  'POST /apps/calendar/update-event',
  'DELETE /apps/calendar/remove-event',
  'GET /api/users/list/all-data',
  'POST /apps/users/add-user',
  'GET /api/users/list/data',
  'GET /api/users/user',
  'DELETE /apps/users/delete',
  'GET /profile/data',
  'GET /apps/ecommerce/products',
  'GET /apps/ecommerce/products/:id',
  'GET /apps/ecommerce/wishlist',
  'GET /apps/ecommerce/cart',
  'POST /apps/ecommerce/cart',
  'POST /apps/ecommerce/wishlist',
  'DELETE /apps/ecommerce/cart/:productId',
  'DELETE /apps/ecommerce/wishlist/:productId',
  'GET /blog/list/data',
  'GET /blog/list/data/sidebar',
  'GET /blog/list/data/detail',
  'GET /blog/list/data/edit',
  'GET /api/datatables/initial-data',
  'GET /api/datatables/data',
  'GET /pricing/data',
  'GET /api/main-search/data',
  'POST /api/bookmarks/update',
  'GET /faq/data',
  'GET /faq/data/knowledge_base',
  'GET /faq/data/category',
  'GET /faq/data/question',
  'GET /apps/permissions/data',
  'POST /apps/permissions/add-permission',
  'POST /apps/permissions/update-permission',
  'DELETE /apps/permissions/delete',
  'GET /card/card-analytics/support-tracker',
  'GET /card/card-analytics/avg-sessions',
  'GET /card/card-analytics/revenue-report',
  'GET /card/card-analytics/goal-overview',
  'GET /card/card-analytics/revenue',
  'GET /card/card-analytics/product-orders',
  'GET /card/card-analytics/sessions-device',
  'GET /card/card-analytics/customers',
  'GET /card/card-statistics/orders-bar-chart',
  'GET /card/card-statistics/profit-line-chart',
  'GET /card/card-statistics/subscribers',
  'GET /card/card-statistics/revenue',
  'GET /card/card-statistics/sales',
  'GET /card/card-statistics/orders',
  'GET /card/card-statistics/site-traffic',
  'GET /card/card-statistics/active-users',
  'GET /card/card-statistics/newsletter',
  'GET /account-setting/data',
  'GET /api/autocomplete/data',
  'POST /jwt/login',
]

let proxy: ServerProxy
let samples: typeof Samples
let send: Send

beforeAll(async () => {
  proxy = await startServerProxy()
  // Imported after the proxy has started: its modules read the address of the server when they load.
  samples = await import('@/views/samples/calls/sampleResets')
  const { http } = proxy.client
  const validateStatus = () => true
  send = {
    get: (url, params) => http.get(url, { params, validateStatus }),
    post: (url, data) => http.post(url, data, { validateStatus }),
    remove: (url, params, data) => http.delete(url, { params, data, validateStatus }),
  }
  const userData = await signUp(proxy, 'helena@example.org')
  writeSession(userData)
  setTabUser(userData.id)
})
afterAll(async () => {
  clearSession('signed_out')
  setTabUser(null)
  await proxy.close()
})
beforeEach(async () => {
  await samples.resetSamples()
  proxy.requests.length = 0
})

test.each(cases)('%s: %s', async (_call, _promise, prove) => {
  await prove(send)
  // All of it was answered here: nothing went to the server.
  expect(proxy.requests).toEqual([])
})

test('no call of section 10 is without a case, and no call of the layer either', () => {
  const proven = new Set(cases.map(([call]) => call))
  expect(specified.filter((call) => !proven.has(call))).toEqual([])
  const answered = freshCalls().map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(answered.filter((call) => !proven.has(call))).toEqual([])
  expect(new Set(answered).size).toBe(answered.length)
})

test('what a visit changed is forgotten when the samples are reset', async () => {
  await send.remove('/apps/invoice/delete', { id: 4987 })
  await send.post('/apps/ecommerce/cart', { productId: 1 })
  expect((await send.get('/api/invoice/invoices/4987')).status).toBe(404)
  await samples.resetSamples()
  expect((await send.get('/api/invoice/invoices/4987')).status).toBe(200)
  const { data } = await send.get<{ products: object[] }>('/apps/ecommerce/cart')
  expect(data.products).toHaveLength(5)
})

test('bookmarks are kept for the next visit, until the samples are reset', async () => {
  const { data } = await send.post('/api/bookmarks/update', { id: FIRST_SAMPLE_ID })
  expect(data).toMatchObject({ bookmark: { id: FIRST_SAMPLE_ID, isBookmarked: true } })
  const countMarked = async ({ adapter }: SampleLayer) => {
    const reply = await proxy.client.http.get('/api/main-search/data', { adapter })
    return JSON.stringify(reply.data).split('"isBookmarked":true').length - 1
  }
  const next = openSampleLayer(axios.create())
  expect(await countMarked(next)).toBe(1)
  await samples.resetSamples()
  expect(await countMarked(next)).toBe(0)
})

test('an id that stands beside the parameters serves as well, as the template wrote it', async () => {
  const beside: object = { id: 4990 }
  await proxy.client.http.delete('/apps/invoice/delete', beside)
  expect((await send.get('/api/invoice/invoices/4990')).status).toBe(404)
})

test('an answer is a copy: what a screen does to it stays on the screen', async () => {
  const { data } = await send.get<{ invoices: { total: number }[] }>('/apps/invoice/invoices')
  for (const invoice of data.invoices) invoice.total = -1
  const again = await send.get<{ invoices: { total: number }[] }>('/apps/invoice/invoices')
  expect(again.data.invoices[0]?.total).toBeGreaterThan(0)
})

test('the words of a refused sample call reach the screen like those of any other', async () => {
  const { request } = proxy.client
  const { unknown } = await import('zod/mini')
  const login = request(
    { answer: unknown() },
    { method: 'post', url: '/jwt/login', data: { email: 'x', password: 'x' } },
  )
  const failure = await login.then(() => null, failureOf)
  expect(failure).toMatchObject({ status: 400, code: 'invalid', message: 'Email or Password is Invalid' })
})
