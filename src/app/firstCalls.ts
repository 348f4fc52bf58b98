import type { FirstCalls } from '@/api/firstCalls'
import { paths } from '@/configs/paths'
import { analyticsCalls } from '@/views/analytics/query/firstCalls'
import { calendarCalls, eventCalls } from '@/views/calendar/query/firstCalls'
import { balanceCalls, financeCalls, financeListCalls } from '@/views/finances/query/firstCalls'
import { homeCalls } from '@/views/home/firstCalls'
import { memberCalls, memberListCalls } from '@/views/members/query/firstCalls'

/** First requests of each screen by path, `:id` being a record's id. Other screens start theirs once their code is loaded. */
export const firstCalls: Readonly<Record<string, FirstCalls>> = {
  [paths.home]: homeCalls,
  [paths.members]: memberListCalls,
  [paths.member(':id')]: memberCalls,
  [paths.editMember(':id')]: memberCalls,
  [paths.finances]: balanceCalls,
  [paths.financeEntries]: financeListCalls,
  [paths.finance(':id')]: financeCalls,
  [paths.editFinance(':id')]: financeCalls,
  [paths.calendar]: calendarCalls,
  [paths.event(':id')]: eventCalls,
  [paths.editEvent(':id')]: eventCalls,
  [paths.analytics]: analyticsCalls,
}
