import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { DuesPreview } from '@contract/finances/dues'
import type { FeeRhythm, FeeSpan, PartPeriod } from '@contract/finances/fees'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

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

const monthAt = (index: number) => `2026-${String(index).padStart(2, '0')}`
/** January to the month of that number. */
const dues = (last: number, over: object = {}) => ({
  dues: {
    month: '2026-01',
    amount: 1500,
    dueDate: '2026-01-31',
    description: 'Mensalidade',
    byClass: true,
    also: Array.from({ length: last - 1 }, (_, at) => {
      const month = monthAt(at + 2)
      return { month, dueDate: `${month}-28`, description: `Mensalidade ${month}` }
    }),
    ...over,
  },
})
const preview = async (last: number, over?: object): Promise<DuesPreview> =>
  (await ledger.post('/finances/preview-dues', dues(last, over))).json()
/** What is made of each month, in its order. */
async function charged(last: number, over?: object): Promise<(string | number)[][]> {
  const made: Finance[] = (await ledger.post('/finances/create-dues', dues(last, over))).json().finances
  return made
    .map(({ date, amount }) => [date.slice(0, 7), amount])
    .toSorted((a, b) => `${a[0]}`.localeCompare(`${b[0]}`))
}

async function classOf(amount: number, rhythm: FeeRhythm, name: string = rhythm): Promise<string> {
  const feeClass = { id: newId(), name, amount, rhythm }
  return (await ledger.post('/finances/add-fee-class', { feeClass })).json().feeClass.id
}
const setFees = (memberId: string, fees: FeeSpan[]) =>
  ledger.post('/finances/set-member-fees', { memberFees: { memberId, before: [], fees } })
const joiner = (joinedOn: string, over: object = {}) => ledger.addMember({ name: 'Bia', joinedOn, ...over })
async function charge(firstPeriod: PartPeriod): Promise<void> {
  const { settings } = await ledger.read('/finances/list-fees')
  const saved = await ledger.post('/finances/fee-settings', { settings: { ...settings, firstPeriod } })
  expect([saved.statusCode, saved.json().settings.firstPeriod]).toEqual([200, firstPeriod])
}

const usual = { firstPeriod: 'full', lastPeriod: 'full', classChange: 'none', version: 0 }

test('who joins in the ninth of nine months owes one of them, and the preview says which', async () => {
  const bia = await joiner('2026-09-15')
  expect(await preview(9)).toMatchObject({
    lines: [
      { memberId: bia, amount: 1500, months: 1, joinedOn: '2026-09-15', charged: [{ month: '2026-09', amount: 1500 }] },
    ],
    total: 1500,
  })
  expect(await charged(9)).toEqual([['2026-09', 1500]])
  expect(await charged(9)).toEqual([])
})

test('a class’s amount is the class’s: months before it are not charged what those without one pay', async () => {
  const bia = await ledger.addMember({ name: 'Bia' })
  await setFees(bia, [{ classId: await classOf(1500, 'monthly'), from: '2026-09' }])
  const shown = await preview(9, { amount: 9900 })
  expect(shown).toMatchObject({ lines: [{ months: 1, sum: 1500, className: 'monthly' }], total: 1500 })
  expect(await charged(9, { amount: 9900 })).toEqual([['2026-09', 1500]])
})

test('what is said by hand for a joiner counts from their month on too', async () => {
  const bia = await joiner('2026-11-01')
  expect(await charged(12, { members: [{ memberId: bia, amount: 700 }] })).toEqual([
    ['2026-11', 700],
    ['2026-12', 700],
  ])
})

test.each([
  ['yearly', 'full', '2026-10-03', 12_000, [['2026-10', 12_000]]],
  ['yearly', 'months', '2026-10-03', 12_000, [['2026-10', 3000]]],
  ['yearly', 'months', '2026-01-20', 12_000, [['2026-01', 12_000]]],
  ['season', 'months', '2026-06-30', 1000, [['2026-06', 583]]],
  [
    'quarterly',
    'full',
    '2026-08-31',
    4500,
    [
      ['2026-08', 4500],
      ['2026-10', 4500],
    ],
  ],
  [
    'quarterly',
    'months',
    '2026-08-31',
    4500,
    [
      ['2026-08', 3000],
      ['2026-10', 4500],
    ],
  ],
  [
    'monthly',
    'months',
    '2026-11-30',
    1500,
    [
      ['2026-11', 1500],
      ['2026-12', 1500],
    ],
  ],
] as const)(
  'a %s class is charged %s of the period in which one joins, %s',
  async (rhythm, first, joinedOn, amount, made) => {
    await charge(first)
    const bia = await joiner(joinedOn)
    await setFees(bia, [{ classId: await classOf(amount, rhythm), from: '2020-01' }])
    const { lines, total } = await preview(12)
    expect(lines).toMatchObject([{ memberId: bia, charged: made.map(([month, due]) => ({ month, amount: due })) }])
    expect(await charged(12)).toEqual(made)
    expect(made.reduce((sum, [, due]) => sum + due, 0)).toBe(total)
  },
)

test('of several spans in a year each is charged its own, the time between them nothing', async () => {
  const bia = await ledger.addMember({ name: 'Bia' })
  const [adult, student] = [await classOf(3000, 'monthly', 'Adulto'), await classOf(1000, 'monthly', 'Estudante')]
  await setFees(bia, [
    { classId: adult, from: '2026-01', to: '2026-02' },
    { classId: adult, from: '2026-09', to: '2026-10' },
    { classId: student, from: '2026-11' },
  ])
  expect(await charged(12)).toEqual([
    ['2026-01', 3000],
    ['2026-02', 3000],
    ['2026-09', 3000],
    ['2026-10', 3000],
    ['2026-11', 1000],
    ['2026-12', 1000],
  ])
})

test('who comes back within a year pays its rest, and not twice what they paid before they left', async () => {
  await charge('months')
  const yearly = await classOf(12_000, 'yearly')
  const back = await ledger.addMember({ name: 'Ana' })
  await setFees(back, [
    { classId: yearly, from: '2025-01', to: '2025-06' },
    { classId: yearly, from: '2026-10' },
  ])
  const away = await ledger.addMember({ name: 'Bia' })
  await setFees(away, [
    { classId: yearly, from: '2026-01', to: '2026-03' },
    { classId: yearly, from: '2026-10' },
  ])
  const old = await ledger.addMember({ name: 'Caio', joinedOn: '2010-05-05' })
  await setFees(old, [{ classId: yearly, from: '2026-10' }])
  const { lines } = await preview(12)
  expect(lines.map(({ name, charged: months, amount }) => [name, months ?? amount])).toEqual([
    ['Ana', [{ month: '2026-10', amount: 3000 }]],
    ['Bia', [{ month: '2026-01', amount: 12_000 }]],
    ['Caio', 0],
  ])
})

test('who joins and leaves within a period owes what the joining says, and nothing after the last day', async () => {
  await charge('months')
  const bia = await joiner('2026-05-10', { status: 'former', leftOn: '2026-08-01' })
  await setFees(bia, [{ classId: await classOf(4500, 'quarterly'), from: '2026-01' }])
  expect(await charged(12)).toEqual([
    ['2026-05', 3000],
    ['2026-07', 4500],
  ])
})

test('who left meanwhile owes the months until their last day, and none without one', async () => {
  const bia = await joiner('2020-01-01', { status: 'former', leftOn: '2026-02-14' })
  await ledger.addMember({ name: 'Caio', status: 'former' })
  expect(await preview(4)).toMatchObject({ lines: [{ memberId: bia, amount: 1500, months: 2 }], total: 3000 })
  expect(await charged(4)).toEqual([
    ['2026-01', 1500],
    ['2026-02', 1500],
  ])
  const march = { month: '2026-03', also: [] }
  const later = await preview(1, march)
  expect([later.lines, later.gone?.map(({ memberId }) => memberId)]).toEqual([[], [bia]])
  expect((await preview(1, { month: '2026-02', also: [] })).gone).toEqual([])
})

test('how a first period is charged changes as it was read, by who may, and the record tells it', async () => {
  expect((await ledger.read('/finances/list-fees')).settings).toEqual(usual)
  await charge('months')
  const late = await ledger.post('/finances/fee-settings', { settings: { firstPeriod: 'full', version: 0 } })
  expect([late.statusCode, late.json().error.current]).toEqual([409, { ...usual, firstPeriod: 'months', version: 1 }])
  const odd = await ledger.post('/finances/fee-settings', { settings: { firstPeriod: 'half', version: 1 } })
  expect(odd.statusCode).toBe(400)
  const { entries } = await ledger.read('/audit/list-entries?config[action]=fee_settings_changed')
  expect(entries).toMatchObject([{ before: { firstPeriod: 'full' }, after: { firstPeriod: 'months' } }])
  const stranger = await callAs(server.app, await foundGroup(server.app), 'GET', '/finances/list-fees')
  expect(stranger.json().settings).toEqual(usual)
})

test('what nobody charged between two charges, of those who joined or changed class then, is told and charged on demand', async () => {
  const half = await classOf(6_000, 'half_yearly')
  const [ada, bia] = [await ledger.addMember({ name: 'Ada', joinedOn: '2025-01-01' }), await joiner('2026-03-10')]
  for (const memberId of [ada, bia]) await setFees(memberId, [{ classId: half, from: '2025-01' }])
  const run = (month: string, also: string[] = []) => ({
    dues: {
      month,
      amount: 0,
      dueDate: `${month}-28`,
      description: 'Dues {period}',
      byClass: true,
      ...(also.length > 0 && {
        also: also.map((one) => ({ month: one, dueDate: `${month}-28`, description: 'Dues {period}' })),
      }),
    },
  })
  const look = async (...asked: Parameters<typeof run>): Promise<DuesPreview> =>
    (await ledger.post('/finances/preview-dues', run(...asked))).json()
  expect((await look('2026-01')).missed).toBeUndefined()
  await ledger.post('/finances/create-dues', run('2026-01'))
  // March to June of the joiner, whose period is charged in full as the group decides; January's are there, July's are asked for.
  const shown = await look('2026-07')
  expect(shown).toMatchObject({ total: 12_000, missed: { months: ['2026-03'], members: 1, amount: 6_000 } })
  const with3 = await look('2026-07', ['2026-03'])
  expect([with3.total, with3.missed]).toEqual([18_000, undefined])
  await ledger.post('/finances/create-dues', run('2026-07', ['2026-03']))
  expect((await look('2026-07')).missed).toBeUndefined()
  expect(await ledger.all({ memberId: bia })).toHaveLength(2)
})
