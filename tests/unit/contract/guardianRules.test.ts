import { expect, test } from 'vitest'
import { isMinor } from '@contract/guardianRules'

test('a minor is somebody until the day of their eighteenth birthday', () => {
  expect(isMinor('2010-06-15', '2028-06-14')).toBe(true)
  expect(isMinor('2010-06-15', '2028-06-15')).toBe(false)
  expect([isMinor('2008-02-29', '2026-02-28'), isMinor('2008-02-29', '2026-03-01')]).toEqual([true, false])
  expect([isMinor(undefined, '2026-01-01'), isMinor(null, '2026-01-01')]).toEqual([false, false])
})
