import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../server/app'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

const PAGE = '<!doctype html><div id="root"></div>'
const SCRIPT = 'export const answer = 42 // '.repeat(50)
const STYLE_HASH = `'sha256-${createHash('sha256').update('p { color: red }').digest('base64')}'`
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }
const CALL = { accept: 'application/json, text/plain, */*' }

let clientDir: string
let server: TestServer

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'batuta-client-'))
  await mkdir(join(clientDir, 'assets'))
  await mkdir(join(clientDir, '.vite'))
  const files: [string, string | Buffer][] = [
    ['index.html', PAGE],
    ['index.html.br', brotliCompressSync(PAGE)],
    ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['.vite/manifest.json', '{}'],
    ['policy-hashes.json', JSON.stringify({ scripts: [], styles: [STYLE_HASH] })],
    ['assets/main-a1b2c3d4.js', SCRIPT],
    ['assets/main-a1b2c3d4.js.br', brotliCompressSync(SCRIPT)],
    ['assets/main-a1b2c3d4.js.gz', gzipSync(SCRIPT)],
  ]
  for (const [path, content] of files) await writeFile(join(clientDir, path), content)
  server = await createTestServer({ clientDir })
})

afterAll(async () => {
  await server.close()
  await rm(clientDir, { recursive: true })
})

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url, headers })
}

describe('a hashed file', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('asked for with accept-encoding %s comes as %s, for good', async (accepted, encoding) => {
    const reply = await get('/assets/main-a1b2c3d4.js', { 'accept-encoding': accepted })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers['content-type']).toMatch(/javascript/)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers.vary).toMatch(/accept-encoding/i)
  })

  test('that is not there is not the page', async () => {
    const reply = await get('/assets/gone-00000000.js', NAVIGATION)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['cache-control']).toBe('no-store')
  })
})

describe('the page', () => {
  test.each([
    '/',
    '/members',
    '/members/',
    '/members/new',
    '/members/0193e5a0-0000-7000-8000-000000000001',
    '/settings/people',
    '/login',
    '/register',
    '/invitation?token=x',
    '/finances/entries',
    '/groups',
    '/authors',
    '/no/such/screen',
  ])('answers a navigation to %s, and is asked for each time', async (url) => {
    const reply = await get(url, NAVIGATION)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toMatch(/^text\/html/)
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.body).toBe(PAGE)
  })

  test('comes compressed, and not again while it is the same', async () => {
    const first = await get('/members', { ...NAVIGATION, 'accept-encoding': 'br' })
    expect(first.headers['content-encoding']).toBe('br')
    const etag = String(first.headers.etag)
    const second = await get('/members', { ...NAVIGATION, 'accept-encoding': 'br', 'if-none-match': etag })
    expect(second.statusCode).toBe(304)
  })

  test('is at / for whoever asks', async () => {
    expect((await get('/', { accept: '*/*' })).body).toBe(PAGE)
  })

  test('is told apart from a call at the same address', async () => {
    expect((await get('/members', NAVIGATION)).headers.vary).toMatch(/accept\b(?!-)/i)
    expect((await get('/members', CALL)).headers.vary).toMatch(/accept\b(?!-)/i)
  })
})

describe('an unknown call is a JSON 404', () => {
  test.each([
    ['/members/nope', CALL],
    ['/members', CALL],
    ['/nope', {}],
    ['/nope', { accept: '*/*' }],
    ['/api/nope', NAVIGATION],
    ['/jwt/nope', NAVIGATION],
    ['/auth/nope', NAVIGATION],
    ['/users', NAVIGATION],
    ['/users/nope', NAVIGATION],
    ['/group/nope', NAVIGATION],
    ['/health/nope', NAVIGATION],
    ['/openapi.json/nope', NAVIGATION],
    ['/robots.txt', NAVIGATION],
    ['/.vite/manifest.json', CALL],
    ['/assets/', CALL],
    ['/assets', CALL],
    ['/..%2f..%2fpackage.json', CALL],
  ])('%s %j', async (url, headers) => {
    const reply = await get(url, headers)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toMatchObject({ error: { code: 'not_found' } })
  })

  test('whatever the accept header, where it is not a GET', async () => {
    const reply = await server.app.inject({ method: 'POST', url: '/members', headers: NAVIGATION, payload: {} })
    expect(reply.statusCode).toBe(404)
  })
})

test('a picture that is text says its charset', async () => {
  expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml; charset=utf-8')
})

describe('security headers', () => {
  test.each(['/', '/favicon.svg', '/health', '/nope'])('%s', async (url) => {
    const { headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain(`style-src 'self' ${STYLE_HASH};`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('https is made to stay only where it is https already', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security')
    const forged = await get('/', { 'x-forwarded-proto': 'https' })
    expect(forged.headers).not.toHaveProperty('strict-transport-security')
    const proxied = await createTestServer({ config: { trustProxy: ['loopback'] } })
    const reply = await proxied.app.inject({ url: '/health', headers: { 'x-forwarded-proto': 'https' } })
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    const told = await createTestServer({ config: { publicUrl: 'https://batuta.example.org' } })
    for (const url of ['/health', '/nowhere', '/%ff']) {
      const answer = await told.app.inject(url)
      expect([url, answer.headers['strict-transport-security']]).toEqual([url, 'max-age=31536000; includeSubDomains'])
    }
    await told.close()
    const plain = await createTestServer({ config: { publicUrl: 'http://batuta.lan' } })
    expect((await plain.app.inject('/health')).headers).not.toHaveProperty('strict-transport-security')
    await plain.close()
    await proxied.close()
  })
})

test('a client whose hashes are none is not served', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'batuta-hashes-'))
  await writeFile(join(folder, 'policy-hashes.json'), JSON.stringify({ scripts: ["'unsafe-inline'"], styles: [] }))
  await expect(buildApp({ ...server.dependencies, clientDir: folder })).rejects.toThrow('policy-hashes')
  await rm(folder, { recursive: true })
})

test('without a built client, pages are not found and calls work', async () => {
  const bare = await createTestServer({ clientDir: join(clientDir, 'nowhere') })
  expect((await bare.app.inject({ url: '/', headers: NAVIGATION })).statusCode).toBe(404)
  expect((await bare.app.inject('/health')).statusCode).toBe(200)
  await bare.close()
})
