import { expect, test } from 'vitest'
import type { Purpose } from '@contract/finances/purposes'
import { proposedPurpose } from '@/views/finances/entry/usePurposeProposal'

const purpose = (over: Partial<Purpose>): Purpose => ({ id: over.name ?? '', name: '', version: 1, ...over })
const concert = purpose({ name: 'Concert', eventId: 'gala' })
const scores = purpose({ name: 'Scores', category: 'scores' })
const free = purpose({ name: 'Free' })
const nameFor = (purposes: Purpose[], entry: Parameters<typeof proposedPurpose>[1]) =>
  proposedPurpose(purposes, { kind: 'expense', date: '2026-03-10', ...entry })?.name

test('an expense is offered the purpose of its event before that of its category, and none else', () => {
  const all = [free, scores, concert]
  expect(nameFor(all, { eventId: 'gala', category: 'scores' })).toBe('Concert')
  expect(nameFor(all, { eventId: 'other', category: 'scores' })).toBe('Scores')
  expect(nameFor(all, { eventId: '', category: 'venue' })).toBeUndefined()
  expect(nameFor(all, {})).toBeUndefined()
  expect(nameFor(all, { kind: 'income', eventId: 'gala' })).toBeUndefined()
})

test('closed ones and those that ended before the entry are not offered; of several, the one that ends first', () => {
  const late = purpose({ name: 'Late', category: 'scores', endsOn: '2026-12-31' })
  const soon = purpose({ name: 'Soon', category: 'scores', endsOn: '2026-03-10' })
  expect(nameFor([scores, late, soon], { category: 'scores' })).toBe('Soon')
  expect(nameFor([scores, late, soon], { category: 'scores', date: '2026-03-11' })).toBe('Late')
  expect(nameFor([{ ...late, isClosed: true }], { category: 'scores' })).toBeUndefined()
})
