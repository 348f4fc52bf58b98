import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { whileLocked } from '../support/whileLocked'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, invite, joinAs, newPerson, tally } from '../support/factories'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
})

beforeEach(async () => {
  admin = await foundGroup(server.app, newPerson({ name: 'Érica' }))
})

afterAll(() => server.close())

const send = (invitation: object) => callAs(server.app, admin, 'POST', '/users/invite', { invitation })
const look = (token: string) => server.app.inject(`/auth/invitation?token=${encodeURIComponent(token)}`)
const open = async () => (await callAs(server.app, admin, 'GET', '/users/list-invitations')).json().invitations
const accept = (token: string, person = newPerson()) =>
  server.app.inject({ method: 'POST', url: '/auth/register', payload: { ...person, invitation: token } })

function expire(id: string) {
  return server.pool.query(`update invitations set expires_at = now() where id = $1`, [id])
}

describe('an invitation', () => {
  test('is shown with its token once, lasts seven days, and stands in the list', async () => {
    const wanted = { id: newId(), role: 'conductor', note: 'para a Regina' }
    const answer = await send(wanted)
    expect(answer.statusCode).toBe(201)
    const { invitation, token } = answer.json()
    expect(invitation).toEqual({ ...wanted, expiresAt: expect.any(String) })
    const days = (new Date(invitation.expiresAt).getTime() - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(7, 2)
    expect(token.startsWith(`${admin.userData.group.id}.`)).toBe(true)
    expect(await open()).toEqual([invitation])
  })

  test('tells who invites to what', async () => {
    const { token, invitation } = await invite(server.app, admin, 'treasurer')
    expect((await look(token)).json()).toEqual({
      invitation: {
        role: 'treasurer',
        groupName: admin.userData.group.name,
        invitedBy: 'Érica',
        expiresAt: invitation.expiresAt,
      },
    })
  })

  test('gives its role in its group, once', async () => {
    const { token } = await invite(server.app, admin, 'conductor')
    const answer = await accept(token)
    expect(answer.statusCode).toBe(201)
    expect(answer.json().userData).toMatchObject({ role: 'conductor', group: admin.userData.group })
    expect(await open()).toEqual([])
    expect((await look(token)).statusCode).toBe(404)
    const again = await accept(token)
    expect(again.statusCode).toBe(400)
    expect(again.json().error).toMatchObject({ code: 'invalid', fields: { invitation: 'invitation_spent' } })
  })

  test('accepted by many at once, lets one in', async () => {
    const { token } = await invite(server.app, admin, 'admin')
    expect(tally(await Promise.all(Array.from({ length: 8 }, () => accept(token))))).toEqual({ 201: 1, 400: 7 })
  })

  test('stays good where accepting it failed', async () => {
    const { token } = await invite(server.app, admin, 'member')
    const taken = await accept(token, { ...newPerson(), email: admin.userData.email })
    expect(taken.json().error.code).toBe('email_taken')
    const document = await accept(token, { ...newPerson(), document: admin.userData.document })
    expect([document.statusCode, document.json().error]).toEqual([
      409,
      { code: 'document_taken', message: 'This document is already in use.', fields: { document: 'taken' } },
    ])
    expect((await accept(token)).statusCode).toBe(201)
  })

  test('past its time, taken back, or made up, is unknown', async () => {
    const expired = await invite(server.app, admin, 'member')
    await expire(expired.invitation.id)
    const taken = await invite(server.app, admin, 'member')
    const remove = () =>
      callAs(server.app, admin, 'DELETE', `/users/remove-invitation?id=${taken.invitation.id.toUpperCase()}`)
    expect((await remove()).json()).toEqual({ id: taken.invitation.id })
    expect((await remove()).statusCode).toBe(404)
    for (const token of [expired.token, taken.token, 'x', `${admin.userData.group.id}.x`]) {
      const answer = await look(token)
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found'])
      expect((await accept(token)).statusCode).toBe(400)
    }
    expect((await look('')).statusCode).toBe(400)
  })

  test('sent again word for word gives a fresh link and ends the one before', async () => {
    const wanted = { id: newId(), role: 'member' }
    const first = (await send(wanted)).json().token
    const again = await send(wanted)
    expect(again.statusCode).toBe(200)
    expect((await look(first)).statusCode).toBe(404)
    expect((await look(again.json().token)).statusCode).toBe(200)
    expect(await open()).toHaveLength(1)
  })

  test('with other content under its id, or after its use, is a conflict', async () => {
    const wanted = { id: newId(), role: 'member' }
    const { token } = (await send(wanted)).json()
    const answer = await send({ ...wanted, role: 'admin' })
    expect([answer.statusCode, answer.json().error]).toMatchObject([409, { code: 'conflict', current: wanted }])
    await accept(token)
    expect((await send(wanted)).statusCode).toBe(409)
  })

  test('that was made for an address is for nobody with another one, and is not spent by who tries', async () => {
    const { token } = (await send({ id: newId(), role: 'treasurer', email: 'regina@example.org' })).json()
    const other = await accept(token, newPerson({ email: 'somebody.else@example.org' }))
    expect([other.statusCode, other.json().error.fields]).toEqual([400, { email: 'other_address' }])
    expect((await accept(token, newPerson({ email: 'Regina@Example.org' }))).statusCode).toBe(201)
  })

  test('goes with the administrator who sent it', async () => {
    const second = await joinAs(server.app, admin, 'admin')
    const { token } = await invite(server.app, second, 'admin')
    await callAs(server.app, admin, 'DELETE', `/users/remove-user?id=${second.userData.id}`)
    expect((await look(token)).statusCode).toBe(404)
  })
})

describe('of an administrator who is none any more', () => {
  const demote = (person: SignedIn) =>
    callAs(server.app, admin, 'POST', '/users/update-role', { id: person.userData.id, role: 'client' })

  test('an invitation opens no door, their own least of all', async () => {
    const second = await joinAs(server.app, admin, 'admin')
    const { token } = await invite(server.app, second, 'admin')
    await demote(second)
    expect((await look(token)).statusCode).toBe(404)
    expect(await open()).toEqual([])
    const answer = await accept(token)
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { invitation: 'invitation_spent' }])
  })

  test('an invitation is refused also where both happen at once', async () => {
    const second = await joinAs(server.app, admin, 'admin')
    const { token } = await invite(server.app, second, 'admin')
    const answer = await whileLocked(
      server,
      ["update users set role = 'client' where id = $1", second.userData.id],
      () => accept(token),
    )
    expect(answer.statusCode).toBe(400)
  })

  test('an invitation that another administrator sends again is theirs', async () => {
    const second = await joinAs(server.app, admin, 'admin')
    const { invitation } = await invite(server.app, second, 'member')
    await demote(second)
    const again = await send({ id: invitation.id, role: 'member' })
    expect(again.statusCode).toBe(200)
    expect((await look(again.json().token)).json().invitation.invitedBy).toBe('Érica')
    expect((await accept(again.json().token)).statusCode).toBe(201)
  })
})

test('documents are one in the group whatever their punctuation, and free in another', async () => {
  const founder = await foundGroup(server.app, newPerson({ document: '111.222.333-44' }))
  const { token } = await invite(server.app, founder, 'member')
  const same = await accept(token, newPerson({ document: '11122233344' }))
  expect(same.json().error.code).toBe('document_taken')
  const elsewhere = await invite(server.app, admin, 'member')
  expect((await accept(elsewhere.token, newPerson({ document: '11122233344' }))).statusCode).toBe(201)
})
