import { expect, test } from 'vitest'
import type { OpenLine } from '@contract/finances/reconciliations'
import { createMoney } from '@/i18n/money'
import { likelyCulprits } from '@/views/finances/reconcile/likelyCulprits'
import { readBalance } from '@/views/finances/reconcile/readBalance'

const line = (id: string, amount: number): OpenLine => ({ id, amount, date: '2026-03-01', description: id })

function culpritsOf(ticked: OpenLine[], open: OpenLine[], difference: number): string[] {
  const found = likelyCulprits([...ticked, ...open], (one) => ticked.includes(one), difference)
  return found.map(({ kind, line: { id } }) => `${kind} ${id}`)
}

test('a line of just the difference is missed where it is open, and too much where it is ticked', () => {
  const lines = [line('rent', -95_000), line('dues', 4_500)]
  expect(culpritsOf([line('gift', 700)], lines, -95_000)).toEqual(['missed rent'])
  expect(culpritsOf(lines, [], -4_500)).toEqual(['extra dues'])
  expect(culpritsOf(lines, [], 0)).toEqual([])
})

test('half of the difference is a line that went the other way', () => {
  expect(culpritsOf([line('refund', 2_000)], [], -4_000)).toEqual(['sign refund'])
})

test('two neighbouring digits swapped are found, other digits are not', () => {
  // 54.30 stands on the statement, 45.30 in the books.
  expect(culpritsOf([line('tickets', 4_530)], [], 900)).toEqual(['digits tickets'])
  expect(culpritsOf([line('fee', -1_230)], [], -90)).toEqual(['digits fee'])
  expect(culpritsOf([line('tickets', 4_530)], [], 1_800)).toEqual([])
})

test('a balance may be nothing, or less', () => {
  const money = createMoney('pt-BR', 'BRL', 2)
  expect(readBalance('0,00', money)).toEqual({ kind: 'amount', amount: 0 })
  expect(readBalance('−1.234,50', money)).toEqual({ kind: 'amount', amount: -123_450 })
  expect(readBalance(money.text(-5), money)).toEqual({ kind: 'amount', amount: -5 })
  expect(readBalance('-3.456', money)).toMatchObject({ kind: 'ambiguous', choices: [{ amount: -345_600 }, {}] })
  expect(readBalance('', money).kind).toBe('error')
})
