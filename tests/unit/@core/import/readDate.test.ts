import { describe, expect, test } from 'vitest'
import { dateOrders, openDateOrders, readDate, readRoughDate, type DateOrder } from '@/@core/import/parsing/readDate'

const DAY_MS = 86_400_000

function everyDay(from: string, to: string): string[] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  return Array.from({ length: days + 1 }, (_, at) =>
    new Date(Date.parse(from) + at * DAY_MS).toISOString().slice(0, 10),
  )
}

function write(date: string, order: DateOrder, mark: string, isPadded: boolean): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const bare = (part: string) => (isPadded ? part : String(Number(part)))
  const parts = { DMY: [bare(day), bare(month), year], MDY: [bare(month), bare(day), year], YMD: [year, month, day] }
  return parts[order].join(mark)
}

test('what was written in an order is read back in it, for every day of six years', () => {
  const days = everyDay('2023-01-01', '2028-12-31')
  for (const order of dateOrders)
    for (const mark of ['/', '-', '.'])
      for (const isPadded of [true, false])
        for (const day of days) expect(readDate(write(day, order, mark, isPadded), order)).toBe(day)
})

test.each([
  ['10/03/2026 14:32', 'DMY', '2026-03-10'],
  ['2026-03-10T14:32:00Z', 'MDY', '2026-03-10'],
  ['10.03.26', 'DMY', '2026-03-10'],
  ['3/1/99', 'DMY', '1999-01-03'],
  ['20260310', 'YMD', '2026-03-10'],
  ['10032026', 'DMY', '2026-03-10'],
  ['10 mar 2026', 'MDY', '2026-03-10'],
  ['10/mar/26', 'YMD', '2026-03-10'],
  ['1 de março de 2026', 'DMY', '2026-03-01'],
  ['Mar 10, 2026', 'DMY', '2026-03-10'],
  ['10. Dez. 2026', 'DMY', '2026-12-10'],
] as const)('%s under %s is %s', (text, order, date) => {
  expect(readDate(text, order)).toBe(date)
})

test.each(['', '31/02/2026', '10/03', '10/03-2026', 'Total', '1.234,56', '2026-13-01', '10/03/202', '99 foo 2026'])(
  '%j is no date',
  (text) => {
    expect(dateOrders.map((order) => readDate(text, order))).toEqual([undefined, undefined, undefined])
  },
)

test('a day that Excel stores as a number is read in any order', () => {
  expect(dateOrders.map((order) => readDate('46082', order))).toEqual(['2026-03-01', '2026-03-01', '2026-03-01'])
  expect(readDate('46082.75', 'DMY')).toBe('2026-03-01')
  expect(readDate('12345', 'DMY')).toBeUndefined()
})

test.each([
  ['set/2009', '2009-09-01'],
  ['Setembro de 2009', '2009-09-01'],
  ['Sep 09', '2009-09-01'],
  ['09/2009', '2009-09-01'],
  ['2009-09', '2009-09-01'],
  ['2009', '2009-01-01'],
  ['13/2009', undefined],
  ['0209', undefined],
  ['09', undefined],
  ['ontem', undefined],
])('of %s, the first day is %s', (text, date) => {
  expect(readRoughDate(text)).toBe(date)
})

describe('a column of dates', () => {
  test('has the order in which all of it can be read', () => {
    expect(openDateOrders(['01/02/2026', '13/02/2026'])).toEqual(['DMY'])
    expect(openDateOrders(['01/02/2026', '02/13/2026'])).toEqual(['MDY'])
    expect(openDateOrders(['2026-02-01', '2026-02-02'])).toHaveLength(1)
    expect(openDateOrders(['13.02.26', '01.02.26'])).toEqual(['DMY'])
  })

  test('is open where two orders say different things', () => {
    expect(openDateOrders(['01/02/2026', '03/04/2026'])).toEqual(['DMY', 'MDY'])
    expect(openDateOrders(['01-02-26', '03-04-26'])).toEqual(['DMY', 'MDY'])
    // With points between its numbers nobody writes the month first.
    expect(openDateOrders(['01.02.26', '03.04.26'])).toEqual(['DMY'])
    expect(openDateOrders(['2015-08-01', '12.3.78', 'Aug. 2015', '1965'])).toEqual(['DMY'])
  })

  test('is not open where they say the same', () => {
    expect(openDateOrders(['05/05/2026', '06/06/2026'])).toHaveLength(1)
  })

  test('is asked for where a few dates of many decide, which may be mistakes', () => {
    const dates = ['05/06/1980', '10/02/2018', '01/03/1985', '03/01/1990']
    expect(openDateOrders([...dates, '12/25/1999'])).toEqual(['DMY', 'MDY'])
    expect(openDateOrders([...dates, '12/25/1999', '01/30/2001'])).toEqual(['MDY'])
    const many = Array.from({ length: 18 }, (_, at) => `0${(at % 9) + 1}/1${at % 3}/19${70 + at}`)
    expect(openDateOrders([...many, '12/25/1999', '01/30/2001'])).toEqual(['DMY', 'MDY'])
    expect(openDateOrders(['2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05', '13/02/2026'])).toEqual(['DMY'])
  })

  test('is not decided by what is no date at all', () => {
    expect(openDateOrders(['Total', '13/02/2026', ''])).toEqual(['DMY'])
    expect(openDateOrders(['Total'])).toEqual([])
    expect(openDateOrders([])).toEqual([])
  })

  test('that contradicts itself is asked for', () => {
    expect(openDateOrders(['13/02/2026', '02/13/2026'])).toEqual(['DMY', 'MDY'])
  })

  test('written in one order never has another that its days forbid', () => {
    const days = everyDay('2026-01-01', '2026-03-31')
    expect(openDateOrders(days.map((day) => write(day, 'DMY', '/', true)))).toEqual(['DMY'])
    expect(openDateOrders(days.map((day) => write(day, 'MDY', '/', false)))).toEqual(['MDY'])
  })
})
