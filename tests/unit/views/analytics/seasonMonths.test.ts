import { expect, test } from 'vitest'
import { monthPoints, type SeasonMonth } from '@/views/analytics/season/seasonMonths'

const month = (over: Partial<SeasonMonth>): SeasonMonth => ({
  month: '2026-01',
  events: 1,
  attendanceEvents: 1,
  expected: 10,
  present: 8,
  excused: 0,
  absent: 2,
  unrecorded: 0,
  attendanceRate: 0.8,
  audience: 0,
  audienceEvents: 0,
  income: 100,
  expense: 40,
  net: 60,
  ...over,
})

test('a month without events is a gap between its neighbours, and no zero', () => {
  const points = monthPoints([month({ month: '2025-11' }), month({ month: '2026-02', attendanceRate: null })])
  expect(points.map((point) => point.month)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(points[1]).toEqual({
    month: '2025-12',
    attendance: null,
    audience: null,
    income: null,
    expense: null,
    net: null,
  })
  expect(points[3]?.attendance).toBeNull()
})

test('an audience that nobody counted is not drawn, and expenses hang below the line', () => {
  expect(monthPoints([month({})])).toEqual([
    { month: '2026-01', attendance: 0.8, audience: null, income: 100, expense: -40, net: 60 },
  ])
  expect(monthPoints([month({ audienceEvents: 1, audience: 0 })])[0]?.audience).toBe(0)
  expect(monthPoints([])).toEqual([])
})
