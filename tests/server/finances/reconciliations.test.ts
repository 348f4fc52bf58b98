import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenLines, ReconciliationWrite } from '@contract/finances/reconciliations'
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
  const admin = await foundGroup(server.app)
  const ledger = financeFixture(server.app, admin)
  const accountId = admin.userData.group.id
  const open = (day?: string): Promise<OpenLines> =>
    ledger.read(`/finances/list-open-lines?accountId=${accountId}${day ? `&day=${day}` : ''}`)
  const reconcile = (over: Partial<ReconciliationWrite>) =>
    ledger.post('/finances/add-reconciliation', {
      reconciliation: { id: newId(), accountId, day: '2026-03-31', balance: 0, lines: [], ...over },
    })
  const undo = (id: string, reason = 'Extrato errado') => ledger.post('/finances/undo-reconciliation', { id, reason })
  const removeTransfer = (id: string) => callAs(server.app, admin, 'DELETE', `/finances/remove-transfer?id=${id}`)
  return { ...ledger, admin, accountId, open, reconcile, undo, removeTransfer }
}

const codeOf = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code
const fieldsOf = (answer: { json: () => { error?: { fields?: object } } }) => answer.json().error?.fields

async function newBox(books: Awaited<ReturnType<typeof newBooks>>) {
  const id = newId()
  await books.post('/finances/add-account', { account: { id, name: 'Caixinha', kind: 'cash' } })
  return id
}

test('what is paid on the account up to the day is offered, and agrees to the cent or is refused', async () => {
  const books = await newBooks()
  const box = await newBox(books)
  const first = await books.stored({ amount: 10_000, date: '2026-03-02' })
  const second = await books.stored({ amount: 2_550, kind: 'expense', date: '2026-03-31' })
  await books.stored({ amount: 99, date: '2026-04-01' })
  await books.stored({ amount: 98, status: 'pending', date: '2026-03-01' })
  await books.stored({ amount: 97, accountId: box, date: '2026-03-01' })
  const moved = { id: newId(), fromAccountId: books.accountId, toAccountId: box, amount: 1_000, date: '2026-03-09' }
  await books.post('/finances/add-transfer', { transfer: moved })
  const open = await books.open('2026-03-31')
  expect(open).toMatchObject({ day: '2026-03-31', reconciled: 0 })
  expect(open.lines.map(({ id, amount }) => [id, amount])).toEqual([
    [first.id, 10_000],
    [moved.id, -1_000],
    [second.id, -2_550],
  ])
  const lines = open.lines.map(({ id }) => id)
  expect(fieldsOf(await books.reconcile({ lines, balance: 6_451 }))).toEqual({
    'reconciliation.balance': 'not_agreeing',
  })
  expect(codeOf(await books.reconcile({ lines: [...lines, newId()], balance: 6_450 }))).toBe('conflict')
  expect(fieldsOf(await books.reconcile({ lines, balance: 6_450, day: '2999-01-01' }))).toEqual({
    'reconciliation.day': 'future_date',
  })
  const write = { id: newId(), lines, balance: 6_450 }
  expect((await books.reconcile(write)).statusCode).toBe(201)
  expect((await books.reconcile(write)).statusCode).toBe(200)
  expect(codeOf(await books.reconcile({ ...write, balance: 6_451 }))).toBe('conflict')
  expect(codeOf(await books.reconcile({ ...write, lines: lines.slice(0, 1) }))).toBe('conflict')
  expect(codeOf(await books.reconcile({ ...write, lines: [...lines.slice(1), newId()] }))).toBe('conflict')
  expect((await books.reconcile({ ...write, lines: lines.toReversed() })).statusCode).toBe(200)
  expect(await books.open('2026-03-31')).toMatchObject({ reconciled: 6_450, reconciledUpTo: '2026-03-31', lines: [] })
  const listed = (await books.read('/finances/list-accounts')).accounts
  expect(listed.map(({ reconciledUpTo }: { reconciledUpTo?: string }) => reconciledUpTo)).toEqual([
    '2026-03-31',
    undefined,
  ])
  expect(fieldsOf(await books.reconcile({}))).toEqual({ 'reconciliation.day': 'reconciled_later' })
  // The transfer's other side is a line of the other account still.
  const other: OpenLines = await books.read(`/finances/list-open-lines?accountId=${box}&day=2026-03-31`)
  expect(other.lines.map(({ amount }) => amount)).toEqual([97, 1_000])
})

test('a reconciled line keeps what the statement says, may change its words, and is free once undone', async () => {
  const books = await newBooks()
  const box = await newBox(books)
  const entry = await books.stored({ amount: 10_000, date: '2026-03-02' })
  const transfer = { id: newId(), fromAccountId: books.accountId, toAccountId: box, amount: 500, date: '2026-03-03' }
  await books.post('/finances/add-transfer', { transfer })
  const id = newId()
  expect((await books.reconcile({ id, lines: [entry.id, transfer.id], balance: 9_500 })).statusCode).toBe(201)

  const changed = await books.add({ ...entry, amount: 9_999, date: '2026-03-04' })
  expect([changed.statusCode, codeOf(changed)]).toEqual([409, 'reconciled'])
  expect(fieldsOf(changed)).toEqual({ 'finance.amount': 'reconciled', 'finance.date': 'reconciled' })
  expect(codeOf(await books.remove(entry.id))).toBe('reconciled')
  const reading = { id: entry.id, version: entry.version }
  const batch = { finances: [reading], accountId: box }
  const refused = await books.post('/finances/change-finances', { change: batch })
  expect([codeOf(refused), fieldsOf(refused)]).toEqual(['reconciled', { 'change.finances.0.id': 'not_allowed' }])
  expect(
    codeOf(await books.post('/finances/add-transfer', { transfer: { ...transfer, version: 1, amount: 400 } })),
  ).toBe('reconciled')
  expect(codeOf(await books.removeTransfer(transfer.id))).toBe('reconciled')
  const { reconciled } = await books.read('/finances/list-transfers')
  expect(reconciled).toEqual([transfer.id])
  const history = await books.read(`/finances/transfer-history?id=${transfer.id}`)
  expect(history.reconciliation).toMatchObject({ day: '2026-03-31', by: books.admin.userData.name })
  const worded = await books.add({ ...entry, description: 'Mensalidade de março', category: 'other' })
  expect(worded.statusCode).toBe(200)
  const found = (await books.find(entry.id)).json()
  expect(found.reconciliation).toMatchObject({ day: '2026-03-31', by: books.admin.userData.name })
  expect(await books.list({ isReconciled: 'true' })).toMatchObject({ total: 1, reconciled: [entry.id] })
  expect(await books.list({ isReconciled: 'false' })).toMatchObject({ total: 0 })

  expect((await books.undo(id)).json().reconciliation).toMatchObject({ id, reason: 'Extrato errado' })
  expect((await books.undo(id)).statusCode).toBe(200)
  expect(await books.read('/finances/list-transfers')).not.toHaveProperty('reconciled')
  expect(await books.read(`/finances/transfer-history?id=${transfer.id}`)).not.toHaveProperty('reconciliation')
  expect((await books.read('/finances/list-accounts')).accounts[0]).not.toHaveProperty('reconciledUpTo')
  const open = await books.open('2026-03-31')
  expect(open).toMatchObject({ reconciled: 0, lines: [{ isSeen: true }, { isSeen: true }] })
  expect((await books.remove(entry.id)).statusCode).toBe(200)
  expect((await books.removeTransfer(transfer.id)).statusCode).toBe(200)
  const { reconciliations } = await books.read(`/finances/list-reconciliations?accountId=${books.accountId}`)
  expect(reconciliations).toMatchObject([{ id, lines: 2, undoneBy: books.admin.userData.name }])
})

test('payments and imports that were reconciled are taken back only after that', async () => {
  const books = await newBooks()
  const due = await books.stored({ amount: 700, status: 'pending', date: '2026-03-01' })
  const importId = newId()
  const line = { date: '2026-03-05', amount: 700, description: 'PIX' }
  const fresh = { date: '2026-03-06', amount: -200, description: 'Tarifa' }
  const made = newId()
  const imported = await books.post('/finances/import-matched', {
    import: {
      id: importId,
      fileName: 'banco.ofx',
      closing: { date: '2026-03-31', amount: 500 },
      lines: [
        { line, decision: { kind: 'pay', finances: [{ id: due.id, version: 1 }] } },
        { line: fresh, decision: { kind: 'new', id: made, category: 'other' } },
      ],
    },
  })
  expect(imported.statusCode).toBe(201)
  const open = await books.open()
  expect(open).toMatchObject({ day: '2026-03-31', statement: { date: '2026-03-31', amount: 500 } })
  expect(open.lines).toMatchObject([
    { id: due.id, isSeen: true },
    { id: made, isSeen: true },
  ])
  const id = newId()
  expect((await books.reconcile({ id, lines: [due.id, made], balance: 500 })).statusCode).toBe(201)
  const removeImport = () => callAs(server.app, books.admin, 'DELETE', `/finances/remove-import?id=${importId}`)
  expect(codeOf(await removeImport())).toBe('reconciled')
  const paid = { id: due.id, version: 2 }
  expect(codeOf(await books.post('/finances/unpay-finances', { payment: { finances: [paid] } }))).toBe('reconciled')
  await books.undo(id)
  expect((await removeImport()).statusCode).toBe(200)
  expect(await books.open()).not.toHaveProperty('statement')
})

test('the latest is undone first, also where two are at it', async () => {
  const books = await newBooks()
  const march = await books.stored({ amount: 100, date: '2026-03-10' })
  const april = await books.stored({ amount: 30, date: '2026-04-10' })
  const [first, second] = [newId(), newId()]
  await books.reconcile({ id: first, lines: [march.id], balance: 100 })
  const later = { day: '2026-04-30', lines: [april.id], balance: 130 }
  const answers = await Promise.all([books.reconcile({ ...later, id: second }), books.reconcile(later)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 400])
  const { reconciliations } = await books.read(`/finances/list-reconciliations?accountId=${books.accountId}`)
  expect(codeOf(await books.undo(first))).toBe('reconciled_later')
  expect((await books.undo(reconciliations[0].id)).statusCode).toBe(200)
  expect((await books.undo(first)).statusCode).toBe(200)
})

test('who does not keep the books sees and does nothing of it', async () => {
  const books = await newBooks()
  const conductor = await joinAs(server.app, books.admin, 'conductor')
  const url = `accountId=${books.accountId}`
  for (const call of ['list-open-lines', 'list-reconciliations'])
    expect((await callAs(server.app, conductor, 'GET', `/finances/${call}?${url}`)).statusCode).toBe(403)
  const reconciliation = { id: newId(), accountId: books.accountId, day: '2026-03-31', balance: 0, lines: [] }
  const answer = await callAs(server.app, conductor, 'POST', '/finances/add-reconciliation', { reconciliation })
  expect(answer.statusCode).toBe(403)
})
