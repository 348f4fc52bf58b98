import { PassThrough } from 'node:stream'
import { SignJWT } from 'jose'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { buildApp } from '../../../server/app'
import type { App } from '../../../server/platform/dependencies'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { addTotp, codeOf, signInWith } from '../accounts/secondFactorFixture'
import { callAs, foundGroup, joinAs, refresh, signIn } from '../support/factories'

let server: TestServer
let app: App
let admin: SignedIn
let logged = ''

beforeAll(async () => {
  server = await createTestServer({ config: { isRateLimited: true } })
  const stream = new PassThrough()
  stream.on('data', (chunk) => (logged += String(chunk)))
  app = await buildApp(server.dependencies, { loggerInstance: pino({ level: 'info' }, stream) })
  admin = await foundGroup(app)
})

beforeEach(() => {
  logged = ''
})

afterAll(async () => {
  await app.close()
  await server.close()
})

const lines = () => logged.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
const origin = { address: '127.0.0.1', requestId: expect.stringMatching(/^[\da-f-]{36}$/), level: 40 }
const who = ({ userData }: SignedIn) => ({ userId: userData.id, groupId: userData.group.id })

test('a wrong password names the account that it was for, and never what was typed', async () => {
  await signIn(app, admin.userData.email, 'a-guess-77')
  await signIn(app, 'stranger@example.net', 'a-guess-77')
  const [known, unknown] = lines()
  expect(known).toMatchObject({ security: 'sign_in_failed', ...who(admin), ...origin })
  expect(unknown).toMatchObject({ security: 'sign_in_failed', ...origin })
  expect(unknown).not.toHaveProperty('userId')
  for (const typed of ['a-guess-77', 'stranger@', admin.userData.email]) expect(logged).not.toContain(typed)
})

test('a wrong code of a second factor names its account, and never the code', async () => {
  const owner = await foundGroup(app)
  const { secret } = await addTotp(app, owner)
  logged = ''
  await signInWith(app, owner.userData.email, { code: codeOf(secret, 9) })
  expect(lines().at(-1)).toMatchObject({ security: 'second_factor_failed', ...who(owner), ...origin })
  for (const typed of [secret, codeOf(secret, 9)]) expect(logged).not.toContain(`"${typed}"`)
})

test('a call that one may not make, with another’s document, or a token that is not ours', async () => {
  const member = await joinAs(app, admin, 'member')
  await callAs(app, member, 'GET', '/members/all-members')
  const headers = { authorization: `Bearer ${member.accessToken}`, 'x-user-document': 'ANOTHER-1' }
  await app.inject({ url: '/auth/user', headers })
  const forged = await new SignJWT({ gid: member.userData.group.id, sid: member.userData.id, doc: 'X' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(admin.userData.id)
    .setExpirationTime('1h')
    .sign(new Uint8Array(32))
  await app.inject({ url: '/auth/user', headers: { ...headers, authorization: `Bearer ${forged}` } })
  const expected = [
    { security: 'forbidden', ...who(member), route: '/members/all-members' },
    { security: 'document_mismatch', ...who(member), route: '/auth/user' },
    { security: 'token_forged', route: '/auth/user' },
  ]
  expect(lines()).toMatchObject(expected.map((line) => ({ ...line, ...origin })))
  for (const secret of [member.accessToken, forged, 'ANOTHER-1']) expect(logged).not.toContain(secret)
})

test('no token at all, or nonsense in its place, is not worth a line', async () => {
  await app.inject('/auth/user')
  await app.inject({ url: '/auth/user', headers: { authorization: 'Bearer nonsense' } })
  await app.inject('/nowhere')
  expect(lines()).toEqual([])
})

test('a refresh token that comes back, of whom', async () => {
  const { refreshToken } = await foundGroup(app)
  await refresh(app, refreshToken)
  await server.pool.query(`update refresh_tokens set used_at = now() - interval '1 minute' where used_at is not null`)
  await refresh(app, refreshToken)
  expect(lines()).toMatchObject([{ security: 'refresh_reused', userId: expect.any(String), ...origin }])
  expect(logged).not.toContain(refreshToken)
})

test('a limit that is reached', async () => {
  for (let attempt = 0; attempt < 12; attempt += 1) await signIn(app, 'nobody@example.net', 'wrong')
  expect(lines().at(-1)).toMatchObject({ security: 'rate_limited', route: '/auth/login', ...origin })
})
