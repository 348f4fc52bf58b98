import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SignedIn } from '@contract/auth'
import { SecondFactorsAnswer } from '@contract/secondFactors'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { PASSWORD, callAs, foundGroup, joinAs, refresh, signIn, tally } from '../support/factories'
import {
  addTotp,
  ageProof,
  beginTotp,
  codeOf,
  demandOf,
  outcomeOf,
  showFactor,
  signInWith,
  stopClock,
} from './secondFactorFixture'

let server: TestServer
let admin: SignedIn
let email: string

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  stopClock()
  admin = await foundGroup(server.app)
  email = admin.userData.email
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => server.close())

async function factorsOf(person: SignedIn) {
  const answer = await callAs(server.app, person, 'GET', '/auth/second-factors')
  return SecondFactorsAnswer.parse(answer.json()).secondFactors
}

describe('an authenticator app', () => {
  test('is set up by one of its codes, and asked for after the password', async () => {
    expect((await signIn(server.app, email)).statusCode).toBe(200)
    const { secret, recoveryCodes, secondFactors } = await addTotp(server.app, admin)
    expect(secondFactors).toMatchObject({ isOffered: true, isRequired: false, passkeys: [], recoveryCodesLeft: 10 })
    expect(secondFactors.totp?.createdAt).toMatch(/Z$/)
    expect(new Set(recoveryCodes).size).toBe(10)
    const first = await signIn(server.app, email)
    expect([first.statusCode, first.json().error.code]).toEqual([401, 'second_factor_required'])
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(first.json().error.secondFactor.methods).toEqual(['totp', 'recoveryCode'])
    const second = await signInWith(server.app, email, { code: codeOf(secret) })
    expect(second.statusCode).toBe(200)
    expect(second.headers['set-cookie']).toMatch(/^batuta-device/)
    const signedIn = SignedIn.parse(second.json())
    expect((await callAs(server.app, signedIn, 'GET', '/members/list-members')).statusCode).toBe(200)
  })

  test('is not set up by a wrong code, and its challenge serves nobody else and only once', async () => {
    const other = await joinAs(server.app, admin, 'member')
    const { secret, challenge } = await beginTotp(server.app, admin)
    const add = (person: SignedIn, code: string) =>
      callAs(server.app, person, 'POST', '/auth/add-totp', { challenge, code })
    const wrong = codeOf(secret, 5)
    expect(outcomeOf(await add(admin, wrong))).toBe('400 code:wrong_code')
    expect(outcomeOf(await add(admin, '12 34'))).toBe('400 code:bad_code')
    expect(outcomeOf(await add(other, codeOf(secret)))).toBe('409 challenge_expired')
    expect((await factorsOf(admin)).totp).toBeUndefined()
    const code = codeOf(secret)
    expect((await add(admin, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(201)
    expect(outcomeOf(await add(admin, codeOf(secret, 1)))).toBe('409 challenge_expired')
  })

  test('takes the clock of a telephone that is half a minute off, and no more', async () => {
    const { secret } = await addTotp(server.app, admin)
    expect(outcomeOf(await signInWith(server.app, email, { code: codeOf(secret, 2) }))).toBe('400 code:wrong_code')
    expect((await signInWith(server.app, email, { code: codeOf(secret, 0) })).statusCode).toBe(200)
    expect((await signInWith(server.app, email, { code: codeOf(secret, 1) })).statusCode).toBe(200)
  })

  test('gives codes that serve once, also when they are shown at the same time, and not after a later one', async () => {
    const { secret } = await addTotp(server.app, admin)
    const demands = await Promise.all([1, 2, 3, 4].map(() => demandOf(server.app, email)))
    const code = codeOf(secret)
    const answers = await Promise.all(demands.map(({ challenge }) => showFactor(server.app, { challenge, code })))
    expect(tally(answers)).toEqual({ 200: 1, 400: 3 })
    expect(outcomeOf(await signInWith(server.app, email, { code }))).toBe('400 code:used_code')
    expect(outcomeOf(await signInWith(server.app, email, { code: codeOf(secret, -1) }))).toBe('400 code:used_code')
  })

  test('moves to a new telephone: the codes of the old one are then wrong, and the recovery codes stay', async () => {
    const before = await addTotp(server.app, admin)
    const after = await addTotp(server.app, admin)
    expect([after.recoveryCodes, after.secondFactors.recoveryCodesLeft]).toEqual([undefined, 10])
    expect(outcomeOf(await signInWith(server.app, email, { code: codeOf(before.secret) }))).toBe('400 code:wrong_code')
    expect((await signInWith(server.app, email, { code: codeOf(after.secret) })).statusCode).toBe(200)
  })

  test('is kept so that the database alone does not tell its secret, nor serves it in another row', async () => {
    const { secret } = await addTotp(server.app, admin)
    const { rows } = await server.pool.query('select encrypted_secret from totp_factors where user_id = $1', [
      admin.userData.id,
    ])
    expect(rows[0].encrypted_secret.toString('latin1')).not.toContain(secret)
    const thief = await joinAs(server.app, admin, 'member')
    const own = await addTotp(server.app, thief)
    await server.pool.query(`update totp_factors set encrypted_secret = $2 where user_id = $1`, [
      thief.userData.id,
      rows[0].encrypted_secret,
    ])
    for (const code of [codeOf(secret), codeOf(own.secret)])
      expect(outcomeOf(await signInWith(server.app, thief.userData.email, { code }))).toBe('400 code:wrong_code')
  })

  test('taken away, it is not asked for, and the recovery codes go with it', async () => {
    const { recoveryCodes: [code] = [] } = await addTotp(server.app, admin)
    const answer = await callAs(server.app, admin, 'DELETE', '/auth/remove-totp')
    expect(answer.json().secondFactors).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expect((await signIn(server.app, email)).statusCode).toBe(200)
    expect((await callAs(server.app, admin, 'DELETE', '/auth/remove-totp')).statusCode).toBe(404)
    expect((await callAs(server.app, admin, 'POST', '/auth/renew-recovery-codes', {})).statusCode).toBe(404)
    expect(code).toMatch(/^(\w{4}-){6}\w{4}$/)
  })
})

describe('guessing codes', () => {
  test('makes everybody wait after ten wrong ones, twice as long each time; a recovery code still opens', async () => {
    const { secret, recoveryCodes: [recoveryCode] = [] } = await addTotp(server.app, admin)
    const { challenge } = await demandOf(server.app, email)
    const guess = () => showFactor(server.app, { challenge, code: codeOf(secret, 9) })
    for (let round = 0; round < 10; round += 1) expect(outcomeOf(await guess())).toBe('400 code:wrong_code')
    const refused = await showFactor(server.app, { challenge, code: codeOf(secret) })
    expect(outcomeOf(refused)).toBe('429 too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect((await signInWith(server.app, email, { recoveryCode })).statusCode).toBe(200)

    const isPast = `update totp_factors set blocked_until = now() - interval '1 second' where user_id = $1`
    await server.pool.query(isPast, [admin.userData.id])
    expect(outcomeOf(await guess())).toBe('400 code:wrong_code')
    const longer = await showFactor(server.app, { challenge, code: codeOf(secret) })
    expect(Number(longer.headers['retry-after'])).toBeGreaterThan(110)
    await server.pool.query(isPast, [admin.userData.id])
    expect((await showFactor(server.app, { challenge, code: codeOf(secret) })).statusCode).toBe(200)
    const { rows } = await server.pool.query('select failures from totp_factors where user_id = $1', [
      admin.userData.id,
    ])
    expect(rows[0].failures).toBe(0)
  })

  test('is refused after ten in a minute from one network, whatever is guessed', async () => {
    const limited = await createTestServer({ config: { isRateLimited: true } })
    const person = await foundGroup(limited.app)
    await addTotp(limited.app, person)
    const { challenge } = await demandOf(limited.app, person.userData.email)
    const guesses = Array.from({ length: 12 }, () =>
      showFactor(limited.app, { challenge, recoveryCode: 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF' }),
    )
    expect(tally(await Promise.all(guesses))).toEqual({ 400: 10, 429: 2 })
    await limited.close()
  })
})

describe('the challenge of a sign-in', () => {
  test('serves once, also with another factor', async () => {
    const { secret, recoveryCodes: [recoveryCode] = [] } = await addTotp(server.app, admin)
    const { challenge } = await demandOf(server.app, email)
    expect((await showFactor(server.app, { challenge, code: codeOf(secret) })).statusCode).toBe(200)
    expect(outcomeOf(await showFactor(server.app, { challenge, recoveryCode }))).toBe('409 challenge_expired')
  })

  test('ends after five minutes', async () => {
    const { secret } = await addTotp(server.app, admin)
    const { challenge } = await demandOf(server.app, email)
    stopClock(301_000)
    expect(outcomeOf(await showFactor(server.app, { challenge, code: codeOf(secret) }))).toBe('409 challenge_expired')
  })

  test('forged, of another purpose, or without a factor opens nothing', async () => {
    const { secret } = await addTotp(server.app, admin)
    const code = codeOf(secret)
    const setup = await beginTotp(server.app, admin)
    for (const challenge of [setup.challenge, admin.accessToken, 'x.y.z'])
      expect(outcomeOf(await showFactor(server.app, { challenge, code }))).toBe('409 challenge_expired')
    const { challenge } = await demandOf(server.app, email)
    expect(outcomeOf(await showFactor(server.app, { challenge }))).toBe('400 code:required')
    const both = { challenge, code, recoveryCode: 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF' }
    expect(outcomeOf(await showFactor(server.app, both))).toBe('400 code:required')
  })

  test('is no good once the password is another', async () => {
    const { secret } = await addTotp(server.app, admin)
    const { challenge } = await demandOf(server.app, email)
    const change = { currentPassword: PASSWORD, newPassword: 'a new and longer one' }
    await callAs(server.app, admin, 'POST', '/auth/change-password', change)
    expect(outcomeOf(await showFactor(server.app, { challenge, code: codeOf(secret) }))).toBe('409 challenge_expired')
  })

  test('works at another server process of the same secret', async () => {
    const { secret } = await addTotp(server.app, admin)
    const { buildApp } = await import('../../../server/app')
    const second = await buildApp(server.dependencies)
    const { challenge } = await demandOf(second, email)
    const body = { challenge, code: codeOf(secret) }
    expect((await showFactor(server.app, body)).statusCode).toBe(200)
    expect(outcomeOf(await showFactor(second, { ...body, code: codeOf(secret, 1) }))).toBe('409 challenge_expired')
    await second.close()
  })
})

describe('recovery codes', () => {
  test('open once each, however they are typed, and are counted', async () => {
    const { recoveryCodes: [first = '', second = ''] = [] } = await addTotp(server.app, admin)
    const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    const answer = await signInWith(server.app, email, { recoveryCode: typed })
    expect(answer.statusCode).toBe(200)
    expect((await factorsOf(admin)).recoveryCodesLeft).toBe(9)
    expect(outcomeOf(await signInWith(server.app, email, { recoveryCode: first }))).toBe(
      '400 recoveryCode:wrong_recovery_code',
    )
    const demands = await Promise.all([1, 2, 3].map(() => demandOf(server.app, email)))
    const answers = await Promise.all(
      demands.map(({ challenge }) => showFactor(server.app, { challenge, recoveryCode: second })),
    )
    expect(tally(answers)).toEqual({ 200: 1, 400: 2 })
  })

  test('made anew, those from before open nothing', async () => {
    const { recoveryCodes: [old] = [] } = await addTotp(server.app, admin)
    const answer = await callAs(server.app, admin, 'POST', '/auth/renew-recovery-codes', {})
    const [fresh] = answer.json().recoveryCodes
    expect(answer.json().secondFactors.recoveryCodesLeft).toBe(10)
    expect((await signInWith(server.app, email, { recoveryCode: old })).statusCode).toBe(400)
    expect((await signInWith(server.app, email, { recoveryCode: fresh })).statusCode).toBe(200)
  })

  test('are stored as hashes, and told once', async () => {
    const { recoveryCodes: [code = ''] = [] } = await addTotp(server.app, admin)
    const { rows } = await server.pool.query(`select encode(hash, 'escape') as hash from recovery_codes`)
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
    expect(JSON.stringify(await factorsOf(admin))).not.toContain(code)
  })

  test('of somebody else open nothing', async () => {
    const other = await joinAs(server.app, admin, 'member')
    const { recoveryCodes: [theirs] = [] } = await addTotp(server.app, other)
    await addTotp(server.app, admin)
    expect((await signInWith(server.app, email, { recoveryCode: theirs })).statusCode).toBe(400)
  })
})

describe('an admin takes the second factors off', () => {
  const takeOff = (by: SignedIn, id: string) => callAs(server.app, by, 'POST', '/users/remove-second-factors', { id })

  test('of who has lost them: their sessions end, and the password alone signs in', async () => {
    const otto = await joinAs(server.app, admin, 'treasurer')
    await addTotp(server.app, otto)
    const list = await callAs(server.app, admin, 'GET', '/users/list-users')
    const has = Object.fromEntries(
      list.json().users.map((user: { id: string; hasSecondFactor: boolean }) => [user.id, user.hasSecondFactor]),
    )
    expect(has).toEqual({ [admin.userData.id]: false, [otto.userData.id]: true })
    const { id } = otto.userData
    expect((await takeOff(admin, id)).json()).toEqual({ id })
    expect((await callAs(server.app, otto, 'GET', '/auth/user')).statusCode).toBe(401)
    expect((await refresh(server.app, otto.refreshToken)).statusCode).toBe(401)
    expect((await signIn(server.app, otto.userData.email)).statusCode).toBe(200)
    expect((await takeOff(admin, id)).statusCode).toBe(404)
  })

  test('but not in another group, not without the role, and not without fresh proof', async () => {
    const otto = await joinAs(server.app, admin, 'treasurer')
    await addTotp(server.app, otto)
    const { id } = otto.userData
    expect((await takeOff(await foundGroup(server.app), id)).statusCode).toBe(404)
    expect((await takeOff(otto, id)).statusCode).toBe(403)
    await ageProof(server, admin, 11)
    expect(outcomeOf(await takeOff(admin, id))).toBe('403 proof_required')
    expect((await demandOf(server.app, otto.userData.email)).methods).toContain('totp')
  })
})

test('the demo’s accounts, which everybody shares, can have none', async () => {
  const enter = { method: 'POST', url: '/auth/demo', payload: { role: 'admin' } } as const
  const visitor = SignedIn.parse((await server.app.inject(enter)).json())
  expect((await factorsOf(visitor)).isOffered).toBe(false)
  const { secret, challenge } = await beginTotp(server.app, visitor)
  const answer = await callAs(server.app, visitor, 'POST', '/auth/add-totp', { challenge, code: codeOf(secret) })
  expect(outcomeOf(answer)).toBe('409 shared_account')
})
