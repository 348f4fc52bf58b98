import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs, newPerson } from '../support/factories'
import { auditOf } from './auditFixture'

let server: TestServer
let admin: SignedIn
let treasurer: SignedIn
const memberId = newId()

const list = (query: string, person = admin) => callAs(server.app, person, 'GET', `/audit/list-entries?${query}`)
const actions = async (query: string) => (await auditOf(server.app, admin, query)).map(({ action }) => action)

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app, newPerson({ name: 'Érica Luz' }))
  treasurer = await joinAs(server.app, admin, 'treasurer', newPerson({ name: 'Téo' }))
  const member = { id: memberId, name: 'João Sax', section: 'woodwinds', status: 'active' }
  await callAs(server.app, admin, 'POST', '/members/add-member', { member })
  await callAs(server.app, treasurer, 'POST', '/finances/close-month', { month: '2026-01' })
})

afterAll(() => server.close())

test('pages never overlap, newest first unless asked otherwise, with the true total', async () => {
  const all = await auditOf(server.app, admin)
  expect(all).toHaveLength(7)
  const pages = await Promise.all([1, 2, 3].map((page) => list(`config[perPage]=3&config[page]=${page}`)))
  expect(pages.flatMap((page) => page.json().entries)).toEqual(all)
  expect((await list('config[page]=9')).json()).toEqual({ entries: [], total: 7 })
  expect(await auditOf(server.app, admin, 'config[sort]=asc')).toEqual(all.toReversed())
  // That it is read whole is a line of its own, which it does not have yet.
  const everything = await callAs(server.app, admin, 'GET', '/audit/all-entries?config[action]=signed_in')
  expect(everything.json()).toEqual(all.filter(({ action }) => action === 'signed_in'))
})

test('filters by who, what, about what, and words in any order and without accents', async () => {
  expect(await actions(`config[actorId]=${treasurer.userData.id}`)).toEqual([
    'month_closed',
    'signed_in',
    'user_joined',
  ])
  expect(await actions('config[action]=member_added')).toEqual(['member_added'])
  expect(await actions('config[subjectType]=month')).toEqual(['month_closed'])
  expect(await actions(`config[subjectType]=member&config[subjectId]=${memberId.toUpperCase()}`)).toEqual([
    'member_added',
  ])
  expect(await actions('config[q]=sax erica')).toEqual(['member_added'])
  expect(await actions('config[q]=nobody')).toEqual([])
})

test('days are the group’s own, both included', async () => {
  const [newest] = await auditOf(server.app, admin)
  const day = new Date(newest?.at ?? '').toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  expect((await list(`config[from]=${day}&config[to]=${day}`)).json().total).toBe(8)
  expect((await list(`config[from]=${next}`)).json().total).toBe(0)
  expect((await list('config[to]=2026-01-01')).json().total).toBe(0)
  expect((await list('config[from]=0001-01-01&config[to]=9999-12-31')).json().total).toBe(8)
  // Half past eleven in the evening of the 4th in São Paulo is the 5th in Greenwich.
  await server.pool.query(`insert into audit_entries (group_id, id, at, action, subject_type)
    values ('${admin.userData.group.id}', '${newId()}', '2025-03-05T02:30:00Z', 'exported', 'export')`)
  expect((await list('config[from]=2025-03-04&config[to]=2025-03-04')).json().total).toBe(1)
  expect((await list('config[from]=2025-03-05&config[to]=2025-03-05')).json().total).toBe(0)
})

test('what is no filter is refused', async () => {
  const answer = await list('config[action]=dance&config[from]=2026-02-30&config[perPage]=101&config[who]=x')
  expect(answer.json().error.fields).toEqual({
    'config.action': 'not_allowed',
    'config.from': 'bad_date',
    'config.perPage': 'too_big:100',
    'config.who': 'unknown_field',
  })
})

test('other groups have their own record, and other roles none', async () => {
  const stranger = await foundGroup(server.app)
  const theirs = await auditOf(server.app, stranger)
  expect(theirs.map(({ action }) => action)).toEqual(['signed_in', 'group_founded'])
  expect((await list(`config[subjectId]=${memberId}`, stranger)).json().total).toBe(0)
  for (const role of ['treasurer', 'conductor', 'member', 'client'] as const) {
    const person = role === 'treasurer' ? treasurer : await joinAs(server.app, admin, role)
    const all = await callAs(server.app, person, 'GET', '/audit/all-entries')
    expect([role, (await list('', person)).statusCode, all.statusCode]).toEqual([role, 403, 403])
  }
})

test('who may read something may say that they made a file of it, and nobody else', async () => {
  const record = (person: SignedIn, what: string, count = 3) =>
    callAs(server.app, person, 'POST', '/audit/record-export', { what, count }).then(({ statusCode }) => statusCode)
  const conductor = await joinAs(server.app, admin, 'conductor')
  expect(await record(treasurer, 'finances')).toBe(204)
  expect(await record(treasurer, 'audit')).toBe(403)
  expect(await record(conductor, 'finances')).toBe(403)
  expect(await record(conductor, 'analytics')).toBe(204)
  expect([await record(treasurer, 'attendance'), await record(conductor, 'attendance')]).toEqual([403, 204])
  expect([await record(admin, 'everything'), await record(admin, 'members', -1)]).toEqual([400, 400])
  // Of the analytics the call that gives all of them has its line already, whatever the browser says.
  expect(await actions('config[action]=exported&config[from]=2026-01-01')).toEqual(['exported'])
})

test('a page and each filter come from an index among many', async () => {
  const client = await server.pool.connect()
  const groupId = admin.userData.group.id
  try {
    await client.query(`insert into audit_entries (group_id, id, at, actor_id, action, subject_type, subject_id)
      select '${groupId}', gen_random_uuid(), now() - n * interval '1 minute', md5((n % 50)::text)::uuid,
             case when n % 500 = 0 then 'month_closed' else 'member_changed' end, 'member', md5((n % 300)::text)::uuid
        from generate_series(1, 20000) n`)
    await client.query('analyze audit_entries')
    const planOf = async (condition: string) => {
      const { rows } = await client.query(`explain select id from audit_entries
        where group_id = '${groupId}' ${condition} order by at desc, id desc limit 10`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    for (const [condition, index] of [
      ['', 'order'],
      [`and actor_id = md5('7')::uuid`, 'actor'],
      [`and subject_id = md5('7')::uuid`, 'subject'],
      [`and action = 'month_closed'`, 'action'],
    ] as const) {
      const plan = await planOf(condition)
      expect(plan).toContain(`audit_entries_${index}_index`)
      expect(plan).not.toContain('Sort')
    }
  } finally {
    client.release()
  }
})
