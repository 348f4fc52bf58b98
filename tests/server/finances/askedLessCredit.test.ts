import { hasError, isStaticPix, parsePix } from 'pix-utils'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Debtor } from '@contract/finances/dues'
import type { OverdueList } from '@contract/finances/paying/reminders'
import type { StatementLetter } from '@contract/finances/paying/statements'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn
let books: FinanceFixture

const pix = { key: '(81) 98765-4321', name: 'Banda de Teste', city: 'Olinda' }

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  books = financeFixture(server.app, admin)
  await books.post('/finances/payment-settings', { settings: { pix, version: 0 } })
})

const owe = (memberId: string, amount: number, dueDate: string) =>
  books.stored({ memberId, amount, dueDate, date: dueDate, status: 'pending' })

const giveCredit = (memberId: string, amount: number) =>
  books.post('/finances/receive-payment', {
    payment: { id: newId(), finances: [], amount, date: '2026-01-05', memberId, description: 'Adiantado' },
  })

const letterOf = (memberId: string, more = ''): Promise<StatementLetter> =>
  books.read(`/finances/find-statement?memberId=${memberId}${more}`)
const reminders = async () => ((await books.read('/finances/list-reminders')) as OverdueList).overdue
const debtors = async (query = ''): Promise<Debtor[]> =>
  (await books.read(`/finances/list-debtors?config[page]=1${query}`)).debtors

function amountOf({ ways }: StatementLetter): number | undefined {
  const code = parsePix(ways.pix?.code ?? '')
  if (hasError(code) || !isStaticPix(code)) throw new Error('not a static Pix code')
  return code.transactionAmount
}

test('a statement, its code and the reminder ask for what is owed less credit', async () => {
  const ana = await books.addMember({ name: 'Ana', email: 'ana@example.org' })
  await owe(ana, 10_000, '2026-02-10')
  await giveCredit(ana, 6000)
  const letter = await letterOf(ana)
  expect(letter).toMatchObject({ owed: 10_000, credit: 6000, toPay: 4000 })
  expect([amountOf(letter), letter.subject]).toEqual([40, expect.stringContaining('40.00')])
  expect(letter.text).toContain('Left to pay: ')
  const reminder = await letterOf(ana, '&step=1')
  expect([amountOf(reminder), reminder.toPay, reminder.subject]).toEqual([40, 4000, expect.stringContaining('40.00')])
  expect(await reminders()).toMatchObject([{ memberId: ana, overdue: 4000, credit: 6000 }])
  expect(await debtors()).toMatchObject([{ memberId: ana, amount: 10_000, credit: 6000 }])
})

test('where credit covers all nothing is asked, and nobody is reminded', async () => {
  const ana = await books.addMember({ name: 'Ana', email: 'ana@example.org' })
  await owe(ana, 5000, '2026-02-10')
  await giveCredit(ana, 6000)
  const letter = await letterOf(ana)
  expect(letter).toMatchObject({ owed: 5000, credit: 5000, toPay: 0, ways: {} })
  expect(letter.text).toContain('the credit covers it')
  expect(await reminders()).toEqual([])
  expect(await debtors()).toMatchObject([{ memberId: ana, amount: 5000, credit: 5000 }])
  const sent = { id: newId(), memberId: ana, step: 1, byHand: true }
  const refused = await books.post('/finances/send-reminders', { reminders: [sent] })
  expect(refused.json().error.fields).toEqual({ 'reminders.0.memberId': 'not_allowed' })
})

test('credit counts for what is due longest first: what was due later stays asked for', async () => {
  const ana = await books.addMember({ name: 'Ana', email: 'ana@example.org' })
  await owe(ana, 5000, '2026-02-10')
  await owe(ana, 5000, '2099-02-10')
  await giveCredit(ana, 6000)
  expect(await letterOf(ana)).toMatchObject({ owed: 10_000, credit: 6000, toPay: 4000 })
  expect(await reminders()).toEqual([])
})

test('in a household each credit counts for its own member first, and what is over for what else the payer is asked', async () => {
  const vera = await books.addMember({ name: 'Vera', email: 'vera@example.org' })
  const [ben, kim, zoe] = await Promise.all(['Ben', 'Kim', 'Zoe'].map((name) => books.addMember({ name })))
  const payer = { id: vera, isMember: true, memberIds: [ben, kim] }
  expect((await books.post('/finances/add-payer', { payer })).statusCode).toBeLessThan(300)
  await owe(ben ?? '', 5000, '2026-02-10')
  await owe(kim ?? '', 5000, '2026-02-11')
  await owe(zoe ?? '', 5000, '2026-02-11')
  await giveCredit(ben ?? '', 7000)
  await giveCredit(vera, 1000)
  const letter = await letterOf(vera)
  expect(letter).toMatchObject({ owed: 10_000, credit: 8000, toPay: 2000 })
  expect(amountOf(letter)).toBe(20)
  expect(await letterOf(kim ?? '', '&to=payer')).toMatchObject({ owed: 5000, credit: 3000, toPay: 2000 })
  expect((await reminders()).map(({ name, overdue }) => [name, overdue])).toEqual([
    ['Vera', 2000],
    ['Zoe', 5000],
  ])
})
