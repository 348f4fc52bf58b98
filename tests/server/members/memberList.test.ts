import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Member, MemberWrite } from '@contract/members'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs } from '../support/factories'

type Config = Record<string, string | number | undefined>

let server: TestServer
let admin: SignedIn

const roster: Partial<MemberWrite>[] = [
  { name: 'Zeca', section: 'brass', instrument: 'Tuba', phone: '+55 (12) 90000-0042' },
  { name: 'ana', section: 'voices', status: 'on_leave', email: 'ana@example.org' },
  { name: 'Álvares', section: 'strings', instrument: 'Violino', phone: '0796405628', joinedOn: '2020-01-01' },
  {
    name: 'João Conceição',
    section: 'brass',
    instrument: 'Trompa',
    position: 'Solista',
    joinedOn: '2010-05-06',
    notes: 'Hat die Leihtrompete.',
  },
  {
    name: 'Joao Teles',
    section: 'woodwinds',
    instrument: 'Clarinete 10',
    status: 'former',
    emergencyContact: { name: 'Frau Weber', phone: '+41 44 300 20 10' },
  },
  { name: '100% Brás_Cubas', section: 'woodwinds', instrument: 'Clarinete 2', joinedOn: '2024-02-29' },
]
const byName = ['100% Brás_Cubas', 'Álvares', 'ana', 'João Conceição', 'Joao Teles', 'Zeca']

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  for (const person of roster) {
    const member = { id: newId(), status: 'active', ...person }
    await callAs(server.app, admin, 'POST', '/members/add-member', { member })
  }
  const removed = { id: newId(), name: 'João Removido', section: 'brass', status: 'active' }
  await callAs(server.app, admin, 'POST', '/members/add-member', { member: removed })
  await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${removed.id}`)
})

afterAll(() => server.close())

function address(call: string, config: Config): string {
  const query = new URLSearchParams(Object.entries(config).map(([key, value]) => [`config[${key}]`, String(value)]))
  return `/members/${call}?${query}`
}

async function list(config: Config = {}): Promise<{ members: Member[]; total: number }> {
  const answer = await callAs(server.app, admin, 'GET', address('list-members', config))
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

async function names(config: Config = {}): Promise<string[]> {
  return (await list(config)).members.map(({ name }) => name)
}

describe('the order', () => {
  test('is by name as people read it: accents and case last, numbers by value', async () => {
    expect(await names()).toEqual(byName)
    expect(await names({ sort: 'desc' })).toEqual(byName.toReversed())
  })

  test.each([
    ['section', ['strings', 'woodwinds', 'woodwinds', 'brass', 'brass', 'voices']],
    ['status', ['active', 'active', 'active', 'active', 'on_leave', 'former']],
    ['instrument', ['Clarinete 2', 'Clarinete 10', 'Trompa', 'Tuba', 'Violino', undefined]],
    ['joinedOn', ['2010-05-06', '2020-01-01', '2024-02-29', undefined, undefined, undefined]],
    ['email', ['ana@example.org', undefined, undefined, undefined, undefined, undefined]],
    ['phone', ['+55 (12) 90000-0042', '0796405628', undefined, undefined, undefined, undefined]],
  ] as const)('by %s, what is absent last both ways, ties by id', async (sortColumn, ascending) => {
    const up = (await list({ sortColumn })).members
    expect(up.map((member) => member[sortColumn])).toEqual(ascending)
    const down = (await list({ sortColumn, sort: 'desc' })).members
    const present = ascending.filter((value) => value !== undefined)
    expect(down.map((member) => member[sortColumn]).slice(0, present.length)).toEqual(present.toReversed())
    // By section is by the score, whose order goes on (sections.test.ts).
    if (sortColumn === 'section') return
    for (const members of [up, down]) {
      const runs = new Set(members.map((member) => member[sortColumn]))
      for (const value of runs) {
        const ids = members.filter((member) => member[sortColumn] === value).map(({ id }) => id)
        expect(ids).toEqual(ids.toSorted())
      }
    }
  })
})

describe('pages', () => {
  test('do not overlap and carry the total', async () => {
    const first = await list({ perPage: 4 })
    const second = await list({ perPage: 4, page: 2 })
    expect([first.total, second.total]).toEqual([6, 6])
    expect([...first.members, ...second.members].map(({ name }) => name)).toEqual(byName)
  })

  test('past the end are empty with the true total', async () => {
    expect(await list({ page: 9 })).toEqual({ members: [], total: 6 })
    expect(await list({ page: Number.MAX_SAFE_INTEGER, perPage: 100 })).toEqual({ members: [], total: 6 })
    expect(await list({ q: 'nobody' })).toEqual({ members: [], total: 0 })
  })

  test.each([
    [{ page: 0 }, 'config.page'],
    [{ page: 'x' }, 'config.page'],
    [{ perPage: 101 }, 'config.perPage'],
    [{ perPage: 0 }, 'config.perPage'],
    [{ perPage: 1.5 }, 'config.perPage'],
    [{ sortColumn: 'notes' }, 'config.sortColumn'],
    [{ sort: 'up' }, 'config.sort'],
    [{ section: 'kazoos' }, 'config.section'],
    [{ unknown: 1 }, 'config.unknown'],
  ])('%o is refused', async (config, field) => {
    const answer = await callAs(server.app, admin, 'GET', address('list-members', config))
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().error.fields)).toEqual([field])
  })
})

describe('the search', () => {
  test.each([
    ['joao', ['João Conceição', 'Joao Teles']],
    ['JOÃO', ['João Conceição', 'Joao Teles']],
    ['joa\u0303o', ['João Conceição', 'Joao Teles']],
    ['conceicao joao', ['João Conceição']],
    ['  joão   teles ', ['Joao Teles']],
    ['ão conc', ['João Conceição']],
    ['tuba', ['Zeca']],
    ['solista', ['João Conceição']],
    ['ana@', ['ana']],
    ['90000-0042', ['Zeca']],
    ['12900000042', ['Zeca']],
    ['+5512900000042', ['Zeca']],
    ['0055 12 90000 0042', ['Zeca']],
    ['0 12 90000-0042', ['Zeca']],
    ['+41 (0)79 640 56 28', ['Álvares']],
    ['+41796405628', ['Álvares']],
    ['079 640 56 28', ['Álvares']],
    ['+41796405629', []],
    ['+41 12', []],
    ['frau weber', ['Joao Teles']],
    ['0443002010', ['Joao Teles']],
    ['+41 44 300 20 10', ['Joao Teles']],
    ['leihtrompete', ['João Conceição']],
    ['trompa leihtrompete', ['João Conceição']],
    ['%', ['100% Brás_Cubas']],
    ['s_c', ['100% Brás_Cubas']],
    ['\\', []],
    ["'; drop table members; --", []],
    ['removido', []],
    ['', byName],
    ['   ', byName],
  ])('for "%s"', async (q, found) => {
    const answer = await list({ q })
    expect(answer.members.map(({ name }) => name)).toEqual(found)
    expect(answer.total).toBe(found.length)
  })

  test('together with filters', async () => {
    expect(await names({ q: 'joao', section: 'brass' })).toEqual(['João Conceição'])
    expect(await names({ status: 'active', section: 'brass' })).toEqual(['João Conceição', 'Zeca'])
  })
})

describe('all-members', () => {
  async function all(config = {}): Promise<Member[]> {
    return (await callAs(server.app, admin, 'GET', address('all-members', config))).json()
  }

  test('is everyone by name', async () => {
    expect((await all()).map(({ name }) => name)).toEqual(byName)
  })

  test('takes the filters and the order of the list', async () => {
    const found = await all({ section: 'brass', q: 'o', sort: 'desc', sortColumn: 'name' })
    expect(found.map(({ name }) => name)).toEqual(['João Conceição'])
    const answer = await callAs(server.app, admin, 'GET', address('all-members', { page: 1 }))
    expect(answer.json().error.fields).toEqual({ 'config.page': 'unknown_field' })
  })
})

describe('count-members', () => {
  async function count(config = {}) {
    return (await callAs(server.app, admin, 'GET', address('count-members', config))).json()
  }

  test('counts by section, in the order of sections, those alone that have members', async () => {
    expect(await count()).toEqual({
      total: 6,
      bySection: [
        { section: 'strings', count: 1 },
        { section: 'woodwinds', count: 2 },
        { section: 'brass', count: 2 },
        { section: 'voices', count: 1 },
      ],
    })
  })

  test('under the search and the status', async () => {
    expect(await count({ q: 'joao', status: 'former' })).toEqual({
      total: 1,
      bySection: [{ section: 'woodwinds', count: 1 }],
    })
  })
})

describe('the fee class', () => {
  test('filters by what holds this month, for who may read the books', async () => {
    const student = { id: newId(), name: 'Student', amount: 2_500, rhythm: 'monthly' }
    const adult = { id: newId(), name: 'Adult', amount: 5_000, rhythm: 'monthly' }
    for (const feeClass of [student, adult])
      await callAs(server.app, admin, 'POST', '/finances/add-fee-class', { feeClass })
    const idOf = new Map((await list()).members.map(({ id, name }) => [name, id]))
    const give = (name: string, ...fees: object[]) =>
      callAs(server.app, admin, 'POST', '/finances/set-member-fees', {
        memberFees: { memberId: idOf.get(name), before: [], fees },
      })
    await give('Zeca', { classId: student.id, from: '2020-01', to: '2020-12' }, { classId: adult.id, from: '2021-01' })
    await give('ana', { classId: student.id, from: '2020-01' })
    await give('Álvares', { classId: student.id, from: '2020-01', to: '2021-12' })
    expect(await names({ feeClass: student.id })).toEqual(['ana'])
    expect(await names({ feeClass: adult.id, section: 'brass' })).toEqual(['Zeca'])
    expect(await names({ feeClass: 'none' })).toEqual(byName.filter((name) => !['ana', 'Zeca'].includes(name)))
    const all = await callAs(server.app, admin, 'GET', address('all-members', { feeClass: adult.id }))
    expect(all.json().map(({ name }: Member) => name)).toEqual(['Zeca'])
    const counts = (await callAs(server.app, admin, 'GET', address('count-members', { feeClass: 'none' }))).json()
    expect([counts.total, counts.feeClasses]).toEqual([4, [adult, student].map(({ id, name }) => ({ id, name }))])

    const conductor = await joinAs(server.app, admin, 'conductor')
    for (const call of ['list-members', 'all-members', 'count-members'])
      expect((await callAs(server.app, conductor, 'GET', address(call, { feeClass: 'none' }))).statusCode).toBe(403)
    expect((await callAs(server.app, conductor, 'GET', address('count-members', {}))).json()).not.toHaveProperty(
      'feeClasses',
    )
    const wrong = await callAs(server.app, admin, 'GET', address('list-members', { feeClass: 'adult' }))
    expect(wrong.json().error.fields).toHaveProperty(['config.feeClass'])
  })
})
