import { expect, test } from 'vitest'
import { createMoney } from '@/i18n/money'
import { toDues, type DuesValues } from '@/views/finances/dues/duesForm'

const words = {
  describe: (month: string) => `Dues of ${month}`,
  monthName: (month: string) => `month ${month.slice(5)}`,
}

const values: DuesValues = {
  month: '2026-03',
  months: '3',
  amount: '50',
  dueDate: '2026-03-31',
  description: 'Contribution',
  exceptions: [],
}

test('words of one’s own name the months after the first, however long they are', () => {
  const money = createMoney('en', 'BRL', 2)
  expect(toDues(values, money, words).also).toEqual([
    { month: '2026-04', dueDate: '2026-04-30', description: 'Contribution · month 04' },
    { month: '2026-05', dueDate: '2026-05-31', description: 'Contribution · month 05' },
  ])
  const long = toDues({ ...values, description: 'x'.repeat(200) }, money, words).also?.[0]?.description
  expect(long).toHaveLength(200)
  expect(long).toMatch(/x · month 04$/)
})
