import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BankLine } from '@contract/finances/bankLines'
import type { FinanceDuplicatesAnswer } from '@contract/finances/financeImports'
import type { MatchDecision, MatchLinesAnswer } from '@contract/finances/matching'
import { financeFixture } from '../financeFixture'
import type { FinanceFixture } from '../financeFixture'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'
import { foundGroup } from '../../support/factories'

let server: TestServer
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  ledger = financeFixture(server.app, await foundGroup(server.app))
})

const line = (amount: number, date: string, over: Partial<BankLine> = {}): BankLine => ({
  date: `2026-${date}`,
  amount,
  description: 'PIX RECEBIDO',
  ...over,
})

async function match(lines: BankLine[], source?: string): Promise<MatchLinesAnswer> {
  const answer = await ledger.post('/finances/match-lines', { lines, ...(source && { origin: { source } }) })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

const send = (lines: { line: BankLine; decision?: MatchDecision }[], source?: string) =>
  ledger.post('/finances/import-matched', {
    import: { id: newId(), fileName: 'extrato', lines, ...(source && { origin: { source } }) },
  })

/** Matches a file, books what is new, and tells what each line was. */
async function bring(lines: BankLine[], source?: string): Promise<string[]> {
  const matched = await match(lines, source)
  const decided = lines.map((each, place) => {
    const isNew = matched.lines[place]?.known === undefined
    return { line: each, ...(isNew && { decision: { kind: 'new' as const, id: newId(), category: 'other' as const } }) }
  })
  const answer = await send(decided, source)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return matched.lines.map(({ known = 'new' }) => known)
}

/** The same file by the import of entries. */
async function find(lines: BankLine[]): Promise<FinanceDuplicatesAnswer> {
  const asked = lines.map(({ date, amount, description, bankId }) => ({
    date,
    amount: Math.abs(amount),
    kind: amount < 0 ? 'expense' : 'income',
    description,
    ...(bankId !== undefined && { bankId }),
  }))
  return (await ledger.post('/finances/find-duplicates', { lines: asked })).json()
}

const balance = async (): Promise<number> => (await ledger.balance()).balance

describe('a bank that repeats its ids', () => {
  const first = [
    line(-1000, '03-02', { bankId: '20260302' }),
    line(-2500, '03-02', { bankId: '20260302' }),
    line(9900, '03-02', { bankId: '20260302' }),
  ]

  test('within a day loses no posting, and the fourth of an id that comes later is new', async () => {
    expect(await bring(first, 'ofx')).toEqual(['new', 'new', 'new'])
    const again = [...first, line(7700, '03-02', { bankId: '20260302' })]
    expect((await find(again)).duplicates).toEqual([0, 1, 2])
    expect(await bring(again, 'ofx')).toEqual(['booked', 'booked', 'booked', 'new'])
    expect(await balance()).toBe(14_100)
  })

  test('for a payment and its fee: the fee is new when a later file has it', async () => {
    await bring([line(-4200, '03-02', { bankId: 'F1' })], 'ofx')
    const later = [line(-4200, '03-02', { bankId: 'F1' }), line(-126, '03-03', { bankId: 'F1' })]
    expect(await bring(later, 'ofx')).toEqual(['booked', 'new'])
    expect(await bring([line(-127, '03-03', { bankId: 'F1' })], 'ofx')).toEqual(['new'])
  })

  test('by counting the lines of each export', async () => {
    const march = [4000, 2000, 7000, 3000].map((amount, at) => line(amount, `03-1${at}`, { bankId: `${at + 1}` }))
    expect(await bring(march, 'ofx')).toEqual(['new', 'new', 'new', 'new'])
    // From the second line on, with one that came later on the same day.
    const next = [
      line(2000, '03-11', { bankId: '1' }),
      line(7000, '03-12', { bankId: '2' }),
      line(3000, '03-13', { bankId: '3' }),
      line(5555, '03-13', { bankId: '4' }),
    ]
    expect(await bring(next, 'ofx')).toEqual(['booked', 'booked', 'booked', 'new'])
    expect(await balance()).toBe(21_555)
  })
})

test('the same table in capitals, or in another layout with other words, is the same', async () => {
  const plain = Array.from({ length: 20 }, (_, at) =>
    line(at % 3 === 0 ? 5000 : -100 * (at + 1), `04-${String(1 + (at % 10)).padStart(2, '0')}`, {
      description: `Pagamento de ${at % 2 === 0 ? 'Célia' : 'João'}`,
    }),
  )
  await bring(plain, 'csv')
  const before = await balance()
  const capitals = plain.map((each) => ({ ...each, description: each.description.toUpperCase() }))
  expect(new Set(await bring(capitals, 'csv'))).toEqual(new Set(['booked']))
  const other = plain
    .map((each, at) => ({ ...each, description: `Transferência ${at}`, bankId: `T${at}` }))
    .toReversed()
  expect(new Set(await bring(other, 'csv 2'))).toEqual(new Set(['booked']))
  expect((await find(other)).duplicates).toHaveLength(20)
  expect(await balance()).toBe(before)
})

test('a payment that a table brought is not the next period’s dues when another format has it on another day', async () => {
  const member = await ledger.addMember({ name: 'Ana Lima' })
  const table = [
    line(5000, '05-04', { description: 'Dues Ana Lima' }),
    line(-900, '05-05'),
    line(-700, '05-06'),
    line(300, '05-07'),
  ]
  await bring(table, 'csv')
  await ledger.stored({ memberId: member, status: 'pending', date: '2026-06-01', dueDate: '2026-06-10' })
  const camt = table.map((each, at) => ({
    ...each,
    bankId: `C${at}`,
    ...(at === 0 && { date: '2026-05-06', description: 'ANA LIMA', counterparty: 'Ana Lima' }),
  }))
  const { lines, finances } = await match(camt, 'camt053')
  expect(lines.map(({ known }) => known)).toEqual(['probable', 'booked', 'booked', 'booked'])
  expect(lines[0]?.offers.length).toBeGreaterThan(0)
  expect(lines[0]?.offers.every(({ certainty }) => certainty !== 'certain')).toBe(true)
  expect(lines[0]?.probable).toMatchObject({ how: 'same', days: 2, date: '2026-05-04' })
  expect(finances.map(({ id }) => id)).toContain(lines[0]?.probable?.finances[0])
})

describe('what was typed', () => {
  test('is probably the line about its day, is linked by a person, and is known then', async () => {
    const typed = await ledger.stored({ kind: 'expense', amount: 5000, date: '2026-05-04', description: 'Rent' })
    const file = [line(-5000, '05-06', { description: 'ENEL' }), line(-5000, '05-20')]
    const { lines } = await match(file)
    expect(lines[0]).toMatchObject({ known: 'probable', probable: { days: 2, finances: [typed.id] } })
    expect(lines[0]?.offers[0]).toMatchObject({ kind: 'entry', certainty: 'likely', finances: [{ id: typed.id }] })
    expect(lines[1]?.known).toBeUndefined()
    expect((await find(file)).probable).toMatchObject([{ line: 0, days: 2, description: 'Rent', financeId: typed.id }])
    // Nobody decided: it is left, and counted.
    expect((await send(file.map((each) => ({ line: each })))).json()).toMatchObject({ made: 0, left: 2, duplicates: 0 })
    const [first, second] = file
    if (first === undefined || second === undefined) throw new Error('two lines')
    const linked = await send([{ line: first, decision: { kind: 'link', financeId: typed.id } }, { line: second }])
    expect(linked.json()).toMatchObject({ linked: 1, left: 1 })
    expect((await match(file)).lines.map(({ known }) => known)).toEqual(['booked', undefined])
  })

  test('is booked beside the line where a person says that it is another', async () => {
    await ledger.stored({ kind: 'expense', amount: 5000, date: '2026-05-04', description: 'Rent' })
    const answer = await send([
      { line: line(-5000, '05-06'), decision: { kind: 'new', id: newId(), category: 'other' } },
    ])
    expect(answer.json()).toMatchObject({ made: 1, left: 0, duplicates: 0 })
    expect(await balance()).toBe(-10_000)
  })
})

test('of twins of day and amount the second is new in the evening’s file, whichever comes first in it', async () => {
  await bring([line(5000, '05-04', { description: 'Ana' }), line(-100, '05-04')], 'csv')
  const evening = [
    line(5000, '05-04', { description: 'Bia' }),
    line(5000, '05-04', { description: 'ANA' }),
    line(-100, '05-04'),
  ]
  expect(await bring(evening, 'csv')).toEqual(['new', 'booked', 'booked'])
  expect(await bring(evening, 'csv')).toEqual(['booked', 'booked', 'booked'])
  expect(await balance()).toBe(9900)
})

test('a batch that one format tells as a sum is probably its parts in the other', async () => {
  const rest = [line(-100, '05-03'), line(-200, '05-07'), line(-300, '05-08')]
  await bring([...rest, line(2500, '05-04'), line(2500, '05-04'), line(4000, '05-04')], 'camt053')
  const file = [...rest, line(9000, '05-05')]
  const { lines } = await match(file, 'mt940')
  expect(lines[3]).toMatchObject({ known: 'probable', probable: { how: 'parts', days: 1 } })
  expect(lines[3]?.probable?.finances).toHaveLength(3)
})

test('what a bank listed as booked before it was is doubtful in its next file, which begins after it', async () => {
  const first = [line(-100, '10-01'), line(5000, '10-02', { description: 'Ana' }), line(-300, '10-03')]
  await bring(first, 'csv app')
  // The bank's other list shows it under its own day: probably booked already, so it is left.
  const other = [
    line(-100, '10-01'),
    line(-300, '10-03'),
    line(5000, '10-05', { description: 'ANA' }),
    line(-700, '10-09'),
  ]
  expect(await bring(other, 'csv')).toEqual(['booked', 'booked', 'probable', 'new'])
  const next = [line(5000, '10-05', { description: 'Transfer 1' }), line(-700, '10-09'), line(5000, '10-12')]
  expect(await bring(next, 'csv app')).toEqual(['probable', 'booked', 'new'])
})

test('a use of credit is no line of the bank', async () => {
  const memberId = await ledger.addMember({ name: 'Ana Lima' })
  const due = await ledger.stored({ memberId, amount: 6000, date: '2026-01-01', status: 'pending' })
  const payment = { id: newId(), finances: [{ id: due.id, version: due.version }], amount: 12_000, method: 'transfer' }
  await ledger.post('/finances/receive-payment', { payment: { ...payment, date: '2026-01-12' } })
  const levy = { id: newId(), name: 'Viagem', category: 'travel', amount: 6000, dueDates: ['2026-03-10'] }
  await ledger.post('/finances/add-levy', { levy: { ...levy, memberIds: [memberId] } })
  const [open] = await ledger.all({ status: 'pending' })
  if (open === undefined) throw new Error('nothing is pending')
  const use = { id: newId(), memberId, of: open.id, version: open.version, amount: 6000 }
  expect((await ledger.post('/finances/use-credit', { credit: { date: '2026-03-05', uses: [use] } })).statusCode).toBe(
    200,
  )
  const file = [line(6000, '03-05'), line(-6000, '03-06')]
  expect((await match(file)).lines.map(({ known }) => known)).toEqual([undefined, undefined])
  expect(await find(file)).toMatchObject({ duplicates: [] })
  expect((await find(file)).probable ?? []).toEqual([])
})
