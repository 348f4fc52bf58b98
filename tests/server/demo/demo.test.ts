import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { MemberWrite } from '@contract/members'
import type { Member } from '@contract/members'
import { demoMembers } from '../../../server/demo/members'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs, newPerson, signIn, tally } from '../support/factories'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const enter = (role: string, app = server.app) => app.inject({ method: 'POST', url: '/auth/demo', payload: { role } })

async function countDemos(): Promise<number> {
  const { rows } = await server.pool.query(`select count(*) from groups where name = 'Banda Sinfônica do Vale'`)
  return rows[0].count
}

test('several first visitors at once make one orchestra', async () => {
  const roles = ['admin', 'treasurer', 'conductor', 'admin', 'treasurer', 'conductor']
  expect(tally(await Promise.all(roles.map((role) => enter(role))))).toEqual({ 200: 6 })
  expect(await countDemos()).toBe(1)
  const { rows } = await server.pool.query(`select count(*) from members`)
  expect(rows[0].count).toBe(64)
})

test.each(['admin', 'treasurer', 'conductor'])('one click signs in as %s', async (role) => {
  const answer = await enter(role)
  expect(answer.json().userData).toMatchObject({
    role,
    group: { name: 'Banda Sinfônica do Vale', currency: 'BRL', timeZone: 'America/Sao_Paulo' },
  })
  const members = await callAs(server.app, answer.json(), 'GET', '/members/list-members?config[q]=conceicao')
  expect(members.json().members.map(({ name }: Member) => name)).toEqual(['Conceição Nóbrega', 'Júlia Conceição'])
})

test('there are three roles', async () => {
  expect((await server.app.inject('/auth/demo')).json()).toEqual({ roles: ['admin', 'treasurer', 'conductor'] })
  expect((await enter('member')).statusCode).toBe(400)
})

test('no password opens a demo account, and none can be given to it', async () => {
  const admin: SignedIn = (await enter('admin')).json()
  expect((await signIn(server.app, admin.userData.email, '')).statusCode).toBe(400)
  expect((await signIn(server.app, admin.userData.email)).statusCode).toBe(401)
  const change = { currentPassword: 'anything', newPassword: 'something else' }
  expect((await callAs(server.app, admin, 'POST', '/auth/change-password', change)).statusCode).toBe(400)
})

test('a visitor who demotes or removes an account breaks nothing for the next', async () => {
  const admin: SignedIn = (await enter('admin')).json()
  const conductor: SignedIn = (await enter('conductor')).json()
  const { id } = conductor.userData
  await callAs(server.app, admin, 'POST', '/users/update-role', { id, role: 'client' })
  expect((await enter('conductor')).json().userData.role).toBe('conductor')
  await callAs(server.app, admin, 'DELETE', `/users/remove-user?id=${id}`)
  expect((await enter('conductor')).json().userData.role).toBe('conductor')
})

test('a visitor who takes an account’s address or document for themself keeps nobody out', async () => {
  const admin: SignedIn = (await enter('admin')).json()
  for (const role of ['treasurer', 'conductor'] as const) {
    const { id, email, document }: SignedIn['userData'] = (await enter(role)).json().userData
    for (const taken of [{ email }, { document: document.replace('-', '').toLowerCase() }]) {
      await callAs(server.app, admin, 'DELETE', `/users/remove-user?id=${id}`)
      const person = newPerson(taken)
      expect((await joinAs(server.app, admin, 'member', person)).userData).toMatchObject({ name: person.name })
      const answer = await enter(role)
      expect([answer.statusCode, answer.json().userData.email]).toEqual([200, email])
    }
  }
})

test('its people are there from the start', async () => {
  const fresh = await createTestServer()
  const conductor: SignedIn = (await enter('conductor', fresh.app)).json()
  expect(conductor.userData.role).toBe('conductor')
  const { rows } = await fresh.pool.query('select name, role from users order by role')
  expect(rows).toEqual([
    { name: 'Otávio Lacerda', role: 'admin' },
    { name: 'Dalva Siqueira', role: 'treasurer' },
    { name: 'Regina Albuquerque', role: 'conductor' },
  ])
  await fresh.close()
})

test('the register has families, honours, parts and seats to show', async () => {
  const admin: SignedIn = (await enter('admin')).json()
  const read = async (url: string) => (await callAs(server.app, admin, 'GET', url)).json()
  const { members } = await read('/members/list-members?config[q]=kaua')
  expect(members).toMatchObject([{ instrument: 'Trompete', part: 2, seat: 2 }])
  const { contacts } = await read(`/members/list-contacts?memberId=${members[0].id}`)
  const named = contacts.map(({ name }: { name: string }) => name)
  expect(named).toEqual(expect.arrayContaining(['Rosana Nascimento', 'Edmílson Nascimento']))
  const { rows } = await server.pool.query(`select years, count(*) from honours group by years order by years`)
  expect(rows.map(({ years }) => years)).toEqual([10, 25])
})

test('where no demo is offered there is none', async () => {
  const without = await createTestServer({ config: { isDemoOffered: false } })
  for (const answer of [await without.app.inject('/auth/demo'), await enter('admin', without.app)]) {
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found'])
  }
  await without.close()
})

test('a real group sees nothing of it', async () => {
  const founder = await foundGroup(server.app)
  const answer = await callAs(server.app, founder, 'GET', '/members/list-members')
  expect(answer.json()).toEqual({ members: [], total: 0 })
})

describe('the roster', () => {
  const today = new Date('2031-03-15T12:00:00Z')
  const roster = demoMembers(today)
  const daysIn = roster.map(({ joinedOn = '' }) => (today.getTime() - new Date(joinedOn).getTime()) / 86_400_000)

  test('is 64 different people, all valid, the same each time', () => {
    for (const member of roster) expect(MemberWrite.parse(member)).toEqual(JSON.parse(JSON.stringify(member)))
    expect(new Set(roster.map(({ name }) => name)).size).toBe(64)
    expect(new Set(roster.map(({ id }) => id)).size).toBe(64)
    expect(demoMembers(today)).toEqual(roster)
  })

  test('joined through two seasons and before, however late it is made', () => {
    const joinedWithin = (years: number) => daysIn.filter((days) => days < years * 365.25).length
    expect(Math.min(...daysIn)).toBeGreaterThan(0)
    expect(joinedWithin(1)).toBeGreaterThanOrEqual(5)
    expect(joinedWithin(2) - joinedWithin(1)).toBeGreaterThanOrEqual(5)
    expect(64 - joinedWithin(2)).toBeGreaterThanOrEqual(25)
  })

  test('is mostly active, with some on leave and some gone', () => {
    const withStatus = (status: string) => roster.filter((member) => member.status === status).length
    expect([withStatus('active'), withStatus('on_leave'), withStatus('former')]).toEqual([57, 3, 4])
  })

  test('names no real address or number', () => {
    for (const { email = 'a@b.example.org', phone, emergencyContact } of roster) {
      expect(email).toMatch(/\.example\.org$/)
      expect([phone, emergencyContact?.phone ?? phone].join()).toMatch(/^\+55 12 90000-\d{4},\+55 12 90000-\d{4}$/)
    }
  })
})
