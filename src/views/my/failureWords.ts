import type { Failure } from '@/api/failure'
import type { MyText } from './myText'

const told = [
  'not_found',
  'conflict',
  'link_invalid',
  'not_asked',
  'event_over',
  'event_cancelled',
  'deadline_passed',
  'check_in_not_open',
  'code_stale',
  'poll_closed',
  'too_many_requests',
  'network',
  'timeout',
  'invalid',
] as const

/** What went wrong, in words for a musician. */
export function failureWords(t: MyText, code: Failure['code']): string {
  return t(`errors.${told.find((known) => known === code) ?? 'other'}`)
}
