import { createHmac, randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import Fastify from 'fastify'
import type { SignedIn } from '@contract/auth'
import { guarded } from '../../../server/platform/auth/guard'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, headersOf, joinAs } from '../support/factories'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
})

afterAll(() => server.close())

function callWith(headers: Record<string, string | undefined>) {
  return server.app.inject({ url: '/members/list-members', headers })
}

async function codeWith(accessToken: string): Promise<string> {
  const answer = await callWith(headersOf({ ...admin, accessToken }))
  return answer.statusCode === 200 ? 'let in' : `${answer.statusCode} ${answer.json().error.code}`
}

function forge({
  alg = 'HS256',
  secret = server.dependencies.secret,
  over = {},
}: { alg?: string; secret?: Uint8Array; over?: object } = {}) {
  return new SignJWT({ ...decodeJwt(admin.accessToken), ...over }).setProtectedHeader({ alg }).sign(secret)
}

describe('the access token', () => {
  test('of ours is let in', async () => {
    expect(await codeWith(admin.accessToken)).toBe('let in')
    expect(await codeWith(await forge())).toBe('let in')
  })

  test('missing or no token at all is refused', async () => {
    const { authorization: _left, ...withoutToken } = headersOf(admin)
    const answer = await callWith(withoutToken)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ error: { code: 'unauthenticated', message: 'Sign in first.' } })
    for (const authorization of [
      '',
      'Bearer',
      'Bearer  ',
      `Basic ${admin.accessToken}`,
      admin.accessToken,
      'Bearer x.y.z',
    ]) {
      expect((await callWith({ ...withoutToken, authorization })).statusCode).toBe(401)
    }
  })

  test('past its time is told so', async () => {
    const now = Math.floor(Date.now() / 1000)
    expect(await codeWith(await forge({ over: { exp: now - 1 } }))).toBe('401 token_expired')
  })

  test('is let in as long as it lasts, however often it was before', async () => {
    const now = Date.now()
    const token = await forge({ over: { exp: Math.floor(now / 1000) + 60 } })
    expect(await codeWith(token)).toBe('let in')
    expect(await codeWith(token)).toBe('let in')
    vi.useFakeTimers({ toFake: ['Date'], now: now + 61_000 })
    try {
      expect(await codeWith(token)).toBe('401 token_expired')
    } finally {
      vi.useRealTimers()
    }
  })

  test('of another secret, algorithm, issuer or audience, unsigned, or without an end is refused', async () => {
    const { exp: _exp, ...endless } = decodeJwt(admin.accessToken)
    const [head = '', body = ''] = (await forge()).split('.')
    const noneHead = Buffer.from('{"alg":"none"}').toString('base64url')
    const forged = {
      secret: await forge({ secret: randomBytes(32) }),
      algorithm: await forge({
        alg: 'HS512',
        secret: Buffer.concat([server.dependencies.secret, server.dependencies.secret]),
      }),
      sameSecretAlgorithm: await forge({ alg: 'HS512' }).catch(() => 'x'),
      issuer: await forge({ over: { iss: 'another' } }),
      audience: await forge({ over: { aud: 'another' } }),
      unsigned: new UnsecuredJWT(decodeJwt(admin.accessToken)).encode(),
      noneSigned: `${noneHead}.${body}.${createHmac('sha256', server.dependencies.secret).update(`${noneHead}.${body}`).digest('base64url')}`,
      cut: `${head}.${body}.`,
      endless: await new SignJWT(endless).setProtectedHeader({ alg: 'HS256' }).sign(server.dependencies.secret),
      noSession: await forge({ over: { sid: undefined } }),
      noUuid: await forge({ over: { gid: "' or 1=1" } }),
    }
    for (const [what, token] of Object.entries(forged)) {
      expect([what, await codeWith(token)]).toEqual([what, '401 unauthenticated'])
    }
  })

  test("with another group's id on it opens nothing", async () => {
    const other = await foundGroup(server.app)
    expect(await codeWith(await forge({ over: { gid: other.userData.group.id } }))).toBe('401 unauthenticated')
  })
})

describe('the document header', () => {
  test('missing or of another user is a mismatch', async () => {
    const { authorization } = headersOf(admin)
    const other = await joinAs(server.app, admin, 'member')
    for (const headers of [{ authorization }, { authorization, 'x-user-document': other.userData.document }]) {
      const answer = await callWith(headers)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().error.code).toBe('document_mismatch')
    }
  })

  test('comes after the token: a stranger learns nothing of documents', async () => {
    expect((await callWith({ 'x-user-document': admin.userData.document })).statusCode).toBe(401)
  })
})

describe('abilities', () => {
  const id = '00000000-0000-7000-8000-000000000000'
  const calls = {
    'read Member': ['GET', `/members/find-member?id=${id}`],
    'manage Member': ['DELETE', `/members/remove-member?id=${id}`],
    'read Event': ['GET', `/calendar/find-event?id=${id}`],
    'manage Event': ['DELETE', `/calendar/remove-event?id=${id}`],
    'read Analytics': ['GET', '/analytics/events/list'],
    'manage Analytics': ['GET', '/analytics/early-warnings'],
    'read Group': ['GET', '/group/settings'],
    'read User': ['GET', '/users/list-users'],
    'delete User': ['DELETE', `/users/remove-user?id=${id}`],
    'signed in': ['GET', '/api/bookmarks/data'],
  } as const

  test.each([
    ['admin', Object.keys(calls)],
    ['treasurer', ['read Member', 'read Event', 'read Analytics', 'signed in']],
    ['conductor', ['read Member', 'read Event', 'manage Event', 'read Analytics', 'manage Analytics', 'signed in']],
    ['member', ['read Event', 'signed in']],
    ['client', ['signed in']],
  ] as const)('%s may %s', async (role, allowed) => {
    const person = role === 'admin' ? admin : await joinAs(server.app, admin, role)
    for (const [ability, [method, url]] of Object.entries(calls)) {
      const answer = await callAs(server.app, person, method, url)
      const said = answer.statusCode === 403 ? answer.json().error.code : 'let in'
      expect([ability, said]).toEqual([ability, allowed.some((name) => name === ability) ? 'let in' : 'forbidden'])
    }
  })

  test('are asked before the request is read: an error in it tells nothing', async () => {
    const member = await joinAs(server.app, admin, 'member')
    const answer = await callAs(server.app, member, 'POST', '/members/add-member', { nonsense: true })
    expect(answer.statusCode).toBe(403)
  })
})

test('a call that does not say who may make it cannot be registered', async () => {
  const app = Fastify()
  const forgetful = guarded([
    (calls) => {
      calls.get('/members/secret', () => 'all of them')
    },
  ])
  await expect(
    Promise.resolve(forgetful(app.withTypeProvider(), server.dependencies)).then(() => app.ready()),
  ).rejects.toThrow('GET /members/secret does not say who may call it')
})
