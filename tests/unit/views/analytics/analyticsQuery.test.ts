import { expect, test } from 'vitest'
import { spanYearBefore } from '@/views/analytics/query/analyticsPeriod'
import {
  isFiltered,
  queryOf,
  analyticsListUrl,
  toComparison,
  toListConfig,
  toSelection,
} from '@/views/analytics/query/analyticsQuery'

const TODAY = '2026-11-21'
const read = (search: string) => analyticsListUrl.read(new URLSearchParams(search))
const write = (search: string) => analyticsListUrl.write(read(search)).toString()

test('an empty URL is this season, the latest event first', () => {
  expect(toListConfig(read(''), TODAY)).toEqual({
    from: '2026-01-01',
    to: '2026-12-31',
    sort: 'desc',
    sortColumn: 'start',
    page: 1,
    perPage: 25,
  })
  expect(isFiltered(read(''))).toBe(false)
})

test('what the list writes is what it reads, and defaults are not written', () => {
  const search =
    'q=pra%C3%A7a&calendar=Publico&period=custom&from=2026-03-01&to=2026-04-30&sort=asc&sortColumn=net&page=2&perPage=50'
  expect(write(search)).toBe(search)
  expect(write('period=season&sort=desc&sortColumn=start&page=1&perPage=25&q=')).toBe('')
})

test.each([
  'period=year',
  'calendar=Festa',
  'sortColumn=groupId',
  'page=0',
  'perPage=11',
  'from=2026-02-30',
  'unknown=1',
])('a link with %s still shows the season', (search) =>
  expect(toListConfig(read(search), TODAY)).toEqual(toListConfig(read(''), TODAY)),
)

test('a period is asked for by its days, and dates alone speak where the period is their own', () => {
  expect(toSelection(read('period=last'), TODAY)).toMatchObject({ from: '2025-01-01', to: '2025-12-31' })
  // From August on, as schools count.
  expect(toSelection(read('period=season'), TODAY, 8)).toMatchObject({ from: '2026-08-01', to: '2027-07-31' })
  expect(toSelection(read('period=last'), '2026-07-31', 8)).toMatchObject({ from: '2024-08-01', to: '2025-07-31' })
  expect(toSelection(read('period=all&from=2026-03-01'), TODAY)).not.toHaveProperty('from')
  expect(toSelection(read('period=custom&from=2026-03-01'), TODAY)).toMatchObject({ from: '2026-03-01' })
})

test('the comparison has the same filters and the same days a year before, as far as this year has come', () => {
  expect(toComparison(read('q=%20coral%20&calendar=Ensaio'), TODAY)).toEqual({
    q: 'coral',
    calendar: 'Ensaio',
    from: '2025-01-01',
    to: '2025-11-21',
  })
  expect(toComparison(read('period=last'), TODAY)).toEqual({ from: '2024-01-01', to: '2024-12-31' })
  expect(toComparison(read('period=all'), TODAY)).toBeNull()
  expect(toComparison(read('period=custom&from=2026-03-01'), TODAY)).toBeNull()
})

test('a comparison knows leap days, and none with what lies ahead', () => {
  expect(spanYearBefore({ from: '2024-02-29', to: '2024-02-29' }, TODAY)).toEqual({
    from: '2023-02-28',
    to: '2023-02-28',
  })
  expect(spanYearBefore({ from: '2026-12-01', to: '2026-12-31' }, TODAY)).toBeNull()
})

test('the way back names the period by the day of the group, which may be in another year than the browser', () => {
  const back = (search: string, today: string) =>
    analyticsListUrl.write(queryOf(toListConfig(read(search), today), today)).toString()
  for (const today of [TODAY, '2019-12-31', '2031-01-01']) {
    for (const search of ['', 'period=last', 'period=all', 'q=coro&calendar=Ensaio&period=last&page=2&perPage=50']) {
      expect(back(search, today)).toBe(search)
    }
    expect(back('period=custom&from=2026-03-01', today)).toBe('period=custom&from=2026-03-01')
  }
})
