import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { type Finance, financeCategories } from '@contract/finances'
import type { YearReport } from '@contract/finances/balance'
import { type Spheres, freeLimitIn } from '@contract/finances/spheres'
import type { Subcategory, SubcategoryList, SubcategoryWrite } from '@contract/finances/subcategories'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup } from '../support/factories'

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

const save = (over: Partial<SubcategoryWrite> = {}) =>
  ledger.post('/finances/add-subcategory', {
    subcategory: { id: newId(), name: 'Bar', category: 'tickets', ...over },
  })
const saved = async (over?: Partial<SubcategoryWrite>): Promise<Subcategory> => (await save(over)).json().subcategory
const remove = (id: string) => callAs(server.app, admin, 'DELETE', `/finances/remove-subcategory?id=${id}`)
const list = async () => {
  const { subcategories }: SubcategoryList = await ledger.read('/finances/list-subcategories')
  return subcategories.map(({ subcategory: { name }, isUsed }) => [name, isUsed])
}

test('an own category is made, renamed, moved, archived, removed and brought back; a name stands once below its parent', async () => {
  const bar = await saved()
  expect((await save({ name: 'bár' })).json().error.fields).toEqual({ 'subcategory.name': 'taken' })
  expect((await save({ category: 'opening' })).json().error.fields).toEqual({ 'subcategory.category': 'not_allowed' })
  await saved({ category: 'sponsorship' })
  const moved = await saved({ ...bar, name: 'Rifa', category: 'donation' })
  expect(moved).toEqual({ ...bar, name: 'Rifa', category: 'donation', version: 2 })
  expect((await save({ ...bar, name: 'Bingo' })).json().error).toMatchObject({ code: 'conflict', current: moved })
  const archived = await saved({ ...moved, isArchived: true })
  expect(archived).toMatchObject({ isArchived: true, version: 3 })
  expect((await remove(bar.id)).statusCode).toBe(200)
  expect(await list()).toEqual([['Bar', false]])
  expect(await saved(archived)).toMatchObject({ name: 'Rifa', isArchived: true, version: 4 })
  expect(await list()).toEqual([
    ['Bar', false],
    ['Rifa', false],
  ])
})

test('entries have it below its parent alone, are found by it, and hold it where it is until they are purged', async () => {
  const bar = await saved()
  const entry = await ledger.stored({ category: 'tickets', subcategoryId: bar.id })
  await ledger.stored({ category: 'tickets' })
  const wrong = await ledger.add(newFinance({ category: 'dues', subcategoryId: bar.id }))
  expect(wrong.json().error.fields).toEqual({ 'finance.subcategoryId': 'not_allowed' })
  expect((await ledger.list({ subcategoryId: bar.id })).finances).toEqual([entry])
  expect((await ledger.all({ subcategoryId: bar.id })).map(({ id }) => id)).toEqual([entry.id])
  expect(await ledger.sum({ subcategoryId: bar.id })).toMatchObject({ income: 5000 })
  expect(await list()).toEqual([['Bar', true]])
  expect((await save({ ...bar, category: 'dues' })).json().error.code).toBe('subcategory_in_use')
  await ledger.remove(entry.id)
  expect((await remove(bar.id)).json().error.code).toBe('subcategory_in_use')
  expect((await ledger.add(entry)).json().finance).toMatchObject({ subcategoryId: bar.id })
})

test('many get it with its category and lose it with another; Undo gives it back unless it went meanwhile', async () => {
  const bar = await saved()
  const entries = [await ledger.stored({ category: 'other' }), await ledger.stored({ category: 'tickets' })]
  const change = async (finances: Finance[], over: object) =>
    ledger.post('/finances/change-finances', {
      change: { finances: finances.map(({ id, version }) => ({ id, version })), ...over },
    })
  expect((await change(entries, { subcategoryId: bar.id })).json().error.fields).toEqual({
    'change.category': 'required',
  })
  const given: Finance[] = (await change(entries, { category: 'tickets', subcategoryId: bar.id })).json().finances
  expect(given.map(({ category, subcategoryId }) => [category, subcategoryId])).toEqual([
    ['tickets', bar.id],
    ['tickets', bar.id],
  ])
  const taken: Finance[] = (await change(given, { category: 'grant' })).json().finances
  expect(taken.map(({ subcategoryId }) => subcategoryId)).toEqual([undefined, undefined])
  const undo = (finances: Finance[]) =>
    ledger.post('/finances/unchange-finances', {
      change: { finances: finances.map(({ id, version }) => ({ id, version })) },
    })
  const back: Finance[] = (await undo(taken)).json().finances
  expect(back.map(({ subcategoryId }) => subcategoryId)).toEqual([bar.id, bar.id])
  const without: Finance[] = (await change(back, { category: 'tickets', subcategoryId: null })).json().finances
  expect((await remove(bar.id)).statusCode).toBe(200)
  expect((await undo(without)).json().error.code).toBe('invalid')
})

test('the report has the sums of own categories below their parents, without what reversals take back', async () => {
  const [bar, door] = [await saved(), await saved({ name: 'Portaria' })]
  const at = { category: 'tickets', date: '2024-02-10' } as const
  const one = await ledger.stored({ ...at, amount: 7000, subcategoryId: bar.id })
  await ledger.stored({ ...at, amount: 3000, subcategoryId: bar.id })
  await ledger.stored({ ...at, amount: 2000, subcategoryId: door.id })
  await ledger.stored({ ...at, amount: 500 })
  await ledger.stored({ ...at, kind: 'expense', amount: 100, subcategoryId: bar.id })
  await ledger.stored({ ...at, amount: 9000, status: 'pending', subcategoryId: bar.id })
  await ledger.post('/finances/close-month', { month: '2024-02' })
  await ledger.post('/finances/reverse-finance', { reversal: { id: newId(), of: one.id, date: '2024-03-01' } })
  const { year }: YearReport = await ledger.read('/finances/year-report?year=2024')
  expect(year.categories).toEqual([
    {
      category: 'tickets',
      income: 5500,
      expense: 100,
      subcategories: [
        { id: bar.id, name: 'Bar', income: 3000, expense: 100 },
        { id: door.id, name: 'Portaria', income: 2000, expense: 0 },
      ],
    },
  ])
})

test('it comes in with a file', async () => {
  const bar = await saved()
  const line = newFinance({ category: 'tickets', subcategoryId: bar.id })
  const body = (lines: object[]) => ({ import: { id: newId(), fileName: 'livro.csv', finances: lines } })
  const wrong = await ledger.post('/finances/import-finances', body([{ ...line, category: 'dues' }]))
  expect(wrong.json().error.fields).toEqual({ 'import.finances.0.subcategoryId': 'not_allowed' })
  expect((await ledger.post('/finances/import-finances', body([line]))).statusCode).toBe(201)
  expect(await ledger.all()).toMatchObject([{ subcategoryId: bar.id }])
})

test('a levy has it, its entries too, also those of who is asked later; it stays while the levy does', async () => {
  const coach = await saved({ name: 'Ônibus', category: 'travel' })
  const [ana, bia] = [await ledger.addMember({ name: 'Ana' }), await ledger.addMember({ name: 'Bia' })]
  const levy = { id: newId(), name: 'Viagem', amount: 4000, dueDates: ['2026-03-10'], subcategoryId: coach.id }
  const add = (category: string) => ledger.post('/finances/add-levy', { levy: { ...levy, category, memberIds: [ana] } })
  expect((await add('tickets')).json().error.fields).toEqual({ 'levy.subcategoryId': 'not_allowed' })
  expect((await add('travel')).json().levy).toMatchObject({ category: 'travel', subcategoryId: coach.id })
  expect((await add('travel')).statusCode).toBe(200)
  await ledger.post('/finances/change-levy-members', { levyMembers: { id: levy.id, add: [bia] } })
  expect((await ledger.all()).map(({ category, subcategoryId }) => [category, subcategoryId])).toEqual([
    ['travel', coach.id],
    ['travel', coach.id],
  ])
  expect((await remove(coach.id)).json().error.code).toBe('subcategory_in_use')
  expect(await list()).toEqual([['Ônibus', true]])
})

test('which sphere a category belongs to is kept, under the version that was read, and of categories that are there', async () => {
  const { id: subcategoryId } = await saved()
  const put = (settings: object) => ledger.post('/finances/spheres', { settings })
  expect((await ledger.read('/finances/spheres')).settings).toEqual({ lines: [], version: 0 })
  const lines = [
    { category: 'other', sphere: 'assets' },
    { category: 'tickets', subcategoryId, sphere: 'commercial' },
  ]
  expect((await put({ lines, version: 0 })).json().settings).toEqual({ lines, version: 1 })
  const late = await put({ lines: [], version: 0 })
  expect([late.statusCode, late.json().error.current]).toEqual([409, { lines, version: 1 }])
  const unknown = { category: 'tickets', subcategoryId: newId(), sphere: 'ideal' }
  expect((await put({ lines: [unknown], version: 1 })).json().error.fields).toEqual({ 'settings.lines': 'not_allowed' })
  expect((await ledger.read('/finances/spheres')).settings.version).toBe(1)
})

test('spheres are added up by the calendar year, less what was given back, for categories without entries too', async () => {
  const { group } = await ledger.read('/group/settings')
  await ledger.post('/group/settings', { group: { ...group, seasonMonth: 9 } })
  const ana = await ledger.addMember({ name: 'Ana' })
  const bar = await saved()
  const unused = await saved({ name: 'Sekt' })
  const add = (over: object) => ledger.stored({ category: 'sponsorship', amount: 1000, memberId: ana, ...over })
  await add({ date: '2025-12-31' })
  await add({ date: '2027-01-01' })
  await add({ date: '2026-01-01', amount: 4000 })
  const given = await add({ date: '2026-10-01', amount: 2000 })
  const giveBack = (of: string, amount: number) =>
    ledger.post('/finances/refund', { refund: { id: newId(), of, amount, date: '2026-11-01', description: 'Zurück' } })
  expect((await giveBack(given.id, 500)).statusCode).toBe(201)
  const sold = await add({ category: 'tickets', subcategoryId: bar.id, date: '2026-03-01', amount: 700 })
  expect((await giveBack(sold.id, 200)).statusCode).toBe(201)
  const spent = await add({ category: 'venue', kind: 'expense', date: '2026-03-02', amount: 300 })
  await ledger.post('/finances/close-month', { month: '2026-03' })
  const reversal = { id: newId(), of: spent.id, date: '2026-04-03', description: 'Irrtum' }
  expect((await ledger.post('/finances/reverse-finance', { reversal })).statusCode).toBe(201)

  const { categories }: Spheres = await ledger.read('/finances/spheres?year=2026')
  const sumsOf = (category: string) => categories.find((line) => line.category === category)
  expect(sumsOf('sponsorship')).toEqual({ category: 'sponsorship', income: 5500, expense: 0 })
  expect(sumsOf('tickets')).toEqual({
    category: 'tickets',
    income: 500,
    expense: 0,
    subcategories: [
      { id: bar.id, name: 'Bar', income: 500, expense: 0 },
      { id: unused.id, name: 'Sekt', income: 0, expense: 0 },
    ],
  })
  expect(sumsOf('venue')).toEqual({ category: 'venue', income: 0, expense: 0 })
  expect(categories).toHaveLength(financeCategories.length - 1)
})

test('the limit of other business is that of the year', () => {
  expect([2019, 2020, 2025, 2026, 2030].map((year) => freeLimitIn(year)?.cents)).toEqual([
    undefined,
    4_500_000,
    4_500_000,
    5_000_000,
    5_000_000,
  ])
})
