import { expect, it } from 'vitest'
import type { Readiness } from '@contract/calendar/readiness'
import { fetchReadiness, selectReadiness } from '@/redux/calendar/readiness'
import { slices, type RootState } from '@/redux/store'

const green: Readiness = {
  colour: 'green',
  asked: 2,
  yes: 2,
  maybe: 0,
  no: 0,
  silent: 0,
  toConfirm: 0,
  needs: [],
  isPastDeadline: false,
}

/** As after a request that brought `payload`. */
function answered(before: RootState | undefined, payload: Record<string, Readiness>): RootState {
  const requested = slices(before, fetchReadiness.pending('request', {}))
  return slices(requested, fetchReadiness.fulfilled(payload, 'request', {}))
}

it('readiness that is what it was stays the same object, so that no event is drawn again', () => {
  const none = answered(undefined, {})
  expect(selectReadiness(answered(none, {}))).toBe(selectReadiness(none))
  const known = answered(none, { event: green })
  expect(selectReadiness(answered(known, { event: { ...green } }))).toBe(selectReadiness(known))
  expect(selectReadiness(answered(known, {}))).toEqual({})
})
