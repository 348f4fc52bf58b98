import { expect, test } from 'vitest'
import type { Finance } from '@contract/finances'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchOffer } from '@contract/finances/matching'
import { importCounts } from '@/views/finances/matching/importCounts'
import { acceptCertain, beginReview, countCertain, decide, isOpen } from '@/views/finances/matching/matchingReview'
import { afterRefusal, type Refusal } from '@/views/finances/matching/refusedLines'

const line = (amount: number): BankLine => ({ date: '2026-11-05', amount, description: 'PIX Ana Lima' })
const due = (id: string, certainty: MatchOffer['certainty'] = 'certain'): MatchOffer => ({
  kind: 'due',
  certainty,
  reasons: ['name', 'amount'],
  finances: [{ id, version: 1 }],
})
const entry = (id: string, over: Partial<Finance> = {}): Finance => ({
  id,
  kind: 'income',
  amount: 5000,
  description: 'Mensalidade',
  category: 'dues',
  date: '2026-11-04',
  status: 'paid',
  version: 2,
  ...over,
})

test('what was paid meanwhile is linked, and each other line that was refused is open again', () => {
  const ids = ['here', 'cash', 'less', 'gone', 'closed']
  const review = beginReview(
    ids.map(() => line(5000)),
    ids.map((id) => ({ offers: [due(id)] })),
  )
  const refused = new Map<number, Refusal>([
    [0, 'conflict'],
    [1, 'conflict'],
    [2, 'conflict'],
    [3, 'conflict'],
    [4, 'month_closed'],
  ])
  const entries = [entry('here'), entry('cash', { accountId: 'cash' }), entry('less', { amount: 4000 })]
  const after = afterRefusal(review, refused, {
    accountId: 'main',
    firstAccountId: 'main',
    entryOf: (id) => entries.find((one) => one.id === id),
  })
  expect(after.review.lines.map(({ decision }) => decision)).toMatchObject([
    { kind: 'link', financeId: 'here' },
    null,
    null,
    null,
    { kind: 'pay', finances: [{ id: 'closed' }] },
  ])
  expect([...after.refused.values()]).toEqual(['booked', 'elsewhere', 'conflict', 'conflict', 'month_closed'])
})

test('what is only likely, a guess, or with another line is not ticked by the press that ticks all that is certain', () => {
  const guess: MatchOffer = { kind: 'guess', certainty: 'possible', reasons: ['like'], category: 'other' }
  const rule: MatchOffer = { kind: 'rule', certainty: 'likely', reasons: ['rule'], category: 'other' }
  const offers = [due('a'), due('b', 'likely'), guess, rule, { ...due('c'), takenBy: 0 }]
  const review = beginReview(
    offers.map(() => line(5000)),
    offers.map((offer) => ({ offers: [offer] })),
  )
  expect([countCertain(review), review.lines.map(isOpen)]).toEqual([0, [false, true, true, true, true]])
  const opened = decide({ ...review, current: 0 }, null)
  expect([countCertain(opened), acceptCertain(opened).lines.map(isOpen)]).toEqual([1, [false, true, true, true, true]])
})

test('the last page counts each line of the file once', () => {
  const review = beginReview(
    Array.from({ length: 10 }, () => line(5000)),
    [
      { offers: [], known: 'booked' },
      { offers: [], known: 'skipped' },
      { offers: [], known: 'probable' },
      ...Array.from({ length: 7 }, () => ({ offers: [] })),
    ],
  )
  const decided = [3, 4, 5, 6, 7, 8].reduce(
    (now, place) => decide({ ...now, current: place }, { kind: 'new', id: String(place), category: 'dues' }),
    review,
  )
  const counts = importCounts(decided, {
    import: { id: 'i', fileName: 'f', count: 3, createdAt: '2026-11-05T00:00:00.000Z' },
    added: 3,
    paid: 2,
    made: 1,
    linked: 1,
    skipped: 1,
    duplicates: 3,
    left: 2,
  })
  expect(counts).toEqual({ paid: 2, added: 1, linked: 1, skipped: 1, open: 1, probable: 1, duplicates: 3 })
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(10)
})
