import { expect, test } from 'vitest'
import { yearName } from '@/views/finances/ledger/useYear'
import {
  isFiltered,
  financeListUrl,
  noFilters,
  toListConfig,
  toSelection,
  toSumConfig,
} from '@/views/finances/query/financeQuery'

const TODAY = '2026-02-14'
const MEMBER = '01890000-0000-7000-8000-000000000001'
const EVENT = '01890000-0000-7000-8000-000000000002'

const read = (search: string) => financeListUrl.read(new URLSearchParams(search))
const write = (search: string) => financeListUrl.write(read(search)).toString()
const sum = (search: string, seasonMonth?: number) => toSumConfig(read(search), TODAY, seasonMonth)

test('an empty URL is everything up to today, newest first, 25 a page; whoever looks for something finds what is to come too', () => {
  const order = { sort: 'desc', sortColumn: 'date' } as const
  expect(toListConfig(read(''), TODAY)).toEqual({ to: TODAY, ...order, page: 1, perPage: 25, countUpTo: 1_000 })
  expect(isFiltered(read(''))).toBe(false)
  expect(toListConfig(read('q=ana'), TODAY)).not.toHaveProperty('to')
  expect(sum('period=upcoming')).toEqual({ from: '2026-02-15' })
})

test('what the list writes is what it reads, and defaults are not written', () => {
  const search = `q=jo%C3%A3o&kind=income&category=dues&period=custom&from=2026-01-01&to=2026-01-31&overdue=yes&memberId=${MEMBER}&eventId=${EVENT}&sort=asc&sortColumn=amount&page=3&perPage=50`
  expect(write(search)).toBe(search)
  expect(write('status=pending')).toBe('status=pending')
  expect(write('sort=desc&sortColumn=date&page=1&perPage=25&q=')).toBe('')
})

test.each([
  'page=0',
  'page=1.5',
  'page=1e99',
  'perPage=11',
  'sort=up',
  'sortColumn=memberId',
  'kind=gift',
  'category=beer',
  'status=overdue',
  'period=decade',
  'from=2026-02-30',
  'to=yesterday',
  'overdue=maybe',
  'memberId=ana',
  'eventId=1',
  'unknown=1',
])('%s falls back', (search) => {
  expect(write(search)).toBe('')
})

test('one thing wrong takes nothing else with it', () => {
  expect(write('category=beer&status=paid&page=x&perPage=50')).toBe('status=paid&perPage=50')
})

test.each([
  ['month', '2026-02-01', '2026-02-28'],
  ['quarter', '2026-01-01', '2026-03-31'],
  ['season', '2026-01-01', '2026-12-31'],
])('this %s is whole months around today', (period, from, to) => {
  expect(sum(`period=${period}`)).toEqual({ from, to })
  // Days of another period that the URL still says do not narrow it.
  expect(sum(`period=${period}&from=2020-01-01`)).toEqual({ from, to })
})

test('a season begins with the month that the group says', () => {
  expect(sum('period=season', 8)).toEqual({ from: '2025-08-01', to: '2026-07-31' })
  expect(sum('period=season', 2)).toEqual({ from: '2026-02-01', to: '2027-01-31' })
  expect([yearName('2025', 8), yearName('1999', 2), yearName('2026', 1)]).toEqual(['2025/26', '1999/00', '2026'])
})

test('days count where the period is their own, and one of them is enough', () => {
  expect(sum('period=custom&from=2025-12-24')).toEqual({ from: '2025-12-24' })
  // An address that names days alone means them; so says the list, and so says its filter.
  expect(sum('from=2025-12-24&to=2025-12-31')).toEqual({ from: '2025-12-24', to: '2025-12-31' })
  expect(read('to=2025-12-31')).toMatchObject({ period: 'custom', to: '2025-12-31' })
})

test('overdue is pending and due before today, or before a day', () => {
  expect(sum('overdue=yes')).toEqual({ status: 'pending', dueBefore: TODAY })
  expect(sum('overdue=2025-12-31&status=paid')).toEqual({ status: 'pending', dueBefore: '2025-12-31' })
})

test('white space around the words is kept while typing, is not asked for, and is no filter', () => {
  expect(read('q=ana%20').q).toBe('ana ')
  expect(sum('q=%20ana%20')).toEqual({ q: 'ana' })
  expect(sum('q=%20')).toEqual({})
  expect(isFiltered(read('q=%20'))).toBe(false)
})

test('whatever narrows the list is taken off by clearing', () => {
  const narrowed = read(
    `q=x&kind=income&category=dues&status=paid&period=month&overdue=yes&memberId=${MEMBER}&eventId=${EVENT}&sortColumn=amount`,
  )
  expect(isFiltered(narrowed)).toBe(true)
  expect(financeListUrl.write({ ...narrowed, ...noFilters }).toString()).toBe('sortColumn=amount')
})

test('the export asks for all pages, in the order of the list', () => {
  expect(toSelection(read('page=4&perPage=100&kind=expense&sort=asc&sortColumn=amount'), TODAY)).toEqual({
    kind: 'expense',
    sort: 'asc',
    sortColumn: 'amount',
  })
})
