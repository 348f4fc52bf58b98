import { expect, test } from 'vitest'
import type { BankLine } from '@contract/treasury/bankLines'
import type { MatchOffer, MatchedLine } from '@contract/treasury/matching'
import {
  actOnKey,
  beginDesk,
  importOf,
  isOpen,
  newExpenses,
  type MatchingDesk,
} from '@/views/finances/matching/matchingDesk'

const line = (amount: number): BankLine => ({ date: '2026-11-05', amount, description: 'PIX Ana Lima' })
const due = (id: string, certainty: MatchOffer['certainty']): MatchOffer => ({
  kind: 'due',
  certainty,
  reasons: ['name', 'amount'],
  finances: [{ id, version: 1 }],
})
const offered = (...offers: MatchOffer[]): MatchedLine => ({ offers })

function press(desk: MatchingDesk, ...keys: string[]): MatchingDesk {
  return keys.reduce((now, key) => actOnKey(now, key) ?? now, desk)
}

test('what is certain is ticked, known lines ask for nothing, and the first open one is where the keys act', () => {
  const desk = beginDesk(
    [line(5000), line(100), line(3000), line(7)],
    [offered(due('a', 'certain')), { known: 'booked', offers: [] }, offered(due('b', 'likely')), offered()],
  )
  expect(desk.lines.map(({ decision }) => decision?.kind)).toEqual(['pay', undefined, undefined, undefined])
  expect([desk.current, desk.lines.map(isOpen)]).toEqual([2, [false, false, true, true]])
  const taken = beginDesk([line(1)], [offered({ ...due('a', 'certain'), takenBy: 3 })])
  expect(taken.lines[0]?.decision).toBeNull()
})

test('sixty lines are decided by keys alone, and what is sent says which line each is', () => {
  const lines = Array.from({ length: 60 }, (_, at) => line(at + 1))
  const desk = beginDesk(
    lines,
    lines.map((_, at) => offered(due(`due${at}`, at % 3 === 0 ? 'certain' : 'likely'))),
  )
  const keys = Array.from({ length: 40 }, (_, at) => (at % 4 === 3 ? 's' : 'Enter'))
  const done = press(desk, ...keys)
  expect(done.lines.some(isOpen)).toBe(false)
  const { batch, places } = importOf(done, { id: 'i', fileName: 'f' })
  expect([batch.lines.length, places]).toEqual([60, lines.map((_, at) => at)])
  expect(batch.lines.filter(({ decision }) => decision.kind === 'skip')).toHaveLength(10)
})

test('a digit chooses an offer, an arrow moves, Backspace opens a line again, and other keys are the page’s', () => {
  const desk = beginDesk([line(1), line(2)], [offered(due('a', 'likely'), due('b', 'possible')), offered()])
  const chosen = press(desk, '2')
  expect(chosen.lines[0]?.decision).toMatchObject({ kind: 'pay', method: 'pix', finances: [{ id: 'b' }] })
  expect(chosen.current).toBe(1)
  expect(press(chosen, 'ArrowUp', 'Backspace').lines[0]?.decision).toBeNull()
  expect([actOnKey(desk, 'x'), actOnKey(desk, '7'), actOnKey(chosen, 'a')]).toEqual([undefined, undefined, undefined])
})

test('the same due goes to the line that was decided last; two parts share theirs', () => {
  const both = beginDesk([line(1), line(1)], [offered(due('a', 'likely')), offered(due('a', 'likely'))])
  expect(press(both, 'a', 'a').lines.map(({ decision }) => decision?.kind)).toEqual(['pay', undefined])
  expect(press(both, 'a', '1').lines.map(({ decision }) => decision?.kind)).toEqual([undefined, 'pay'])
  const part: MatchOffer = { ...due('a', 'likely'), kind: 'part' }
  const parts = press(beginDesk([line(1), line(2)], [offered(part), offered(part)]), 'a', 'a')
  expect(parts.lines.map(({ decision }) => decision?.kind)).toEqual(['pay', 'pay'])
})

test('of the decided lines only new expenses weigh on the budget', () => {
  const lines = [line(-5000), line(-300), line(700), line(-40)]
  const rule: MatchOffer = {
    kind: 'rule',
    certainty: 'certain',
    reasons: ['rule'],
    category: 'venue',
    subcategoryId: 's',
  }
  const desk = beginDesk(lines, [offered(due('a', 'certain')), offered(rule), offered(rule), offered()])
  expect(newExpenses(desk.lines)).toEqual([{ category: 'venue', date: '2026-11-05', amount: 300 }])
  expect(desk.lines[1]?.decision).toMatchObject({ kind: 'new', category: 'venue', subcategoryId: 's' })
})
