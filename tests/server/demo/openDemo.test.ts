import { PassThrough } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../server/app'
import { loadConfig } from '../../../server/config'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

/** What is warned of at the start and at two calls with these headers. */
async function warnings(variables: Record<string, string>, headers: Record<string, string> = {}): Promise<string[]> {
  const stream = new PassThrough()
  let text = ''
  stream.on('data', (chunk) => (text += String(chunk)))
  const dependencies = { ...server.dependencies, config: loadConfig(variables) }
  const app = await buildApp(dependencies, { loggerInstance: pino({ level: 'warn' }, stream) })
  await app.inject({ url: '/health', headers })
  await app.inject({ url: '/auth/demo', headers })
  await app.close()
  return text.split('\n').flatMap((line) => (line === '' ? [] : [String(JSON.parse(line).msg)]))
}

test('on this machine alone nothing is said', async () => {
  expect(await warnings({})).toEqual([])
  expect(await warnings({ DEMO_DATA: 'on' })).toEqual([])
})

const proxied: Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-proto': 'https' },
  { forwarded: 'for=203.0.113.7' },
]

test.each(proxied)('behind what looks like a proxy it is said once: %j', async (headers) => {
  for (const DEMO_DATA of ['auto', 'on']) {
    expect(await warnings({ DEMO_DATA }, headers)).toEqual([expect.stringMatching(/proxy.*DEMO_DATA=off/)])
  }
  expect(await warnings({ DEMO_DATA: 'off' }, headers)).toEqual([])
  expect(await warnings({ TRUST_PROXY: 'loopback' }, headers)).toEqual([])
})

test('where it is offered to a network it is said at the start', async () => {
  expect(await warnings({ HOST: '0.0.0.0', DEMO_DATA: 'on' })).toEqual([
    expect.stringMatching(/network.*DEMO_DATA=off/),
  ])
  expect(await warnings({ HOST: '0.0.0.0' })).toEqual([])
})
