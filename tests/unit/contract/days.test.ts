import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, firstOfMonth, weekdayOf } from '@contract/days'

test('days are counted over the ends of months, leap years and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2027-12-31', '2029-01-01')).toBe(367)
  expect(weekdayOf('2026-11-29')).toBe(0)
})

test('months are counted from their first day', () => {
  expect(firstOfMonth('2026-11-28')).toBe('2026-11-01')
  expect(addMonths('2026-11-28', 2)).toBe('2027-01-01')
  expect(addMonths('2026-01-31', -1)).toBe('2025-12-01')
})

test('what is no day is an error, and no other day', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError)
})
