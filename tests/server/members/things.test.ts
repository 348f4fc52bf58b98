import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Loan, LoanWrite, Thing, ThingHistory, ThingList, ThingWrite } from '@contract/members/things'
import type { Member, MemberWrite } from '@contract/members'
import { callAs, foundGroup, joinAs } from '../support/factories'
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

const post = (url: string, payload: object, as = admin) => callAs(server.app, as, 'POST', url, payload)
const get = async (url: string, as = admin) => (await callAs(server.app, as, 'GET', url)).json()
const remove = (what: string, id: string, as = admin) =>
  callAs(server.app, as, 'DELETE', `/members/remove-${what}?id=${id}`)

async function stored(url: string, key: string, record: object) {
  const answer = await post(url, { [key]: record })
  if (answer.statusCode > 201) throw new Error(answer.body)
  return answer.json()[key]
}

const member = (over: Partial<MemberWrite> = {}): Promise<Member> =>
  stored('/members/add-member', 'member', {
    id: newId(),
    name: 'Ana Lima',
    section: 'brass',
    status: 'active',
    ...over,
  })
const thing = (over: Partial<ThingWrite> = {}): Promise<Thing> =>
  stored('/members/add-thing', 'thing', { id: newId(), name: 'Tuba', kind: 'instrument', ...over })
const loan = (over: Pick<LoanWrite, 'thingId' | 'memberId'> & Partial<LoanWrite>): Promise<Loan> =>
  stored('/members/add-loan', 'loan', { id: newId(), since: '2026-03-01', ...over })

const fieldsOf = async (url: string, key: string, record: object) =>
  (await post(url, { [key]: { id: newId(), ...record } })).json().error.fields

const list = async (): Promise<ThingList['things']> => (await get('/members/list-things')).things
const find = (id: string): Promise<ThingHistory> => get(`/members/find-thing?id=${id}`)

test('a thing is lent to one member at a time, and has its history', async () => {
  const [ana, bia] = [await member(), await member({ name: 'Bia Leal' })]
  const whole = {
    number: '12',
    serialNumber: 'M-186',
    value: 800_000,
    condition: 'good',
    insurance: 'policy 4711',
    boughtOn: '2019-05-01',
    place: 'Shelf 2',
    notes: 'Two\nvalves',
  } as const
  const tuba = await thing(whole)
  const jacket = await thing({ name: 'Jacket', kind: 'uniform' })
  expect(tuba).toMatchObject(whole)
  expect((await list()).map((row) => [row.thing.name, row.lent])).toEqual([
    ['Jacket', undefined],
    ['Tuba', undefined],
  ])
  const first = await loan({ thingId: tuba.id, memberId: ana.id, until: '2026-06-30', deposit: 10_000 })
  expect((await list())[1]?.lent).toEqual({ loan: first, memberName: 'Ana Lima' })
  const again = { thingId: tuba.id, memberId: bia.id, since: '2026-04-01' }
  expect(await fieldsOf('/members/add-loan', 'loan', again)).toEqual({ 'loan.since': 'lent_then' })

  // Back on the day on which the next one gets it.
  const back = await loan({ ...first, returnedOn: '2026-04-01', conditionReturned: 'worn' })
  expect((await find(tuba.id)).thing.condition).toBe('worn')
  const second = await loan(again)
  expect((await find(tuba.id)).loans).toEqual([
    { loan: second, memberName: 'Bia Leal' },
    { loan: back, memberName: 'Ana Lima' },
  ])
  expect((await get(`/members/list-loans?memberId=${ana.id}`)).loans).toMatchObject([
    { loan: back, thing: { id: tuba.id } },
  ])
  expect(
    await fieldsOf('/members/add-loan', 'loan', { ...again, since: '2026-03-15', returnedOn: '2026-03-20' }),
  ).toEqual({
    'loan.since': 'lent_then',
  })
  expect((await get(`/members/find-member-data?id=${ana.id}`)).data.loans).toEqual([
    {
      thing: 'Tuba',
      number: '12',
      since: '2026-03-01',
      until: '2026-06-30',
      deposit: 10_000,
      returnedOn: '2026-04-01',
    },
  ])
  expect((await remove('thing', tuba.id)).json().error.fields).toEqual({ id: 'still_lent' })
  expect((await remove('thing', jacket.id)).statusCode).toBe(200)
  expect((await list()).map((row) => row.thing.name)).toEqual(['Tuba'])
})

test('what came back goes out again by Undo, in the condition in which it was', async () => {
  const [ana, tuba] = [await member(), await thing({ condition: 'new' })]
  const lent = await loan({ thingId: tuba.id, memberId: ana.id, conditionLent: 'new' })
  const back = await loan({ ...lent, returnedOn: '2026-03-05', conditionReturned: 'damaged' })
  expect((await find(tuba.id)).thing.condition).toBe('damaged')
  await loan({ ...lent, version: back.version })
  expect((await find(tuba.id)).thing.condition).toBe('new')
  expect((await list())[0]?.lent?.loan.version).toBe(3)
  await remove('loan', lent.id)
  expect((await list())[0]).not.toHaveProperty('lent')
})

test('what cannot be is refused at the field', async () => {
  const [ana, tuba] = [await member(), await thing({ number: 'Nº 12' })]
  expect(await fieldsOf('/members/add-thing', 'thing', { name: '', kind: 'boat', number: 'Nº 12' })).toEqual({
    'thing.name': 'required',
    'thing.kind': 'not_allowed',
  })
  expect(await fieldsOf('/members/add-thing', 'thing', { name: 'Tuba', kind: 'instrument', number: 'nº 12' })).toEqual({
    'thing.number': 'taken',
  })
  const ids = { thingId: tuba.id, memberId: ana.id, since: '2026-03-02' }
  const loanFields = (over: object) => fieldsOf('/members/add-loan', 'loan', { ...ids, ...over })
  expect(await loanFields({ until: '2026-03-01', conditionReturned: 'good' })).toEqual({
    'loan.until': 'before_lent',
    'loan.returnedOn': 'required',
  })
  expect(await loanFields({ returnedOn: '2026-03-01' })).toEqual({ 'loan.returnedOn': 'before_lent' })
  expect(await loanFields({ returnedOn: '2999-03-01' })).toEqual({ 'loan.returnedOn': 'future_date' })
  expect(await loanFields({ memberId: newId() })).toEqual({ 'loan.memberId': 'not_allowed' })
  expect(await loanFields({ thingId: newId() })).toEqual({ 'loan.thingId': 'not_allowed' })
  const stranger = await foundGroup(server.app)
  expect((await post('/members/add-loan', { loan: { id: newId(), ...ids } }, stranger)).statusCode).toBe(400)
})

test('is written by who manages members, and read by who reads them', async () => {
  const [ana, tuba] = [await member(), await thing()]
  const lent = { id: newId(), thingId: tuba.id, memberId: ana.id, since: '2026-03-01' }
  const [secretary, conductor, musician] = [
    await joinAs(server.app, admin, 'secretary'),
    await joinAs(server.app, admin, 'conductor'),
    await joinAs(server.app, admin, 'member'),
  ]
  expect((await post('/members/add-loan', { loan: lent }, conductor)).statusCode).toBe(403)
  expect((await post('/members/add-loan', { loan: lent }, secretary)).statusCode).toBe(201)
  expect((await get('/members/list-things', conductor)).things).toHaveLength(1)
  expect((await remove('loan', lent.id, conductor)).statusCode).toBe(403)
  for (const call of [`list-things`, `find-thing?id=${tuba.id}`, `list-loans?memberId=${ana.id}`]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await callAs(server.app, musician, 'GET', `/members/${call}`)).statusCode).toBe(403)
  }
})

test('an erased member’s loan stays, under a dash and without its note', async () => {
  const rosa = await member({ name: 'Rosa Quaresma', status: 'former' })
  const tuba = await thing({ notes: 'Ask Rosa Quaresma for the key' })
  await loan({ thingId: tuba.id, memberId: rosa.id, note: 'Rosa Quaresma has the case too' })
  const { id, version } = rosa
  expect((await post('/members/erase-member', { member: { id, version } })).statusCode).toBe(200)
  const { thing: left, loans } = await find(tuba.id)
  expect(left.notes).toBe('Ask — for the key')
  expect(loans).toMatchObject([{ memberName: '—' }])
  expect(loans[0]?.loan).not.toHaveProperty('note')
  const log = await server.pool.query('select from audit_entries where group_id = $2 and audit_entries::text ~* $1', [
    'quaresma',
    admin.userData.group.id,
  ])
  expect(log.rows).toEqual([])

  // The thing can be taken back from who is gone.
  const open = loans[0]?.loan
  expect((await post('/members/add-loan', { loan: { ...open, returnedOn: '2026-04-01' } })).statusCode).toBe(200)
})

test('whoever has something sees it on their own page, and not by a link that others may know', async () => {
  const ana = await member()
  const lent = await thing({ number: '12' })
  const tuba = await loan({ thingId: lent.id, memberId: ana.id, until: '2026-12-31' })
  await loan({ thingId: (await thing({ name: 'Key' })).id, memberId: (await member({ name: 'Bia' })).id })
  const user = await joinAs(server.app, admin, 'member')
  await post('/users/link-member', { id: user.userData.id, memberId: ana.id })
  const own = async () => (await get('/replies/my-page', user)).things
  expect(await own()).toEqual([{ name: 'Tuba', number: '12', since: '2026-03-01', until: '2026-12-31' }])
  const { links } = (await post('/links/make-links', { memberIds: [ana.id] })).json()
  const headers = { 'x-personal-link': links[0].token }
  const told = await server.app.inject({ url: '/replies/my-page', headers })
  expect([told.statusCode, told.json().things]).toEqual([200, undefined])
  await post('/members/add-loan', { loan: { ...tuba, returnedOn: '2026-04-01' } })
  expect(await own()).toBeUndefined()
})

test('an inventory comes in with its loans, all or nothing, and is taken back as a whole', async () => {
  const ana = await member()
  const lent = { id: newId(), memberId: ana.id, since: '2024-02-01', until: '2027-01-31', deposit: 10_000 }
  const tuba = { id: newId(), name: 'Tuba', kind: 'instrument', number: '12', value: 800_000, lent }
  const jacket = { id: newId(), name: 'Jacket M', kind: 'uniform' }
  const bring = (things: object[], as = admin) => post('/members/import-things', { import: { things } }, as)
  expect((await bring([tuba, jacket])).json()).toEqual({ added: 2 })
  // Sent again, as after an answer that was lost.
  expect((await bring([tuba, jacket])).json()).toEqual({ added: 2 })
  expect(await list()).toMatchObject([
    { thing: { name: 'Jacket M' } },
    { thing: { name: 'Tuba', value: 800_000 }, lent: { memberName: 'Ana Lima', loan: { deposit: 10_000 } } },
  ])

  const wrong = await bring([
    { id: newId(), name: 'Horn', kind: 'instrument' },
    { id: newId(), name: 'Bass', kind: 'instrument', number: '12' },
  ])
  expect(wrong.json().error.fields).toEqual({ 'import.things.1.number': 'taken' })
  const nobody = { id: newId(), memberId: newId(), since: '2024-02-01' }
  const stranger = await bring([{ id: newId(), name: 'Horn', kind: 'instrument', lent: nobody }])
  expect(stranger.json().error.fields).toEqual({ 'import.things.0.lent.memberId': 'not_allowed' })
  expect(await list()).toHaveLength(2)

  const batch = { import: { things: [tuba.id, jacket.id], loans: [lent.id] } }
  await stored('/members/add-thing', 'thing', { ...jacket, place: 'Shelf', version: 1 })
  const changed = await post('/members/undo-thing-import', batch)
  expect([changed.statusCode, changed.json().error.current.name]).toEqual([409, 'Jacket M'])
  expect(await list()).toHaveLength(2)
  await remove('thing', jacket.id)
  expect((await post('/members/undo-thing-import', batch)).json()).toEqual({ removed: 1 })
  expect(await list()).toEqual([])
  expect((await post('/members/undo-thing-import', batch)).statusCode).toBe(404)

  const reader = await joinAs(server.app, admin, 'conductor')
  expect((await bring([{ ...tuba, id: newId() }], reader)).statusCode).toBe(403)
})
