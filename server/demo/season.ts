import type { MemberWrite } from '@contract/members'
import { todayIn } from '../platform/time/days'
import { demoEvents } from './events'
import { demoAccounts, demoGroup } from './orchestra/orchestra'
import { demoReplies, withInvitees } from './replies'
import { demoReports } from './reports'
import { demoStatusHistory } from './statusHistory'

/** The calendar of two seasons and what lies ahead, with what became of it. */
export function demoSeason(now: Date, roster: MemberWrite[]) {
  const statusHistory = demoStatusHistory(roster, todayIn(demoGroup.timeZone, now))
  const events = withInvitees(demoEvents(now), now)
  return {
    statusHistory,
    events,
    reports: demoReports(events, roster, statusHistory),
    by: demoAccounts.conductor.name,
    ahead: demoReplies(events, roster, now),
  }
}
