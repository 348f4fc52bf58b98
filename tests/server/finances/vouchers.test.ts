import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { VoucherRun } from '@contract/finances/vouchers'
import { privacyRepository } from '../../../server/areas/privacy/privacyRepository'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'

let server: TestServer
let admin: SignedIn
let treasurer: SignedIn
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  treasurer = await joinAs(server.app, admin, 'treasurer')
  ledger = financeFixture(server.app, treasurer)
})

const close = (month: string) => ledger.post('/finances/close-month', { month })
const reopen = (month: string) =>
  callAs(server.app, admin, 'POST', '/finances/reopen-month', { month, reason: 'Nota achada' })
const runOf = (year: string, page = 1): Promise<VoucherRun> =>
  ledger.read(`/finances/list-vouchers?config[year]=${year}&config[perPage]=100&config[page]=${page}`)
const voucherOf = async (id: string): Promise<string | undefined> =>
  (await ledger.read(`/finances/find-finance?id=${id}`)).vouchers?.[0].voucher

test('what is paid is numbered by its day when its month is closed, opening balances and what is pending are not', async () => {
  const late = await ledger.stored({ date: '2026-03-20' })
  const early = await ledger.stored({ date: '2026-02-10' })
  await ledger.stored({ date: '2026-02-01', category: 'opening' })
  const pending = await ledger.stored({ date: '2026-02-11', status: 'pending' })
  const open = await ledger.stored({ date: '2026-04-01' })
  const ofYearBefore = await ledger.stored({ date: '2025-12-31' })
  await close('2026-03')
  expect(await Promise.all([ofYearBefore, early, late, pending, open].map(({ id }) => voucherOf(id)))).toEqual([
    '2025-0001',
    '2026-0001',
    '2026-0002',
    undefined,
    undefined,
  ])
  expect(await ledger.list({ q: '2026-0002' })).toMatchObject({
    finances: [{ id: late.id }],
    vouchers: [{ financeId: late.id, voucher: '2026-0002' }],
  })
  expect(await ledger.read('/finances/find-vouchers?config[from]=2026-03-01')).toEqual([
    { financeId: late.id, voucher: '2026-0002' },
  ])
  expect((await ledger.read('/finances/year-report?year=2026')).year.vouchers).toEqual([
    { from: '2026-0001', to: '2026-0002', count: 2 },
  ])
  // Paid later, it counts on that day, and is numbered after what was closed before.
  await ledger.post('/finances/pay-finances', {
    payment: { finances: [{ id: pending.id, version: pending.version }], date: '2026-04-02' },
  })
  const reversal = { id: newId(), of: early.id, date: '2026-04-03' }
  await ledger.post('/finances/reverse-finance', { reversal })
  await close('2026-04')
  expect(await Promise.all([open, pending, reversal].map(({ id }) => voucherOf(id)))).toEqual([
    '2026-0003',
    '2026-0004',
    '2026-0005',
  ])
})

test('a number stays with its entry and is never given again: what is removed, moved or unpaid leaves it void', async () => {
  const [first, removed, moved, unpaid, last] = await Promise.all(
    [1, 2, 3, 4, 5].map((day) => ledger.stored({ date: `2026-03-0${day}`, description: `Conta ${day}` })),
  )
  if (!first || !removed || !moved || !unpaid || !last) throw new Error('five were stored')
  await close('2026-03')
  await reopen('2026-03')
  const isRemoved = await ledger.remove(removed.id)
  expect(isRemoved.statusCode).toBe(200)
  await ledger.add({ ...moved, date: '2025-03-03' })
  await ledger.add({ ...unpaid, status: 'pending' })
  const between = await ledger.stored({ date: '2026-03-02' })
  await close('2026-03')
  expect(await Promise.all([first, moved, unpaid, last, between].map(({ id }) => voucherOf(id)))).toEqual([
    '2026-0001',
    '2025-0001',
    undefined,
    '2026-0005',
    '2026-0006',
  ])
  const groupId = admin.userData.group.id
  await server.pool.query('update groups set purge_months = 6 where group_id = $1', [groupId])
  await privacyRepository(server.db).purge(groupId, new Date('2060-01-01'))
  const run = await runOf('2026')
  expect(run.vouchers.map((each) => [each.voucher, each.void, each.finance?.description])).toEqual([
    ['2026-0001', undefined, 'Conta 1'],
    ['2026-0002', 'removed', undefined],
    ['2026-0003', 'moved', 'Conta 3'],
    ['2026-0004', 'unpaid', 'Conta 4'],
    ['2026-0005', undefined, 'Conta 5'],
    ['2026-0006', undefined, 'Mensalidade'],
  ])
  expect(run).toMatchObject({ total: 6, void: 3, year: '2026', years: ['2026', '2025'] })
})

test('the run has no gap and no double under writers who add, remove, close and open again at once', async () => {
  const months = ['2026-01', '2026-02', '2026-03']
  const days = (place: number) => `${months[place % 3]}-${String(1 + (place % 28)).padStart(2, '0')}`
  for (let round = 0; round < 4; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a round after the other
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => {
        if (place % 10 === 3) return close(months[(place + round) % 3] ?? '2026-01')
        if (place % 10 === 7) return reopen(months[(place + round) % 3] ?? '2026-01')
        const status = place % 6 === 0 ? 'pending' : 'paid'
        return ledger.add(newFinance({ date: days(place), status, amount: 1 + place }))
      }),
    )
    expect(answers.every(({ statusCode }) => [200, 201, 404, 409].includes(statusCode))).toBe(true)
    // oxlint-disable-next-line no-await-in-loop
    const [any] = (await ledger.list({ status: 'paid', perPage: 1 })).finances
    // oxlint-disable-next-line no-await-in-loop
    if (any) await ledger.remove(any.id)
  }
  await close('2026-03')
  const pages = await Promise.all([1, 2, 3].map((page) => runOf('2026', page)))
  const run = pages.flatMap(({ vouchers }) => vouchers)
  expect(run.map(({ voucher }) => voucher)).toEqual(run.map((_, place) => `2026-${String(place + 1).padStart(4, '0')}`))
  expect(run).toHaveLength(pages[0]?.total ?? 0)
  const proven = run.flatMap(({ finance, void: reason }) => (reason === undefined && finance ? finance.id : []))
  const paid = await ledger.all({ status: 'paid' })
  expect(proven.toSorted()).toEqual(paid.map(({ id }) => id).toSorted())
})

test('the list goes by number, day or amount, void numbers last', async () => {
  const first = await ledger.stored({ date: '2026-02-01', kind: 'expense', category: 'venue', amount: 900 })
  await ledger.stored({ date: '2026-02-02', amount: 300 })
  const gone = await ledger.stored({ date: '2026-02-03', amount: 100_000 })
  await close('2026-02')
  await reopen('2026-02')
  await ledger.remove(gone.id)
  // Closed later, an earlier day has the later number.
  await ledger.stored({ date: '2026-01-20', amount: 500 })
  await close('2026-02')
  const numbersBy = async (sortColumn: string, sort: string) => {
    const config = `config[year]=2026&config[sortColumn]=${sortColumn}&config[sort]=${sort}`
    const { vouchers }: VoucherRun = await ledger.read(`/finances/list-vouchers?${config}`)
    return vouchers.map(({ voucher }) => Number(voucher.slice(-1)))
  }
  expect(await voucherOf(first.id)).toBe('2026-0001')
  expect(await numbersBy('number', 'desc')).toEqual([4, 3, 2, 1])
  expect(await numbersBy('date', 'asc')).toEqual([4, 1, 2, 3])
  expect(await numbersBy('amount', 'asc')).toEqual([1, 2, 4, 3])
  expect(await numbersBy('amount', 'desc')).toEqual([4, 2, 1, 3])
})

test('conductors and members see no numbers', async () => {
  const conductor = await joinAs(server.app, admin, 'conductor')
  for (const url of ['/finances/list-vouchers', '/finances/find-vouchers'])
    // oxlint-disable-next-line no-await-in-loop
    expect((await callAs(server.app, conductor, 'GET', url)).statusCode).toBe(403)
})
