import { expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { makeAuthenticator } from './authenticator'
import {
  addPasskey,
  addTotp,
  beginPasskeySignIn,
  codeOf,
  setUpProofs,
  signInByPasskey,
  signInWith,
} from './secondFactorFixture'
import { callAs, signIn } from '../support/factories'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn

setUpProofs((...begun) => ([server, admin] = begun))

test('each sign-in is recorded with what was shown for it', async () => {
  const { email } = admin.userData
  const shown = async () => {
    const { entries } = (await callAs(server.app, admin, 'GET', '/audit/list-entries?config[action]=signed_in')).json()
    return entries[0]?.after
  }
  // Founding the group, too, began a session by the password that was chosen.
  expect(await shown()).toEqual({ factors: 'password' })
  expect((await signIn(server.app, email)).statusCode).toBe(200)
  const { secret, recoveryCodes } = await addTotp(server.app, admin)
  expect((await signInWith(server.app, email, { code: codeOf(secret) })).statusCode).toBe(200)
  expect(await shown()).toEqual({ factors: 'password, totp' })
  expect((await signInWith(server.app, email, { recoveryCode: recoveryCodes?.[0] })).statusCode).toBe(200)
  expect(await shown()).toEqual({ factors: 'password, recoveryCode' })
  const key = makeAuthenticator()
  await addPasskey(server.app, admin, key)
  const { challenge, options } = await beginPasskeySignIn(server.app)
  expect((await signInByPasskey(server.app, challenge, key.show(options))).statusCode).toBe(200)
  expect(await shown()).toEqual({ factors: 'passkey' })
})
