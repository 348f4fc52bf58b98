import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Finance } from '@contract/finances'
import type { DuesPreview } from '@contract/finances/dues'
import type { FeeList, FeeRhythm, FeeSpan } from '@contract/finances/fees'
import { todayIn } from '../../../server/platform/time/days'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, tally } from '../support/factories'
import type { SignedIn } from '@contract/auth'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let ana: string
let bia: string
let caio: string

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  ana = await ledger.addMember({ name: 'Ana' })
  bia = await ledger.addMember({ name: 'Bia' })
  caio = await ledger.addMember({ name: 'Caio' })
})

const saveClass = (over: object) =>
  ledger.post('/finances/add-fee-class', {
    feeClass: { id: newId(), name: 'Estudante', amount: 2500, rhythm: 'monthly', ...over },
  })
const classOf = async (name: string, amount: number, rhythm: FeeRhythm = 'monthly'): Promise<string> =>
  (await saveClass({ name, amount, rhythm })).json().feeClass.id
const setFees = (memberId: string, fees: FeeSpan[], before: FeeSpan[] = []) =>
  ledger.post('/finances/set-member-fees', { memberFees: { memberId, before, fees } })
const list = (): Promise<FeeList> => ledger.read('/finances/list-fees')
const dues = (over: object = {}) => ({
  dues: { month: '2026-03', amount: 5000, dueDate: '2026-03-10', description: 'Mensalidade', byClass: true, ...over },
})
const preview = async (over?: object): Promise<DuesPreview> =>
  (await ledger.post('/finances/preview-dues', dues(over))).json()
const create = async (over?: object): Promise<Finance[]> =>
  (await ledger.post('/finances/create-dues', dues(over))).json().finances
const amounts = ({ lines }: DuesPreview) => lines.map(({ name, className, sum }) => [name, className, sum])

test('dues are charged by class, from the month of a change on; what is said by hand counts before it', async () => {
  const [student, free] = [await classOf('Estudante', 2500), await classOf('Isento', 0)]
  await setFees(ana, [
    { classId: student, from: '2026-01', to: '2026-03' },
    { classId: free, from: '2026-04' },
  ])
  const also = [{ month: '2026-04', dueDate: '2026-04-10', description: 'Abril' }]
  const asked = await preview({ also, members: [{ memberId: caio, amount: 100 }] })
  expect(amounts(asked)).toEqual([
    ['Ana', 'Estudante', 2500],
    ['Bia', undefined, 10_000],
    ['Caio', undefined, 200],
  ])
  expect(asked.total).toBe(12_700)
  const made = await create({ also })
  expect(made.filter(({ memberId }) => memberId === ana).map(({ amount, date }) => [amount, date])).toEqual([
    [2500, '2026-03-01'],
  ])
  expect(await create({ also })).toEqual([])
})

test('a class is charged in the months of its rhythm alone, and nobody who has left', async () => {
  await setFees(ana, [{ classId: await classOf('Trimestral', 9000, 'quarterly'), from: '2026-01' }])
  await setFees(bia, [{ classId: await classOf('Anual', 30_000, 'yearly'), from: '2026-01' }])
  const sums = async (month: string) => amounts(await preview({ month })).map(([name, , sum]) => [name, sum])
  expect(await sums('2026-01')).toEqual([
    ['Ana', 9000],
    ['Bia', 30_000],
    ['Caio', 5000],
  ])
  expect(await sums('2026-02')).toEqual([
    ['Ana', 0],
    ['Bia', 0],
    ['Caio', 5000],
  ])
  const { member } = await ledger.read(`/members/find-member?id=${ana}`)
  await ledger.post('/members/add-member', { member: { ...member, status: 'former' } })
  expect((await sums('2026-04')).map(([name]) => name)).toEqual(['Bia', 'Caio'])
  expect((await list()).members.map(({ name }) => name)).toEqual(['Bia', 'Caio'])
})

test('a member’s classes change as they were read, without overlap, and back by the same call', async () => {
  const classId = await classOf('Estudante', 2500)
  const fees = [{ classId, from: '2026-01' }]
  expect((await setFees(ana, fees)).json()).toEqual({ fees })
  expect((await setFees(ana, fees)).statusCode).toBe(200)
  expect((await setFees(ana, [{ classId, from: '2026-05' }])).statusCode).toBe(409)
  expect(
    (
      await setFees(
        ana,
        [
          { classId, from: '2026-01' },
          { classId, from: '2026-03' },
        ],
        fees,
      )
    ).statusCode,
  ).toBe(400)
  expect((await setFees(ana, [{ classId: newId(), from: '2026-01' }], fees)).statusCode).toBe(400)
  expect((await list()).members[0]).toMatchObject({ memberId: ana, fees })
  expect((await setFees(ana, [], fees)).json()).toEqual({ fees: [] })
})

test('classes have names of their own, change as they were read, and go only unused', async () => {
  const answers = await Promise.all([saveClass({}), saveClass({}), saveClass({ name: 'estudante' })])
  expect(tally(answers)).toEqual({ 201: 1, 400: 2 })
  const [feeClass] = (await list()).classes
  if (feeClass === undefined) throw new Error('No class.')
  const remove = () => callAs(server.app, admin, 'DELETE', `/finances/remove-fee-class?id=${feeClass.id}`)
  await setFees(ana, [{ classId: feeClass.id, from: '2026-01' }])
  expect((await remove()).json().error.code).toBe('fee_class_in_use')
  await setFees(ana, [], [{ classId: feeClass.id, from: '2026-01' }])
  expect((await remove()).statusCode).toBe(200)
  expect((await list()).classes).toEqual([])
  expect((await saveClass(feeClass)).json()).toEqual({ feeClass: { ...feeClass, version: 2 } })
  expect((await saveClass(feeClass)).statusCode).toBe(409)
})

test('a member and their first class are added together, or neither; sent again it is the same member', async () => {
  const student = await classOf('Estudante', 2500)
  const member = { id: newId(), name: 'Dora', section: 'voices', status: 'active' }
  const add = (over: object, as = admin) => callAs(server.app, as, 'POST', '/members/add-member', { member, ...over })
  const refused = await add({ feeClassId: newId() })
  expect([refused.statusCode, refused.json().error.fields]).toEqual([400, { feeClassId: 'not_allowed' }])
  const find = await callAs(server.app, admin, 'GET', `/members/find-member?id=${member.id}`)
  expect(find.statusCode).toBe(404)
  expect((await add({ feeClassId: student })).statusCode).toBe(201)
  const again = await add({ feeClassId: student })
  expect(again.statusCode).toBe(200)
  const feesOf = async () => (await list()).members.find(({ memberId }) => memberId === member.id)?.fees
  expect(await feesOf()).toEqual([{ classId: student, from: todayIn('America/Sao_Paulo').slice(0, 7) }])
  // Who is there already has the class changed where classes are.
  const change = await add({ member: again.json().member, feeClassId: student })
  expect(change.json().error.fields).toEqual({ feeClassId: 'not_allowed' })
})
