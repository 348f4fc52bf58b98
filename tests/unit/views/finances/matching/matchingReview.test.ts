import { expect, test } from 'vitest'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchOffer, MatchedLine } from '@contract/finances/matching'
import {
  acceptCertain,
  actOnKey,
  beginReview,
  decide,
  growthOf,
  importOf,
  isOpen,
  linkEntry,
  newExpenses,
  rematch,
  withoutRule,
  type MatchingReview,
} from '@/views/finances/matching/matchingReview'

const line = (amount: number): BankLine => ({ date: '2026-11-05', amount, description: 'PIX Ana Lima' })
const due = (id: string, certainty: MatchOffer['certainty']): MatchOffer => ({
  kind: 'due',
  certainty,
  reasons: ['name', 'amount'],
  finances: [{ id, version: 1 }],
})
const offered = (...offers: MatchOffer[]): MatchedLine => ({ offers })

function press(review: MatchingReview, ...keys: string[]): MatchingReview {
  return keys.reduce((now, key) => actOnKey(now, key) ?? now, review)
}

test('what is certain is ticked, known lines ask for nothing, and the first open one is where the keys act', () => {
  const review = beginReview(
    [line(5000), line(100), line(3000), line(7)],
    [offered(due('a', 'certain')), { known: 'booked', offers: [] }, offered(due('b', 'likely')), offered()],
  )
  expect(review.lines.map(({ decision }) => decision?.kind)).toEqual(['pay', undefined, undefined, undefined])
  expect([review.current, review.lines.map(isOpen)]).toEqual([2, [false, false, true, true]])
  const taken = beginReview([line(1)], [offered({ ...due('a', 'certain'), takenBy: 3 })])
  expect(taken.lines[0]?.decision).toBeNull()
})

test('sixty lines are decided by keys alone, and all are sent in their order', () => {
  const lines = Array.from({ length: 60 }, (_, at) => line(at + 1))
  const review = beginReview(
    lines,
    lines.map((_, at) => offered(due(`due${at}`, at % 3 === 0 ? 'certain' : 'likely'))),
  )
  const keys = Array.from({ length: 40 }, (_, at) => (at % 4 === 3 ? 's' : 'Enter'))
  const done = press(review, ...keys)
  expect(done.lines.some(isOpen)).toBe(false)
  const batch = importOf(done, { id: 'i', fileName: 'f' })
  expect(batch.lines.map((each) => each.line)).toEqual(lines)
  expect(batch.lines.filter(({ decision }) => decision?.kind === 'skip')).toHaveLength(10)
})

test('a line that is probably booked is never ticked, asks for nothing, and is decided by hand alone', () => {
  const probable = (offer: MatchOffer): MatchedLine => ({ ...offered(offer), known: 'probable' })
  const lines = [line(5000), line(100)]
  const review = beginReview(lines, [probable(due('a', 'certain')), { offers: [], known: 'booked' }])
  expect(acceptCertain(review).lines.map(({ decision }) => decision)).toEqual([null, null])
  expect(review.lines.map(isOpen)).toEqual([false, false])
  const head = { id: 'i', fileName: 'f' }
  expect(importOf(review, head).lines).toEqual(lines.map((each) => ({ line: each })))
  const taken = press(review, '1')
  expect(importOf(taken, head).lines.map(({ decision }) => decision?.kind)).toEqual(['pay', undefined])
})

test('a digit chooses an offer, an arrow moves, Backspace opens a line again, and other keys are the page’s', () => {
  const review = beginReview([line(1), line(2)], [offered(due('a', 'likely'), due('b', 'possible')), offered()])
  const chosen = press(review, '2')
  expect(chosen.lines[0]?.decision).toMatchObject({ kind: 'pay', method: 'pix', finances: [{ id: 'b' }] })
  expect(chosen.current).toBe(1)
  expect(press(chosen, 'ArrowUp', 'Backspace').lines[0]?.decision).toBeNull()
  expect([actOnKey(review, 'x'), actOnKey(review, '7'), actOnKey(chosen, 'a')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the same due goes to the line that was decided last; two parts share theirs', () => {
  const both = beginReview([line(1), line(1)], [offered(due('a', 'likely')), offered(due('a', 'likely'))])
  expect(press(both, 'a', 'a').lines.map(({ decision }) => decision?.kind)).toEqual(['pay', undefined])
  expect(press(both, 'a', '1').lines.map(({ decision }) => decision?.kind)).toEqual([undefined, 'pay'])
  const part: MatchOffer = { ...due('a', 'likely'), kind: 'part' }
  const parts = press(beginReview([line(1), line(2)], [offered(part), offered(part)]), 'a', 'a')
  expect(parts.lines.map(({ decision }) => decision?.kind)).toEqual(['pay', 'pay'])
  const finances = ['b', 'a'].map((id) => ({ id, version: 1 }))
  const some = beginReview([line(3), line(2)], [offered({ ...part, finances }), offered(part, due('b', 'likely'))])
  expect(press(some, 'a', '1').lines.map(({ decision }) => decision?.kind)).toEqual(['pay', 'pay'])
  expect(press(some, 'a', '2').lines.map(({ decision }) => decision?.kind)).toEqual([undefined, 'pay'])
})

test('more than is owed is paid whole, the rest as credit, and counts as the bank has it', () => {
  const over: MatchOffer = { ...due('a', 'possible'), over: 500, memberId: 'ana' }
  const both = beginReview([line(5500), line(5000)], [offered(over), offered(due('a', 'likely'))])
  const paid = press(both, '1')
  expect(paid.lines[0]?.decision).toMatchObject({ kind: 'pay', creditOf: 'ana', id: expect.any(String) })
  expect(growthOf(paid, '2026-11-30')).toBe(5500)
  expect(press(paid, '1').lines.map(({ decision }) => decision?.kind)).toEqual([undefined, 'pay'])
})

test('of whom and of which event a new entry is, is said before its category or after', () => {
  const rule: MatchOffer = { kind: 'rule', certainty: 'likely', reasons: ['rule'], category: 'scores', memberId: 'rui' }
  const review = beginReview([line(-5), line(-6)], [offered(rule), offered()])
  const first = press(linkEntry(review, { memberId: 'ana' }), '1')
  expect([first.lines[0]?.decision, first.current]).toMatchObject([{ category: 'scores', memberId: 'ana' }, 1])
  const then = linkEntry({ ...first, current: 0 }, { eventId: 'gala' })
  expect([then.lines[0]?.decision, then.current]).toMatchObject([{ memberId: 'ana', eventId: 'gala' }, 0])
  expect(linkEntry(then, { memberId: '' }).lines[0]?.decision).not.toHaveProperty('memberId')
})

test('a rule that is taken back opens the lines that it alone had decided', () => {
  const review = beginReview([line(-5), line(-6), line(-7)], [offered(), offered(), offered()])
  const made = decide(review, { kind: 'new', id: 'x', category: 'scores' })
  const rule: MatchOffer = { kind: 'rule', certainty: 'certain', reasons: ['rule'], category: 'scores', ruleId: 'r' }
  const matches = { lines: [offered(rule), offered(rule), offered(rule)], finances: [] }
  const ruled = rematch(made, matches, () => true)
  expect(ruled.lines.map(({ decision }) => decision?.kind)).toEqual(['new', 'new', 'new'])
  const corrected = decide({ ...ruled, current: 2 }, { kind: 'skip' })
  const dropped = withoutRule(
    rematch(corrected, matches, () => true),
    'r',
  )
  expect(dropped.lines.map(({ decision }) => decision?.kind)).toEqual(['new', undefined, 'skip'])
  expect(dropped.lines.flatMap(({ matched }) => matched.offers)).toEqual([])
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
  const review = beginReview(lines, [offered(due('a', 'certain')), offered(rule), offered(rule), offered()])
  expect(newExpenses(review.lines)).toEqual([
    { category: 'venue', subcategoryId: 's', date: '2026-11-05', amount: 300 },
  ])
  expect(review.lines[1]?.decision).toMatchObject({ kind: 'new', category: 'venue', subcategoryId: 's' })
})
