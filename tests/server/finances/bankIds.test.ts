import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FinanceWrite } from '@contract/finances'
import type { FinanceDuplicatesAnswer } from '@contract/finances/financeImports'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { foundGroup } from '../support/factories'

let server: TestServer
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  ledger = financeFixture(server.app, await foundGroup(server.app))
})

type Line = FinanceWrite & { bankId?: string }

const pix = (bankId: string | undefined, over: Partial<FinanceWrite> = {}): Line => ({
  ...newFinance({ kind: 'income', amount: 5_000, date: '2026-11-03', description: 'Pix recebido', ...over }),
  ...(bankId !== undefined && { bankId }),
})

/** The places of the lines that stand there already, or probably do; asked before, and told the same by the import. */
async function importAll(lines: Line[]): Promise<number[]> {
  const asked = lines.map(({ date, kind, amount, description, bankId }) => ({
    date,
    kind,
    amount,
    description,
    bankId,
  }))
  const found: FinanceDuplicatesAnswer = (await ledger.post('/finances/find-duplicates', { lines: asked })).json()
  const known = [...found.duplicates, ...(found.probable ?? []).map(({ line }) => line)]
  const answer = await ledger.post('/finances/import-finances', {
    import: { id: newId(), fileName: 'extrato.ofx', finances: lines.map((line) => ({ ...line, id: newId() })) },
  })
  expect(answer.json()).toMatchObject({ duplicates: known.length })
  return known.toSorted((one, other) => one - other)
}

test('a posting is known by its bank’s id, whatever its text and whatever became of its entry', async () => {
  expect(await importAll([pix('A'), pix('B', { description: 'Rent', amount: 7 })])).toEqual([])
  const [entry] = (await ledger.all()).filter(({ amount }) => amount === 5_000)
  expect(entry).not.toHaveProperty('bankId')
  expect(await importAll([pix('A', { description: 'PIX RECEBIDO ANA' })])).toEqual([0])
  if (entry) await ledger.add({ ...entry, date: '2026-11-04', amount: 4_000, description: 'Ana' })
  expect(await importAll([pix('B', { amount: 7, description: 'Aluguel' }), pix('A')])).toEqual([0, 1])
})

test('two payments of the same day, sum and text stay two', async () => {
  expect(await importAll([pix('A')])).toEqual([])
  // The day's file again, in the evening.
  expect(await importAll([pix('B'), pix('A')])).toEqual([1])
  expect(await importAll([pix('A'), pix('B')])).toEqual([0, 1])
  // The same without ids, as a CSV has them, and a third.
  expect(await importAll([pix(undefined), pix(undefined), pix(undefined)])).toEqual([0, 1])
})

test('a bank that begins its ids anew, or makes new ones for each file, loses and doubles nothing', async () => {
  expect(await importAll([pix('1'), pix('2', { amount: 10 })])).toEqual([])
  expect(await importAll([pix('1', { date: '2026-12-01' }), pix('2', { date: '2026-12-01', amount: 10 })])).toEqual([])
  expect(await importAll([pix('x-1'), pix('x-2', { amount: 10 })])).toEqual([0, 1])
})

test('what was typed or removed before is known as ever; an id twice in a file is two postings', async () => {
  await ledger.add(pix(undefined))
  expect(await importAll([pix('A'), pix('A')])).toEqual([0])
  expect(await importAll([pix('A'), pix('A')])).toEqual([0, 1])
  expect(await ledger.all()).toHaveLength(2)
})
