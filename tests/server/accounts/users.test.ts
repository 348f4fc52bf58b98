import { v7 as newId } from 'uuid'
import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest'
import { SignedIn, givenDocument } from '@contract/auth'
import { whileLocked } from '../support/whileLocked'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs, newPerson, refresh, signIn, tally } from '../support/factories'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
})

beforeEach(async () => {
  admin = await foundGroup(server.app, newPerson({ name: 'Érica Fundadora' }))
})

afterAll(() => server.close())

function list(query = '') {
  return callAs(server.app, admin, 'GET', `/users/list-users?${query}`)
}

function changeRole(by: SignedIn, of: SignedIn, role: string) {
  return callAs(server.app, by, 'POST', '/users/update-role', { id: of.userData.id, role })
}

function remove(by: SignedIn, whom: SignedIn) {
  return callAs(server.app, by, 'DELETE', `/users/remove-user?id=${whom.userData.id}`)
}

describe('list-users', () => {
  test('shows the accounts of the group by name, and nothing secret', async () => {
    const conductor = await joinAs(server.app, admin, 'conductor', newPerson({ name: 'ana' }))
    const answer = await list()
    expect(answer.json().total).toBe(2)
    expect(answer.json().users.map(({ name }: { name: string }) => name)).toEqual(['ana', 'Érica Fundadora'])
    expect(answer.json().users[0]).toEqual({
      id: conductor.userData.id,
      name: 'ana',
      email: conductor.userData.email,
      document: conductor.userData.document,
      role: 'conductor',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      hasSecondFactor: false,
    })
  })

  test('searches, filters, sorts and pages', async () => {
    await joinAs(server.app, admin, 'treasurer', newPerson({ name: 'Zélia' }))
    const names = async (query: string) =>
      (await list(query)).json().users.map(({ name }: { name: string }) => name) as string[]
    expect(await names('config[q]=zelia')).toEqual(['Zélia'])
    expect(await names(`config[q]=${admin.userData.document.toLowerCase()}`)).toEqual(['Érica Fundadora'])
    expect(await names('config[role]=treasurer')).toEqual(['Zélia'])
    expect(await names('config[sort]=desc&config[perPage]=1')).toEqual(['Zélia'])
    expect((await list('config[page]=5')).json()).toEqual({ users: [], total: 2 })
    expect((await list('config[sortColumn]=passwordHash')).statusCode).toBe(400)
  })
})

describe('update-user', () => {
  const update = (by: SignedIn, details: object) => callAs(server.app, by, 'POST', '/auth/update-user', details)

  async function statusWith({ accessToken }: Pick<SignedIn, 'accessToken'>, document: string) {
    const headers = { authorization: `Bearer ${accessToken}`, 'x-user-document': document }
    return (await server.app.inject({ method: 'GET', url: '/auth/user', headers })).statusCode
  }

  test('changes one’s own name and document; every session goes on, with the old document or the new', async () => {
    const { email, document: old } = admin.userData
    const elsewhere = SignedIn.parse((await signIn(server.app, email)).json())
    const answer = await update(admin, { name: ' Érica Nova ', document: 'NEW/1.2-3' })
    expect(answer.json().user).toMatchObject({ name: 'Érica Nova', document: 'NEW/1.2-3', email })
    for (const session of [admin, elsewhere]) {
      const tokens = (await refresh(server.app, session.refreshToken)).json()
      for (const document of [old, 'NEW/1.2-3'])
        for (const token of [session, tokens]) expect(await statusWith(token, document)).toBe(200)
      expect(await statusWith(tokens, 'ANOTHER-1')).toBe(403)
    }
    const later = SignedIn.parse((await signIn(server.app, email)).json())
    expect(later.userData.document).toBe('NEW/1.2-3')
    expect(await statusWith(later, old)).toBe(403)
    expect((await update(later, { name: 'Érica Nova', document: 'THIRD-1' })).statusCode).toBe(200)
    expect(await statusWith(later, 'NEW/1.2-3')).toBe(200)

    const record = await callAs(server.app, admin, 'GET', '/audit/list-entries?config[action]=account_changed')
    expect(record.json().entries[1]).toMatchObject({
      actorName: 'Érica Fundadora',
      before: { name: 'Érica Fundadora', document: old },
      after: { name: 'Érica Nova', document: 'NEW/1.2-3' },
    })
  })

  test('a document number can be taken out, and given again; the record says that there was none', async () => {
    const somebody = await joinAs(server.app, admin, 'member')
    const documentNow = async (details: object) =>
      SignedIn.shape.userData.shape.document.parse((await update(somebody, details)).json().user.document)
    const assigned = await documentNow({ name: 'Somebody', document: '' })
    expect(givenDocument(assigned)).toBe('')
    expect(await documentNow({ name: 'Somebody Else' })).toBe(assigned)
    expect(await documentNow({ name: 'Somebody Else', document: 'AGAIN-1' })).toBe('AGAIN-1')
    const record = await callAs(server.app, admin, 'GET', '/audit/list-entries?config[action]=account_changed')
    expect(record.json().entries[0]).toMatchObject({ before: { document: '' }, after: { document: 'AGAIN-1' } })
  })

  test('says at the field what is wrong, also where somebody else of the group has the document', async () => {
    const { document } = (await joinAs(server.app, admin, 'member')).userData
    expect((await update(admin, { name: '', document: '*' })).json().error.fields).toEqual({
      name: 'required',
      document: 'bad_document',
    })
    const taken = await update(admin, { name: 'Érica', document: document.toLowerCase().replace('-', '.') })
    expect([taken.statusCode, taken.json().error]).toMatchObject([
      409,
      { code: 'document_taken', fields: { document: 'taken' } },
    ])
    expect((await update(admin, { name: 'Érica', document: admin.userData.document })).statusCode).toBe(200)
  })

  test('leaves the accounts of the demo as they are', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/auth/demo', payload: { role: 'admin' } })
    const refused = await update(SignedIn.parse(answer.json()), { name: 'Mine', document: 'MINE-1' })
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'shared_account'])
  })
})

describe('link-member', () => {
  const link = (of: SignedIn, memberId?: string) =>
    callAs(server.app, admin, 'POST', '/users/link-member', { id: of.userData.id, ...(memberId && { memberId }) })

  async function addMember(name: string): Promise<string> {
    const member = { id: newId(), name, section: 'strings', status: 'active' }
    await callAs(server.app, admin, 'POST', '/members/add-member', { member })
    return member.id
  }

  test('says which member somebody is, for one account and one member at most, and takes it back', async () => {
    const [otto, nina] = [await joinAs(server.app, admin, 'member'), await joinAs(server.app, admin, 'member')]
    const memberId = await addMember('Otto Braun')
    expect((await link(otto, memberId)).json().user).toMatchObject({
      id: otto.userData.id,
      member: { id: memberId, name: 'Otto Braun' },
    })
    const found = (await list(`config[memberId]=${memberId}`)).json()
    expect([found.total, found.users[0].id]).toEqual([1, otto.userData.id])
    const taken = await link(nina, memberId)
    expect([taken.statusCode, taken.json().error.fields]).toEqual([400, { memberId: 'taken' }])
    expect((await link(otto)).json().user.member).toBeUndefined()
    expect((await link(nina, memberId)).json().user.member.name).toBe('Otto Braun')
    const record = await callAs(server.app, admin, 'GET', '/audit/list-entries?config[action]=account_unlinked')
    expect(record.json().entries).toMatchObject([{ before: { member: 'Otto Braun', memberId } }])
  })

  test('is offered where one member alone has the address, and no account', async () => {
    const nina = await joinAs(server.app, admin, 'member')
    const offer = async () => {
      const { users } = (await list(`config[q]=${encodeURIComponent(nina.userData.email)}`)).json()
      return users[0].sameAddress
    }
    expect(await offer()).toBeUndefined()
    const email = nina.userData.email.toUpperCase()
    const add = async (name: string) => {
      const member = { id: newId(), name, section: 'strings', status: 'active', email }
      const added = await callAs(server.app, admin, 'POST', '/members/add-member', { member })
      return added.json().member.id
    }
    const memberId = await add('Nina Alves')
    expect(await offer()).toEqual({ id: memberId, name: 'Nina Alves' })
    await link(nina, memberId)
    expect(await offer()).toBeUndefined()
    await link(nina)
    // A mother’s address, which is on record of both children, says nothing of which of them it is.
    await add('Davi Alves')
    expect(await offer()).toBeUndefined()
  })

  test('is for members and accounts of one group, and for admins alone', async () => {
    const otto = await joinAs(server.app, admin, 'member')
    const memberId = await addMember('Otto Braun')
    const stranger = await foundGroup(server.app)
    expect((await link(stranger, memberId)).statusCode).toBe(404)
    expect((await link(otto, newId())).json().error.fields).toEqual({ memberId: 'not_allowed' })
    const own = { id: otto.userData.id, memberId }
    expect((await callAs(server.app, otto, 'POST', '/users/link-member', own)).statusCode).toBe(403)
    const theirs = { id: stranger.userData.id, memberId }
    const across = await callAs(server.app, stranger, 'POST', '/users/link-member', theirs)
    expect(across.json().error.fields).toEqual({ memberId: 'not_allowed' })
  })

  test('survives the member’s removal and its Undo, and ends with the account', async () => {
    const otto = await joinAs(server.app, admin, 'member')
    const memberId = await addMember('Otto Braun')
    await link(otto, memberId)
    const { member } = (await callAs(server.app, admin, 'GET', `/members/find-member?id=${memberId}`)).json()
    await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${memberId}`)
    const shown = async () => (await list(`config[memberId]=${memberId}`)).json().users[0]?.member
    expect(await shown()).toEqual({ id: memberId, name: 'Otto Braun', removed: true })
    await callAs(server.app, admin, 'POST', '/members/add-member', { member })
    expect(await shown()).toEqual({ id: memberId, name: 'Otto Braun' })
    await remove(admin, otto)
    expect(await shown()).toBeUndefined()
  })
})

describe('update-role', () => {
  test('acts on the next call, without a new token', async () => {
    const member = await joinAs(server.app, admin, 'member')
    expect((await callAs(server.app, member, 'GET', '/members/list-members')).statusCode).toBe(403)
    const answer = await changeRole(admin, member, 'conductor')
    expect(answer.json().user).toMatchObject({ id: member.userData.id, role: 'conductor' })
    expect((await callAs(server.app, member, 'GET', '/members/list-members')).statusCode).toBe(200)
    await changeRole(admin, member, 'client')
    expect((await callAs(server.app, member, 'GET', '/members/list-members')).statusCode).toBe(403)
  })

  test('never takes the last administrator', async () => {
    const answer = await changeRole(admin, admin, 'member')
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'last_admin'])
    expect((await list()).json().users[0].role).toBe('admin')
    expect((await changeRole(admin, admin, 'admin')).statusCode).toBe(200)
  })

  test('two administrators who demote each other at once leave one', async () => {
    const second = await joinAs(server.app, admin, 'admin')
    const answers = await Promise.all([changeRole(admin, second, 'member'), changeRole(second, admin, 'member')])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const { rows } = await server.pool.query(`select count(*) from users where group_id = $1 and role = 'admin'`, [
      admin.userData.group.id,
    ])
    expect(rows[0].count).toBe(1)
  })

  test('nobody is not found, and there is no other role', async () => {
    const nobody = { ...admin, userData: { ...admin.userData, id: newId() } }
    expect((await changeRole(admin, nobody, 'member')).statusCode).toBe(404)
    expect((await changeRole(admin, admin, 'owner')).json().error.fields).toEqual({ role: 'not_allowed' })
  })
})

describe('remove-user', () => {
  test('ends all that the person had here, at once', async () => {
    const person = newPerson()
    const treasurer = await joinAs(server.app, admin, 'treasurer', person)
    const id = treasurer.userData.id.toUpperCase()
    const answer = await callAs(server.app, admin, 'DELETE', `/users/remove-user?id=${id}`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: treasurer.userData.id }])
    const call = await callAs(server.app, treasurer, 'GET', '/members/list-members')
    expect([call.statusCode, call.json().error.code]).toEqual([401, 'unauthenticated'])
    expect((await refresh(server.app, treasurer.refreshToken)).statusCode).toBe(401)
    expect((await signIn(server.app, person.email)).statusCode).toBe(401)
    expect((await remove(admin, treasurer)).statusCode).toBe(404)
  })

  test('frees the address and the document for a new invitation', async () => {
    const person = newPerson()
    await remove(admin, await joinAs(server.app, admin, 'member', person))
    expect((await joinAs(server.app, admin, 'conductor', person)).userData).toMatchObject({ role: 'conductor' })
  })

  test('never takes the last administrator, also when all are removed at once', async () => {
    expect((await remove(admin, admin)).json().error.code).toBe('last_admin')
    const others = await Promise.all(Array.from({ length: 3 }, () => joinAs(server.app, admin, 'admin')))
    const admins = [admin, ...others]
    const answers = await Promise.all(admins.map((one, at) => remove(admins[(at + 1) % 4] ?? one, one)))
    const { rows } = await server.pool.query(`select count(*) from users where group_id = $1`, [
      admin.userData.group.id,
    ])
    expect(rows[0].count).toBe(4 - (tally(answers)[200] ?? 0))
    expect(rows[0].count).toBeGreaterThan(0)
  })
})

describe('a call in flight while its account is removed is told so, not that the server failed', () => {
  async function whileRemoved(makeCall: (person: SignedIn) => ReturnType<typeof callAs>) {
    const person = await joinAs(server.app, admin, 'admin')
    const removal = ['delete from users where id = $1', person.userData.id] as const
    const answer = await whileLocked(server, [...removal], () => makeCall(person))
    return [answer.statusCode, answer.json().error.code]
  }

  test('signing in', async () => {
    expect(await whileRemoved(({ userData }) => signIn(server.app, userData.email))).toEqual([
      401,
      'invalid_credentials',
    ])
  })

  test.each([
    ['bookmarking', '/api/bookmarks/update', { id: 1 }],
    ['inviting', '/users/invite', { invitation: { id: newId(), role: 'member' } }],
  ])('%s', async (_, url, body) => {
    expect(await whileRemoved((person) => callAs(server.app, person, 'POST', url, body))).toEqual([
      401,
      'unauthenticated',
    ])
  })

  test('sending an invitation again', async () => {
    const wanted = { invitation: { id: newId(), role: 'member' } }
    await callAs(server.app, admin, 'POST', '/users/invite', wanted)
    const answer = await whileRemoved((person) => callAs(server.app, person, 'POST', '/users/invite', wanted))
    expect(answer).toEqual([401, 'unauthenticated'])
  })

  test('refreshing', async () => {
    expect(await whileRemoved(({ refreshToken }) => refresh(server.app, refreshToken))).toEqual([
      401,
      'invalid_refresh_token',
    ])
  })
})
