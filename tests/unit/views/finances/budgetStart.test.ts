import { expect, test } from 'vitest'
import { mergeLines } from '@/shared/finances/budgetForm'
import { parsePercent, raised, startLines } from '@/views/finances/budget/budgetStart'

const line = (category: 'venue' | 'dues', amount: number) => ({ kind: 'expense', category, amount }) as const

test('an amount is raised to the cent, halves up, or to whole amounts', () => {
  expect(raised(100_010, 5, 1)).toBe(105_011)
  expect(raised(1_010, 5, 1)).toBe(1_061)
  expect(raised(999_999_999_999, 33.33, 1)).toBe(1_333_299_999_999)
  expect(raised(105_049, 0, 100)).toBe(105_000)
  expect(raised(105_050, 0, 100)).toBe(105_100)
  expect(raised(4_000, -100, 1)).toBe(0)
})

test('a percentage is read as people write it', () => {
  expect(['5', '+3,5 %', '−2.5', '-100', ''].map(parsePercent)).toEqual([5, 3.5, -2.5, -100, 0])
  expect(['5.123', 'five', '-101', '1001', '5 5'].map(parsePercent)).toEqual(Array(5).fill(undefined))
})

test('a budget begins with what came of the year before, without what took more back than it brought', () => {
  const actual = [
    { kind: 'expense', category: 'venue', paid: 10_000, pending: 2_000 },
    { kind: 'expense', category: 'dues', paid: -500, pending: 0 },
  ] as const
  expect(startLines('actual', { lines: [], actual }, 5, 1)).toEqual([line('venue', 12_600)])
  expect(startLines('budget', { lines: [line('dues', 10)], actual }, 0, 1)).toEqual([line('dues', 10)])
  expect(startLines('empty', { lines: [], actual }, 5, 1)).toEqual([])
})

test('of two changes of one budget each line has what was changed in it, and what both changed is named', () => {
  const base = [line('venue', 10), line('dues', 20)]
  expect(mergeLines(base, [line('venue', 11), line('dues', 20)], [line('venue', 10)])).toEqual({
    lines: [line('venue', 11)],
    disputed: [],
  })
  expect(mergeLines(base, [line('venue', 11)], [line('venue', 12), line('dues', 20)])).toEqual({
    lines: [line('venue', 11)],
    disputed: [line('venue', 12)],
  })
})
