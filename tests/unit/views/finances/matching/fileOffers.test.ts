import { expect, test } from 'vitest'
import type { MatchedLine, MatchOffer } from '@contract/finances/matching'
import { withSaid } from '@/views/finances/matching/fileOffers'

const guess: MatchOffer = { kind: 'guess', certainty: 'possible', reasons: ['like'], category: 'venue' }
const due: MatchOffer = { kind: 'due', certainty: 'likely', reasons: ['name'], finances: [] }
const categoriesOf = ([line]: readonly MatchedLine[]) => line?.offers.map(({ kind, category }) => category ?? kind)

test('a file’s category takes the place of a guess, but for "other", which lines alike know better', () => {
  const matched: MatchedLine[] = [{ offers: [due, guess] }]
  expect(categoriesOf(withSaid(matched, [{ category: 'scores' }]))).toEqual(['due', 'scores'])
  expect(categoriesOf(withSaid(matched, [{ category: 'other' }]))).toEqual(['due', 'venue'])
  expect(categoriesOf(withSaid([{ offers: [due] }], [{ category: 'other' }]))).toEqual(['due', 'other'])
  const [noted] = withSaid(matched, [{ category: 'other', notes: 'Gebühr: -1,84' }])
  expect(noted?.offers[1]).toMatchObject({ category: 'venue', notes: 'Gebühr: -1,84' })
})
