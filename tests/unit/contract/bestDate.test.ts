import { expect, test } from 'vitest'
import { bestDate } from '@contract/calendar/bestDate'
import type { RankedDate } from '@contract/calendar/bestDate'
import { readinessOf } from '@contract/calendar/readiness'

const date = (id: string, yes: number, over: Partial<RankedDate> = {}): RankedDate => ({
  id,
  isOver: false,
  overlaps: [],
  light: readinessOf([{ state: 'yes', toConfirm: false, count: yes }], undefined, false),
  ...over,
})

test.each([
  ['more who can', [date('few', 2), date('many', 5)], 'many'],
  ['the earlier of two alike', [date('first', 5), date('second', 5)], 'first'],
  ['none that is over', [date('over', 9, { isOver: true }), date('coming', 1)], 'coming'],
  ['none at which there is another event', [date('taken', 9, { overlaps: ['Concerto'] }), date('free', 1)], 'free'],
  ['nothing where all collide', [date('taken', 9, { overlaps: ['Concerto'] })], undefined],
])('%s', (_what, dates, id) => {
  expect(bestDate(dates)?.id).toBe(id)
})
