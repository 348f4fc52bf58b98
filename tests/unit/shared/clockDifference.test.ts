import { expect, test } from 'vitest'
import { clockDifference } from '@/shared/dates/clockDifference'

const now = Date.parse('2026-06-01T12:00:00Z')
const berlin = {
  table: '2026f',
  timeZone: 'Europe/Berlin',
  minutes: 120,
  changes: [
    { at: '2026-10-25T01:00:00.000Z', minutes: 60 },
    { at: '2027-03-28T01:00:00.000Z', minutes: 120 },
    { at: '2027-10-31T01:00:00.000Z', minutes: 60 },
    { at: '2028-03-26T01:00:00.000Z', minutes: 120 },
  ],
}

test('a browser that knows the same clocks says nothing', () => {
  expect(clockDifference(berlin, now)).toBeUndefined()
})

test('one that knows another change says from which day on its hours are wrong', () => {
  const staying = { ...berlin, changes: berlin.changes.slice(0, 1) }
  expect(clockDifference(staying, now)?.toISOString().slice(0, 10)).toBe('2027-03-28')
})
