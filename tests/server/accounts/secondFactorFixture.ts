import { generateSync } from 'otplib'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { SignedIn } from '@contract/auth'
import { ErrorBody } from '@contract/errors'
import { FactorAdded, PasskeyRequest, PasskeySetup, TotpSetup } from '@contract/secondFactors'
import type { App } from '../../../server/platform/dependencies'
import { callAs, foundGroup, signIn } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import type { Authenticator } from './authenticator'

const PERIOD_S = 30

/** Stops the app's clock in the middle of a time step: a code is then of the same step when it is made and when it is shown. */
export function stopClock(aheadMs = 0): void {
  const stepMs = PERIOD_S * 1000
  const now = Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2
  vi.useFakeTimers({ toFake: ['Date'], now: now + aheadMs })
}

/** One server for the file that calls it, and before each test a clock that stands still and a new group's administrator. */
export function setUpProofs(begin: (server: TestServer, admin: SignedIn) => void): void {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer()
  })
  beforeEach(async () => {
    stopClock()
    begin(server, await foundGroup(server.app))
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => server.close())
}

/** The code of now, or of so many time steps before or after. */
export function codeOf(secret: string, stepsAway = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAway * PERIOD_S })
}

export async function beginTotp(app: App, person: SignedIn) {
  return TotpSetup.parse((await callAs(app, person, 'POST', '/auth/begin-totp', {})).json())
}

/** Sets up an authenticator app. Confirmed with the code of the step before: that of now is left to use. */
export async function addTotp(app: App, person: SignedIn) {
  const { secret, challenge } = await beginTotp(app, person)
  const answer = await callAs(app, person, 'POST', '/auth/add-totp', { challenge, code: codeOf(secret, -1) })
  return { secret, ...FactorAdded.parse(answer.json()) }
}

export async function beginPasskey(app: App, person: SignedIn) {
  return PasskeySetup.parse((await callAs(app, person, 'POST', '/auth/begin-passkey', {})).json())
}

export async function addPasskey(app: App, person: SignedIn, authenticator: Authenticator, name = 'My phone') {
  const { challenge, options } = await beginPasskey(app, person)
  const passkey = authenticator.create(options)
  const answer = await callAs(app, person, 'POST', '/auth/add-passkey', { challenge, name, passkey })
  return FactorAdded.parse(answer.json())
}

/** What the first step of a sign-in asks for. */
export async function demandOf(app: App, email: string) {
  const { error } = ErrorBody.parse((await signIn(app, email)).json())
  if (error.secondFactor === undefined) throw new Error(`no second factor was asked for: ${error.code}`)
  return error.secondFactor
}

export function showFactor(app: App, body: object) {
  return app.inject({ method: 'POST', url: '/auth/login/second-factor', payload: body })
}

/** Both steps of a sign-in; the answer of the second. */
export async function signInWith(app: App, email: string, factor: object) {
  const { challenge } = await demandOf(app, email)
  return showFactor(app, { challenge, ...factor })
}

export async function beginPasskeySignIn(app: App) {
  const answer = await app.inject({ method: 'POST', url: '/auth/login/begin-passkey', payload: {} })
  return PasskeyRequest.parse(answer.json())
}

export function signInByPasskey(app: App, challenge: string, passkey: object) {
  return app.inject({ method: 'POST', url: '/auth/login/passkey', payload: { challenge, passkey } })
}

/** As if the person had last shown who they are so many minutes ago. */
export async function ageProof({ pool }: TestServer, person: SignedIn, minutes: number): Promise<void> {
  await pool.query(`update refresh_families set verified_at = now() - make_interval(mins => $2) where user_id = $1`, [
    person.userData.id,
    minutes,
  ])
}

/** In a few letters: `200`, or `400 code:wrong_code`, or `409 challenge_expired`. */
export function outcomeOf({ statusCode, json }: { statusCode: number; json: () => unknown }): string {
  if (statusCode === 204) return '204'
  const body = ErrorBody.safeParse(json())
  if (!body.success) return String(statusCode)
  const { code, fields } = body.data.error
  const faults = Object.entries(fields ?? {}).map((fault) => fault.join(':'))
  return `${statusCode} ${faults.join() || code}`
}

export function parseSignedIn(answer: { json: () => unknown }): SignedIn {
  return SignedIn.parse(answer.json())
}
