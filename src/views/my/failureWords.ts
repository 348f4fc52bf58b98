import type { Failure } from '@/api/failure'
import type { MyText } from './myText'

/** What can go wrong on a personal page, as far as there are words for it. */
export const toldCodes = [
  'not_found',
  'conflict',
  'link_invalid',
  'not_asked',
  'event_over',
  'event_cancelled',
  'deadline_passed',
  'event_full',
  'seat_taken',
  'check_in_not_open',
  'code_stale',
  'poll_closed',
  'too_many_requests',
  'busy',
  'invalid',
] as const

const words = [...toldCodes, 'network', 'timeout'] as const

/** What went wrong, in words for a musician. */
export function failureWords(t: MyText, code: Failure['code']): string {
  return t(`errors.${words.find((known) => known === code) ?? 'other'}`)
}
