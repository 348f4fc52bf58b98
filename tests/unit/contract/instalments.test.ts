import { describe, expect, test } from 'vitest'
import { NewLevy, instalmentsOf } from '@contract/finances/levies'

describe('instalments', () => {
  test.each([
    [10_000, 3],
    [100, 1],
    [12_000, 4],
    [5, 4],
    [10 ** 12, 24],
    [1_000_001, 7],
  ])('of %i in %i parts come to it exactly, and differ by one at most', (amount, count) => {
    const made = instalmentsOf(amount, count)
    expect(made).toHaveLength(count)
    expect(made.reduce((sum, part) => sum + part, 0)).toBe(amount)
    expect(Math.max(...made) - Math.min(...made)).toBeLessThanOrEqual(1)
  })

  test.each([
    [10_000, 3, [3334, 3333, 3333]],
    [100, 1, [100]],
    [12_000, 4, [3000, 3000, 3000, 3000]],
    [5, 4, [2, 1, 1, 1]],
  ])('of %i in %i parts are %o, what is left over with the first', (amount, count, parts) => {
    expect(instalmentsOf(amount, count)).toEqual(parts)
  })

  test.each([
    [{ amount: 2 }, ['amount']],
    [{ dueDates: ['2026-03-10', '2026-03-10', '2026-04-10'] }, ['dueDates']],
    [{ category: 'opening' }, ['category']],
    [{ dueDates: [] }, ['dueDates']],
  ])('of a levy with %o are refused at its field', (over, path) => {
    const levy = {
      id: '01900000-0000-7000-8000-000000000001',
      name: 'Viagem',
      category: 'travel',
      amount: 10_000,
      dueDates: ['2026-03-10', '2026-04-10', '2026-05-10'],
      memberIds: ['01900000-0000-7000-8000-000000000002'],
    }
    expect(NewLevy.safeParse(levy).success).toBe(true)
    expect(NewLevy.safeParse({ ...levy, ...over }).error?.issues.map((issue) => issue.path)).toEqual([path])
  })
})
