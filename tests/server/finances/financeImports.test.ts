import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance, FinanceChange, FinanceWrite } from '@contract/finances'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, tally } from '../support/factories'

const LINES = 20_000

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

const importLines = (finances: object[], over: object = {}) =>
  ledger.post('/finances/import-finances', { import: { id: newId(), fileName: 'extrato.csv', finances, ...over } })
const undo = (id: string) => callAs(server.app, admin, 'DELETE', `/finances/remove-import?id=${id}`)
const imports = async () => (await ledger.read('/finances/list-imports')).imports
const lineOf = ({ date, kind, amount, description }: FinanceWrite) => ({ date, kind, amount, description })
/** The same lines as another file would bring them. */
const anew = (lines: FinanceWrite[]) => lines.map((line) => ({ ...line, id: newId() }))

function someLines(count: number): FinanceWrite[] {
  return Array.from({ length: count }, (_, at) =>
    newFinance({
      amount: 100 + (at % 900),
      date: `20${24 + (at % 2)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
      kind: at % 3 === 0 ? 'expense' : 'income',
      description: `Lançamento ${at}`,
    }),
  )
}

describe('an import', () => {
  test('adds its lines, each with its history, and is listed', async () => {
    const memberId = await ledger.addMember()
    const lines = [newFinance({ memberId, notes: 'x', method: 'pix' }), ...someLines(5)]
    const answer = await importLines(lines)
    const head = { id: expect.any(String), fileName: 'extrato.csv', count: 6, createdAt: expect.any(String) }
    expect([answer.statusCode, answer.json()]).toEqual([201, { import: head, added: 6, duplicates: 0 }])
    expect(await imports()).toEqual([answer.json().import])
    const stored = await ledger.all()
    expect(stored).toHaveLength(6)
    expect((await ledger.find(lines[0]?.id ?? '')).json().finance).toEqual({ ...lines[0], version: 1 })
    const { changes } = await ledger.history(lines[0]?.id ?? '')
    expect(changes).toMatchObject([{ action: 'imported', by: admin.userData.name, after: lines[0] }])
  })

  test('sent again under its id is answered the same; under it anything else is a conflict', async () => {
    const id = newId()
    const lines = someLines(3)
    const answers = await Promise.all(Array.from({ length: 4 }, () => importLines(lines, { id })))
    expect(tally(answers)).toEqual({ 201: 1, 200: 3 })
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json())
    expect((await importLines(lines.slice(1), { id })).statusCode).toBe(409)
    expect(await ledger.all()).toHaveLength(3)
  })

  test('of the same file twice adds nothing, at once neither, and knows lines that were changed since', async () => {
    const lines = someLines(4)
    const both = await Promise.all([importLines(lines), importLines(anew(lines))])
    expect(both.map((answer) => answer.json().added).toSorted((a: number, b: number) => a - b)).toEqual([0, 4])
    for (const entry of await ledger.all())
      await ledger.add({ ...entry, description: 'Outra', date: '2019-01-01', amount: 7 })
    expect((await importLines(anew(lines))).json()).toMatchObject({ added: 0, duplicates: 4 })
  })

  test('takes lines that are alike for as many as they are', async () => {
    const ticket = newFinance({ description: 'Ingresso', amount: 2000, category: 'tickets' })
    await ledger.add(ticket)
    const file = [ticket, ticket, ticket].map((line) => ({ ...line, id: newId() }))
    const duplicates = await ledger.post('/finances/find-duplicates', { lines: file.map(lineOf) })
    // Typed by hand, it is only probably one of them: it is left, and shown with what it may be.
    expect(duplicates.json()).toMatchObject({ duplicates: [], probable: [{ line: 0, days: 0, financeId: ticket.id }] })
    expect((await importLines(file)).json()).toMatchObject({ added: 2, duplicates: 1 })
    expect(await ledger.all()).toHaveLength(3)
    expect((await importLines(anew(file))).json()).toMatchObject({ added: 0, duplicates: 3 })
  })

  test('adds a line that stands there once more where that is said, and no other', async () => {
    const lines = someLines(2)
    await importLines(lines)
    expect((await importLines(anew(lines), { repeats: [1] })).json()).toMatchObject({ added: 1, duplicates: 1 })
    expect((await ledger.all()).map(({ description }) => description).toSorted()).toEqual([
      'Lançamento 0',
      'Lançamento 1',
      'Lançamento 1',
    ])
  })

  test('is told the categories that lines of like text had, by their kind', async () => {
    const before = [
      { description: 'PIX ENVIADO 02/03 ENEL SP 000123', kind: 'expense' as const, category: 'venue' as const },
      { description: 'Pix enviado ENEL SP', kind: 'expense' as const, category: 'venue' as const },
      { description: 'PIX ENVIADO ENEL SP 7', kind: 'expense' as const, category: 'other' as const },
      { description: 'Mensalidade Ana Lima março', category: 'dues' as const },
    ]
    for (const entry of before) await ledger.add(newFinance(entry))
    const lines = [
      { kind: 'expense', description: 'pix enviado 05/04 Enel SP 000456' },
      { kind: 'income', description: 'Mensalidade Ana Lima abril' },
      { kind: 'expense', description: 'Mensalidade Ana Lima abril' },
      { kind: 'income', description: 'PIX RECEBIDO 8' },
      { kind: 'income', description: '0001' },
    ]
    const answer = await ledger.post('/finances/guess-categories', { lines })
    expect(answer.json()).toEqual({ categories: ['venue', 'dues', null, null, null] })
    const other = financeFixture(server.app, await foundGroup(server.app))
    expect((await other.post('/finances/guess-categories', { lines })).json().categories).not.toContain('venue')
  })

  test('keeps what was said of the file for the next one of its shape, also once it is taken back', async () => {
    const shape = '["Data","Valor"]'
    const format = { columns: ['date', 'amount', ''], answers: '{"category":"venue"}' }
    const find = async (like: string) => (await ledger.post('/finances/find-import-format', { shape: like })).json()
    expect(await find(shape)).toEqual({})
    const answer = await importLines(someLines(1), { format: { shape, ...format } })
    expect([await find(shape), await find('["Data"]')]).toEqual([{ format }, {}])
    const other = financeFixture(server.app, await foundGroup(server.app))
    expect((await other.post('/finances/find-import-format', { shape })).json()).toEqual({})
    await undo(answer.json().import.id)
    expect(await find(shape)).toEqual({ format })
    // What stands counts before what was taken back, whichever is newer.
    const kept = { columns: ['date', '', 'amount'], answers: '{}' }
    await importLines(someLines(1), { format: { shape, ...kept } })
    const newer = await importLines(someLines(1), { format: { shape, ...format } })
    await undo(newer.json().import.id)
    expect(await find(shape)).toEqual({ format: kept })
  })

  test('sees as new what differs in kind or amount, what was removed, and what another group has; words decide nothing', async () => {
    const known = newFinance()
    await ledger.add(known)
    const removed = await ledger.stored({ description: 'Removido' })
    await ledger.remove(removed.id)
    const elsewhere = financeFixture(server.app, await foundGroup(server.app))
    await elsewhere.stored({ description: 'Deles' })
    const lines = [
      known,
      { ...known, date: '2026-03-11' },
      { ...known, kind: 'expense' as const },
      { ...known, amount: 5001 },
      { ...known, description: 'mensalidade' },
      removed,
      newFinance({ description: 'Deles' }),
    ].map(lineOf)
    const answer = await ledger.post('/finances/find-duplicates', { lines })
    expect(answer.json()).toMatchObject({ duplicates: [], probable: [{ line: 0, days: 0, financeId: known.id }] })
    // In other words it is the same as well; of two lines of the day the one is it that says the same.
    const others = await ledger.post('/finances/find-duplicates', { lines: [lines[4], lines[1]] })
    expect(others.json().probable).toMatchObject([{ line: 0, days: 0, description: 'Mensalidade' }])
    const later = await ledger.post('/finances/find-duplicates', { lines: [lines[1]] })
    expect(later.json().probable).toMatchObject([{ line: 0, how: 'same', days: 1, date: '2026-03-10' }])
    expect((await ledger.post('/finances/find-duplicates', { lines: [] })).json()).toEqual({ duplicates: [] })
  })

  test('is all or nothing: every error is told by its line, and nothing is added', async () => {
    const [first, second, third, fourth] = someLines(4)
    const taken = await ledger.stored({ date: '2020-01-01' })
    const answer = await importLines(
      [first, { ...second, amount: 0 }, { ...third, date: 'x' }, { ...fourth, foo: 1 }].flatMap((line) => line ?? []),
    )
    expect(answer.json().error.fields).toEqual({
      'import.finances.1.amount': 'too_small:1',
      'import.finances.2.date': 'bad_date',
      'import.finances.3.foo': 'unknown_field',
    })
    const strangers = await importLines([{ ...first, memberId: newId() }])
    expect(strangers.json().error.fields).toEqual({ 'import.finances.0.memberId': 'not_allowed' })
    const ids = await importLines([
      { ...first, id: taken.id },
      { ...second },
      { ...third, id: second?.id },
      { ...fourth, version: 1 },
    ])
    expect(ids.json().error.fields).toEqual({
      'import.finances.0.id': 'taken',
      'import.finances.2.id': 'taken',
      'import.finances.3.version': 'not_allowed',
    })
    expect(await ledger.all()).toEqual([taken])
    expect(await imports()).toEqual([])
    expect((await importLines([])).statusCode).toBe(400)
  })

  test('adds nothing to a closed month, but may hold lines that stand there already', async () => {
    const inMarch = newFinance()
    await ledger.add(inMarch)
    await ledger.post('/finances/close-month', { month: '2026-03' })
    const april = newFinance({ date: '2026-04-01' })
    expect((await importLines([april, newFinance({ amount: 1 })])).json().error.code).toBe('month_closed')
    expect((await importLines([april, { ...inMarch, id: newId() }])).json()).toMatchObject({ added: 1, duplicates: 1 })
  })
})

describe('taking it back', () => {
  test('removes the whole batch, once, and the file is new again', async () => {
    const lines = someLines(5)
    const { id } = (await importLines(lines)).json().import
    const kept = await ledger.stored()
    await ledger.remove(lines[0]?.id ?? '')
    expect(tally(await Promise.all([undo(id), undo(id), undo(id)]))).toEqual({ 200: 1, 404: 2 })
    expect(await ledger.all()).toEqual([kept])
    expect(await imports()).toEqual([])
    expect((await ledger.balance()).income).toBe(kept.amount)
    const actions = (await ledger.history(lines[1]?.id ?? '')).changes.map(({ action }: FinanceChange) => action)
    expect(actions).toEqual(['removed', 'imported'])
    expect((await importLines(lines, { id })).statusCode).toBe(409)
    expect((await importLines(anew(lines))).json().added).toBe(5)
    expect((await undo(newId())).statusCode).toBe(404)
  })

  test('is refused when an entry was changed since, or stands in a closed month', async () => {
    const { id } = (await importLines(someLines(3))).json().import
    const [entry] = await ledger.all()
    const changed: Finance = (await ledger.add({ ...entry, notes: 'x' })).json().finance
    const answer = await undo(id)
    expect([answer.statusCode, answer.json().error]).toMatchObject([409, { code: 'conflict', current: changed }])
    const second = (await importLines([newFinance()])).json().import
    await ledger.post('/finances/close-month', { month: '2026-03' })
    expect((await undo(second.id)).json().error.code).toBe('month_closed')
    expect(await ledger.all()).toHaveLength(4)
    expect(await imports()).toHaveLength(2)
  })
})

/** Right after an import, when nobody has counted the rows: to count them is to look through all groups' entries. */
async function expectIndexesUncounted(groupId: string): Promise<void> {
  const counted = await server.pool.query(`select from pg_stats where tablename = 'finances'`)
  expect(counted.rowCount).toBe(0)
  const someIds = `array['${newId()}', '${newId()}']::uuid[]`
  const rests = [
    'order by date desc, id desc limit 25',
    `and id = any(${someIds})`,
    `and member_id = '${newId()}'`,
    `and date between '2025-03-01' and '2025-03-31' order by date, id`,
    `and status = 'pending' and kind = 'income'`,
  ]
  const plans = await Promise.all(
    rests.map(async (rest) => {
      const { rows } = await server.pool.query(
        `explain select * from finances where group_id = '${groupId}' and deleted_at is null ${rest}`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }),
  )
  for (const plan of plans) {
    expect(plan).not.toContain('Seq Scan')
    expect(plan).toMatch(/Index Cond: \(+group_id = /)
  }
}

test(`${LINES} lines come in at once, are known again, and are taken back`, async () => {
  const lines = someLines(LINES)
  const check = await ledger.post('/finances/find-duplicates', { lines: lines.map(lineOf) })
  expect(check.json()).toEqual({ duplicates: [] })
  const first = await importLines(lines)
  expect(first.json()).toMatchObject({ added: LINES, duplicates: 0 })
  await expectIndexesUncounted(admin.userData.group.id)
  const again = await importLines(anew(lines))
  expect(again.json()).toMatchObject({ added: 0, duplicates: LINES })
  const back = await undo(first.json().import.id)
  expect(back.statusCode).toBe(200)
  expect(await ledger.balance()).toMatchObject({ balance: 0, income: 0, expense: 0 })
  expect((await ledger.list()).total).toBe(0)
})

test('more lines than that, or a larger body, are refused', async () => {
  const answer = await importLines(Array.from({ length: LINES + 1 }, () => ({})))
  expect([answer.statusCode, answer.json().error.fields['import.finances']]).toEqual([400, `too_long:${LINES}`])
  const large = await importLines([{ ...newFinance(), notes: 'x'.repeat(17 * 1024 * 1024) }])
  expect([large.statusCode, large.json().error.code]).toEqual([413, 'too_large'])
})
