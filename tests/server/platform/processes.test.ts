import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newFinance } from '../finances/financeFixture'
import { registerAt } from '../support/apiClient'
import { makeDataDir, removeDataDir, spawnServer } from '../support/builtServer'
import type { ServerProcess } from '../support/builtServer'
import { PASSWORD, newPerson } from '../support/factories'

const entry = `${inject('buildDir')}/server/server.mjs`
let dataDir: string
let processes: ServerProcess[]
let urls: string[]

/** Counts attempts, and takes the address of who calls from the tests. */
const start = () => spawnServer(entry, { DATA_DIR: dataDir, RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' })

beforeAll(async () => {
  dataDir = await makeDataDir(inject('emptyCluster'))
  processes = [start(), start()]
  urls = await Promise.all(processes.map(({ ready }) => ready))
})

afterAll(async () => {
  await Promise.all(processes.map((server) => server.end('SIGTERM')))
  await removeDataDir(dataDir)
})

const urlOf = (turn: number) => urls[turn % urls.length] ?? ''

async function post(url: string, path: string, address: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await reply.arrayBuffer()
  return reply
}

function countStatuses(replies: Response[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** The calls one after the other, each to the next process. */
async function inTurns(count: number, call: (url: string) => Promise<Response>): Promise<Response[]> {
  const replies: Response[] = []
  for (let turn = 0; turn < count; turn += 1) replies.push(await call(urlOf(turn)))
  return replies
}

test('of twenty wrong passwords, in turns to two processes, ten are heard; a restart forgives none', async () => {
  const { email } = newPerson()
  const guess = (url: string) => post(url, '/auth/login', '203.0.113.1', { email, password: 'wrong one' })
  expect(countStatuses(await inTurns(20, guess))).toEqual({ 401: 10, 429: 10 })
  await processes[0]?.end('SIGTERM')
  processes[0] = start()
  urls[0] = await processes[0].ready
  const refused = await guess(urlOf(0))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const elsewhere = await post(urlOf(0), '/auth/login', '203.0.113.2', { email, password: PASSWORD })
  expect(elsewhere.status).toBe(401)
})

test('an address refreshes six hundred times a minute at all processes together', async () => {
  const refreshToken = `${randomUUID()}.unknown`
  const calls = Array.from({ length: 620 }, (_, turn) =>
    post(urlOf(turn), '/jwt/refresh-token', '203.0.113.3', { refreshToken }),
  )
  expect(countStatuses(await Promise.all(calls))).toEqual({ 401: 600, 429: 20 })
})

test('while one process takes in a large file, the other saves for the same group and serves its neighbours', async () => {
  const [treasurer, neighbour] = [await registerAt(urlOf(0)), await registerAt(urlOf(1))]
  const finances = Array.from({ length: 20_000 }, (_, at) => newFinance({ description: `Payment ${at}` }))
  const batch = { id: randomUUID(), fileName: 'extrato.csv', finances }
  const steps: string[] = []
  const importing = treasurer
    .call('/finances/import-finances', { method: 'POST', body: JSON.stringify({ import: batch }) })
    .finally(() => steps.push('imported'))
  const saves = Array.from({ length: 6 }, () =>
    treasurer
      .at(urlOf(1))
      .call('/finances/add-finance', { method: 'POST', body: JSON.stringify({ finance: newFinance() }) }),
  )
  for (let turn = 0; turn < 20; turn += 1) await neighbour.addMember()
  steps.push('neighbour served')
  const answers = await Promise.all([importing, ...saves])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 201])
  expect(steps).toEqual(['neighbour served', 'imported'])
})
