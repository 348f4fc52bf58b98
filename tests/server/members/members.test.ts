import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { MemberWrite } from '@contract/members'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, tally } from '../support/factories'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
})

afterAll(() => server.close())

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  callAs(server.app, admin, method, url, payload)
const add = (member: object) => call('POST', '/members/add-member', { member })
const find = (id: string) => call('GET', `/members/find-member?id=${id}`)
const remove = (id: string) => call('DELETE', `/members/remove-member?id=${id}`)

function newMember(over: Partial<MemberWrite> = {}): MemberWrite {
  return { id: newId(), name: 'João da Silva', section: 'brass', status: 'active', ...over }
}

const full = {
  instrument: 'Trompa',
  position: 'Chefe de naipe',
  email: 'joao@example.org',
  phone: '+55 12 90000-0001',
  birthDate: '1988-02-29',
  joinedOn: '2019-03-05',
  emergencyContact: { name: 'Maria', phone: '+55 12 90000-0002' },
  notes: 'Toca também trompete.\nLê partituras transpostas.',
}

describe('add-member creates', () => {
  test('with all fields, answers them and version 1, and stores the same', async () => {
    const member = newMember(full)
    const answer = await add(member)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ member: { ...member, version: 1 } })
    expect((await find(member.id)).json()).toEqual(answer.json())
  })

  test('with the least, and what is empty is absent', async () => {
    const member = newMember()
    const answer = await add({ ...member, name: '  João da Silva ', instrument: ' ', position: '' })
    expect(answer.json()).toEqual({ member: { ...member, version: 1 } })
  })

  test('the same again, word for word, answers what is stored', async () => {
    const member = newMember(full)
    await add(member)
    const again = await add(member)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual({ member: { ...member, version: 1 } })
    expect((await add({ ...member, id: member.id.toUpperCase() })).statusCode).toBe(200)
  })

  test('sent many times at once makes one', async () => {
    const member = newMember()
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(member)))
    expect(tally(answers)).toEqual({ 201: 1, 200: 11 })
  })

  test('other content under a known id is a conflict that shows what is stored', async () => {
    const member = newMember(full)
    await add(member)
    const answer = await add({ ...member, name: 'Someone Else' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      error: {
        code: 'conflict',
        message: expect.any(String),
        current: { ...member, version: 1 },
      },
    })
    expect((await find(member.id)).json().member.name).toBe(member.name)
  })

  test('a late repetition does not bring a removed member back', async () => {
    const member = newMember()
    await add(member)
    await remove(member.id)
    expect((await add(member)).statusCode).toBe(409)
    expect((await find(member.id)).statusCode).toBe(404)
  })
})

describe('add-member replaces', () => {
  test('with the version that was read: 200, version + 1, and what is not named is gone', async () => {
    const member = newMember(full)
    await add(member)
    const changed = newMember({ id: member.id, name: 'João Pedro' })
    const answer = await add({ ...changed, version: 1 })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ member: { ...changed, version: 2 } })
  })

  test('what was read can be posted back as it is', async () => {
    const { id } = newMember()
    await add(newMember({ id, ...full }))
    const answer = await call('POST', '/members/add-member', (await find(id)).json())
    expect(answer.json().member).toMatchObject({ ...full, version: 2 })
  })

  test('with another version is a conflict that shows what is stored and changes nothing', async () => {
    const member = newMember()
    await add(member)
    await add({ ...member, version: 1, name: 'Second' })
    for (const version of [1, 3, Number.MAX_SAFE_INTEGER]) {
      const answer = await add({ ...member, name: 'Late', version })
      expect(answer.statusCode).toBe(409)
      expect(answer.json().error).toMatchObject({ code: 'conflict', current: { name: 'Second', version: 2 } })
    }
    expect((await find(member.id)).json().member).toMatchObject({ name: 'Second', version: 2 })
  })

  test('what never was is not found', async () => {
    expect((await add({ ...newMember(), version: 1 })).statusCode).toBe(404)
  })

  test('of many writers with one version, one wins', async () => {
    const member = newMember()
    await add(member)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, writer) => add({ ...member, name: `Writer ${writer}`, version: 1 })),
    )
    const winners = answers.filter(({ statusCode }) => statusCode === 200)
    expect(winners).toHaveLength(1)
    expect((await find(member.id)).json()).toEqual(winners[0]?.json())
    for (const loser of answers.filter((answer) => !winners.includes(answer))) {
      expect(loser.statusCode).toBe(409)
      expect(loser.json().error.current).toEqual(winners[0]?.json().member)
    }
  })
})

describe('remove-member', () => {
  test('answers the id, once', async () => {
    const { id } = (await add(newMember())).json().member
    const answer = await remove(id)
    expect([answer.statusCode, answer.json()]).toEqual([200, { id }])
    expect((await remove(id)).statusCode).toBe(404)
    expect((await find(id)).statusCode).toBe(404)
    expect((await remove(newId())).statusCode).toBe(404)
  })

  test('answers the id as it is stored, however it was written', async () => {
    const id = newId()
    await add(newMember({ id }))
    expect((await remove(id.toUpperCase())).json()).toEqual({ id })
  })

  test('of many at once, one removes', async () => {
    const { id } = (await add(newMember())).json().member
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(id)))
    expect(tally(answers)).toEqual({ 200: 1, 404: 7 })
  })

  test('Undo: posted again as last read it is back, one version on', async () => {
    const { member } = (await add(newMember(full))).json()
    await remove(member.id)
    const answer = await add(member)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ member: { ...member, version: 2 } })
    expect((await find(member.id)).json()).toEqual(answer.json())
  })

  test('a change of one that was removed meanwhile finds nothing, and it stays removed', async () => {
    const { member } = (await add(newMember())).json()
    await remove(member.id)
    expect((await add({ ...member, name: 'Changed' })).statusCode).toBe(404)
    expect((await find(member.id)).statusCode).toBe(404)
  })

  test('Undo with an older reading is a conflict, and it stays removed', async () => {
    const { member } = (await add(newMember())).json()
    await add({ ...member, name: 'Changed' })
    await remove(member.id)
    const answer = await add(member)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error.current).toMatchObject({ name: 'Changed', version: 2 })
    expect((await find(member.id)).statusCode).toBe(404)
  })
})

describe('restore-member', () => {
  const restore = (id: string) => callAs(server.app, admin, 'POST', '/members/restore-member', { id })

  test('brings back who was removed, as they were and on record; of one who is there nothing changes', async () => {
    const { member } = (await add(newMember(full))).json()
    await remove(member.id)
    const answer = await restore(member.id)
    expect([answer.statusCode, answer.json()]).toEqual([200, { member: { ...member, version: 2 } }])
    expect((await restore(member.id)).json()).toEqual(answer.json())
    expect((await find(member.id)).json()).toEqual(answer.json())
  })

  test('finds nobody who never was, or is of another group', async () => {
    expect((await restore(newId())).statusCode).toBe(404)
    const other = await foundGroup(server.app)
    const { member } = (await add(newMember())).json()
    await remove(member.id)
    expect((await callAs(server.app, other, 'POST', '/members/restore-member', { id: member.id })).statusCode).toBe(404)
  })
})

describe('what is refused', () => {
  test.each([
    ['no name', { name: ' ' }, { 'member.name': 'required' }],
    ['a name too long', { name: 'x'.repeat(121) }, { 'member.name': 'too_long:120' }],
    ['an unknown section', { section: 'kazoos' }, { 'member.section': 'not_allowed' }],
    ['a day that is none', { birthDate: '2023-02-30' }, { 'member.birthDate': 'bad_date' }],
    ['a birthday to come', { birthDate: '2999-01-01' }, { 'member.birthDate': 'future_date' }],
    ['a phone of words', { phone: 'depois eu passo' }, { 'member.phone': 'bad_phone' }],
    ['a phone of marks', { phone: '+ () -' }, { 'member.phone': 'bad_phone' }],
    ['no address', { email: 'a@b' }, { 'member.email': 'bad_email' }],
    ['half a contact', { emergencyContact: { name: 'Ana' } }, { 'member.emergencyContact.phone': 'required' }],
    [
      'what the server owns',
      { groupId: newId(), createdAt: 'now' },
      { 'member.groupId': 'unknown_field', 'member.createdAt': 'unknown_field' },
    ],
    ['an id that is none', { id: '7' }, { 'member.id': 'not_allowed' }],
    ['a version that is none', { version: 0 }, { 'member.version': 'too_small:1' }],
    ['a NUL', { notes: 'a\0b' }, { 'member.notes': 'not_allowed' }],
    ['the year 0', { joinedOn: '0000-01-01' }, { 'member.joinedOn': 'bad_date' }],
  ])('%s', async (_what, over, fields) => {
    const answer = await add({ ...newMember(), ...over })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({ code: 'invalid', fields })
  })

  test('no member at all, and one beside it', async () => {
    expect((await call('POST', '/members/add-member', {})).json().error.fields).toEqual({ member: 'required' })
    const answer = await call('POST', '/members/add-member', { member: newMember(), extra: 1 })
    expect(answer.json().error.fields).toEqual({ extra: 'unknown_field' })
    expect((await call('GET', '/members/find-member')).json().error.fields).toEqual({ id: 'required' })
    expect((await call('GET', '/members/find-member?id=7')).statusCode).toBe(400)
  })
})
