import { expect, test } from 'vitest'
import { classIn, withClassFrom } from '@contract/finances/feeSpans'

test('a class holds from its month on, and what was before stays', () => {
  const first = withClassFrom([], '2026-03', 'student')
  expect(first).toEqual([{ classId: 'student', from: '2026-03' }])
  const second = withClassFrom(first, '2026-09', 'adult')
  expect(second).toEqual([
    { classId: 'student', from: '2026-03', to: '2026-08' },
    { classId: 'adult', from: '2026-09' },
  ])
  expect(['2026-02', '2026-03', '2026-08', '2026-09', '2030-01'].map((month) => classIn(second, month))).toEqual([
    '',
    'student',
    'student',
    'adult',
    'adult',
  ])
})

test('the same class goes on, and none ends it', () => {
  const spans = withClassFrom([{ classId: 'student', from: '2026-03' }], '2026-09', 'student')
  expect(spans).toEqual([{ classId: 'student', from: '2026-03' }])
  expect(withClassFrom(spans, '2027-01', '')).toEqual([{ classId: 'student', from: '2026-03', to: '2026-12' }])
  expect(withClassFrom(spans, '2026-03', '')).toEqual([])
})
