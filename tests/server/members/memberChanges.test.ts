import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Member } from '@contract/members'
import type { ChangedMember, MemberFieldSet } from '@contract/members/memberChanges'
import { PROGRESS_TYPE } from '@contract/progress'
import { callAs, foundGroup, headersOf, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await foundGroup(server.app)
})

const get = async (url: string) => (await callAs(server.app, admin, 'GET', url)).json()
const post = (url: string, payload: object, person = admin) => callAs(server.app, person, 'POST', url, payload)
const find = async ({ id }: { id: string }): Promise<Member> => (await get(`/members/find-member?id=${id}`)).member
const spansOf = async ({ id }: { id: string }) => (await get(`/finances/find-member-fees?memberId=${id}`)).fees

const newMember = (name: string, over: object = {}) => ({
  id: newId(),
  name,
  section: 'woodwinds',
  instrument: 'Flute',
  status: 'active',
  ...over,
})
const add = async (name: string, over: object = {}): Promise<Member> =>
  (await post('/members/add-member', { member: newMember(name, over) })).json().member

type Known = Pick<Member, 'id' | 'version'>
const changeEach = (members: readonly (Known & { set: MemberFieldSet })[], person = admin) =>
  post('/members/change-members', { change: { members } }, person)
const undo = (members: readonly ChangedMember[]) =>
  post('/members/change-members', { change: { members, isUndo: true } })
const change = (members: readonly Known[], set: MemberFieldSet, person = admin) =>
  changeEach(
    members.map(({ id, version }) => ({ id, version, set })),
    person,
  )
const changed = (answer: Awaited<ReturnType<typeof change>>): ChangedMember[] => {
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined])
  return answer.json().members
}

async function addField(over: object) {
  const field = { id: newId(), name: 'Bus', kind: 'yesNo', seenBy: [], writtenBy: ['manager'], ...over }
  return (await post('/members/add-own-field', { field })).json().field
}
async function addClass(name: string): Promise<string> {
  const feeClass = { id: newId(), name, amount: 1000, rhythm: 'monthly' }
  return (await post('/finances/add-fee-class', { feeClass })).json().feeClass.id
}

describe('many members at once', () => {
  test('get what is given, keep the rest, and are as before when what was answered is posted', async () => {
    const ana = await add('Ana', { part: 2, email: 'ana@example.org', notes: 'Tall' })
    const bia = await add('Bia', { section: 'brass', instrument: 'Horn', status: 'on_leave' })
    const bus = await addField({})
    const diet = await addField({ name: 'Diet', kind: 'text' })
    const whole = { ...ana, ownValues: { [diet.id]: 'Vegan' } }
    const anas = (await post('/members/add-member', { member: whole })).json().member
    const set = { section: 'brass', instrument: 'Trumpet', part: null, status: 'active', ownValues: { [bus.id]: true } }
    const done = changed(await change([anas, bia], set as MemberFieldSet))
    expect(done.map(({ id, version }) => [id, version])).toEqual([
      [ana.id, 3],
      [bia.id, 2],
    ])
    const { part: _part, ...rest } = anas
    const ownValues = { [diet.id]: 'Vegan', [bus.id]: true }
    expect(await find(ana)).toEqual({ ...rest, section: 'brass', instrument: 'Trumpet', ownValues, version: 3 })
    expect(await find(bia)).toMatchObject({ instrument: 'Trumpet', status: 'active', ownValues: { [bus.id]: true } })
    const { entries } = await get('/audit/list-entries?config[action]=member_changed')
    expect(entries).toHaveLength(3)

    changed(await undo(done))
    expect(await find(ana)).toEqual({ ...anas, version: 4 })
    expect(await find(bia)).toEqual({ ...bia, version: 3 })
  })

  test('who already are so keep their version, and are not among those that were changed', async () => {
    const [ana, bia] = [await add('Ana'), await add('Bia', { status: 'on_leave' })]
    expect(changed(await change([ana, bia], { status: 'active' })).map(({ id }) => id)).toEqual([bia.id])
    expect(await find(ana)).toEqual(ana)
  })

  test('are all as they were where one was changed or removed since it was read, and those are named', async () => {
    const [ana, bia, caio] = [await add('Ana'), await add('Bia'), await add('Caio')]
    await post('/members/add-member', { member: { ...bia, notes: 'New' } })
    const stale = await change([ana, bia, caio], { position: 'Principal' })
    expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'conflict'])
    expect(stale.json().error.fields).toEqual({ 'change.members.1.id': 'not_allowed' })
    await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${caio.id}`)
    const gone = await change([ana, bia, caio], { position: 'Principal' })
    expect([gone.statusCode, gone.json().error.fields]).toEqual([404, { 'change.members.2.id': 'not_allowed' }])
    expect(await find(ana)).toEqual(ana)
    const twice = await change([ana, ana], { position: 'Principal' })
    expect(twice.json().error.fields).toEqual({ 'change.members.1.id': 'taken' })
  })

  test('who were taken for former ones, and are not, had never left', async () => {
    const ana = await add('Ana', { joinedOn: '2020-01-01' })
    const history = async () => (await get(`/members/list-history?id=${ana.id}`)).steps
    const before = await history()
    const done = changed(await change([ana], { status: 'former', leftOn: '2026-01-31' }))
    expect((await history()).length).toBeGreaterThan(before.length)
    changed(await undo(done))
    expect(await history()).toEqual(before)
    const impossible = await change([{ ...ana, version: 3 }], { leftOn: '2019-01-31' })
    expect([impossible.statusCode, Object.keys(impossible.json().error.fields)]).toEqual([
      400,
      ['change.members.0.set.leftOn'],
    ])
  })

  test('what does not fit an own field is said at it', async () => {
    const ana = await add('Ana')
    const shoes = await addField({ name: 'Shoes', kind: 'number' })
    const refused = await change([ana], { ownValues: { [shoes.id]: 'large' } })
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([
      400,
      [`change.members.0.set.ownValues.${shoes.id}`],
    ])
  })

  test('get a fee class from this month on, with the books’ leave, and the spans come back whole', async () => {
    const [adult, student] = [await addClass('Adult'), await addClass('Student')]
    const ana = await add('Ana')
    const bia = await add('Bia')
    const old = [
      { classId: adult, from: '2020-01', to: '2099-12' },
      { classId: student, from: '2100-01' },
    ]
    await post('/finances/set-member-fees', { memberFees: { memberId: ana.id, before: [], fees: old } })
    const done = changed(await change([ana, bia], { feeClassId: student }))
    expect(done.map(({ version }) => version)).toEqual([1, 1])
    expect((await spansOf(ana)).at(-1)).toMatchObject({ classId: student })
    expect(await spansOf(bia)).toMatchObject([{ classId: student }])
    changed(await undo(done))
    expect([await spansOf(ana), await spansOf(bia)]).toEqual([old, []])
    const unknown = await change([ana], { feeClassId: newId() })
    expect(unknown.json().error.fields).toEqual({ 'change.members.0.set.feeClassId': 'not_allowed' })
  })

  test('are changed by those who manage members alone', async () => {
    const ana = await add('Ana')
    const conductor = await joinAs(server.app, admin, 'conductor')
    expect((await change([ana], { status: 'former' }, conductor)).statusCode).toBe(403)
    const other = await foundGroup(server.app)
    expect((await change([ana], { status: 'former' }, other)).statusCode).toBe(404)
  })

  test('a thousand are changed at once, and two thousand tell how far they are', async () => {
    const members = Array.from({ length: 2_000 }, (_, at) => newMember(`Member ${at}`))
    await post('/members/import-members', { import: { id: newId(), fileName: 'all.csv', members } })
    const all = members.map(({ id }) => ({ id, version: 1 }))
    const done = changed(await change(all.slice(0, 1_000), { section: 'brass', instrument: 'Horn' }))
    expect(done).toHaveLength(1_000)
    const change2 = { members: all.map(({ id }, at) => ({ id, version: at < 1_000 ? 2 : 1, set: { part: 1 } })) }
    const told = await server.app.inject({
      method: 'POST',
      url: '/members/change-members',
      headers: { ...headersOf(admin), accept: PROGRESS_TYPE },
      payload: { change: change2 },
    })
    const lines = told.body.trim().split('\n')
    expect(lines.slice(0, -1).map((line) => JSON.parse(line))).toEqual([
      { done: 1_000, of: 2_000 },
      { done: 2_000, of: 2_000 },
    ])
  })
})
