import { describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { GroupAnswer } from '@contract/group'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs, refresh, signIn } from '../support/factories'
import { addTotp, ageProof, outcomeOf, parseSignedIn, setUpProofs } from './secondFactorFixture'

let server: TestServer
let admin: SignedIn

setUpProofs((given, founder) => {
  server = given
  admin = founder
})

async function settingsOf(person: SignedIn) {
  return GroupAnswer.parse((await callAs(server.app, person, 'GET', '/group/settings')).json()).group
}

async function save(change: object, person = admin) {
  const group = { ...(await settingsOf(person)), ...change }
  return callAs(server.app, person, 'POST', '/group/settings', { group })
}

async function requireOfAll(): Promise<void> {
  await addTotp(server.app, admin)
  await save({ requiresSecondFactor: true })
}

const balanceOf = (person: SignedIn) => callAs(server.app, person, 'GET', '/finances/balance')

describe('an admin asks admins and treasurers for a second factor', () => {
  test('once there is one of their own', async () => {
    expect(outcomeOf(await save({ requiresSecondFactor: true }))).toBe(
      '400 group.requiresSecondFactor:needs_second_factor',
    )
    expect('requiresSecondFactor' in (await settingsOf(admin))).toBe(false)
    await addTotp(server.app, admin)
    expect((await save({ requiresSecondFactor: true })).json().group.requiresSecondFactor).toBe(true)
    expect((await settingsOf(admin)).requiresSecondFactor).toBe(true)
  })

  test('and proves who they are, to ask and to ask no longer; other settings need none', async () => {
    await addTotp(server.app, admin)
    await ageProof(server, admin, 11)
    expect(outcomeOf(await save({ requiresSecondFactor: true }))).toBe('403 proof_required')
    expect((await save({ name: 'Banda da Serra' })).statusCode).toBe(200)
    await ageProof(server, admin, 0)
    await save({ requiresSecondFactor: true })
    await ageProof(server, admin, 11)
    expect(outcomeOf(await save({ requiresSecondFactor: false }))).toBe('403 proof_required')
    await ageProof(server, admin, 0)
    expect('requiresSecondFactor' in (await save({ requiresSecondFactor: false })).json().group).toBe(false)
  })

  test('and a client that does not know of it leaves it as it is', async () => {
    await requireOfAll()
    const { requiresSecondFactor: _unknown, ...group } = await settingsOf(admin)
    const answer = await callAs(server.app, admin, 'POST', '/group/settings', { group: { ...group, name: 'Banda' } })
    expect(answer.json().group).toMatchObject({ name: 'Banda', requiresSecondFactor: true })
  })
})

describe('who is asked and has none', () => {
  test('may set one up, and nothing else till then', async () => {
    const otto = await joinAs(server.app, admin, 'treasurer')
    await requireOfAll()
    expect(outcomeOf(await balanceOf(otto))).toBe('403 second_factor_setup_required')
    const back = parseSignedIn(await signIn(server.app, otto.userData.email))
    expect(outcomeOf(await balanceOf(back))).toBe('403 second_factor_setup_required')
    expect(outcomeOf(await callAs(server.app, back, 'GET', '/api/bookmarks/data'))).toBe(
      '403 second_factor_setup_required',
    )
    expect((await callAs(server.app, back, 'GET', '/auth/user')).statusCode).toBe(200)
    const own = await callAs(server.app, back, 'GET', '/auth/second-factors')
    expect(own.json().secondFactors).toMatchObject({ isRequired: true, recoveryCodesLeft: 0 })
    expect((await refresh(server.app, back.refreshToken)).statusCode).toBe(200)
    await addTotp(server.app, back)
    expect((await balanceOf(back)).statusCode).toBe(200)
  })

  test('is asked again once it is taken away', async () => {
    await requireOfAll()
    await callAs(server.app, admin, 'DELETE', '/auth/remove-totp')
    expect(outcomeOf(await balanceOf(admin))).toBe('403 second_factor_setup_required')
  })

  test('is not the conductor, nor a member, until they get such a role', async () => {
    const otto = await joinAs(server.app, admin, 'conductor')
    await requireOfAll()
    const read = () => callAs(server.app, otto, 'GET', '/members/list-members')
    expect((await read()).statusCode).toBe(200)
    await callAs(server.app, admin, 'POST', '/users/update-role', { id: otto.userData.id, role: 'admin' })
    expect(outcomeOf(await read())).toBe('403 second_factor_setup_required')
  })

  test('is nobody of another group', async () => {
    const other = await foundGroup(server.app)
    await requireOfAll()
    expect((await balanceOf(other)).statusCode).toBe(200)
  })
})
