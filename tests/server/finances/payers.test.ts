import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Household } from '@contract/finances/payers'
import type { OverdueMember } from '@contract/finances/paying/reminders'
import { paymentReferenceOf } from '@contract/finances/paymentReference'
import { addDays } from '@contract/days'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let family: string[]

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  family = []
  for (const name of ['Ana', 'Bia', 'Caio']) family.push(await ledger.addMember({ name, email: `${name}@example.org` }))
  const dues = { month: '2026-03', amount: 3000, dueDate: '2026-03-10', description: 'Mensalidade' }
  await ledger.post('/finances/create-dues', { dues })
})

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: admin.userData.group.timeZone }).format()
const parents = () => ({ id: newId(), name: 'Família Lima', email: 'lima@example.org', memberIds: family.toSorted() })
const save = (payer: object) => ledger.post('/finances/add-payer', { payer })
const households = async (): Promise<Household[]> => (await ledger.read('/finances/list-payers')).households

test('a household has one statement for all, with a reference and an address of its own', async () => {
  const payer = parents()
  const saved = await save(payer)
  const since = payer.memberIds.map((memberId) => ({ memberId, day: today() }))
  expect([saved.statusCode, saved.json().payer]).toEqual([201, { ...payer, since, version: 1 }])
  expect((await save(payer)).statusCode).toBe(200)
  const [household] = await households()
  expect(household).toMatchObject({ name: 'Família Lima', email: 'lima@example.org', owed: 9000, credit: 0 })
  expect(household?.members.map(({ name, owed }) => [name, owed])).toEqual([
    ['Ana', 3000],
    ['Bia', 3000],
    ['Caio', 3000],
  ])
  const letter = await ledger.read(`/finances/find-statement?memberId=${payer.id}`)
  expect(letter).toMatchObject({ owed: 9000, email: 'lima@example.org', reference: paymentReferenceOf(payer.id) })
  expect(letter.text).toContain('Mensalidade (Ana)')
})

test('a guardian who pays is called and reached as their contact is, also once that changes', async () => {
  const [ana = '', bia = ''] = family
  const rosa = {
    id: newId(),
    name: 'Rosa Lima',
    email: 'rosa@example.org',
    phone: '+55 12 90000-0001',
    members: [ana, bia].toSorted().map((memberId) => ({ memberId, isGuardian: true as const })),
  }
  const saveContact = (over: object) => ledger.post('/members/add-contact', { contact: { ...rosa, ...over } })
  expect((await saveContact({})).statusCode).toBe(201)
  const payer = { id: newId(), contactId: rosa.id, name: 'Somebody else', memberIds: [ana, bia].toSorted() }
  const saved = await save(payer)
  const { name, email, phone } = rosa
  expect([saved.statusCode, saved.json().payer]).toMatchObject([201, { contactId: rosa.id, name, email, phone }])
  expect((await save(payer)).statusCode).toBe(200)
  expect((await saveContact({ email: 'lima@example.org', version: 1 })).statusCode).toBe(200)
  const [household] = await households()
  expect(household).toMatchObject({ name, email: 'lima@example.org', payer: { version: 2 } })
  expect((await ledger.read(`/finances/find-statement?memberId=${payer.id}`)).email).toBe('lima@example.org')
  // Removed, they pay on as they were; back, they are followed again.
  await callAs(server.app, admin, 'DELETE', `/members/remove-contact?id=${rosa.id}`)
  expect((await households())[0]?.payer).not.toHaveProperty('contactId')
  expect((await saveContact({ email: 'lima@example.org', version: 2 })).statusCode).toBe(200)
  expect((await saveContact({ name: 'Rosa Reis', version: 3 })).statusCode).toBe(200)
  expect((await households())[0]).toMatchObject({ name: 'Rosa Reis', payer: { contactId: rosa.id } })
  expect((await save({ ...payer, contactId: newId(), version: 3 })).json().error.fields).toEqual({
    'payer.contactId': 'not_allowed',
  })
  expect((await save({ id: ana, isMember: true, contactId: rosa.id, memberIds: [bia] })).statusCode).toBe(400)
})

test('a member who pays for others is asked for theirs as well', async () => {
  const [ana = '', bia = '', caio = ''] = family
  await save({ id: ana, isMember: true, memberIds: [bia] })
  expect(await households()).toMatchObject([{ name: 'Ana', email: 'ana@example.org', owed: 6000 }])
  expect((await ledger.read(`/finances/find-statement?memberId=${ana}`)).owed).toBe(6000)
  expect((await ledger.read(`/finances/find-statement?memberId=${bia}`)).owed).toBe(3000)
  // Whoever pays for others is not paid for, nobody pays for themselves, and a stranger is no member.
  for (const memberIds of [[ana], [caio, caio], [newId()]])
    expect((await save({ id: newId(), name: 'Outra', memberIds })).statusCode).toBe(400)
  expect((await save({ id: bia, isMember: true, memberIds: [caio] })).statusCode).toBe(400)
  expect((await save({ id: newId(), name: '', memberIds: [] })).statusCode).toBe(400)
})

test('whom another pays for from now on changes hands, and who pays for nobody is gone', async () => {
  const payer = parents()
  const { version } = (await save(payer)).json().payer
  expect((await save({ ...payer, name: 'Souza', version: 7 })).statusCode).toBe(409)
  expect((await save({ ...payer, name: 'Souza', version })).json().payer).toMatchObject({ name: 'Souza', version: 2 })
  await save({ id: newId(), name: 'Avó', memberIds: family })
  expect((await households()).map(({ name }) => name)).toEqual(['Avó'])
  const [{ payer: left } = { payer: { id: '' } }] = await households()
  expect((await callAs(server.app, admin, 'DELETE', `/finances/remove-payer?id=${left.id}`)).statusCode).toBe(200)
  expect(await households()).toEqual([])
})

test('what is stored of a member says who pays, and forgets it with them', async () => {
  const [ana = ''] = family
  await save({ ...parents(), memberIds: [ana] })
  const data = (await ledger.read(`/members/find-member-data?id=${ana}`)).data
  expect(data.payer).toEqual({ name: 'Família Lima', email: 'lima@example.org' })
  const { member } = await ledger.read(`/members/find-member?id=${ana}`)
  const former = (await ledger.post('/members/add-member', { member: { ...member, status: 'former' } })).json().member
  const erased = await ledger.post('/members/erase-member', { member: { id: ana, version: former.version } })
  expect(erased.statusCode).toBe(200)
  expect(await households()).toEqual([])
})

test('a member’s fees say who pays for them and for whom they do, since when, also after Undo', async () => {
  const [ana = '', bia = '', caio = ''] = family
  const payer = { ...parents(), memberIds: [bia], since: [{ memberId: bia, day: '2025-02-03' }] }
  const { version } = (await save(payer)).json().payer
  const both = (await save({ ...payer, since: undefined, memberIds: [bia, caio].toSorted(), version })).json().payer
  const feesOf = (memberId: string) => ledger.read(`/finances/find-member-fees?memberId=${memberId}`)
  const { id, name } = payer
  expect((await feesOf(bia)).payer).toEqual({ id, name, since: '2025-02-03' })
  expect((await feesOf(caio)).payer).toEqual({ id, name, since: today() })
  await callAs(server.app, admin, 'DELETE', `/finances/remove-payer?id=${id}`)
  expect(await feesOf(bia)).not.toHaveProperty('payer')
  const { version: _version, ...again } = both
  await save(again)
  expect((await feesOf(bia)).payer).toEqual({ id, name, since: '2025-02-03' })
  await save({ id: ana, isMember: true, memberIds: [bia, caio] })
  expect(await feesOf(bia)).toMatchObject({ payer: { id: ana, name: 'Ana', since: today() } })
  expect((await feesOf(ana)).paysFor).toMatchObject([{ name: 'Bia' }, { memberId: caio, name: 'Caio' }])
})

const plus = (days: number) => addDays(today(), days)
const letterOf = (memberId: string, more = '') => ledger.read(`/finances/find-statement?memberId=${memberId}${more}`)

test('a span ends with its last day: dues go to the member then, and it is kept', async () => {
  const [ana = '', bia = ''] = family
  const span = (first: number, last: number) => ({
    since: [{ memberId: ana, day: plus(first) }],
    until: [{ memberId: ana, day: plus(last) }],
  })
  const payer = { ...parents(), memberIds: [ana], ...span(-60, 0) }
  const saved = await save(payer)
  expect(saved.json().payer).toEqual({ ...payer, version: 1 })
  expect((await letterOf(ana)).payer).toEqual({ id: payer.id, name: 'Família Lima' })
  expect((await letterOf(payer.id)).owed).toBe(3000)
  const over = { ...payer, ...span(-60, -1), version: 1 }
  const ended = (await save(over)).json().payer
  expect(ended).toMatchObject({
    memberIds: [],
    past: [{ memberId: ana, since: plus(-60), until: plus(-1) }],
    version: 2,
  })
  expect((await save(over)).json().error.current).toEqual(ended)
  expect(await letterOf(ana)).not.toHaveProperty('payer')
  expect((await letterOf(payer.id)).owed).toBe(0)
  const { overdue } = await ledger.read('/finances/list-reminders')
  expect(overdue.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Ana', 'Bia', 'Caio'])
  const [household] = await households()
  expect(household).toMatchObject({ owed: 0, members: [], others: [{ memberId: ana, name: 'Ana', until: plus(-1) }] })
  const fees = await ledger.read(`/finances/find-member-fees?memberId=${ana}`)
  expect([fees.payer, fees.otherPayers]).toEqual([
    undefined,
    [{ id: payer.id, name: 'Família Lima', since: plus(-60), until: plus(-1) }],
  ])
  // The same payer again, from a later day on, beside what is over; another member's too.
  const again = {
    ...payer,
    memberIds: [ana, bia].toSorted(),
    since: [{ memberId: ana, day: plus(3) }],
    until: [],
    version: 2,
  }
  expect((await save(again)).json().payer).toMatchObject({ past: [{ memberId: ana, until: plus(-1) }], version: 3 })
  expect((await households())[0]).toMatchObject({
    members: [{ name: 'Bia' }],
    others: [{ since: plus(3) }, { until: plus(-1) }],
  })
})

test('who follows another, or is left out, ends the span the day before', async () => {
  const [ana = '', bia = ''] = family
  const payer = { ...parents(), memberIds: [ana, bia].toSorted() }
  const since = payer.memberIds.map((memberId) => ({ memberId, day: plus(-30) }))
  const { version } = (await save({ ...payer, since })).json().payer
  await save({ id: newId(), name: 'Avó', memberIds: [ana], since: [{ memberId: ana, day: plus(10) }] })
  const [avo, lima] = await households()
  expect([avo?.members, lima?.members.map(({ name, until }) => [name, until])]).toEqual([
    [],
    [
      ['Ana', plus(9)],
      ['Bia', undefined],
    ],
  ])
  const left = (await save({ ...payer, memberIds: [ana], version })).json().payer
  expect(left).toMatchObject({ memberIds: [ana], past: [{ memberId: bia, since: plus(-30), until: plus(-1) }] })
  const backwards = { since: [{ memberId: ana, day: plus(2) }], until: [{ memberId: ana, day: plus(1) }] }
  const refused = await save({ ...payer, memberIds: [ana], ...backwards, version: left.version })
  expect([refused.statusCode, refused.json().error.fields]).toEqual([400, { 'payer.until': 'not_allowed' }])
  // Undo of the removal brings the past back too.
  await callAs(server.app, admin, 'DELETE', `/finances/remove-payer?id=${payer.id}`)
  const { version: _version, ...removed } = left
  expect((await save(removed)).json().payer).toMatchObject({ memberIds: [ana], past: left.past })
})

test('the statement of who is paid for is addressed to the payer, or to the member', async () => {
  const [ana = ''] = family
  const payer = { ...parents(), memberIds: [ana] }
  await save(payer)
  const own = await letterOf(ana)
  expect(own).toMatchObject({ owed: 3000, email: 'Ana@example.org'.toLowerCase(), payer: { name: 'Família Lima' } })
  expect(own).not.toHaveProperty('to')
  expect(own.text).not.toContain('Lima')
  const theirs = await letterOf(ana, '&to=payer')
  expect(theirs).toMatchObject({ memberId: ana, to: 'payer', owed: 3000, email: 'lima@example.org' })
  expect(theirs).toMatchObject({ reference: paymentReferenceOf(ana) })
  expect(theirs.text).toContain('Família Lima')
  expect(theirs.text).toContain('Mensalidade (Ana)')
  expect(await letterOf(family[1] ?? '', '&to=payer')).not.toHaveProperty('to')
})

test('what was charged while somebody paid stays theirs after their last day, on each paper', async () => {
  const [ana = '', bia = ''] = family
  const payer = { ...parents(), memberIds: [ana] }
  const since = [{ memberId: ana, day: '2026-01-01' }]
  const { version } = (await save({ ...payer, since })).json().payer
  const dues = { month: '2026-05', amount: 3500, dueDate: '2026-05-10', description: 'Mensalidade de maio' }
  await ledger.post('/finances/create-dues', { dues })
  expect((await letterOf(payer.id)).owed).toBe(6500)
  const until = [{ memberId: ana, day: '2026-04-30' }]
  const ended = (await save({ ...payer, since, until, version })).json().payer
  expect((await letterOf(payer.id)).text).toContain('Mensalidade (Ana)')
  expect([(await letterOf(payer.id)).owed, (await letterOf(ana)).owed]).toEqual([3000, 3500])
  // Of each entry of the member it is said who else is asked.
  const [own] = (await ledger.all({ memberId: ana })).filter(({ amount }) => amount === 3000)
  const { asked, askedElsewhere } = await letterOf(ana, '&to=payer')
  expect(askedElsewhere).toEqual([{ financeId: own?.id, payer: { id: payer.id, name: 'Família Lima' } }])
  expect(asked).toHaveLength(1)
  const [household] = await households()
  expect(household).toMatchObject({ owed: 3000, members: [], others: [{ memberId: ana, owed: 3000 }] })
  const overdueOf = async (name: string) =>
    (await ledger.read('/finances/list-reminders')).overdue.find((one: { name: string }) => one.name === name)?.overdue
  expect([await overdueOf('Família Lima'), await overdueOf('Ana')]).toEqual([3000, 3500])
  expect((await letterOf(ana, '&step=1')).owed).toBe(3500)
  expect((await letterOf(payer.id, '&step=1')).owed).toBe(3000)
  // Who is reminded of theirs does not remind the other.
  await ledger.post('/finances/send-reminders', {
    reminders: [{ id: newId(), memberId: ana, step: 1, byHand: true }],
  })
  const { overdue } = await ledger.read('/finances/list-reminders')
  const lastOf = (name: string) => overdue.find((one: { name: string }) => one.name === name)?.last?.step
  expect([lastOf('Ana'), lastOf('Família Lima')]).toEqual([1, undefined])
  // A bank's line of the payer is held to what is theirs, and the member's to what is the member's.
  const offersOf = async (amount: number, counterparty: string) => {
    const line = { date: '2026-06-01', amount, description: 'Pix recebido', counterparty }
    const { lines, finances } = await (await ledger.post('/finances/match-lines', { lines: [line] })).json()
    const [best] = lines[0].offers
    return [best?.certainty, finances.filter(({ id }: { id: string }) => id === best?.finances?.[0]?.id)[0]?.amount]
  }
  expect(await offersOf(3000, 'Família Lima')).toEqual(['certain', 3000])
  expect((await offersOf(6500, 'Família Lima'))[0]).not.toBe('certain')
  // Somebody else pays from then on: what is of before stays where it is, what is of after is theirs.
  const granny = { id: newId(), name: 'Avó', memberIds: [ana], since: [{ memberId: ana, day: '2026-05-01' }] }
  await save(granny)
  expect([(await letterOf(granny.id)).owed, (await letterOf(payer.id)).owed]).toEqual([3500, 3000])
  expect(await letterOf(ana, '&to=payer')).toMatchObject({ owed: 3500, payer: { name: 'Avó' }, to: 'payer' })
  // An earlier last day gives it back, as does the removal of what was a mistake.
  const earlier = { ...ended, memberIds: [bia], since: [{ memberId: bia, day: '2026-01-01' }], until: undefined }
  expect((await save(earlier)).statusCode).toBe(200)
  await callAs(server.app, admin, 'DELETE', `/finances/remove-payer?id=${payer.id}`)
  expect((await letterOf(granny.id)).owed).toBe(6500)
})

test('no bill goes to somebody who was removed; who comes back pays again', async () => {
  const [ana = '', bia = '', caio = ''] = family
  await save({ id: ana, isMember: true, memberIds: [bia, caio] })
  const removed = await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${ana}`)
  expect(removed.statusCode).toBe(200)
  const owedBy = async (id: string) => (await ledger.read(`/finances/find-statement?memberId=${id}`)).owed
  expect([await owedBy(ana), await owedBy(bia), await owedBy(caio)]).toEqual([3000, 3000, 3000])
  const { overdue } = await ledger.read('/finances/list-reminders')
  expect(overdue.map(({ name, paysFor, block }: OverdueMember) => [name, paysFor, block]).toSorted()).toEqual([
    ['Ana', undefined, 'removed'],
    ['Bia', undefined, undefined],
    ['Caio', undefined, undefined],
  ])
  expect(await ledger.read(`/finances/find-statement?memberId=${ana}`)).toMatchObject({ block: 'removed' })
  const mail = await ledger.post('/finances/send-statement', { mail: { id: newId(), memberId: ana } })
  expect(mail.statusCode).toBe(400)
  expect(await households()).toMatchObject([{ name: 'Ana', removed: true, owed: 3000 }])
  const { payer } = await ledger.read(`/finances/find-member-fees?memberId=${bia}`)
  expect(payer).toBeUndefined()
  expect((await ledger.post('/members/restore-member', { id: ana })).statusCode).toBe(200)
  expect([await owedBy(ana), await households()]).toMatchObject([9000, [{ name: 'Ana', owed: 9000 }]])

  // Removed again, one of those whom nobody pays for any more may pay for the other.
  await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${ana}`)
  expect((await save({ id: bia, isMember: true, memberIds: [caio] })).statusCode).toBe(201)
  expect(await owedBy(bia)).toBe(6000)
})

test('who began today to pay, and does for nobody any more, is answered for the last time and stored no longer', async () => {
  const payer = parents()
  const { version } = (await save(payer)).json().payer
  const ended = await save({ ...payer, memberIds: [], past: [], version })
  expect([ended.statusCode, ended.json().payer]).toMatchObject([200, { id: payer.id, memberIds: [] }])
  expect(await households()).toEqual([])
})

test.each([
  ['since a day that is known', '2026-02-01'],
  ['since ever', '0001-01-01'],
  ['since today', undefined],
])('whoever was removed and handed over for whom they paid, %s, is put back as if nothing had been', async (_, day) => {
  const [ana = '', bia = '', caio = ''] = family
  const since = day === undefined ? {} : { since: [{ memberId: bia, day }] }
  await save({ id: ana, isMember: true, memberIds: [bia], ...since })
  const before = await households()
  const written = before[0]?.payer
  await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${ana}`)
  expect((await save({ id: caio, isMember: true, memberIds: [bia] })).statusCode).toBe(201)
  expect(await households()).toMatchObject(
    day === undefined ? [{ name: 'Caio' }] : [{ removed: true }, { name: 'Caio' }],
  )

  expect((await ledger.post('/members/restore-member', { id: ana })).statusCode).toBe(200)
  expect((await callAs(server.app, admin, 'DELETE', `/finances/remove-payer?id=${caio}`)).statusCode).toBe(200)
  const version = (await households()).find(({ payer }) => payer.id === ana)?.payer.version
  expect((await save({ ...written, version })).statusCode).toBeLessThan(300)
  const ofOneVersion = (all: Household[]) => all.map((one) => ({ ...one, payer: { ...one.payer, version: 1 } }))
  expect(ofOneVersion(await households())).toEqual(ofOneVersion(before))
})
