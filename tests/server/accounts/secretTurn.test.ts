import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT, decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { buildApp } from '../../../server/app'
import { loadConfig } from '../../../server/config'
import type { App } from '../../../server/platform/dependencies'
import {
  acceptedSecrets,
  describeSecret,
  kidOf,
  loadSecrets,
  restoreSecretFiles,
} from '../../../server/platform/auth/signingSecret'
import { callAs, foundGroup, newPerson, refresh, signIn } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

const [first, second] = [randomBytes(32), randomBytes(32)]
const person = newPerson()

/** Before the turn, while both are accepted, and when the first is forgotten. */
let server: TestServer
let before: App
let turned: App
let after: App
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  const { dependencies } = server
  before = await buildApp({ ...dependencies, secret: first })
  turned = await buildApp({ ...dependencies, secret: second, previousSecret: first })
  after = await buildApp({ ...dependencies, secret: second })
  admin = await foundGroup(before, person)
})

afterAll(async () => {
  for (const app of [before, turned, after]) await app.close()
  await server.close()
})

async function statuses(accessToken: string): Promise<number[]> {
  const codes: number[] = []
  for (const app of [before, turned, after]) {
    codes.push((await callAs(app, { ...admin, accessToken }, 'GET', '/auth/user')).statusCode)
  }
  return codes
}

/** As tokens were before they named their secret, or with another's name on it. */
function signed(secret: Uint8Array, kid?: string): Promise<string> {
  return new SignJWT(decodeJwt(admin.accessToken))
    .setProtectedHeader({ alg: 'HS256', ...(kid && { kid }) })
    .sign(secret)
}

test('nobody is signed out by the turn, and only what the first secret signed ends with it', async () => {
  expect(await statuses(admin.accessToken)).toEqual([200, 200, 401])
  const { accessToken, refreshToken } = (await refresh(turned, admin.refreshToken)).json()
  expect(await statuses(accessToken)).toEqual([401, 200, 200])
  expect((await refresh(after, refreshToken)).statusCode).toBe(200)
})

test('a token names its secret, without telling it', async () => {
  const { accessToken } = (await signIn(turned, person.email)).json()
  expect(decodeProtectedHeader(accessToken).kid).toBe(kidOf(second))
  expect(decodeProtectedHeader(admin.accessToken).kid).toBe(kidOf(first))
})

test('one of before tokens did so passes; one that names another secret than its own does not', async () => {
  expect(await statuses(await signed(first))).toEqual([200, 200, 401])
  expect(await statuses(await signed(second))).toEqual([401, 200, 200])
  expect(await statuses(await signed(first, kidOf(second)))).toEqual([401, 401, 401])
  expect(await statuses(await signed(first, 'unknown'))).toEqual([401, 401, 401])
  expect(await statuses(await signed(randomBytes(32)))).toEqual([401, 401, 401])
})

test('the address of a calendar goes on to open it, and a new one is shown', async () => {
  const fresh = (await signIn(turned, person.email)).json()
  const old = (await callAs(before, admin, 'POST', '/calendar/renew-feed', {})).json().feed.path
  const { path } = (await callAs(turned, fresh, 'GET', '/calendar/feed')).json().feed
  expect(path).not.toBe(old)
  const open = async (app: App, url: string) => (await app.inject(url)).statusCode
  expect([await open(turned, old), await open(turned, path), await open(after, path)]).toEqual([200, 200, 200])
  expect([await open(after, old), await open(before, path)]).toEqual([404, 404])
})

test('a browser stays known', async () => {
  const cookieOf = (answer: { headers: { 'set-cookie'?: string | string[] | undefined } }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const signInWith = (app: App, cookie: string) =>
    app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { cookie },
      payload: { email: person.email, password: person.password },
    })
  const idOf = (cookie: string) => cookie.split(/[=.]/)[1]
  const old = cookieOf(await signInWith(before, ''))
  const renewed = cookieOf(await signInWith(turned, old))
  expect([idOf(renewed), renewed === old]).toEqual([idOf(old), false])
  expect(idOf(cookieOf(await signInWith(after, renewed)))).toBe(idOf(old))
  expect(idOf(cookieOf(await signInWith(after, old)))).not.toBe(idOf(old))
})

test('in DATA_DIR the secret is turned by giving its file another name, and comes back with a backup', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'batuta-secret-'))
  const config = loadConfig({ DATA_DIR: dataDir })
  const { secret: old } = await loadSecrets(config)
  const backup = await describeSecret(config)
  expect(backup.kid).toBe(kidOf(old))
  await rename(join(dataDir, 'jwt-secret'), join(dataDir, 'jwt-secret.previous'))
  const both = await loadSecrets(config)
  expect(acceptedSecrets(both)).toHaveLength(2)
  expect([both.previousSecret, both.secret]).toEqual([old, expect.not.objectContaining(old)])
  const made = await readFile(join(dataDir, 'jwt-secret'), 'utf8')
  expect(await restoreSecretFiles(dataDir, backup.files)).toBe(true)
  expect((await loadSecrets(config)).secret).toEqual(old)
  expect(await readFile(join(dataDir, 'jwt-secret.replaced'), 'utf8')).toBe(made)
  expect(await restoreSecretFiles(dataDir, backup.files)).toBe(false)
  const given = loadConfig({ DATA_DIR: dataDir, JWT_SECRET: 'n'.repeat(32), JWT_SECRET_PREVIOUS: 'o'.repeat(32) })
  expect(acceptedSecrets(await loadSecrets(given)).map(String)).toEqual(['n'.repeat(32), 'o'.repeat(32)])
  expect((await describeSecret(given)).files).toEqual({})
  await writeFile(join(dataDir, 'jwt-secret.previous'), 'x')
  await expect(loadSecrets(config)).rejects.toThrow(/jwt-secret\.previous is damaged/)
  await rm(dataDir, { recursive: true })
})
