import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, refresh, signIn } from '../support/factories'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const refused = { error: { code: 'invalid_refresh_token', message: 'Invalid refresh token' } }

/** As if all that has happened so far had happened so much earlier. */
async function letPass(seconds: number) {
  const { rows } = await server.pool.query(
    `select group_id, hash, used_at - make_interval(secs => $1) as used_at,
            expires_at - make_interval(secs => $1) as expires_at from refresh_tokens`,
    [seconds],
  )
  for (const { group_id: groupId, hash, used_at: usedAt, expires_at: expiresAt } of rows) {
    await server.pool.query(
      'update refresh_tokens set used_at = $3, expires_at = $4 where group_id = $1 and hash = $2',
      [groupId, hash, usedAt, expiresAt],
    )
  }
}

async function isAlive(person: SignedIn, accessToken = person.accessToken): Promise<boolean> {
  const answer = await callAs(server.app, { ...person, accessToken }, 'GET', '/api/bookmarks/data')
  return answer.statusCode === 200
}

async function next(refreshToken: string): Promise<{ accessToken: string; refreshToken: string }> {
  const answer = await refresh(server.app, refreshToken)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('refresh', () => {
  test('answers a new pair, which works, and the access token before it still does', async () => {
    const person = await foundGroup(server.app)
    const answer = await refresh(server.app, person.refreshToken)
    expect(answer.json()).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) })
    expect(answer.json().refreshToken).not.toBe(person.refreshToken)
    expect(await isAlive(person, answer.json().accessToken)).toBe(true)
    expect(await isAlive(person)).toBe(true)
  })

  test('many uses at once get one successor', async () => {
    const person = await foundGroup(server.app)
    const pairs = await Promise.all(Array.from({ length: 20 }, () => next(person.refreshToken)))
    expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(1)
    expect(await isAlive(person, pairs[0]?.accessToken)).toBe(true)
  })

  test('for ten seconds a used token answers its successor again', async () => {
    const { refreshToken } = await foundGroup(server.app)
    const second = await next(refreshToken)
    // Not nine: the calls take their time as well.
    await letPass(8)
    expect((await next(refreshToken)).refreshToken).toBe(second.refreshToken)
    expect((await next(second.refreshToken)).refreshToken).not.toBe(second.refreshToken)
  })

  test('no longer once the successor was used: its return ends the family', async () => {
    const person = await foundGroup(server.app)
    const second = await next(person.refreshToken)
    const third = await next(second.refreshToken)
    expect((await next(second.refreshToken)).refreshToken).toBe(third.refreshToken)
    const reuse = await refresh(server.app, person.refreshToken)
    expect([reuse.statusCode, reuse.json()]).toEqual([401, refused])
    expect((await refresh(server.app, third.refreshToken)).statusCode).toBe(401)
    expect(await isAlive(person, third.accessToken)).toBe(false)
  })

  test('after that, its return ends the family and no other', async () => {
    const person = await foundGroup(server.app)
    const elsewhere = (await signIn(server.app, person.userData.email)).json()
    const second = await next(person.refreshToken)
    await letPass(11)
    const reuse = await refresh(server.app, person.refreshToken)
    expect([reuse.statusCode, reuse.json()]).toEqual([401, refused])
    expect((await refresh(server.app, second.refreshToken)).statusCode).toBe(401)
    expect(await isAlive(person, second.accessToken)).toBe(false)
    expect(await isAlive(elsewhere)).toBe(true)
    expect((await refresh(server.app, elsewhere.refreshToken)).statusCode).toBe(200)
  })

  test('an old token that comes back beside the new one leaves neither', async () => {
    const person = await foundGroup(server.app)
    const second = await next(person.refreshToken)
    await letPass(11)
    await Promise.all([refresh(server.app, person.refreshToken), refresh(server.app, second.refreshToken)])
    expect(await isAlive(person)).toBe(false)
  })

  test('a token past its time is refused and ends nothing', async () => {
    const person = await foundGroup(server.app)
    await letPass(server.config.refreshTokenTtlS + 1)
    const answer = await refresh(server.app, person.refreshToken)
    expect([answer.statusCode, answer.json()]).toEqual([401, refused])
    expect(await isAlive(person)).toBe(true)
  })

  test('one whose session was ended before its time is told so, and one that ran out is not', async () => {
    const person = await foundGroup(server.app)
    const elsewhere = (await signIn(server.app, person.userData.email)).json()
    const rotated = await next(elsewhere.refreshToken)
    await callAs(server.app, person, 'POST', '/auth/end-other-sessions', {})
    const revoked = { error: { ...refused.error, sessionEnd: 'revoked' } }
    const ended = await refresh(server.app, rotated.refreshToken)
    expect([ended.statusCode, ended.json()]).toEqual([401, revoked])

    const late = await next(person.refreshToken)
    await letPass(server.config.refreshTokenTtlS + 1)
    expect((await refresh(server.app, late.refreshToken)).json()).toEqual(refused)
    // Also once it was swept away: the token says itself until when it would have held.
    vi.setSystemTime(Date.now() + (server.config.refreshTokenTtlS + 1) * 1000)
    try {
      await server.pool.query('delete from refresh_families where group_id = $1', [person.userData.group.id])
      expect((await refresh(server.app, late.refreshToken)).json()).toEqual(refused)
    } finally {
      vi.useRealTimers()
    }
  })

  test('what is no token of ours is refused in the same words', async () => {
    const { refreshToken, userData } = await foundGroup(server.app)
    const other = await foundGroup(server.app)
    const tampered = [
      'x',
      `${refreshToken}x`,
      `${userData.group.id}.`,
      refreshToken.replace(userData.group.id, other.userData.group.id),
      `${userData.group.id}' or 1=1 --`,
    ]
    for (const token of tampered) {
      const answer = await refresh(server.app, token)
      expect([answer.statusCode, answer.json()]).toEqual([401, refused])
    }
  })

  test('the database alone gives no token away', async () => {
    const { refreshToken } = await foundGroup(server.app)
    const successor = await next(refreshToken)
    const { rows } = await server.pool.query(
      `select encode(hash, 'escape') || coalesce(encode(sealed_successor, 'escape'), '') as stored from refresh_tokens`,
    )
    const stored = rows.map((row) => String(row.stored)).join()
    expect(stored).not.toContain(refreshToken.split('.')[1])
    expect(stored).not.toContain(successor.refreshToken.split('.')[1])
  })
})

describe('logout', () => {
  function logout(refreshToken: string) {
    return server.app.inject({ method: 'POST', url: '/jwt/logout', payload: { refreshToken } })
  }

  test('ends the family at once, and may be said again', async () => {
    const person = await foundGroup(server.app)
    const elsewhere = (await signIn(server.app, person.userData.email)).json()
    const answer = await logout(person.refreshToken)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect((await logout(person.refreshToken)).statusCode).toBe(204)
    const unknown = await logout('never was one')
    // What is kept for others at this address, and for whoever comes next, is no part of it.
    expect([unknown.statusCode, unknown.headers['clear-site-data']]).toEqual([204, '"cache"'])
    expect(await isAlive(person)).toBe(false)
    expect((await refresh(server.app, person.refreshToken)).statusCode).toBe(401)
    expect(await isAlive(elsewhere)).toBe(true)
  })

  test('with a token that was used already, too', async () => {
    const person = await foundGroup(server.app)
    const second = await next(person.refreshToken)
    await logout(person.refreshToken)
    expect((await refresh(server.app, second.refreshToken)).statusCode).toBe(401)
  })

  test('a refresh that races it leaves no session behind', async () => {
    const person = await foundGroup(server.app)
    const [, raced] = await Promise.all([logout(person.refreshToken), refresh(server.app, person.refreshToken)])
    expect(await isAlive(person)).toBe(false)
    const token: string = raced.json().refreshToken ?? person.refreshToken
    expect((await refresh(server.app, token)).statusCode).toBe(401)
  })
})
