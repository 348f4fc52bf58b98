import type { FirstCalls } from '@/api/firstCalls'
import { getCalls } from '@/redux/getCalls'
import { ATTENDANCE_SHOWN, CURRENT_MEMBERS, FIRST_USER, nextSpan } from './homeQueries'

export const homeCalls: FirstCalls = ({ today, can }) => [
  ...(can('read', 'Event') ? [getCalls.events(nextSpan(today))] : []),
  ...(can('manage', 'Event') ? [getCalls.unfinished()] : []),
  ...(can('read', 'Analytics') ? [getCalls.analytics({ perPage: ATTENDANCE_SHOWN })] : []),
  ...(can('read', 'Finance') ? [getCalls.balance(undefined)] : []),
  ...(can('read', 'Member') ? [getCalls.memberCounts(CURRENT_MEMBERS), getCalls.birthdays()] : []),
  ...(can('manage', 'User') ? [getCalls.users(FIRST_USER)] : []),
]
