import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SignedIn, givenDocument } from '@contract/auth'
import { roleAbilities } from '@contract/users'
import { whileLocked } from '../support/whileLocked'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { PASSWORD, callAs, foundGroup, invite, joinAs, newPerson, signIn, tally } from '../support/factories'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const group = { name: 'Coro da Serra', currency: 'EUR', timeZone: 'Europe/Lisbon' }

function register(payload: object) {
  return server.app.inject({ method: 'POST', url: '/auth/register', payload })
}

describe('register', () => {
  test('founds a group and signs its first administrator in', async () => {
    const person = newPerson({ name: ' Ana  ', email: 'Ana.Souza@Example.org', document: '123.456.789-09' })
    const answer = await register({ ...person, group })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      userData: {
        id: expect.any(String),
        name: 'Ana',
        email: 'ana.souza@example.org',
        document: '123.456.789-09',
        role: 'admin',
        ability: [{ action: 'manage', subject: 'all' }],
        group: { id: expect.any(String), ...group, seasonMonth: 1 },
        accessToken: answer.json().accessToken,
        refreshToken: answer.json().refreshToken,
      },
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    })
  })

  test('an address is one in the whole installation, however it is written', async () => {
    const person = newPerson()
    await foundGroup(server.app, person)
    const answer = await register({ ...newPerson(), email: person.email.toUpperCase(), group })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toEqual({
      code: 'email_taken',
      message: 'This email is already in use.',
      fields: { email: 'taken' },
    })
  })

  test('of many who register one address at once, one does', async () => {
    const email = newPerson().email
    const answers = await Promise.all(Array.from({ length: 8 }, () => register({ ...newPerson(), email, group })))
    expect(tally(answers)).toEqual({ 201: 1, 409: 7 })
  })

  test('every error is named', async () => {
    const answer = await register({
      name: ' ',
      email: 'nobody',
      password: 'short',
      document: '?',
      group: { name: '', currency: 'XXXX', timeZone: 'Mars/Base', id: 1 },
      role: 'admin',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual({
      name: 'required',
      email: 'bad_email',
      password: 'too_short:8',
      document: 'bad_document',
      'group.name': 'required',
      'group.currency': 'bad_currency',
      'group.timeZone': 'bad_time_zone',
      'group.id': 'unknown_field',
      role: 'unknown_field',
    })
  })

  test('wants either a group or an invitation', async () => {
    const fieldsOf = async (payload: object) => (await register(payload)).json().error.fields
    expect(await fieldsOf(newPerson())).toEqual({ group: 'required' })
    expect(await fieldsOf({ ...newPerson(), group, invitation: 'x' })).toEqual({ invitation: 'not_allowed' })
    expect(await fieldsOf({ ...newPerson(), email: '', group: {}, invitation: 'x' })).toMatchObject({
      email: 'required',
      'group.name': 'required',
      invitation: 'not_allowed',
    })
  })

  test('needs no document number: the account has one of its own, which is nobody’s', async () => {
    const { name, email, password } = newPerson()
    const founded = SignedIn.parse((await register({ name, email, password, group })).json())
    const other = newPerson()
    const invitation = (await invite(server.app, founded, 'member')).token
    const joined = SignedIn.parse((await register({ ...other, document: ' ', invitation })).json())
    for (const account of [founded, joined]) {
      expect(givenDocument(account.userData.document)).toBe('')
      expect((await callAs(server.app, account, 'GET', '/auth/user')).statusCode).toBe(200)
    }
    expect(founded.userData.document).not.toBe(joined.userData.document)
  })

  test('with nothing at all lacks everything', async () => {
    const all = { name: 'required', email: 'required', password: 'required', group: 'required' }
    expect((await register({})).json().error.fields).toEqual(all)
    expect((await register([])).json().error.fields).toEqual({ body: 'wrong_type' })
  })
})

test('what is stored of a password is its argon2id hash, by the parameters that OWASP asks for', async () => {
  const person = newPerson()
  await foundGroup(server.app, person)
  const { rows } = await server.pool.query('select password_hash from users where email = $1', [person.email])
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

describe('login', () => {
  test('signs in with the address in any case and spaces around it', async () => {
    const person = newPerson()
    await foundGroup(server.app, person)
    const answer = await signIn(server.app, ` ${person.email.toUpperCase()} `)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().userData).toMatchObject({ email: person.email, role: 'admin' })
  })

  test('one password written with either form of its accents is the same', async () => {
    const person = { ...newPerson(), password: 'corac\u0327a\u0303o aberto' }
    await register({ ...person, group })
    expect((await signIn(server.app, person.email, 'coração aberto')).statusCode).toBe(200)
  })

  test('a wrong password and an unknown address are told the same', async () => {
    const { userData } = await foundGroup(server.app)
    const wrong = await signIn(server.app, userData.email, 'not the password')
    const unknown = await signIn(server.app, 'nobody@example.org')
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ error: { code: 'invalid_credentials', message: 'Email or Password is Invalid' } })
    expect(unknown.statusCode).toBe(401)
    expect(unknown.json()).toEqual(wrong.json())
  })

  test('an unknown address costs the time of a wrong password', async () => {
    const { userData } = await foundGroup(server.app)
    // Of the processor: by the clock on the wall, whatever else the machine does would count.
    const took = { known: [] as number[], unknown: [] as number[] }
    await signIn(server.app, 'warm-up@example.org')
    for (let round = 0; round < 9; round += 1) {
      for (const [kind, email] of [
        ['known', userData.email],
        ['unknown', `nobody${round}@example.org`],
      ] as const) {
        const start = process.cpuUsage()
        await signIn(server.app, email, 'not the password')
        took[kind].push(process.cpuUsage(start).user)
      }
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[4] ?? 0
    // Without the dummy hash an unknown address answers in a tenth of the time.
    expect(median(took.unknown)).toBeGreaterThan(median(took.known) / 2)
  })
})

describe('change-password', () => {
  const newPassword = 'a new and longer one'
  const givesOtherHash = `update users set password_hash = 'another' where id = $1`

  function change(person: Parameters<typeof callAs>[1], currentPassword: string) {
    return callAs(server.app, person, 'POST', '/auth/change-password', { currentPassword, newPassword })
  }

  test('ends the other sessions and keeps its own', async () => {
    const here = await foundGroup(server.app)
    const { email } = here.userData
    const elsewhere = (await signIn(server.app, email)).json()
    const answer = await change(here, PASSWORD)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect((await callAs(server.app, here, 'GET', '/api/bookmarks/data')).statusCode).toBe(200)
    expect((await callAs(server.app, elsewhere, 'GET', '/api/bookmarks/data')).statusCode).toBe(401)
    expect((await signIn(server.app, email)).statusCode).toBe(401)
    expect((await signIn(server.app, email, newPassword)).statusCode).toBe(200)
  })

  test('also keeps out who was signing in with the old password meanwhile', async () => {
    const { userData } = await foundGroup(server.app)
    const answer = await whileLocked(server, [givesOtherHash, userData.id], () => signIn(server.app, userData.email))
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'invalid_credentials'])
    const { rows } = await server.pool.query('select count(*) from refresh_families where user_id = $1', [userData.id])
    expect(rows[0].count).toBe(1)
  })

  test('twice at once with the same current password: once', async () => {
    const person = await foundGroup(server.app)
    const answer = await whileLocked(server, [givesOtherHash, person.userData.id], () => change(person, PASSWORD))
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { currentPassword: 'wrong_password' }])
  })

  test('whatever the role, and with the current password alone', async () => {
    const client = await joinAs(server.app, await foundGroup(server.app), 'client')
    const wrong = await change(client, 'not the password')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().error).toMatchObject({ code: 'invalid', fields: { currentPassword: 'wrong_password' } })
    expect((await change(client, PASSWORD)).statusCode).toBe(204)
  })
})

test('who the caller is now is told without tokens, and follows a change of role', async () => {
  const admin = await foundGroup(server.app)
  const otto = await joinAs(server.app, admin, 'conductor')
  const { accessToken: _access, refreshToken: _refresh, ...atSignIn } = otto.userData
  expect((await callAs(server.app, otto, 'GET', '/auth/user')).json()).toEqual({ user: atSignIn })
  await callAs(server.app, admin, 'POST', '/users/update-role', { id: otto.userData.id, role: 'treasurer' })
  const { user } = (await callAs(server.app, otto, 'GET', '/auth/user')).json()
  expect(user).toEqual({ ...atSignIn, role: 'treasurer', ability: roleAbilities.treasurer })
})

test('the first evening is over once a group is founded; the demo does not count', async () => {
  const fresh = await createTestServer()
  const isEmpty = async () => (await fresh.app.inject('/auth/start')).json()
  expect(await isEmpty()).toEqual({ isEmpty: true })
  await fresh.app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'admin' } })
  expect(await isEmpty()).toEqual({ isEmpty: true })
  await foundGroup(fresh.app)
  expect(await isEmpty()).toEqual({ isEmpty: false })
  await fresh.close()
})
