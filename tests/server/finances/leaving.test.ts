import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { DuesPreview } from '@contract/finances/dues'
import type { Leaving } from '@contract/finances/leaving'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { foundGroup, tally } from '../support/factories'

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
  ana = await ledger.addMember({ name: 'Ana' })
})

const month = (month: string) => ({ month, dueDate: `${month}-10`, description: `Mensalidade ${month}` })
const charge = (from: string, ...also: string[]) =>
  ledger.post('/finances/create-dues', { dues: { ...month(from), amount: 5000, also: also.map(month) } })
const preview = async (over: object): Promise<DuesPreview> =>
  (await ledger.post('/finances/preview-dues', { dues: { ...month('2026-04'), amount: 5000, ...over } })).json()
const find = (on: string): Promise<Leaving> => ledger.read(`/finances/find-leaving?memberId=${ana}&on=${on}`)
const settle = (over: object) =>
  ledger.post('/finances/settle-leaving', {
    settlement: { memberId: ana, on: '2026-03-20', reason: 'Saiu', writeOff: [], cancel: [], ...over },
  })
const chosen = (finances: Finance[]) => finances.map(({ id, version }) => ({ id, version }))
const change = async (memberId: string, over: object) => {
  const { member } = await ledger.read(`/members/find-member?id=${memberId}`)
  return ledger.post('/members/add-member', { member: { ...member, ...over } })
}

test('what is left is told by the last day, given up or cancelled at once, and all of it comes back', async () => {
  await charge('2026-02', '2026-03', '2026-04', '2026-05')
  await ledger.add(newFinance({ memberId: ana, kind: 'expense', status: 'pending', date: '2026-04-02' }))
  const { open, ahead } = await find('2026-03-20')
  expect([open, ahead].map((list) => list.map(({ date }) => date))).toEqual([
    ['2026-02-01', '2026-03-01'],
    ['2026-04-01', '2026-05-01'],
  ])
  const [april] = ahead
  const part = { id: newId(), of: april?.id, version: 1, amount: 1000, date: '2026-03-02' }
  await ledger.post('/finances/pay-part', { partPayment: part })
  expect((await settle({ writeOff: chosen(open), cancel: chosen(ahead) })).statusCode).toBe(409)
  expect((await ledger.balance()).pendingIncome).toBe(19_000)
  const now = await find('2026-03-20')
  const settled = await settle({ writeOff: chosen(now.open), cancel: chosen(now.ahead) })
  expect(settled.json().cancelled.map(({ date }: Finance) => date)).toEqual(['2026-05-01'])
  expect(settled.json().writeOffs).toHaveLength(3)
  expect((await ledger.balance()).pendingIncome).toBe(0)
  expect(await find('2026-03-20')).toEqual({ open: [], ahead: [] })
  const ids = [...open, ...ahead].map((entry) => entry.id)
  expect((await ledger.post('/finances/undo-leaving', { memberId: ana, ids })).json().finances).toHaveLength(4)
  expect((await ledger.balance()).pendingIncome).toBe(19_000)
})

test('only what the member owes themselves can be settled, and only as it was read', async () => {
  const bia = await ledger.addMember({ name: 'Bia' })
  await charge('2026-02')
  const theirs = (await ledger.all()).find(({ memberId }) => memberId === bia)
  const answer = await settle({ cancel: chosen(theirs ? [theirs] : []) })
  expect(answer.json().error.fields).toEqual({ 'settlement.cancel.0.id': 'not_allowed' })
  const { ahead } = await find('2026-01-01')
  const answers = await Promise.all([1, 2].map(() => settle({ cancel: chosen(ahead) })))
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 })
})

test('dues end with the month of the last day, and the preview tells who is new, changed or gone since', async () => {
  const bia = await ledger.addMember({ name: 'Bia' })
  const caio = await ledger.addMember({ name: 'Caio' })
  const dora = await ledger.addMember({ name: 'Dora' })
  expect(await preview({ ...month('2026-03') })).not.toHaveProperty('comparedWith')
  await charge('2026-03')
  await change(ana, { status: 'former', leftOn: '2026-03-31' })
  await change(bia, { status: 'former', leftOn: '2026-04-02' })
  await change(caio, { status: 'former' })
  await ledger.addMember({ name: 'Eva' })
  const found = await preview({ members: [{ memberId: dora, amount: 3000 }] })
  expect(found.comparedWith).toBe('2026-03')
  expect(found.lines.map(({ name, amount, change: changed, was }) => [name, amount, changed, was?.amount])).toEqual([
    ['Bia', 5000, undefined, undefined],
    ['Dora', 3000, 'amount', 5000],
    ['Eva', 5000, 'new', undefined],
  ])
  expect(found.gone).toMatchObject([
    { name: 'Ana', status: 'former', was: 5000 },
    { name: 'Caio', status: 'former', was: 5000 },
  ])
  expect(found.total).toBe(13_000)
})

test('a class has a due day of its own, the last one of a shorter month, and its change is told', async () => {
  const feeClass = { id: newId(), name: 'Estudante', amount: 2500, rhythm: 'monthly', dueDay: 31 }
  expect((await ledger.post('/finances/add-fee-class', { feeClass })).json().feeClass).toEqual({
    ...feeClass,
    version: 1,
  })
  await charge('2026-03')
  const fees = [{ classId: feeClass.id, from: '2026-04' }]
  await ledger.post('/finances/set-member-fees', { memberFees: { memberId: ana, before: [], fees } })
  const dues = { ...month('2026-04'), amount: 5000, byClass: true }
  expect((await preview(dues)).lines).toMatchObject([
    { name: 'Ana', amount: 2500, dueDate: '2026-04-30', change: 'class', was: { amount: 5000 } },
  ])
  const made = await ledger.post('/finances/create-dues', { dues })
  expect(made.json().finances).toMatchObject([{ amount: 2500, dueDate: '2026-04-30' }])
  expect(await ledger.read(`/finances/find-member-fees?memberId=${ana}`)).toMatchObject({
    fees,
    classes: [{ dueDay: 31 }],
  })
  const { version } = (await ledger.read(`/finances/list-fees`)).classes[0]
  const without = { id: feeClass.id, name: 'Estudante', amount: 2500, rhythm: 'monthly', version }
  expect((await ledger.post('/finances/add-fee-class', { feeClass: without })).json().feeClass).toEqual({
    ...without,
    version: 2,
  })
})
