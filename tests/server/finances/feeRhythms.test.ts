import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { DuesPreview } from '@contract/finances/dues'
import type { FeeClass, FeeSpan } from '@contract/finances/fees'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup } from '../support/factories'

// Fees as associations have them: half-years from any month, amounts that change, part periods and exemptions.

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
})

const saveClass = (over: object) =>
  ledger.post('/finances/add-fee-class', {
    feeClass: { id: newId(), name: 'Adult', amount: 6000, rhythm: 'half_yearly', ...over },
  })
const classOf = async (over: object): Promise<FeeClass> => (await saveClass(over)).json().feeClass
const setFees = (memberId: string, fees: FeeSpan[], before: FeeSpan[] = []) =>
  ledger.post('/finances/set-member-fees', { memberFees: { memberId, before, fees } })
async function change(settings: object): Promise<void> {
  const list = await ledger.read('/finances/list-fees')
  const saved = await ledger.post('/finances/fee-settings', { settings: { ...list.settings, ...settings } })
  expect(saved.statusCode).toBe(200)
}
const monthOf = (at: number) => new Date(Date.UTC(2026, at, 1)).toISOString().slice(0, 7)
/** From January 2026 on. */
const dues = (months: number, over: object = {}) => ({
  dues: {
    month: '2026-01',
    amount: 100,
    dueDate: '2026-01-31',
    description: 'Dues',
    byClass: true,
    also: Array.from({ length: months - 1 }, (_, at) => ({
      month: monthOf(at + 1),
      dueDate: `${monthOf(at + 1)}-28`,
      description: 'Dues',
    })),
    ...over,
  },
})
const preview = async (months: number, over?: object): Promise<DuesPreview> =>
  (await ledger.post('/finances/preview-dues', dues(months, over))).json()
const create = async (months: number, over?: object): Promise<Finance[]> =>
  (await ledger.post('/finances/create-dues', dues(months, over))).json().finances
/** What is made of each month, in its order. */
const charged = async (months: number, over?: object): Promise<string[]> =>
  (await create(months, over)).map(({ date, amount }) => `${date.slice(0, 7)} ${amount}`).toSorted()

test('a half-year is charged twice a year, from the month in which it begins', async () => {
  const [ana, bia] = [await ledger.addMember({ name: 'Ana' }), await ledger.addMember({ name: 'Bia' })]
  const plain = await classOf({})
  const shifted = await classOf({ name: 'From April', firstMonth: 4 })
  expect(shifted).toMatchObject({ rhythm: 'half_yearly', firstMonth: 4 })
  await setFees(ana, [{ classId: plain.id, from: '2026-01' }])
  await setFees(bia, [{ classId: shifted.id, from: '2025-01' }])
  const made = await create(12)
  const of = (id: string) =>
    made
      .filter(({ memberId }) => memberId === id)
      .map(({ date }) => date)
      .toSorted()
  expect(of(ana)).toEqual(['2026-01-01', '2026-07-01'])
  expect(of(bia)).toEqual(['2026-04-01', '2026-10-01'])
  expect((await saveClass({ name: 'Odd', firstMonth: 13 })).statusCode).toBe(400)
})

test('an amount changes from a month on; what was charged stays, and the periods before keep theirs', async () => {
  const ana = await ledger.addMember({ name: 'Ana' })
  const feeClass = await classOf({ rhythm: 'quarterly', amount: 3000 })
  await setFees(ana, [{ classId: feeClass.id, from: '2026-01' }])
  expect(await charged(3)).toEqual(['2026-01 3000'])
  const later = [
    { from: '2026-05', amount: 3600 },
    { from: '2026-10', amount: 0 },
  ]
  const saved = await saveClass({ ...feeClass, laterAmounts: later })
  expect([saved.statusCode, saved.json().feeClass.laterAmounts]).toEqual([200, later])
  expect(await charged(12)).toEqual(['2026-04 3000', '2026-07 3600'])
  const again = await saveClass({ ...saved.json().feeClass, laterAmounts: later.toReversed() })
  expect([again.statusCode, again.json().error.fields]).toEqual([400, { 'feeClass.laterAmounts': 'not_allowed' }])
})

test('who leaves within a period pays it in full, or the months until then', async () => {
  const feeClass = await classOf({ rhythm: 'yearly', amount: 12_000 })
  const ana = await ledger.addMember({ name: 'Ana', leftOn: '2026-05-20', status: 'former' })
  await setFees(ana, [{ classId: feeClass.id, from: '2025-01' }])
  expect((await preview(1)).lines).toMatchObject([{ amount: 12_000 }])
  await change({ lastPeriod: 'months' })
  expect((await preview(1)).lines).toMatchObject([{ amount: 5000, leftOn: '2026-05-20' }])
  // Who also joined in it pays the months between.
  const bia = await ledger.addMember({ name: 'Bia', joinedOn: '2026-03-02', leftOn: '2026-05-20', status: 'former' })
  await setFees(bia, [{ classId: feeClass.id, from: '2025-01' }])
  await change({ firstPeriod: 'months' })
  expect(await charged(12)).toEqual(['2026-01 5000', '2026-03 3000'])
})

test('who changes class within a period pays from the next one on, or what the months left cost more', async () => {
  const student = await classOf({ name: 'Student', rhythm: 'yearly', amount: 6000 })
  const adult = await classOf({ rhythm: 'yearly', amount: 12_000 })
  const ana = await ledger.addMember({ name: 'Ana' })
  await setFees(ana, [
    { classId: student.id, from: '2025-01', to: '2026-08' },
    { classId: adult.id, from: '2026-09' },
  ])
  const sums = async () => (await preview(12)).lines.map(({ charged: months = [], sum }) => [sum, months.length])
  expect(await sums()).toEqual([[6000, 1]])
  await change({ classChange: 'months' })
  expect(await charged(12)).toEqual(['2026-01 6000', '2026-09 2000'])
  // The other way round nothing is given back.
  const bia = await ledger.addMember({ name: 'Bia' })
  await setFees(bia, [
    { classId: adult.id, from: '2025-01', to: '2026-08' },
    { classId: student.id, from: '2026-09' },
  ])
  expect(await charged(12)).toEqual(['2026-01 12000'])
})

/** What somebody with these classes, each from a month of 2026 on, is charged in the year. */
async function chargedBy(...given: [from: string, over: object][]): Promise<string[]> {
  const id = await ledger.addMember({ name: 'Bia' })
  const classes = await Promise.all(given.map(([, over]) => classOf({ name: newId(), ...over })))
  const fees = given.map(([from], at) => {
    const next = given[at + 1]?.[0]
    const to = next && new Date(Date.parse(`${next}-01`) - 1).toISOString().slice(0, 7)
    return { classId: classes[at]?.id ?? '', from, ...(to !== undefined && { to }) }
  })
  expect((await setFees(id, fees)).statusCode).toBe(200)
  const made = await create(12)
  const own = made.filter(({ memberId }) => memberId === id)
  return own.map(({ date, amount }) => `${date.slice(0, 7)} ${amount}`).toSorted()
}
const yearly = { rhythm: 'yearly', amount: 12_000 }

test('no month is charged twice, or never, where the rhythm changes with the class', async () => {
  const halfYearly = { rhythm: 'half_yearly', amount: 6000 }
  const monthly = { rhythm: 'monthly', amount: 1000 }
  // What the year's charge reaches is not charged again by the new class.
  expect(await chargedBy(['2025-01', yearly], ['2026-07', halfYearly])).toEqual(['2026-01 12000'])
  expect(await chargedBy(['2025-01', yearly], ['2026-09', monthly])).toEqual(['2026-01 12000'])
  // What nobody charged is: four months of a year.
  const eight = Array.from({ length: 8 }, (_, at) => `${monthOf(at)} 1000`)
  expect(await chargedBy(['2025-01', monthly], ['2026-09', yearly])).toEqual([...eight, '2026-09 4000'])
  expect(await chargedBy(['2025-01', { ...yearly, amount: 0 }], ['2026-04', yearly])).toEqual(['2026-04 9000'])
  // A period that begins in time that is paid is charged from the end of that on.
  expect(await chargedBy(['2025-01', halfYearly], ['2026-04', { ...yearly, firstMonth: 4 }])).toEqual([
    '2026-01 6000',
    '2026-07 9000',
  ])

  await change({ classChange: 'months' })
  const student = { rhythm: 'yearly', amount: 6000 }
  expect(await chargedBy(['2025-01', yearly], ['2026-07', halfYearly])).toEqual(['2026-01 12000'])
  expect(await chargedBy(['2025-01', student], ['2026-09', monthly])).toEqual([
    '2026-01 6000',
    '2026-09 500',
    '2026-10 500',
    '2026-11 500',
    '2026-12 500',
  ])
  // There and back costs no more than the dearer class.
  expect(await chargedBy(['2025-01', yearly], ['2026-04', student], ['2026-09', yearly])).toEqual(['2026-01 12000'])
})

test('a period costs what holds when it begins, and an exception what it says in place of a charge', async () => {
  await change({ firstPeriod: 'months' })
  const feeClass = await classOf({ ...yearly, laterAmounts: [{ from: '2026-07', amount: 15_000 }] })
  const ana = await ledger.addMember({ name: 'Ana', joinedOn: '2026-08-10' })
  const bia = await ledger.addMember({ name: 'Bia' })
  await setFees(ana, [{ classId: feeClass.id, from: '2026-08' }])
  await setFees(bia, [{ classId: feeClass.id, from: '2025-01' }])
  expect((await preview(12)).lines.map(({ sum }) => sum)).toEqual([5000, 12_000])
  // Not in each month of the year.
  const members = [{ memberId: bia, amount: 10_000 }]
  expect((await preview(12, { members })).lines.map(({ sum }) => sum)).toEqual([5000, 10_000])
  const july = { month: '2026-07', dueDate: '2026-07-31', also: [], members }
  expect((await preview(1, july)).lines.map(({ sum }) => sum)).toEqual([0, 10_000])
})

test('who is exempt for a time is charged nothing, with the reason, and by months after it', async () => {
  const feeClass = await classOf({ rhythm: 'monthly', amount: 1000 })
  const inYears = await classOf({ ...yearly, name: 'Yearly' })
  const ana = await ledger.addMember({ name: 'Ana' })
  const fees = [
    { classId: feeClass.id, from: '2026-01', to: '2026-01' },
    { classId: feeClass.id, from: '2026-02', to: '2026-03', exempt: 'Parental leave' },
    { classId: feeClass.id, from: '2026-04' },
  ]
  expect((await setFees(ana, fees)).json()).toEqual({ fees })
  const bia = await ledger.addMember({ name: 'Bia' })
  await setFees(bia, [
    { classId: inYears.id, from: '2025-01', to: '2025-12' },
    { classId: inYears.id, from: '2026-01', to: '2026-03', exempt: 'Ill' },
    { classId: inYears.id, from: '2026-04' },
  ])
  const asked = await preview(1, { month: '2026-02', dueDate: '2026-02-28', also: [] })
  expect(asked.lines).toMatchObject([
    { name: 'Ana', amount: 0, exempt: 'Parental leave', className: 'Adult' },
    { name: 'Bia', amount: 0, exempt: 'Ill' },
  ])
  expect(await charged(5)).toEqual(['2026-01 1000', '2026-04 1000', '2026-04 9000', '2026-05 1000'])
  const data = await ledger.read(`/members/find-member-data?id=${ana}`)
  expect(data.data.fees[1]).toEqual({ name: 'Adult', from: '2026-02', to: '2026-03', exempt: 'Parental leave' })
  const audit = await ledger.read('/audit/list-entries?config[perPage]=25')
  expect(JSON.stringify(audit)).toContain('Adult 2026-02–2026-03 (Parental leave)')
})

test('a description says class and period of each, only to those whose period begins', async () => {
  const [ana, bia, caio] = await Promise.all(['Ana', 'Bia', 'Caio'].map((name) => ledger.addMember({ name })))
  const half = await classOf({})
  const season = await classOf({ name: 'Season', rhythm: 'yearly', firstMonth: 7 })
  if (ana === undefined || bia === undefined || caio === undefined) throw new Error('three members were expected')
  await setFees(ana, [{ classId: half.id, from: '2025-01' }])
  await setFees(bia, [{ classId: season.id, from: '2025-07' }])
  const description = '{Class}, { period } {other}'
  const shown = await preview(1, { month: '2026-07', dueDate: '2026-07-31', description, also: [] })
  expect(shown.lines.map((line) => line.description)).toEqual([
    'Adult, second half of 2026 {other}',
    'Season, 2026/27 {other}',
    ', July 2026 {other}',
  ])
  const made = await create(1, { month: '2026-07', description: 'Beitrag {período}', also: [], locale: 'pt-BR' })
  expect(made.map((one) => one.description).toSorted()).toEqual([
    'Beitrag 2026/27',
    'Beitrag 2º semestre de 2026',
    'Beitrag julho de 2026',
  ])
  const inGerman = { description: 'Beitrag {Klasse} {Zeitraum}', also: [], locale: 'de-AT' }
  const later = await create(2, { month: '2027-01', ...inGerman })
  expect(later.map((one) => one.description).toSorted()).toEqual([
    'Beitrag  Jänner 2027',
    'Beitrag Adult 1. Halbjahr 2027',
  ])
  const [first] = await create(1, { month: '2026-10', description: 'Plain', also: [] })
  expect(first).toMatchObject({ memberId: caio, description: 'Plain' })
})

test('who begins with a class is charged its joining fee once, as an entry of its own', async () => {
  const ana = await ledger.addMember({ name: 'Ana', joinedOn: '2012-05-01' })
  const bia = await ledger.addMember({ name: 'Bia', joinedOn: '2026-03-04' })
  const [caio = '', dora = ''] = await Promise.all(['Caio', 'Dora'].map((name) => ledger.addMember({ name })))
  const free = await classOf({ name: 'Guest', amount: 0 })
  const adult = await classOf({ rhythm: 'monthly', amount: 1000, joiningFee: { amount: 2500, from: '2026-01' } })
  expect(adult.joiningFee).toEqual({ amount: 2500, from: '2026-01' })
  // Ana joined long before she was given a class, Bia in March, Caio had another class before, of Dora nobody knows.
  await setFees(ana, [{ classId: adult.id, from: '2026-01' }])
  await setFees(bia, [{ classId: adult.id, from: '2026-03' }])
  await setFees(caio, [
    { classId: free.id, from: '2025-01', to: '2026-02' },
    { classId: adult.id, from: '2026-03' },
  ])
  await setFees(dora, [{ classId: adult.id, from: '2026-03' }])
  expect((await preview(1)).lines.map(({ joiningFee }) => joiningFee)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  const { lines, total } = await preview(6)
  const [shown] = lines.filter(({ name }) => name === 'Bia')
  expect([shown, total]).toMatchObject([{ joiningFee: 2500, sum: 4000 + 2500, exists: false }, 6000 + 3 * 4000 + 2500])
  const made = await create(6, { locale: 'pt-BR' })
  const joining = made.filter(({ memberId, amount }) => memberId === bia && amount === 2500)
  expect(joining).toMatchObject([
    {
      amount: 2500,
      description: 'Taxa de adesão · Adult',
      date: '2026-03-01',
      dueDate: '2026-03-28',
      category: 'dues',
    },
  ])
  expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  // Once, no matter how it ends; removed, it is charged again.
  expect(await create(6)).toEqual([])
  await ledger.remove(joining[0]?.id ?? '')
  const left = (await preview(6)).lines.filter(({ name }) => name === 'Bia')
  expect(left).toMatchObject([{ amount: 0, sum: 2500, joiningFee: 2500, exists: false }])
  expect((await create(6)).map(({ amount }) => amount)).toEqual([2500])
  expect(await saveClass({ ...adult, joiningFee: { amount: 0, from: '2026-01' } })).toMatchObject({ statusCode: 400 })
})

test('on the birthday that ends a class this is said, where classes are given and where dues are charged', async () => {
  const born = (years: number, days: number) => {
    const day = new Date()
    day.setUTCFullYear(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() + days)
    return day.toISOString().slice(0, 10)
  }
  const ana = await ledger.addMember({ name: 'Ana', birthDate: born(27, -2) })
  const bia = await ledger.addMember({ name: 'Bia', birthDate: born(27, 3) })
  const caio = await ledger.addMember({ name: 'Caio' })
  const adult = await classOf({ rhythm: 'monthly' })
  const strange = await saveClass({ name: 'Odd', ageLimit: { age: 27, nextClassId: newId() } })
  expect([strange.statusCode, strange.json().error.fields]).toEqual([
    400,
    { 'feeClass.ageLimit.nextClassId': 'not_allowed' },
  ])
  const ageLimit = { age: 27, nextClassId: adult.id }
  const student = await classOf({ name: 'Student', rhythm: 'monthly', amount: 2000, ageLimit })
  expect(student.ageLimit).toEqual(ageLimit)
  for (const id of [ana, bia, caio]) await setFees(id, [{ classId: student.id, from: '2025-01' }])
  const { members } = await ledger.read('/finances/list-fees')
  expect(members.map(({ isOutgrown }: { isOutgrown?: true }) => isOutgrown)).toEqual([true, undefined, undefined])
  // The whole month of the birthday is the class's; Bia has hers within the next one and a half.
  const inTwoMonths = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 2, 1)).toISOString()
  const month = inTwoMonths.slice(0, 7)
  const { lines } = await preview(1, { month, dueDate: `${month}-10` })
  expect(lines.map(({ name, amount, isOutgrown }) => [name, amount, isOutgrown])).toEqual([
    ['Ana', 2000, true],
    ['Bia', 2000, true],
    ['Caio', 2000, undefined],
  ])
  const before = (await preview(1, { month: '2026-01' })).lines
  expect(before.map(({ isOutgrown }) => isOutgrown)).toEqual([undefined, undefined, undefined])
})

test('a family pays less for the second and further members, and together no more than its most of a year', async () => {
  const names = ['Ana', 'Bia', 'Caio', 'Dora']
  const ids = await Promise.all(names.map((name) => ledger.addMember({ name })))
  const [ana = '', bia = '', caio = '', dora = ''] = ids
  const adult = await classOf({ rhythm: 'monthly', amount: 1001 })
  const child = await classOf({ name: 'Child', rhythm: 'half_yearly', amount: 3000 })
  await setFees(ana, [{ classId: adult.id, from: '2025-01' }])
  for (const id of [bia, caio, dora]) await setFees(id, [{ classId: child.id, from: '2025-01' }])
  // Ana is a member and pays for Bia and Caio; Dora for herself.
  const payer = { id: ana, isMember: true, memberIds: [bia, caio], since: [bia, caio].map(sinceStart) }
  expect((await ledger.post('/finances/add-payer', { payer })).statusCode).toBe(201)
  const sums = async (months = 1) => (await preview(months)).lines.map(({ name, sum }) => `${name} ${sum}`)
  expect(await sums()).toEqual(['Ana 1001', 'Bia 3000', 'Caio 3000', 'Dora 3000'])
  await change({ family: { second: 50, further: 25 } })
  expect(await sums()).toEqual(['Ana 1001', 'Bia 1500', 'Caio 750', 'Dora 3000'])
  expect((await preview(1)).lines[1]).toMatchObject({ name: 'Bia', familyPercent: 50 })
  // 12,012 + 3,000 + 1,500 of a year: 10,000 at most, in proportion.
  await change({ family: { second: 50, further: 25, yearlyMost: 10_000 } })
  expect((await preview(1)).lines[0]).toMatchObject({ name: 'Ana', familyPercent: 100, isFamilyMost: true })
  const made = await create(12)
  const family = made.filter(({ memberId = '' }) => [ana, bia, caio].includes(memberId))
  const total = family.reduce((sum, { amount }) => sum + amount, 0)
  expect([total <= 10_000, total > 9980]).toEqual([true, true])
  expect(made.filter(({ memberId }) => memberId === dora).map(({ amount }) => amount)).toEqual([3000, 3000])
  // A client that knows nothing of families takes none away.
  const { settings } = await ledger.read('/finances/list-fees')
  const older = { firstPeriod: settings.firstPeriod, version: settings.version }
  const saved = await ledger.post('/finances/fee-settings', { settings: older })
  expect(saved.json().settings.family).toEqual(settings.family)
  await change({ family: null })
  expect((await ledger.read('/finances/list-fees')).settings).not.toHaveProperty('family')
})

test('a family is whoever pays together, from the day on which that is said or before, without who was removed', async () => {
  const child = await classOf({ name: 'Child', rhythm: 'yearly', amount: 10_000 })
  const ids = await Promise.all(['Bia', 'Caio'].map((name) => ledger.addMember({ name })))
  for (const id of ids) await setFees(id, [{ classId: child.id, from: '2025-01' }])
  const ana = await ledger.addMember({ name: 'Ana', status: 'former' })
  await change({ family: { second: 50, further: 25 } })
  // From today on, as no day is said.
  const payer = { id: ana, isMember: true, memberIds: ids }
  expect((await ledger.post('/finances/add-payer', { payer })).statusCode).toBe(201)
  const sums = async () => (await preview(1)).lines.map(({ name, sum }) => `${name} ${sum}`)
  expect(await sums()).toEqual(['Bia 10000', 'Caio 5000'])
  expect((await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${ana}`)).statusCode).toBe(200)
  expect(await sums()).toEqual(['Bia 10000', 'Caio 10000'])
})

const sinceStart = (memberId: string) => ({ memberId, day: '2025-01-01' })
