import { afterAll, beforeAll, expect, test } from 'vitest'
import { SignedIn } from '@contract/auth'
import { SessionList } from '@contract/sessions'
import { callAs, foundGroup, joinAs, newPerson, PASSWORD, refresh, signIn } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { ageProof } from './secondFactorFixture'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer({ config: { trustProxy: ['loopback'] } })
})

afterAll(() => server.close())

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

async function signInFrom(email: string, headers: Record<string, string>): Promise<SignedIn> {
  const payload = { email, password: PASSWORD }
  return SignedIn.parse((await server.app.inject({ method: 'POST', url: '/auth/login', payload, headers })).json())
}

async function sessionsOf(person: SignedIn, url = '/auth/sessions') {
  return SessionList.parse((await callAs(server.app, person, 'GET', url)).json()).sessions
}

const isIn = async (person: SignedIn) => (await callAs(server.app, person, 'GET', '/auth/user')).statusCode === 200

test('says of each sign-in which device, from where, since when, and which one asks', async () => {
  const person = newPerson()
  const first = await foundGroup(server.app, person)
  await signInFrom(person.email, { 'user-agent': PHONE, 'x-forwarded-for': '203.0.113.7' })
  const [phone, own] = await sessionsOf(first)
  expect(phone).toMatchObject({
    browser: 'Safari',
    system: 'iPhone',
    network: '203.0.113.7',
    isThisNetwork: false,
    isCurrent: false,
  })
  expect(own).toMatchObject({ isThisNetwork: true, isCurrent: true })
  expect(own?.browser).toBeUndefined()
})

test('a refresh is the last time that it was seen', async () => {
  const person = newPerson()
  const first = await foundGroup(server.app, person)
  await server.pool.query(`update refresh_families set last_seen_at = now() - interval '2 days' where group_id = $1`, [
    first.userData.group.id,
  ])
  const [before] = await sessionsOf(first)
  await refresh(server.app, first.refreshToken)
  const [after] = await sessionsOf(first)
  expect(Date.parse(after?.lastSeenAt ?? '') - Date.parse(before?.lastSeenAt ?? '')).toBeGreaterThan(86_400_000)
  expect(after?.signedInAt).toBe(before?.signedInAt)
})

test('ends one, or all others, at once', async () => {
  const person = newPerson()
  const own = await foundGroup(server.app, person)
  const [second, third] = [await signInFrom(person.email, {}), await signInFrom(person.email, {})]
  const [newest] = await sessionsOf(own)
  const end = () => callAs(server.app, own, 'DELETE', `/auth/end-session?id=${newest?.id}`)
  expect((await end()).json()).toEqual({ id: newest?.id })
  expect((await end()).statusCode).toBe(404)
  expect([await isIn(second), await isIn(third)]).toEqual([true, false])
  expect((await refresh(server.app, third.refreshToken)).statusCode).toBe(401)
  expect((await callAs(server.app, own, 'POST', '/auth/end-other-sessions', {})).statusCode).toBe(204)
  expect([await isIn(own), await isIn(second)]).toEqual([true, false])
})

test('are ended by who showed lately who they are alone', async () => {
  const person = newPerson()
  const own = await foundGroup(server.app, person)
  const other = await signInFrom(person.email, {})
  const [newest] = await sessionsOf(own)
  await ageProof(server, own, 11)
  for (const [method, url] of [
    ['DELETE', `/auth/end-session?id=${newest?.id}`],
    ['POST', '/auth/end-other-sessions'],
  ] as const) {
    const answer = await callAs(server.app, own, method, url, method === 'POST' ? {} : undefined)
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'proof_required'])
  }
  expect(await isIn(other)).toBe(true)
})

test('nobody ends or sees another’s, but an administrator of the group', async () => {
  const admin = await foundGroup(server.app)
  const person = newPerson()
  const member = await joinAs(server.app, admin, 'member', person)
  const stranger = await foundGroup(server.app)
  const [session] = await sessionsOf(member)
  const { id } = member.userData
  const refusals = [
    await callAs(server.app, admin, 'DELETE', `/auth/end-session?id=${session?.id}`),
    await callAs(server.app, stranger, 'DELETE', `/users/end-sessions?id=${id}`),
    await callAs(server.app, member, 'GET', `/users/sessions?id=${admin.userData.id}`),
    await callAs(server.app, member, 'DELETE', `/users/end-sessions?id=${admin.userData.id}`),
  ]
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([404, 404, 403, 403])
  expect(await sessionsOf(stranger, `/users/sessions?id=${id}`)).toEqual([])
  expect(await sessionsOf(admin, `/users/sessions?id=${id}`)).toMatchObject([{ id: session?.id, isCurrent: false }])
  expect((await callAs(server.app, admin, 'DELETE', `/users/end-sessions?id=${id}`)).json()).toEqual({ id })
  expect(await isIn(member)).toBe(false)
  expect((await signIn(server.app, person.email)).statusCode).toBe(200)
})

test('ends 90 days after the sign-in, however often it was refreshed', async () => {
  const person = newPerson()
  const first = await foundGroup(server.app, person)
  const age = (days: number) =>
    server.pool.query(
      `update refresh_families set created_at = now() - make_interval(days => $2, mins => 1) where group_id = $1`,
      [first.userData.group.id, days],
    )
  await age(89)
  const rotated = await refresh(server.app, first.refreshToken)
  expect(rotated.statusCode).toBe(200)
  await age(90)
  const refused = await refresh(server.app, rotated.json().refreshToken)
  expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'invalid_refresh_token'])
})

test('visitors of the demo, who share its accounts, meet their own sessions alone', async () => {
  const enter = async () =>
    SignedIn.parse((await server.app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'admin' } })).json())
  const [mine, theirs] = [await enter(), await enter()]
  expect(await sessionsOf(mine)).toMatchObject([{ isCurrent: true }])
  await callAs(server.app, mine, 'POST', '/auth/end-other-sessions', {})
  const { id } = mine.userData
  expect((await callAs(server.app, mine, 'DELETE', `/users/end-sessions?id=${id}`)).statusCode).toBe(404)
  expect(await sessionsOf(mine, `/users/sessions?id=${id}`)).toHaveLength(1)
  expect(await isIn(theirs)).toBe(true)
})
