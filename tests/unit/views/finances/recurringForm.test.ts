import { expect, test } from 'vitest'
import { canBeMonthEnd } from '@/views/finances/recurring/recurringForm'

test.each([
  ['2026-04-30', 'monthly', true],
  ['2027-02-28', 'monthly', true],
  ['2026-06-30', 'quarterly', true],
  // Of shorter months it is the last day anyway.
  ['2026-01-31', 'monthly', false],
  ['2026-01-31', 'quarterly', false],
  ['2026-04-30', 'yearly', false],
  ['2027-02-28', 'yearly', true],
  ['2026-04-29', 'monthly', false],
  ['2026-04-30', 'weekly', false],
  ['', 'monthly', false],
])('from "%s" on, %s: is the month’s end something else than the day? %s', (firstOn, rhythm, isElse) => {
  expect(canBeMonthEnd(firstOn, rhythm)).toBe(isElse)
})
