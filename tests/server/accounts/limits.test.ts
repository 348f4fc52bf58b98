import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SignedIn } from '@contract/auth'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { PASSWORD, callAs, foundGroup, invite, newPerson, refresh, signIn, tally } from '../support/factories'

let server: TestServer

beforeEach(async () => {
  // A minute of the limits does not pass while a slow machine is at it.
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await createTestServer({ config: { isRateLimited: true, trustProxy: ['127.0.0.1'] } })
})

afterEach(() => {
  vi.useRealTimers()
  return server.close()
})

function signInFrom(address: string, email: string, password = PASSWORD, cookie?: string) {
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) }
  return server.app.inject({ method: 'POST', url: '/auth/login', headers, payload: { email, password } })
}

function registerFrom(address: string, person: ReturnType<typeof newPerson>) {
  const group = { name: 'Banda', currency: 'BRL', timeZone: 'America/Sao_Paulo' }
  const headers = { 'x-forwarded-for': address }
  return server.app.inject({ method: 'POST', url: '/auth/register', headers, payload: { ...person, group } })
}

/** What the browser would send back. */
const cookieOf = (answer: Awaited<ReturnType<typeof signInFrom>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''

const addressOf = (number: number) => `203.0.113.${number}`
const many = <T>(count: number, make: (number: number) => T) => Array.from({ length: count }, (_, at) => make(at + 1))

async function oneByOne<T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let at = 1; at <= count; at += 1) made.push(await make(at))
  return made
}

describe('an account', () => {
  test('is tried wrongly ten times a minute from one address, in whatever case, also all at once', async () => {
    const person = newPerson()
    await foundGroup(server.app, person)
    const answers = await Promise.all(
      many(15, (at) => signInFrom(addressOf(1), at % 2 ? person.email : person.email.toUpperCase(), 'wrong one')),
    )
    expect(tally(answers)).toEqual({ 401: 10, 429: 5 })
    const refused = await signInFrom(addressOf(1), person.email)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error.code).toBe('too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('that is locked out by wrong passwords is opened again by a link for another one', async () => {
    const person = newPerson()
    const admin = await foundGroup(server.app, person)
    await Promise.all(many(11, () => signInFrom(addressOf(1), person.email, 'wrong one')))
    expect((await signInFrom(addressOf(1), person.email)).statusCode).toBe(429)
    const link = await callAs(server.app, admin, 'POST', '/users/reset-link', { id: admin.userData.id })
    const reset = await server.app.inject({
      method: 'POST',
      url: '/auth/reset-password',
      payload: { token: link.json().token, newPassword: 'another sentence' },
    })
    expect(reset.statusCode).toBe(204)
    const back = await signInFrom(addressOf(1), person.email, 'another sentence', cookieOf(reset))
    expect(back.statusCode).toBe(200)
  })

  test('is sent three links a minute, whether or not it exists', async () => {
    const payload = { email: 'nobody@example.org' }
    const ask = () => server.app.inject({ method: 'POST', url: '/auth/forgot-password', payload })
    expect(tally(await Promise.all(many(5, ask)))).toEqual({ 204: 3, 429: 2 })
  })

  test('that does not exist is told the same', async () => {
    const answers = await Promise.all(many(12, () => signInFrom(addressOf(1), 'nobody@example.org')))
    expect(tally(answers)).toEqual({ 401: 10, 429: 2 })
  })

  test('lets its owner in from elsewhere while strangers guess, only later', async () => {
    const person = newPerson()
    await foundGroup(server.app, person)
    await Promise.all(many(25, (at) => signInFrom(addressOf(at), person.email, 'wrong one')))
    const start = performance.now()
    expect((await signInFrom(addressOf(99), person.email)).statusCode).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(1000)
  })

  test('is heard from known devices alone after two hundred wrong passwords from everywhere', async () => {
    const person = newPerson()
    await foundGroup(server.app, person)
    const known = cookieOf(await signInFrom(addressOf(99), person.email))
    await Promise.all(many(200, (at) => signInFrom(addressOf(at), person.email, 'wrong one')))
    expect((await signInFrom(addressOf(250), person.email)).statusCode).toBe(429)
    expect((await signInFrom(addressOf(99), person.email, PASSWORD, known)).statusCode).toBe(200)
  })

  test('knows a device by a cookie that is for this account, this call and no script', async () => {
    const person = newPerson()
    const other = newPerson()
    await foundGroup(server.app, person)
    await foundGroup(server.app, other)
    const answer = await signInFrom(addressOf(1), person.email)
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/auth\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
    const known = cookieOf(answer)
    await Promise.all(many(10, () => signInFrom(addressOf(1), person.email, 'wrong one')))
    expect((await signInFrom(addressOf(1), person.email)).statusCode).toBe(429)
    expect((await signInFrom(addressOf(1), person.email, PASSWORD, known)).statusCode).toBe(200)
    // Guessing on the device itself is counted there.
    const guesses = await oneByOne(12, () => signInFrom(addressOf(2), person.email, 'wrong one', known))
    expect(tally(guesses)).toEqual({ 401: 10, 429: 2 })
    const forged = known.replace(/=[^.]+/, `=${'0'.repeat(32)}`)
    expect((await signInFrom(addressOf(1), person.email, PASSWORD, forged)).statusCode).toBe(429)
    await Promise.all(many(10, () => signInFrom(addressOf(1), other.email, 'wrong one')))
    expect((await signInFrom(addressOf(1), other.email, PASSWORD, known)).statusCode).toBe(429)
  })

  test('binds that cookie to the host over https, and goes on with the one of before', async () => {
    const person = newPerson()
    await foundGroup(server.app, person)
    const before = cookieOf(await signInFrom(addressOf(1), person.email))
    const answer = await server.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'x-forwarded-for': addressOf(1), 'x-forwarded-proto': 'https', cookie: before },
      payload: { email: person.email, password: PASSWORD },
    })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-batuta-device-\w+=\S+; Path=\/; Secure; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
    const known = cookieOf(answer)
    expect(known.split('=')[1]).toBe(before.split('=')[1])
    await Promise.all(many(10, () => signInFrom(addressOf(1), person.email, 'wrong one')))
    expect((await signInFrom(addressOf(1), person.email, PASSWORD, known)).statusCode).toBe(200)
    expect((await signInFrom(addressOf(1), person.email, PASSWORD, before)).statusCode).toBe(200)
  })

  test('knows the browser in which it was made, joined from an invitation, or given another password', async () => {
    const [founder, guest] = [newPerson(), newPerson()]
    const founded = await registerFrom(addressOf(1), founder)
    const admin = SignedIn.parse(founded.json())
    const { token } = await invite(server.app, admin, 'member')
    const payload = { ...guest, invitation: token }
    const joined = await server.app.inject({ method: 'POST', url: '/auth/register', payload })
    const passwords = { currentPassword: PASSWORD, newPassword: 'another long one' }
    const changed = await callAs(server.app, admin, 'POST', '/auth/change-password', passwords)
    expect([founded, joined, changed].map(({ statusCode }) => statusCode)).toEqual([201, 201, 204])
    for (const { email } of [founder, guest])
      await Promise.all(many(10, () => signInFrom(addressOf(2), email, 'wrong one')))
    expect((await signInFrom(addressOf(2), founder.email, passwords.newPassword)).statusCode).toBe(429)
    const answers = [
      await signInFrom(addressOf(2), founder.email, passwords.newPassword, cookieOf(founded)),
      await signInFrom(addressOf(2), founder.email, passwords.newPassword, cookieOf(changed)),
      await signInFrom(addressOf(2), guest.email, PASSWORD, cookieOf(joined)),
    ]
    expect(tally(answers)).toEqual({ 200: 3 })
  })

  test('opens again after the time that was told', async () => {
    const person = newPerson()
    await foundGroup(server.app, person)
    await Promise.all(many(11, () => signInFrom(addressOf(1), person.email, 'wrong one')))
    const refused = await signInFrom(addressOf(1), person.email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + Number(refused.headers['retry-after']) * 1000 })
    expect((await signInFrom(addressOf(1), person.email)).statusCode).toBe(200)
  })

  test('is not refused until tomorrow where the clock is set back by a day', async () => {
    const person = newPerson()
    await foundGroup(server.app, person)
    await Promise.all(many(11, () => signInFrom(addressOf(1), person.email, 'wrong one')))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })
    expect((await signInFrom(addressOf(1), person.email)).statusCode).toBe(200)
  })

  test('does not count what succeeds', async () => {
    const person = newPerson()
    await foundGroup(server.app, person)
    expect(tally(await oneByOne(25, (at) => signInFrom(addressOf(at), person.email)))).toEqual({ 200: 25 })
  })

  test('guards the current password as well', async () => {
    const person = await foundGroup(server.app)
    const body = { currentPassword: 'wrong one', newPassword: 'a new and longer one' }
    const answers = await Promise.all(many(12, () => callAs(server.app, person, 'POST', '/auth/change-password', body)))
    expect(tally(answers)).toEqual({ 400: 10, 429: 2 })
  })

  test('is registered ten times a minute', async () => {
    const { email } = newPerson()
    const answers = await Promise.all(many(12, (at) => registerFrom(addressOf(at), newPerson({ email }))))
    expect(tally(answers)).toEqual({ 201: 1, 409: 9, 429: 2 })
  })
})

describe('an address', () => {
  test('signs in sixty times a minute, whoever it says to be', async () => {
    const answers = await oneByOne(63, (at) => signInFrom(addressOf(1), `nobody${at}@example.org`))
    expect(tally(answers)).toEqual({ 401: 60, 429: 3 })
    const refused = await signInFrom(addressOf(1), 'another@example.org')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().error).toEqual({ code: 'too_many_requests', message: expect.any(String) })
    expect((await signInFrom(addressOf(2), 'another@example.org')).statusCode).toBe(401)
  })

  test('of version 6 is its whole network', async () => {
    await Promise.all(many(60, (at) => signInFrom(`2001:db8:1:2::${at}`, `nobody${at}@example.org`)))
    expect((await signInFrom('2001:db8:1:2:ffff::1', 'another@example.org')).statusCode).toBe(429)
  })

  test('that is over its limit hears so from memory; where the database is away, any other is told to come again', async () => {
    const look = (address: string) =>
      server.app.inject({ url: '/auth/reset-password?token=unknown', headers: { 'x-forwarded-for': address } })
    expect(tally(await Promise.all(many(22, () => look(addressOf(1)))))).toEqual({ 404: 20, 429: 2 })
    await server.drop()
    expect((await look(addressOf(1))).statusCode).toBe(429)
    const other = await look(addressOf(2))
    expect([other.statusCode, other.json().error.code]).toEqual([503, 'busy'])
    expect(Number(other.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('registers thirty times a minute', async () => {
    const answers = await oneByOne(32, () => registerFrom(addressOf(1), newPerson()))
    expect(tally(answers)).toEqual({ 201: 30, 429: 2 })
  })

  test('refreshes, and looks round the demo, without counting towards signing in', async () => {
    const person = newPerson()
    let { refreshToken } = await foundGroup(server.app, person)
    for (let turn = 0; turn < 100; turn += 1)
      refreshToken = (await refresh(server.app, refreshToken)).json().refreshToken
    const demo = { method: 'POST', url: '/auth/demo', payload: { role: 'admin' } } as const
    // The first makes the orchestra.
    expect((await server.app.inject(demo)).statusCode).toBe(200)
    expect(tally(await Promise.all(many(80, () => server.app.inject(demo))))).toEqual({ 200: 80 })
    expect((await signIn(server.app, person.email)).statusCode).toBe(200)
  })
})

describe('switched off', () => {
  let open: TestServer

  afterAll(() => open.close())

  test('nothing is counted', async () => {
    open = await createTestServer()
    const answers = await Promise.all(many(70, () => signIn(open.app, 'nobody@example.org')))
    expect(tally(answers)).toEqual({ 401: 70 })
  })
})
