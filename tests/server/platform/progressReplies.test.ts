import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance, FinanceWrite } from '@contract/finances'
import { PROGRESS_TYPE } from '@contract/progress'
import { financeFixture, newFinance } from '../finances/financeFixture'
import type { FinanceFixture } from '../finances/financeFixture'
import { foundGroup, headersOf } from '../support/factories'
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

const COUNT = 2_400
const inPieces = [1_000, 2_000, COUNT].map((done) => ({ done, of: COUNT }))

const someEntries = (): FinanceWrite[] =>
  Array.from({ length: COUNT }, (_, at) => newFinance({ description: `Lançamento ${at}` }))
const someMembers = () =>
  Array.from({ length: COUNT }, (_, at) => ({ id: newId(), name: `Ana ${at}`, section: 'brass', status: 'active' }))
const fileOf = (lines: object) => ({ import: { id: newId(), fileName: 'extrato.csv', ...lines } })
const linesOf = (body: string): unknown[] =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

async function ask(url: string, payload: object, over: object = {}) {
  const headers = { ...headersOf(admin), accept: `${PROGRESS_TYPE}, application/json`, ...over }
  const answer = await server.app.inject({ method: 'POST', url, headers, payload })
  return { answer, lines: linesOf(answer.body) }
}

test('an import tells each piece and ends with its answer; sent again, with the same as ever', async () => {
  const file = fileOf({ finances: someEntries() })
  const { answer, lines } = await ask('/finances/import-finances', file)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `${PROGRESS_TYPE}; charset=utf-8`])
  expect(lines.slice(0, -1)).toEqual(inPieces)
  const plain = await ledger.post('/finances/import-finances', file)
  expect([plain.statusCode, plain.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(plain.json()).toMatchObject({ added: COUNT, duplicates: 0 })
  expect(lines.at(-1)).toEqual({ status: 201, answer: plain.json() })
  expect((await ask('/finances/import-finances', file)).lines).toEqual([{ status: 200, answer: plain.json() }])
  expect(await ledger.all()).toHaveLength(COUNT)
})

test('the reply has the headers of every other', async () => {
  const lines = someEntries().map(({ date, kind, amount, description }) => ({ date, kind, amount, description }))
  const plain = await ledger.post('/finances/find-duplicates', { lines })
  const { answer } = await ask('/finances/find-duplicates', { lines })
  const own = ['content-type', 'content-length', 'date', 'transfer-encoding']
  const names = Object.keys(plain.headers).filter((name) => !own.includes(name))
  expect(names).toContain('cache-control')
  for (const name of names) expect([name, answer.headers[name]]).toEqual([name, plain.headers[name]])
})

test('members’ files, checks and dues tell theirs as well', async () => {
  const members = someMembers()
  const brought = await ask('/members/import-members', fileOf({ members }))
  expect(brought.lines).toEqual([...inPieces, { status: 201, answer: expect.objectContaining({ added: COUNT }) }])
  const people = await ask('/members/find-duplicates', { lines: members.map(({ name }) => ({ name })) })
  const all = Array.from({ length: COUNT }, (_, at) => at)
  expect(people.lines).toEqual([
    ...inPieces,
    { status: 200, answer: { duplicates: all, known: all.map((place) => ({ place, member: expect.any(Object) })) } },
  ])

  const dues = { month: '2026-03', amount: 5000, dueDate: '2026-03-10', description: 'Mensalidade' }
  const charged = await ask('/finances/create-dues', { dues })
  expect(charged.lines.slice(0, -1)).toEqual(inPieces)
  const stored = await ledger.all()
  expect(stored).toHaveLength(COUNT)
  expect(charged.lines.at(-1)).toEqual({ status: 201, answer: { finances: expect.any(Array) } })
  const { answer } = charged.lines.at(-1) as { answer: { finances: Finance[] } }
  const byName: { id: string }[] = await ledger.read('/members/all-members')
  expect(answer.finances.map(({ memberId }) => memberId)).toEqual(byName.map(({ id }) => id))
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  expect(answer.finances.toSorted(byId)).toEqual(stored.toSorted(byId))
  expect((await ask('/finances/create-dues', { dues })).lines).toEqual([{ status: 200, answer: { finances: [] } }])

  const lines = [...stored, ...stored].map(({ kind, amount, description, date }) => ({
    kind,
    amount,
    description,
    date,
  }))
  const entries = await ask('/finances/find-duplicates', { lines })
  // What is only owed is not booked: a line that pays it is new.
  expect(entries.lines).toEqual([{ status: 200, answer: { duplicates: [] } }])
})

test('what fails after the first piece ends with the error, and nothing of it is there', async () => {
  await ledger.post('/finances/close-month', { month: '2026-01' })
  const finances = someEntries()
  finances[1_500] = newFinance({ date: '2026-01-10', description: 'Closed' })
  const file = fileOf({ finances })
  const { answer, lines } = await ask('/finances/import-finances', file)
  const plain = await ledger.post('/finances/import-finances', file)
  expect([answer.statusCode, plain.statusCode]).toEqual([200, 409])
  expect(lines).toEqual([...inPieces, { status: 409, ...plain.json() }])
  expect(plain.json().error.code).toBe('month_closed')
  expect(await ledger.all()).toEqual([])
})

test('what is refused before the first piece is an ordinary reply', async () => {
  const stranger = await ask('/finances/import-finances', {}, { authorization: 'Bearer x' })
  expect([stranger.answer.statusCode, stranger.answer.json().error.code]).toEqual([401, 'unauthenticated'])
  const wrong = await ask('/finances/import-finances', { import: {} })
  expect([wrong.answer.statusCode, wrong.answer.json().error.code]).toEqual([400, 'invalid'])
  const taken = newFinance()
  await ledger.add(taken)
  const again = await ask('/finances/import-finances', fileOf({ finances: [{ ...taken, amount: 7 }] }))
  expect([again.answer.statusCode, again.answer.headers['content-type']]).toEqual([
    400,
    'application/json; charset=utf-8',
  ])
})

test('who hangs up after a piece finds all of it, and the next write of the group has its turn', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const file = fileOf({ finances: someEntries() })
  const headers = { ...headersOf(admin), accept: PROGRESS_TYPE, 'content-type': 'application/json' }
  await new Promise<void>((resolve) => {
    const call = httpRequest({ port, path: '/finances/import-finances', method: 'POST', headers }, (answer) => {
      answer.once('data', () => {
        call.destroy()
        resolve()
      })
      answer.on('error', () => {})
    })
    call.on('error', () => {})
    call.end(JSON.stringify(file))
  })
  // It waits for the import in the group's queue.
  expect((await ledger.add(newFinance())).statusCode).toBe(201)
  expect(await ledger.all()).toHaveLength(COUNT + 1)
  expect((await ask('/finances/import-finances', file)).lines).toEqual([
    { status: 200, answer: expect.objectContaining({ added: COUNT }) },
  ])
})
