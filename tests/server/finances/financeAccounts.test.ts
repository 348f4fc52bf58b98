import { randomUUID } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { firstOfMonth } from '@contract/days'
import type { AccountMovements, FinanceAccountList } from '@contract/finances/accounts'
import { privacyRepository } from '../../../server/areas/privacy/privacyRepository'
import { todayIn } from '../../../server/platform/time/days'
import { financeFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, joinAs } from '../support/factories'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

async function newBooks() {
  const admin: SignedIn = await foundGroup(server.app)
  const ledger = financeFixture(server.app, admin)
  const groupId = admin.userData.group.id
  const addAccount = (body: object) => ledger.post('/finances/add-account', body)
  const newAccount = async (name: string, opening?: number): Promise<string> => {
    const id = newId()
    const stored = { id: newId(), amount: opening, date: '2026-01-01', description: 'Saldo inicial' }
    const answer = await addAccount({
      account: { id, name, kind: 'cash' },
      ...(opening !== undefined && { opening: stored }),
    })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return id
  }
  const transfer = (fromAccountId: string, toAccountId: string, over: object = {}) =>
    ledger.post('/finances/add-transfer', {
      transfer: { id: newId(), fromAccountId, toAccountId, amount: 5000, date: '2026-03-10', ...over },
    })
  const balances = async (on?: string): Promise<Record<string, number>> => {
    const list: FinanceAccountList = await ledger.read(`/finances/list-accounts${on ? `?on=${on}` : ''}`)
    return Object.fromEntries(list.accounts.map(({ account, balance }) => [account.name, balance]))
  }
  const remove = (url: string, id: string) => callAs(server.app, admin, 'DELETE', `/finances/${url}?id=${id}`)
  return { ...ledger, admin, groupId, addAccount, newAccount, transfer, balances, removeBy: remove }
}

const fieldsOf = (answer: { json: () => { error: { fields?: object } } }) => answer.json().error.fields

test('a new group has one account, that bears its id and holds what names none', async () => {
  const books = await newBooks()
  await books.stored({ amount: 700 })
  const named = await books.stored({ amount: 300, accountId: books.groupId })
  expect(named).not.toHaveProperty('accountId')
  expect(await books.read('/finances/list-accounts')).toEqual({
    accounts: [{ account: { id: books.groupId, name: 'Main', kind: 'bank', version: 1 }, balance: 1000, movements: 2 }],
  })
  expect((await books.removeBy('remove-account', books.groupId)).json().error.code).toBe('account_in_use')
})

test('a transfer moves money between accounts, and is no income and no expense', async () => {
  const books = await newBooks()
  const box = await books.newAccount('Caixinha', 20_000)
  await books.stored({ amount: 1_000, date: '2026-02-01' })
  const before = await books.balance()
  const answer = await books.transfer(box, books.groupId)
  expect(answer.statusCode).toBe(201)
  expect(await books.balances()).toEqual({ Main: 6_000, Caixinha: 15_000 })
  expect(await books.balances('2026-03-09')).toEqual({ Main: 1_000, Caixinha: 20_000 })
  expect(await books.balance()).toEqual(before)
  const { transfer } = answer.json()
  expect((await books.removeBy('remove-transfer', transfer.id)).statusCode).toBe(200)
  expect(await books.balances()).toEqual({ Main: 1_000, Caixinha: 20_000 })
  const undone = await books.post('/finances/add-transfer', { transfer })
  expect(undone.json().transfer).toEqual({ ...transfer, version: 2 })
  expect(await books.balances()).toEqual({ Main: 6_000, Caixinha: 15_000 })
  const { changes } = await books.read(`/finances/transfer-history?id=${transfer.id}`)
  expect(changes.map(({ action }: { action: string }) => action)).toEqual(['restored', 'removed', 'created'])
})

test('what moved on an account is listed with the balance after each, on pages that fit together', async () => {
  const books = await newBooks()
  const box = await books.newAccount('Caixinha', 10_000)
  for (let at = 0; at < 9; at += 1) {
    const date = `2026-0${1 + (at % 3)}-1${at}`
    await books.stored({ accountId: box, amount: 100 * (at + 1), kind: at % 2 ? 'expense' : 'income', date })
  }
  await books.stored({ accountId: box, status: 'pending', date: '2026-02-11' })
  for (const date of ['2026-02-10', '2026-03-31']) await books.transfer(books.groupId, box, { date, amount: 2_500 })
  const url = `/finances/account-movements?config[accountId]=${box}`
  const whole: AccountMovements = await books.read(`${url}&config[perPage]=100`)
  const pages = await Promise.all(
    [1, 2, 3].map((page): Promise<AccountMovements> => books.read(`${url}&config[perPage]=4&config[page]=${page}`)),
  )
  expect(whole).toMatchObject({ total: 12, before: 0, after: (await books.balances()).Caixinha })
  expect(pages.flatMap(({ movements }) => movements)).toEqual(whole.movements)
  let balance = 0
  for (const movement of whole.movements.toReversed()) {
    balance += movement.amount
    expect(movement.balance).toBe(balance)
  }
  const span: AccountMovements = await books.read(`${url}&config[from]=2026-02-05&config[to]=2026-03-11`)
  const inSpan = whole.movements.filter(({ date }) => date >= '2026-02-05' && date <= '2026-03-11')
  expect(span.movements).toEqual(inSpan)
  expect(span).toMatchObject({ total: inSpan.length, after: inSpan[0]?.balance })
  expect(span.before + inSpan.reduce((sum, { amount }) => sum + amount, 0)).toBe(span.after)
})

test('the last months of an account tell how it came to what it holds', async () => {
  const books = await newBooks()
  const box = await books.newAccount('Caixinha', 10_000)
  const date = firstOfMonth(todayIn('America/Sao_Paulo'))
  await books.stored({ accountId: box, amount: 700, date })
  await books.stored({ accountId: box, amount: 200, kind: 'expense', date })
  await books.stored({ accountId: box, amount: 99, status: 'pending', date })
  await books.transfer(box, books.groupId, { date, amount: 2_500 })
  const { months } = await books.read(`/finances/account-months?accountId=${box}`)
  expect(months).toHaveLength(12)
  expect(months.at(-1)).toMatchObject({ income: 700, expense: 200, transfers: -2_500, balance: 8_000 })
  expect(months.at(-2)).toMatchObject({ income: 0, expense: 0, transfers: 0, balance: 10_000 })
})

test('an account closes with nothing left, and takes nothing later', async () => {
  const books = await newBooks()
  const box = await books.newAccount('Caixinha', 5_000)
  const account = { id: box, name: 'Caixinha', kind: 'cash', version: 1 }
  const close = (closedOn: string) => books.addAccount({ account: { ...account, closedOn } })
  expect(fieldsOf(await close('2026-12-31'))).toEqual({ 'account.closedOn': 'balance_left' })
  await books.transfer(box, books.groupId)
  expect(fieldsOf(await close('2026-03-09'))).toEqual({ 'account.closedOn': 'booked_later' })
  expect((await close('2026-03-10')).statusCode).toBe(200)
  const late = { id: newId(), kind: 'income', amount: 1, description: 'x', category: 'other', status: 'paid' }
  expect(fieldsOf(await books.add({ ...late, date: '2026-03-11', accountId: box }))).toEqual({
    'finance.accountId': 'account_closed',
  })
  expect((await books.add({ ...late, date: '2026-03-09', accountId: box })).json().error.code).toBe('account_closed')
  expect(fieldsOf(await books.transfer(books.groupId, box, { date: '2026-04-01' }))).toEqual({
    'transfer.toAccountId': 'account_closed',
  })
  const other = await books.newAccount('Outra')
  const pending = await books.stored({ status: 'pending', accountId: other })
  const pay = (accountId: string) =>
    books.post('/finances/pay-finances', {
      payment: { finances: [{ id: pending.id, version: 1 }], date: '2026-05-01', accountId },
    })
  expect(fieldsOf(await pay(box))).toEqual({ 'payment.accountId': 'account_closed' })
  expect((await pay(books.groupId)).json().finances[0]).toMatchObject({ status: 'paid', version: 2 })
  expect((await books.balances()).Main).toBe(10_000)
  const unpaid = await books.post('/finances/unpay-finances', {
    payment: { finances: [{ id: pending.id, version: 2 }] },
  })
  expect(unpaid.json().finances[0]).toMatchObject({ status: 'pending', accountId: other })
  const first = { id: books.groupId, name: 'Main', kind: 'bank', version: 1, closedOn: '2030-01-01' }
  expect(fieldsOf(await books.addAccount({ account: first }))).toEqual({ 'account.closedOn': 'not_allowed' })
})

test('a closed month keeps its transfers', async () => {
  const books = await newBooks()
  const box = await books.newAccount('Caixinha', 20_000)
  const { transfer } = (await books.transfer(box, books.groupId)).json()
  await books.post('/finances/close-month', { month: '2026-03' })
  const refused = [
    await books.transfer(box, books.groupId, { date: '2026-02-10' }),
    await books.removeBy('remove-transfer', transfer.id),
    await books.post('/finances/add-transfer', { transfer: { ...transfer, date: '2026-04-01' } }),
  ]
  expect(refused.map((answer) => answer.json().error.code)).toEqual(['month_closed', 'month_closed', 'month_closed'])
  expect(await books.balances()).toEqual({ Main: 5_000, Caixinha: 15_000 })
})

test('an account is made once with its opening balance, under a name of its own, and removed while nothing moved', async () => {
  const books = await newBooks()
  const opening = { id: newId(), amount: -700, date: '2026-01-01', description: 'Saldo' }
  const account = { id: newId(), name: 'Conta', kind: 'bank', number: '0001-1' }
  const answers = [await books.addAccount({ account, opening }), await books.addAccount({ account, opening })]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200])
  expect(await books.balances()).toEqual({ Main: 0, Conta: -700 })
  const twin = { ...account, id: newId(), name: 'CONTA' }
  expect(fieldsOf(await books.addAccount({ account: twin }))).toEqual({ 'account.name': 'taken' })
  expect((await books.removeBy('remove-account', account.id)).json().error.code).toBe('account_in_use')
  await books.remove(opening.id)
  expect((await books.removeBy('remove-account', account.id)).statusCode).toBe(200)
  const restored = await books.addAccount({ account: { ...account, version: 1 } })
  expect(restored.json().account).toEqual({ ...account, version: 2 })
  await books.removeBy('remove-account', account.id)
  const { finances } = await books.list()
  expect(finances).toEqual([])
  const undo = await books.add({
    ...opening,
    amount: 700,
    kind: 'expense',
    category: 'opening',
    status: 'paid',
    version: 1,
    accountId: account.id,
  })
  expect(undo.statusCode).toBe(400)
})

test('lists, sums and exports know the account; a batch moves entries to another, and back', async () => {
  const books = await newBooks()
  const box = await books.newAccount('Caixinha')
  const inBox = await books.stored({ accountId: box, amount: 300 })
  await books.stored({ amount: 40 })
  for (const [id, sum] of [
    [box, 300],
    [books.groupId, 40],
  ] as const) {
    const config = { accountId: id }
    expect((await books.list(config)).total).toBe(1)
    expect((await books.sum({ ...config, from: '2026-03-05' })).income).toBe(sum)
    expect((await books.all(config)).map(({ amount }) => amount)).toEqual([sum])
  }
  const change = { finances: [{ id: inBox.id, version: 1 }], accountId: books.groupId }
  await books.post('/finances/change-finances', { change })
  expect(await books.balances()).toEqual({ Main: 340, Caixinha: 0 })
  await books.post('/finances/unchange-finances', { change: { finances: [{ id: inBox.id, version: 2 }] } })
  expect(await books.balances()).toEqual({ Main: 40, Caixinha: 300 })
})

test('lines of a file name their account, and unknown ones are refused at the line', async () => {
  const books = await newBooks()
  const box = await books.newAccount('Caixinha')
  const line = { kind: 'income', amount: 100, description: 'Pix', category: 'dues', status: 'paid', date: '2026-03-01' }
  const send = (finances: object[]) =>
    books.post('/finances/import-finances', { import: { id: newId(), fileName: 'banco.csv', finances } })
  const refused = await send([
    { ...line, id: newId() },
    { ...line, id: newId(), accountId: randomUUID() },
  ])
  expect(fieldsOf(refused)).toEqual({ 'import.finances.1.accountId': 'not_allowed' })
  await send([
    { ...line, id: newId() },
    { ...line, id: newId(), accountId: box, amount: 250 },
  ])
  expect(await books.balances()).toEqual({ Main: 100, Caixinha: 250 })
})

test('an erased person is in no transfer; what was removed is deleted for good in time', async () => {
  const books = await newBooks()
  const [box, unused] = [await books.newAccount('Caixinha'), await books.newAccount('Poupança')]
  const id = await books.addMember({ name: 'Zilda Prado', status: 'former' })
  const { transfer } = (await books.transfer(books.groupId, box, { description: 'Troco de Zilda Prado' })).json()
  const { statusCode } = await books.post('/members/erase-member', { member: { id, version: 1 } })
  expect(statusCode).toBe(200)
  const { transfers } = await books.read('/finances/list-transfers')
  const history = await books.read(`/finances/transfer-history?id=${transfer.id}`)
  expect(JSON.stringify([transfers, history])).not.toContain('Zilda')
  await books.removeBy('remove-transfer', transfer.id)
  await books.removeBy('remove-account', unused)
  const { group } = await books.read('/group/settings')
  await books.post('/group/settings', { group: { ...group, purgeMonths: 12 } })
  const later = new Date()
  later.setUTCFullYear(later.getUTCFullYear() + 2)
  await privacyRepository(server.db).purge(books.groupId, later)
  expect((await books.get(`/finances/transfer-history?id=${transfer.id}`)).statusCode).toBe(404)
  const left = await server.pool.query('select name from finance_accounts where group_id = $1 order by name', [
    books.groupId,
  ])
  expect(left.rows).toEqual([{ name: 'Caixinha' }, { name: 'Main' }])
})

test('accounts are of one group, and of those who keep its books', async () => {
  const [books, others] = [await newBooks(), await newBooks()]
  const box = await others.newAccount('Caixinha')
  expect(fieldsOf(await books.transfer(books.groupId, box))).toEqual({ 'transfer.toAccountId': 'not_allowed' })
  expect((await books.get(`/finances/account-movements?config[accountId]=${box}`)).statusCode).toBe(404)
  for (const role of ['conductor', 'member'] as const) {
    const person = await joinAs(server.app, books.admin, role)
    for (const url of ['list-accounts', 'list-transfers', `account-movements?config[accountId]=${books.groupId}`])
      expect((await callAs(server.app, person, 'GET', `/finances/${url}`)).statusCode).toBe(403)
  }
})

test('a cash box says on which later day it holds least', async () => {
  const books = await newBooks()
  const box = await books.newAccount('Box', 10_000)
  await books.stored({ kind: 'expense', amount: 5000, date: '2026-03-10', accountId: box })
  await books.transfer(books.groupId, box, { amount: 3000, date: '2026-03-12' })
  await books.stored({ kind: 'expense', amount: 5000, date: '2026-03-15', status: 'pending', accountId: box })
  const lowestOn = async (on: string) => {
    const list: FinanceAccountList = await books.read(`/finances/list-accounts?on=${on}`)
    return list.accounts.map(({ balance, lowest }) => [balance, lowest])
  }
  // The bank's is not said.
  expect(await lowestOn('2026-03-01')).toEqual([
    [0, undefined],
    [10_000, { day: '2026-03-10', balance: 5000 }],
  ])
  expect((await lowestOn('2026-03-10'))[1]).toEqual([5000, undefined])
  await books.transfer(box, books.groupId, { amount: 8000, date: '2026-03-01' })
  expect((await lowestOn('2026-03-01'))[1]).toEqual([2000, { day: '2026-03-10', balance: -3000 }])
})
