import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { addDays } from '@contract/days'
import { nextTargetDay } from '@contract/finances/sepa/targetDays'
import { ERASED } from '@contract/privacy'
import { privacyRepository } from '../../../server/areas/privacy/privacyRepository'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let ana: string

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  ana = await ledger.addMember({ name: 'Ana Weiß' })
})

const IBAN = 'DE89370400440532013000'

const newMandate = (over: object = {}) => ({
  id: newId(),
  personId: ana,
  reference: 'M-1',
  signedOn: '2025-03-01',
  holder: 'Jürgen Weiß',
  iban: IBAN,
  ...over,
})
const save = (mandate: object) => ledger.post('/finances/add-mandate', { mandate })
const remove = (id: string) => callAs(server.app, admin, 'DELETE', `/finances/remove-mandate?id=${id}`)
const list = async (personId = ana) => (await ledger.read(`/finances/list-mandates?personId=${personId}`)).mandates
const fieldsOf = async (mandate: object) => (await save(mandate)).json().error?.fields

test('a mandate is kept as it was signed, revoked and brought back', async () => {
  const mandate = newMandate({ iban: 'de89 3704 0044 0532 0130 00' })
  const stored = { ...mandate, iban: IBAN, version: 1 }
  expect((await save(mandate)).json().mandate).toEqual(stored)
  expect((await save(mandate)).statusCode).toBe(200)
  expect(await list()).toEqual([stored])
  const revoked = (await save({ ...stored, revokedOn: '2026-01-10' })).json().mandate
  expect(revoked).toEqual({ ...stored, revokedOn: '2026-01-10', version: 2 })
  const late = await save({ ...stored, holder: 'Someone else' })
  expect([late.statusCode, late.json().error.current]).toEqual([409, revoked])
  expect((await save({ ...stored, version: 2 })).json().mandate).toEqual({ ...stored, version: 3 })
  expect((await remove(mandate.id)).statusCode).toBe(200)
  expect(await list()).toEqual([])
  expect((await remove(mandate.id)).statusCode).toBe(404)
  expect((await save({ ...stored, version: 3 })).json().mandate).toEqual({ ...stored, version: 4 })
})

test('what is wrong with a mandate is said at its field', async () => {
  await save(newMandate())
  expect(await fieldsOf(newMandate())).toEqual({ 'mandate.reference': 'taken' })
  expect(await fieldsOf(newMandate({ reference: 'Müller' }))).toEqual({ 'mandate.reference': 'bad_mandate_reference' })
  expect(await fieldsOf(newMandate({ iban: 'DE88370400440532013000' }))).toEqual({ 'mandate.iban': 'bad_iban' })
  expect(await fieldsOf(newMandate({ iban: 'BR1500000000000010932840814P2' }))).toEqual({
    'mandate.iban': 'not_in_sepa',
  })
  // Right check digits, and too short for Germany.
  expect(await fieldsOf(newMandate({ reference: 'M-2', iban: 'DE7537040044053201' }))).toEqual({
    'mandate.iban': 'bad_iban',
  })
  expect(await fieldsOf(newMandate({ reference: 'M-2', signedOn: '2999-01-01' }))).toEqual({
    'mandate.signedOn': 'future_date',
  })
  expect(await fieldsOf(newMandate({ reference: 'M-2', personId: newId() }))).toEqual({
    'mandate.personId': 'not_allowed',
  })
  expect(await fieldsOf(newMandate({ lastUsedOn: '2025-02-28', revokedOn: '2025-02-28' }))).toEqual({
    'mandate.lastUsedOn': 'before_signed',
    'mandate.revokedOn': 'before_signed',
  })
  // Outside of the European Economic Area banks ask for more.
  const swiss = newMandate({ reference: 'M-2', iban: 'CH9300762011623852957' })
  expect(await fieldsOf(swiss)).toEqual({ 'mandate.bic': 'required', 'mandate.address.town': 'required' })
  const address = { postalCode: '8000', town: 'Zürich' }
  expect((await save({ ...swiss, bic: 'ubswchzh80a', address })).json().mandate).toMatchObject({
    bic: 'UBSWCHZH80A',
    address,
  })
})

test('mandates are the treasurer’s alone, are told to the member, and go with them', async () => {
  await save(newMandate())
  const conductor = await joinAs(server.app, admin, 'conductor')
  expect((await callAs(server.app, conductor, 'GET', '/finances/list-mandates')).statusCode).toBe(403)
  const { data } = await ledger.read(`/members/find-member-data?id=${ana}`)
  const told = { reference: 'M-1', signedOn: '2025-03-01', holder: 'Jürgen Weiß', iban: IBAN, collections: [] }
  expect(data.mandates).toEqual([told])
  const log = (await ledger.read('/audit/list-entries?config[action]=debit_mandate_added')).entries
  expect(log).toMatchObject([{ subjectName: 'M-1', after: { iban: '…3000', holder: 'J… W…' } }])
  const { member } = await ledger.read(`/members/find-member?id=${ana}`)
  const former = (await ledger.post('/members/add-member', { member: { ...member, status: 'former' } })).json().member
  const erased = await ledger.post('/members/erase-member', { member: { id: ana, version: former.version } })
  expect(erased.statusCode).toBe(200)
  expect(await list()).toEqual([])
})

test('the group says how it collects, to an account that is there', async () => {
  const change = (settings: object) => ledger.post('/finances/payment-settings', { settings })
  const debit = { creditorId: 'de98 zzz0 9999 9999 99', leadDays: 3, noticeDays: 5, painVersion: '02' }
  const transfer = { name: 'Musikverein', iban: IBAN }
  const refused = async (settings: object) => (await change(settings)).json().error.fields
  expect(await refused({ debit, version: 0 })).toEqual({ 'settings.transfer.iban': 'required' })
  expect(await refused({ debit: { creditorId: 'DE97ZZZ09999999999' }, transfer, version: 0 })).toEqual({
    'settings.debit.creditorId': 'bad_creditor_id',
  })
  expect((await change({ debit, transfer, version: 0 })).json().settings).toEqual({
    debit: { ...debit, creditorId: 'DE98ZZZ09999999999' },
    transfer,
    version: 1,
  })
})

/** A group that collects in euros, with a member who owes for two months, another one who pays for a third, and their mandates. */
async function collecting() {
  const group = { ...admin.userData.group, currency: 'EUR', timeZone: 'Europe/Berlin', version: 1 }
  expect((await ledger.post('/group/settings', { group })).statusCode).toBe(200)
  const settings = {
    transfer: { name: 'Musikverein Köln', iban: IBAN },
    debit: { creditorId: 'DE98ZZZ09999999999' },
    version: 0,
  }
  expect((await ledger.post('/finances/payment-settings', { settings })).statusCode).toBe(200)
  const ben = await ledger.addMember({ name: 'Ben' })
  const cleo = await ledger.addMember({ name: 'Cleo' })
  await ledger.post('/finances/add-payer', { payer: { id: ben, isMember: true, memberIds: [cleo] } })
  const due = async (memberId: string, amount: number, description = 'Beitrag') => {
    const today = new Date().toISOString().slice(0, 10)
    return ledger.stored({ memberId, amount, description, status: 'pending', date: today, dueDate: today })
  }
  const dues = [await due(ana, 2000), await due(ana, 1500, 'Notengeld'), await due(ben, 2500), await due(cleo, 1000)]
  const mandates = [
    newMandate(),
    newMandate({ personId: ben, reference: 'M-2', lastUsedOn: '2026-01-15', holder: 'Ben' }),
  ]
  for (const mandate of mandates) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    expect((await save(mandate)).statusCode).toBe(201)
  }
  return { ben, cleo, dues, mandates }
}

const preview = (until = '2999-12-31') => ledger.read(`/finances/find-collection?until=${until}`)
const toRun = (lines: { mandateId: string; finances: { id: string; version: number }[] }[]) =>
  lines.map(({ mandateId, finances }) => ({
    mandateId,
    finances: finances.map(({ id, version }) => ({ id, version })),
  }))

async function makeRun() {
  const { firstDay, lines } = await preview()
  const run = { id: newId(), day: firstDay, lines: toRun(lines) }
  const made = await ledger.post('/finances/add-debit-run', { run })
  expect(made.statusCode).toBe(201)
  return { sent: run, run: made.json().run }
}

test('what is owed is collected by mandate, as a run that stays as it was made', async () => {
  expect(await preview()).toMatchObject({ isReady: false, lines: [] })
  const { mandates } = await collecting()
  const { isReady, firstDay, noticedDay, lines } = await preview()
  expect(isReady).toBe(true)
  expect(noticedDay > firstDay).toBe(true)
  expect(lines).toMatchObject([
    { name: 'Ana Weiß', sequence: 'FRST', amount: 3500, account: '3000', problems: [] },
    { name: 'Ben', sequence: 'RCUR', amount: 3500, problems: [] },
  ])
  expect(await preview('2026-01-01')).toMatchObject({ lines: [] })
  const refused = async (over: object) => {
    const run = { id: newId(), day: firstDay, lines: toRun(lines), ...over }
    const answer = await ledger.post('/finances/add-debit-run', { run })
    return answer.json().error.fields ?? answer.statusCode
  }
  expect(await refused({ day: '2029-12-25' })).toEqual({ 'run.day': 'not_banking_day' })
  expect(await refused({ day: '2026-11-30' })).toEqual({ 'run.day': 'too_soon' })
  expect(await refused({ day: '2029-03-01' })).toEqual({ 'run.lines.0.mandateId': 'not_allowed' })
  const stale = toRun(lines).map((line) => ({ ...line, finances: line.finances.map(({ id }) => ({ id, version: 9 })) }))
  expect(await refused({ lines: stale })).toBe(409)

  const { sent, run } = await makeRun()
  expect(run).toMatchObject({ number: 1, day: firstDay, amount: 7000, count: 2, open: 7000 })
  expect(run.lines.map(({ text, state }: { text: string; state: string }) => [text, state])).toEqual([
    ['Beitrag, Beitrag (Cleo)', 'open'],
    ['Beitrag, Notengeld', 'open'],
  ])
  expect((await ledger.post('/finances/add-debit-run', { run: sent })).statusCode).toBe(200)
  // What is being collected is not collected again.
  expect((await preview()).lines).toEqual([])
  expect((await list())[0]).toMatchObject({ lastUsedOn: firstDay, version: 2 })
  const { data } = await ledger.read(`/members/find-member-data?id=${ana}`)
  expect(data.mandates).toMatchObject([{ collections: [{ day: firstDay, amount: 3500 }] }])
  const { name, xml } = await ledger.read(`/finances/find-debit-file?id=${run.id}`)
  expect(name).toBe(`direct-debit-1-${firstDay}.xml`)
  expect(xml.match(/<(?:SeqTp|ReqdColltnDt|InstdAmt Ccy="EUR"|MndtId|Ustrd)>[^<]*/g)).toEqual([
    '<SeqTp>FRST',
    `<ReqdColltnDt>${firstDay}`,
    '<InstdAmt Ccy="EUR">35.00',
    '<MndtId>M-1',
    '<Ustrd>Beitrag, Notengeld',
    '<SeqTp>RCUR',
    `<ReqdColltnDt>${firstDay}`,
    '<InstdAmt Ccy="EUR">35.00',
    '<MndtId>M-2',
    '<Ustrd>Beitrag, Beitrag (Cleo)',
  ])
  expect(xml).toContain('<Nm>Musikverein Koeln</Nm>')

  // Sent, it stays; taken back, it goes, and the mandates are as before.
  const mark = (isSent: boolean) => ledger.post('/finances/mark-debit-run', { id: run.id, isSent })
  const removeRun = () => callAs(server.app, admin, 'DELETE', `/finances/remove-debit-run?id=${run.id}`)
  expect((await mark(true)).json().run.sentAt).toBeDefined()
  expect((await removeRun()).statusCode).toBe(409)
  expect((await mark(false)).json().run).not.toHaveProperty('sentAt')
  expect((await removeRun()).statusCode).toBe(200)
  expect((await ledger.read('/finances/list-debit-runs')).runs).toEqual([])
  expect((await list())[0]).not.toHaveProperty('lastUsedOn')
  expect((await list(mandates[1]?.personId))[0]).toMatchObject({ lastUsedOn: '2026-01-15' })
  expect((await preview()).lines).toHaveLength(2)
})

test('nothing is collected before the first collection of its mandate, and the latest use stays the latest', async () => {
  await collecting()
  const { firstDay, lines } = await preview()
  const later = nextTargetDay(addDays(firstDay, 20))
  const [anas, bens] = toRun(lines)
  if (!anas || !bens) throw new Error('no lines')
  const part = ({ mandateId, finances }: typeof anas, at: number) => ({
    mandateId,
    finances: finances.slice(at, at + 1),
  })
  const run = (day: string, of: object[]) =>
    ledger.post('/finances/add-debit-run', { run: { id: newId(), day, lines: of } })
  expect((await run(later, [part(anas, 0), part(bens, 0)])).statusCode).toBe(201)
  expect((await run(firstDay, [part(anas, 1)])).json().error.fields).toEqual({ 'run.day': 'before_first' })
  const early = await run(firstDay, [part(bens, 1)])
  expect(early.json().run.lines).toMatchObject([{ sequence: 'RCUR' }])
  const { personId } = (await ledger.read('/finances/list-mandates')).mandates.find(
    ({ id }: { id: string }) => id === bens.mandateId,
  )
  expect(await list(personId)).toMatchObject([{ lastUsedOn: later }])
  expect((await run(later, [part(anas, 1)])).json().run.lines).toMatchObject([{ sequence: 'RCUR' }])
})

test('what is being collected is neither reminded of nor asked for on the bill', async () => {
  await collecting()
  const overdue = { memberId: ana, status: 'pending', date: '2026-02-01', dueDate: '2026-02-10' } as const
  await ledger.stored({ ...overdue, amount: 4000, description: 'Umlage' })
  const reminded = async () => (await ledger.read('/finances/list-reminders')).overdue
  expect(await reminded()).toMatchObject([{ memberId: ana, overdue: 4000 }])
  await makeRun()
  await ledger.stored({ ...overdue, amount: 700, description: 'Noten', dueDate: '2999-02-10' })
  expect(await reminded()).toEqual([])
  const reminder = { id: newId(), memberId: ana, step: 1, byHand: true }
  const sent = await ledger.post('/finances/send-reminders', { reminders: [reminder] })
  expect(sent.json().error.fields).toEqual({ 'reminders.0.memberId': 'not_allowed' })
  const bill = await ledger.read(`/finances/find-statement?memberId=${ana}`)
  expect(bill).toMatchObject({ owed: 8200, collected: 7500, toPay: 700 })
  expect(bill.text).toMatch(/Total: €7.00\n\n.*please do not transfer it\):\nUmlage, collected on .*: €40.00\n/)
})

test('credit, what was not paid before, and what is paid otherwise meanwhile are said', async () => {
  const { dues, cleo } = await collecting()
  const [first] = dues
  if (!first) throw new Error('no due')
  const date = new Date().toISOString().slice(0, 10)
  const overpaid = { id: newId(), memberId: cleo, finances: [], amount: 300, date, description: 'Voraus' }
  expect((await ledger.post('/finances/receive-payment', { payment: overpaid })).statusCode).toBe(201)
  const { run } = await makeRun()
  const payment = { finances: [{ id: first.id, version: first.version }], date }
  expect((await ledger.post('/finances/pay-finances', { payment })).statusCode).toBe(200)
  const found = (await ledger.read(`/finances/find-debit-run?id=${run.id}`)).run
  expect(found.lines.map(({ holder, state }: { holder: string; state: string }) => [holder, state])).toEqual([
    ['Ben', 'open'],
    ['Jürgen Weiß', 'changed'],
  ])
  const { id: groupId } = admin.userData.group
  await server.db.execute(sql`update debit_runs set day = '2026-01-05' where group_id = ${groupId}`)
  const { lines } = await preview()
  expect(
    lines.map(({ name, amount, problems }: { name: string; amount: number; problems: string[] }) => [
      name,
      amount,
      problems,
    ]),
  ).toEqual([
    ['Ana Weiß', 1500, ['collected']],
    ['Ben', 3500, ['credit', 'collected']],
  ])
})

const match = async (lines: object[]) => (await ledger.post('/finances/match-lines', { lines })).json().lines
const book = (lines: { line: object; decision?: object }[]) =>
  ledger.post('/finances/import-matched', { import: { id: newId(), fileName: 'konto.xml', lines } })

test('the bank’s sum of a run pays all of it in one press, and what comes back is met by its id', async () => {
  await collecting()
  const { run } = await makeRun()
  const batch = { date: run.day, amount: 7000, description: 'SAMMLER LASTSCHRIFT 2 POSTEN' }
  const [{ offers }] = await match([batch])
  expect(offers[0]).toMatchObject({ kind: 'due', certainty: 'certain', reasons: ['collection', 'sum', 'day'] })
  expect(offers[0].finances).toHaveLength(4)
  const { finances } = offers[0]
  expect((await book([{ line: batch, decision: { kind: 'pay', finances } }])).statusCode).toBe(201)
  const paid = (await ledger.read(`/finances/find-debit-run?id=${run.id}`)).run
  expect([paid.open, paid.lines.map(({ state }: { state: string }) => state)]).toEqual([0, ['paid', 'paid']])

  // As German banks write it in MT940, cut into lines.
  const [ben, ana] = paid.lines
  const hex = ben.id.replaceAll('-', '')
  const back = {
    date: run.day,
    amount: -3800,
    description: `RUECKLASTSCHRIFT EREF+${hex.slice(0, 20)} ${hex.slice(20)} MREF+M-2 SVWZ+AC04 KONTO AUFGELOEST`,
  }
  const [returned] = await match([back])
  expect(returned.offers[0]).toMatchObject({ kind: 'return', certainty: 'certain', fee: 300 })
  const decision = {
    kind: 'return',
    id: newId(),
    finances: returned.offers[0].finances,
    fee: { description: 'Rücklastschrift', isPassedOn: true },
  }
  expect((await book([{ line: back, decision }])).statusCode).toBe(201)
  const after = (await ledger.read(`/finances/find-debit-run?id=${run.id}`)).run
  expect(after.lines.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
    [ben.id, 'returned'],
    [ana.id, 'paid'],
  ])
  // What came back is owed again, with the fee, and can be collected once more.
  expect((await preview()).lines).toMatchObject([{ name: 'Ben', amount: 3800, problems: ['returned'] }])
})

test('single bookings and those of a sequence are met too, whatever else has their sums', async () => {
  await collecting()
  const { run } = await makeRun()
  const [ben, ana] = run.lines
  // Both lines are of 35.00: the id tells which one it is.
  const line = (of: { id: string }, date = run.day) => ({
    date,
    amount: 3500,
    description: 'Lastschrift',
    reference: of.id.replaceAll('-', ''),
  })
  const single = await match([line(ana), line(ben)])
  const meant = single.map(({ offers }: { offers: { certainty: string; finances: unknown[] }[] }) => [
    offers[0]?.certainty,
    offers[0]?.finances.length,
  ])
  expect(meant).toEqual([
    ['certain', 2],
    ['certain', 2],
  ])
  expect(single[0].offers[0].finances).not.toEqual(single[1].offers[0].finances)
  const ofSequence = {
    date: run.day,
    amount: 3500,
    description: `SEPA-BASISLASTSCHRIFT ${run.id.replaceAll('-', '')}-1`,
  }
  expect((await match([ofSequence]))[0].offers[0]).toMatchObject({ kind: 'due', certainty: 'certain' })
  // Weeks later the same sum is no sign.
  const late = { date: '2027-03-01', amount: 7000, description: 'SAMMLER' }
  expect((await match([late]))[0].offers[0]?.reasons ?? []).not.toContain('collection')
})

test('of an erased member, what a bank may ask about a collection stays for fourteen months', async () => {
  await collecting()
  const { run } = await makeRun()
  const { member } = await ledger.read(`/members/find-member?id=${ana}`)
  const former = (await ledger.post('/members/add-member', { member: { ...member, status: 'former' } })).json().member
  const erased = await ledger.post('/members/erase-member', { member: { id: ana, version: former.version } })
  expect(erased.statusCode).toBe(200)
  const proof = async () => {
    const { rows } = await server.pool.query(
      'select reference, signed_on::text, holder, iban, text from debit_lines where run_id = $1 and reference = $2',
      [run.id, 'M-1'],
    )
    return rows[0]
  }
  const kept = { reference: 'M-1', signed_on: '2025-03-01', holder: 'Jürgen Weiß', iban: IBAN, text: ERASED }
  expect(await proof()).toEqual(kept)
  const purge = (days: number) =>
    privacyRepository(server.db).purge(admin.userData.group.id, new Date(`${addDays(run.day, days)}T12:00:00Z`))
  await purge(420)
  expect(await proof()).toEqual(kept)
  await purge(430)
  expect(await proof()).toEqual({ ...kept, holder: ERASED, iban: '' })
})
