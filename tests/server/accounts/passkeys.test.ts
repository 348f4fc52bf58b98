import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { RequestOptions, SecondFactorsAnswer } from '@contract/secondFactors'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, headersOf, joinAs, signIn } from '../support/factories'
import { makeAuthenticator } from './authenticator'
import type { Authenticator } from './authenticator'
import { addPasskey, addTotp, ageProof, beginPasskey, beginPasskeySignIn } from './secondFactorFixture'
import { demandOf, outcomeOf, parseSignedIn, showFactor, signInByPasskey, stopClock } from './secondFactorFixture'

let server: TestServer
let admin: SignedIn
let key: Authenticator

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  stopClock()
  admin = await foundGroup(server.app)
  key = makeAuthenticator()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => server.close())

async function passkeysOf(person: SignedIn) {
  const answer = await callAs(server.app, person, 'GET', '/auth/second-factors')
  return SecondFactorsAnswer.parse(answer.json()).secondFactors.passkeys
}

async function demandPasskey(email: string) {
  const { challenge, passkeyOptions } = await demandOf(server.app, email)
  return { challenge, options: RequestOptions.parse(passkeyOptions) }
}

describe('a passkey as the second factor', () => {
  test('is made for the account, asked for after the password, and lists when it was used', async () => {
    const { options } = await beginPasskey(server.app, admin)
    expect(options.rp).toEqual({ id: 'localhost', name: 'Batuta' })
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32)
    const { recoveryCodes, secondFactors } = await addPasskey(server.app, admin, key, 'Blue key')
    expect([recoveryCodes?.length, secondFactors.recoveryCodesLeft]).toEqual([10, 10])
    expect(await passkeysOf(admin)).toEqual([
      { id: expect.any(String), name: 'Blue key', host: 'localhost', createdAt: expect.stringMatching(/Z$/) },
    ])
    const { challenge, options: request } = await demandPasskey(admin.userData.email)
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' })
    expect(request.allowCredentials).toHaveLength(1)
    // After the password a touch is enough.
    const passkey = key.show(request, { isVerified: false, userHandle: undefined })
    expect((await showFactor(server.app, { challenge, passkey })).statusCode).toBe(200)
    expect((await passkeysOf(admin))[0]?.lastUsedAt).toMatch(/Z$/)
    expect(outcomeOf(await showFactor(server.app, { challenge, passkey }))).toBe('400 passkey:wrong_passkey')
  })

  test('a second one brings no new recovery codes; the same one is known', async () => {
    await addPasskey(server.app, admin, key)
    expect((await addPasskey(server.app, admin, makeAuthenticator())).recoveryCodes).toBeUndefined()
    const { challenge, options } = await beginPasskey(server.app, admin)
    expect(options.excludeCredentials).toHaveLength(2)
    const again = { challenge, name: 'Again', passkey: key.create(options) }
    expect(outcomeOf(await callAs(server.app, admin, 'POST', '/auth/add-passkey', again))).toBe('409 conflict')
  })

  test('is renamed and removed by its owner alone', async () => {
    const other = await joinAs(server.app, admin, 'admin')
    await addPasskey(server.app, admin, key)
    const [{ id } = { id: '' }] = await passkeysOf(admin)
    const rename = (person: SignedIn, name: string) =>
      callAs(server.app, person, 'POST', '/auth/rename-passkey', { id, name })
    const remove = (person: SignedIn) => callAs(server.app, person, 'DELETE', `/auth/remove-passkey?id=${id}`)
    expect((await rename(other, 'Mine')).statusCode).toBe(404)
    expect((await remove(other)).statusCode).toBe(404)
    expect(outcomeOf(await rename(admin, ' '))).toBe('400 name:required')
    expect((await rename(admin, 'Old phone')).json().secondFactors.passkeys[0].name).toBe('Old phone')
    expect((await remove(admin)).json().secondFactors).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expect((await signIn(server.app, admin.userData.email)).statusCode).toBe(200)
  })

  test('is not taken from another page, name, challenge or account', async () => {
    const add = async (ceremony: object, person = admin) => {
      const { challenge, options } = await beginPasskey(server.app, admin)
      const body = { challenge, name: 'Key', passkey: makeAuthenticator().create(options, ceremony) }
      return outcomeOf(await callAs(server.app, person, 'POST', '/auth/add-passkey', body))
    }
    expect(await add({ origin: 'https://batuta.example.com' })).toBe('400 passkey:wrong_passkey')
    expect(await add({ origin: 'https://localhost:8443' })).toBe('400 passkey:wrong_passkey')
    expect(await add({ rpId: 'example.com' })).toBe('400 passkey:wrong_passkey')
    expect(await add({}, await joinAs(server.app, admin, 'member'))).toBe('409 challenge_expired')
    const { challenge, options } = await beginPasskey(server.app, admin)
    const other = { ...options, challenge: Buffer.alloc(32).toString('base64url') }
    const body = { challenge, name: 'Key', passkey: key.create(other) }
    expect(outcomeOf(await callAs(server.app, admin, 'POST', '/auth/add-passkey', body))).toBe(
      '400 passkey:wrong_passkey',
    )
    expect(await passkeysOf(admin)).toEqual([])
  })

  test('stops at twenty', async () => {
    await addPasskey(server.app, admin, key)
    const { groupId, userId } = { groupId: admin.userData.group.id, userId: admin.userData.id }
    await server.pool.query(
      `insert into passkeys (group_id, user_id, id, name, host, credential_id, public_key, counter, transports)
       select $1, $2, gen_random_uuid(), 'Key', 'localhost', sha256(n::text::bytea), '', 0, '{}' from generate_series(2, 20) n`,
      [groupId, userId],
    )
    const { challenge, options } = await beginPasskey(server.app, admin)
    const body = { challenge, name: 'One more', passkey: makeAuthenticator().create(options) }
    expect(outcomeOf(await callAs(server.app, admin, 'POST', '/auth/add-passkey', body))).toBe('400 name:too_many')
  })
})

describe('a passkey alone', () => {
  test('signs in who it belongs to, in whatever group, and counts as proof', async () => {
    await addPasskey(server.app, admin, key)
    const { challenge, options } = await beginPasskeySignIn(server.app)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.allowCredentials).toBeUndefined()
    const answer = await signInByPasskey(server.app, challenge, key.show(options))
    const signedIn = parseSignedIn(answer)
    expect(signedIn.userData).toMatchObject({ id: admin.userData.id, group: { id: admin.userData.group.id } })
    expect(answer.headers['set-cookie']).toMatch(/^batuta-device/)
    expect((await callAs(server.app, signedIn, 'POST', '/auth/begin-totp', {})).statusCode).toBe(200)
  })

  test('serves once for each challenge, and not with one of another kind', async () => {
    await addPasskey(server.app, admin, key)
    const { challenge, options } = await beginPasskeySignIn(server.app)
    const passkey = key.show(options)
    expect((await signInByPasskey(server.app, challenge, passkey)).statusCode).toBe(200)
    expect((await signInByPasskey(server.app, challenge, passkey)).statusCode).toBe(400)
    expect(outcomeOf(await signInByPasskey(server.app, challenge, key.show(options)))).toBe('409 challenge_expired')
    const second = await demandPasskey(admin.userData.email)
    const shown = key.show(second.options)
    expect(outcomeOf(await signInByPasskey(server.app, second.challenge, shown))).toBe('409 challenge_expired')
  })

  test('asks for more than a touch', async () => {
    await addPasskey(server.app, admin, key)
    const { challenge, options } = await beginPasskeySignIn(server.app)
    const touched = key.show(options, { isVerified: false })
    expect(outcomeOf(await signInByPasskey(server.app, challenge, touched))).toBe('400 passkey:wrong_passkey')
  })

  test('shown to another page or name, or copied, opens nothing', async () => {
    await addPasskey(server.app, admin, key)
    const { challenge, options } = await beginPasskeySignIn(server.app)
    for (const ceremony of [
      { origin: 'https://batuta.example.com' },
      { origin: 'http://localhost:1234' },
      { rpId: 'example.com' },
    ]) {
      const answer = await signInByPasskey(server.app, challenge, key.show(options, ceremony))
      expect([ceremony, outcomeOf(answer)]).toEqual([ceremony, '400 passkey:wrong_passkey'])
    }
    expect((await signInByPasskey(server.app, challenge, key.show(options))).statusCode).toBe(200)
    const next = await beginPasskeySignIn(server.app)
    key.setCounter(1)
    const behind = key.show(next.options)
    expect(outcomeOf(await signInByPasskey(server.app, next.challenge, behind))).toBe('400 passkey:wrong_passkey')
  })

  test('under the handle of another group, another person or nobody opens nothing', async () => {
    const { options: theirs } = await beginPasskey(server.app, await foundGroup(server.app))
    const colleague = await joinAs(server.app, admin, 'treasurer')
    const { options: colleagues } = await beginPasskey(server.app, colleague)
    await addPasskey(server.app, admin, key)
    const { challenge, options } = await beginPasskeySignIn(server.app)
    for (const userHandle of [theirs.user.id, colleagues.user.id, 'AAAA', undefined]) {
      const answer = await signInByPasskey(server.app, challenge, key.show(options, { userHandle }))
      expect(outcomeOf(answer)).toBe('400 passkey:wrong_passkey')
    }
  })

  test('of an account that was removed opens nothing', async () => {
    const otto = await joinAs(server.app, admin, 'treasurer')
    await addPasskey(server.app, otto, key)
    await callAs(server.app, admin, 'DELETE', `/users/remove-user?id=${otto.userData.id}`)
    const { challenge, options } = await beginPasskeySignIn(server.app)
    expect(outcomeOf(await signInByPasskey(server.app, challenge, key.show(options)))).toBe('400 passkey:wrong_passkey')
  })
})

describe('the name that passkeys are made for', () => {
  const begin = (at: TestServer, person: SignedIn, headers: Record<string, string>) =>
    at.app.inject({
      method: 'POST',
      url: '/auth/begin-passkey',
      headers: { ...headersOf(person), ...headers },
      payload: {},
    })

  test.each(['127.0.0.1:3000', '[::1]:3000', '192.168.1.7'])('is never an address of numbers: %s', async (host) => {
    expect(outcomeOf(await begin(server, admin, { host }))).toBe('409 passkeys_need_name')
    const public_ = { method: 'POST', url: '/auth/login/begin-passkey', headers: { host }, payload: {} } as const
    expect(outcomeOf(await server.app.inject(public_))).toBe('409 passkeys_need_name')
  })

  test('is the host of the request, and the one that a trusted proxy passes on', async () => {
    const rpOf = async (at: TestServer, headers: Record<string, string>) =>
      (await begin(at, await foundGroup(at.app), headers)).json().options.rp.id
    const forwarded = { 'x-forwarded-host': 'batuta.example.org', 'x-forwarded-proto': 'https' }
    expect(await rpOf(server, { host: 'banda.example.org:3000', ...forwarded })).toBe('banda.example.org')
    const behind = await createTestServer({ config: { trustProxy: ['127.0.0.1'] } })
    expect(await rpOf(behind, { host: '10.0.0.1:3000', ...forwarded })).toBe('batuta.example.org')
    await behind.close()
  })

  test('is PUBLIC_URL’s, whatever the request says, and its origin is the only one', async () => {
    const named = await createTestServer({ config: { publicUrl: 'https://batuta.example.org' } })
    const person = await foundGroup(named.app)
    const { challenge, options } = await beginPasskey(named.app, person)
    expect(options.rp.id).toBe('batuta.example.org')
    const add = (origin: string) =>
      callAs(named.app, person, 'POST', '/auth/add-passkey', {
        challenge,
        name: 'Key',
        passkey: key.create(options, { origin }),
      })
    expect(outcomeOf(await add('http://batuta.example.org'))).toBe('400 passkey:wrong_passkey')
    expect((await add('https://batuta.example.org')).statusCode).toBe(201)
    await named.close()
  })

  test('made elsewhere, a passkey is no method here, but still a second factor', async () => {
    await addPasskey(server.app, admin, key)
    await server.pool.query(`update passkeys set host = 'old.example.org' where user_id = $1`, [admin.userData.id])
    const { methods, passkeyOptions } = await demandOf(server.app, admin.userData.email)
    expect([methods, passkeyOptions]).toEqual([['recoveryCode'], undefined])
    const { challenge, options } = await beginPasskeySignIn(server.app)
    expect((await signInByPasskey(server.app, challenge, key.show(options))).statusCode).toBe(400)
  })
})

test('changes of one’s factors ask for fresh proof, each of them', async () => {
  await addTotp(server.app, admin)
  await addPasskey(server.app, admin, key)
  const [{ id } = { id: '' }] = await passkeysOf(admin)
  await ageProof(server, admin, 11)
  const changes = [
    ['POST', '/auth/begin-totp', {}],
    ['POST', '/auth/add-totp', { challenge: 'x', code: '123456' }],
    ['DELETE', '/auth/remove-totp'],
    ['POST', '/auth/renew-recovery-codes', {}],
    ['POST', '/auth/begin-passkey', {}],
    ['POST', '/auth/add-passkey', {}],
    ['POST', '/auth/rename-passkey', { id, name: 'Mine' }],
    ['DELETE', `/auth/remove-passkey?id=${id}`],
  ] as const
  for (const [method, url, body] of changes)
    expect([url, outcomeOf(await callAs(server.app, admin, method, url, body))]).toEqual([url, '403 proof_required'])
})
