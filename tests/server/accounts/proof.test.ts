import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { SignedIn } from '@contract/auth'
import { ProofOffer } from '@contract/secondFactors'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { PASSWORD, callAs, foundGroup, joinAs, refresh, signIn, tally } from '../support/factories'
import { makeAuthenticator } from './authenticator'
import { addPasskey, addTotp, ageProof, codeOf, outcomeOf, parseSignedIn, setUpProofs } from './secondFactorFixture'

let server: TestServer
let admin: SignedIn

setUpProofs((given, founder) => {
  server = given
  admin = founder
})

const invite = (person: SignedIn) =>
  callAs(server.app, person, 'POST', '/users/invite', { invitation: { id: newId(), role: 'member' } })
const prove = (person: SignedIn, body: object) => callAs(server.app, person, 'POST', '/auth/prove', body)

async function offerOf(person: SignedIn) {
  return ProofOffer.parse((await callAs(server.app, person, 'GET', '/auth/proof')).json())
}

describe('what must not happen on an unattended screen', () => {
  test('is asked for again ten minutes after signing in, and not before', async () => {
    await ageProof(server, admin, 9)
    expect((await invite(admin)).statusCode).toBe(201)
    await ageProof(server, admin, 10)
    expect(outcomeOf(await invite(admin))).toBe('403 proof_required')
  })

  test('is each change of who may do what', async () => {
    const otto = await joinAs(server.app, admin, 'treasurer')
    await ageProof(server, admin, 11)
    const { id } = otto.userData
    const role = await callAs(server.app, admin, 'POST', '/users/update-role', { id, role: 'admin' })
    const removal = await callAs(server.app, admin, 'DELETE', `/users/remove-user?id=${id}`)
    expect([outcomeOf(role), outcomeOf(removal)]).toEqual(['403 proof_required', '403 proof_required'])
    const link = await callAs(server.app, admin, 'POST', '/users/reset-link', { id })
    const address = { newEmail: 'other@example.org', currentPassword: PASSWORD }
    const email = await callAs(server.app, admin, 'POST', '/auth/change-email', address)
    expect([outcomeOf(link), outcomeOf(email)]).toEqual(['403 proof_required', '403 proof_required'])
    expect((await callAs(server.app, otto, 'GET', '/auth/user')).json().user.role).toBe('treasurer')
  })

  test('is the erasure of a person, and a link that sets somebody’s password', async () => {
    await ageProof(server, admin, 11)
    for (const url of ['/members/erase-member', '/users/reset-link', '/users/link-member', '/auth/update-user'])
      expect(outcomeOf(await callAs(server.app, admin, 'POST', url, {}))).toBe('403 proof_required')
  })

  test('is a new password, where there is a second factor: the present one alone may be what was stolen', async () => {
    const change = (newPassword: string) =>
      callAs(server.app, admin, 'POST', '/auth/change-password', { currentPassword: PASSWORD, newPassword })
    await addTotp(server.app, admin)
    await ageProof(server, admin, 11)
    expect(outcomeOf(await change('another battery horse'))).toBe('403 proof_required')
    await ageProof(server, admin, 0)
    expect(outcomeOf(await change('another battery horse'))).toBe('204')
  })

  test('is a file of everything, not one of what filters selected', async () => {
    await ageProof(server, admin, 11)
    const record = (over: object) =>
      callAs(server.app, admin, 'POST', '/audit/record-export', { what: 'members', count: 3, ...over })
    expect(outcomeOf(await record({ isEverything: true }))).toBe('403 proof_required')
    expect((await record({})).statusCode).toBe(204)
  })

  test('is refused for want of the role first: nobody is asked in vain', async () => {
    const otto = await joinAs(server.app, admin, 'treasurer')
    await ageProof(server, otto, 11)
    expect(outcomeOf(await invite(otto))).toBe('403 forbidden')
  })

  test('opens for the session that proved, not for another of the same person', async () => {
    const elsewhere = parseSignedIn(await signIn(server.app, admin.userData.email))
    await ageProof(server, admin, 11)
    expect((await prove(admin, { password: PASSWORD })).statusCode).toBe(204)
    expect((await invite(admin)).statusCode).toBe(201)
    expect(outcomeOf(await invite(elsewhere))).toBe('403 proof_required')
  })

  test('is not opened by renewing the session', async () => {
    await ageProof(server, admin, 11)
    const { accessToken } = (await refresh(server.app, admin.refreshToken)).json()
    expect(outcomeOf(await invite({ ...admin, accessToken }))).toBe('403 proof_required')
  })

  test('is asked for also in a session from before this was kept', async () => {
    await server.pool.query('update refresh_families set verified_at = null')
    expect(outcomeOf(await invite(admin))).toBe('403 proof_required')
  })

  test('stays open in the demo, whose visitors have nothing to show', async () => {
    const enter = { method: 'POST', url: '/auth/demo', payload: { role: 'admin' } } as const
    const visitor = SignedIn.parse((await server.app.inject(enter)).json())
    await ageProof(server, visitor, 11)
    expect((await invite(visitor)).statusCode).toBe(201)
  })
})

describe('proof', () => {
  test('is the password where there is no second factor, and a wrong one proves nothing', async () => {
    await ageProof(server, admin, 11)
    expect(await offerOf(admin)).toEqual({ methods: ['password'] })
    expect(outcomeOf(await prove(admin, { password: 'not this one' }))).toBe('400 password:wrong_password')
    expect(outcomeOf(await prove(admin, { code: '123456' }))).toBe('400 code:wrong_code')
    expect(outcomeOf(await prove(admin, {}))).toBe('400 password:required')
    expect(outcomeOf(await invite(admin))).toBe('403 proof_required')
  })

  test('is the second factor where there is one, not the password', async () => {
    const { secret, recoveryCodes: [recoveryCode] = [] } = await addTotp(server.app, admin)
    expect((await offerOf(admin)).methods).toEqual(['totp', 'recoveryCode'])
    for (const factor of [{ code: codeOf(secret) }, { recoveryCode }]) {
      await ageProof(server, admin, 11)
      expect(outcomeOf(await prove(admin, { password: PASSWORD }))).toBe('400 password:not_allowed')
      expect((await prove(admin, factor)).statusCode).toBe(204)
      expect((await invite(admin)).statusCode).toBe(201)
      expect((await prove(admin, factor)).statusCode).toBe(400)
    }
  })

  test('is a passkey, by a challenge that serves this person once', async () => {
    const key = makeAuthenticator()
    await addPasskey(server.app, admin, key)
    await ageProof(server, admin, 11)
    const { passkey } = await offerOf(admin)
    if (passkey === undefined) throw new Error('no passkey was asked for')
    const { challenge, options } = passkey
    expect(outcomeOf(await prove(admin, { passkey: key.show(options) }))).toBe('409 challenge_expired')
    const other = await joinAs(server.app, await foundGroup(server.app), 'treasurer')
    expect(outcomeOf(await prove(other, { challenge, passkey: key.show(options) }))).toBe('409 challenge_expired')
    const wrong = key.show(options, { origin: 'https://batuta.example.com' })
    expect(outcomeOf(await prove(admin, { challenge, passkey: wrong }))).toBe('400 passkey:wrong_passkey')
    expect(outcomeOf(await invite(admin))).toBe('403 proof_required')
    expect((await prove(admin, { challenge, passkey: key.show(options) })).statusCode).toBe(204)
    expect((await invite(admin)).statusCode).toBe(201)
    expect(outcomeOf(await prove(admin, { challenge, passkey: key.show(options) }))).toBe('409 challenge_expired')
  })

  test('cannot be guessed: ten wrong passwords a minute', async () => {
    const limited = await createTestServer({ config: { isRateLimited: true } })
    const person = await foundGroup(limited.app)
    const guesses = Array.from({ length: 12 }, () =>
      callAs(limited.app, person, 'POST', '/auth/prove', { password: 'not this one' }),
    )
    expect(tally(await Promise.all(guesses))).toEqual({ 400: 10, 429: 2 })
    await limited.close()
  })
})
