import { expect, test } from 'vitest'
import { dayOfPeriod, recurringDays } from '@contract/finances/recurringDays'
import type { Recurrence } from '@contract/finances/recurringDays'

const days = (recurrence: Recurrence, from: string, to: string) =>
  recurringDays(recurrence, from, to).map(({ date }) => date)

test('the 31st is the last day of shorter months, and the 31st again after them', () => {
  const rent: Recurrence = { rhythm: 'monthly', firstOn: '2027-12-31' }
  expect(days(rent, '2027-12-01', '2028-04-30')).toEqual([
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ])
})

test('what begins on 28 February stays on the 28th, unless it is the month’s end that is meant', () => {
  const from28: Recurrence = { rhythm: 'monthly', firstOn: '2026-02-28' }
  expect(days(from28, '2026-02-01', '2026-04-30')).toEqual(['2026-02-28', '2026-03-28', '2026-04-28'])
  expect(days({ ...from28, monthEnd: true }, '2026-02-01', '2026-04-30')).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ])
})

test('29 February is the 28th in common years', () => {
  expect(days({ rhythm: 'yearly', firstOn: '2024-02-29' }, '2024-01-01', '2028-12-31')).toEqual([
    '2024-02-29',
    '2025-02-28',
    '2026-02-28',
    '2027-02-28',
    '2028-02-29',
  ])
})

test('quarters are counted from the first day, over the year’s end, up to the last day and with it', () => {
  const fee: Recurrence = { rhythm: 'quarterly', firstOn: '2026-08-30', lastOn: '2027-02-28' }
  expect(days(fee, '2026-01-01', '2028-01-01')).toEqual(['2026-08-30', '2026-11-30', '2027-02-28'])
  expect(days(fee, '2026-08-31', '2026-11-29')).toEqual([])
})

test('weeks go on from the first day’s weekday; their period is the Monday', () => {
  const coach: Recurrence = { rhythm: 'weekly', firstOn: '2026-12-27' }
  expect(recurringDays(coach, '2026-12-28', '2027-01-10')).toEqual([
    { period: '2026-12-28', date: '2027-01-03' },
    { period: '2027-01-04', date: '2027-01-10' },
  ])
  expect(recurringDays({ rhythm: 'weekly', firstOn: '1960-01-01' }, '1960-01-02', '1960-01-08')).toEqual([
    { period: '1960-01-04', date: '1960-01-08' },
  ])
})

test('a period stays the same when the day is moved within it', () => {
  expect(dayOfPeriod({ rhythm: 'monthly', firstOn: '2026-01-31' }, '2026-04-01')).toBe('2026-04-30')
  expect(dayOfPeriod({ rhythm: 'monthly', firstOn: '2026-01-05' }, '2026-04-01')).toBe('2026-04-05')
  expect(dayOfPeriod({ rhythm: 'quarterly', firstOn: '2026-01-05' }, '2026-03-01')).toBeUndefined()
  expect(dayOfPeriod({ rhythm: 'monthly', firstOn: '2026-01-05' }, '2026-04-02')).toBeUndefined()
  expect(dayOfPeriod({ rhythm: 'weekly', firstOn: '2026-12-27' }, '2026-12-28')).toBe('2027-01-03')
})
