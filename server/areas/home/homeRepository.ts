import { eq } from 'drizzle-orm'
import type { Action, Subject } from '@contract/auth'
import type { HomeOverview } from '@contract/home'
import type { Database } from '../../platform/db/database'
import { users } from '../../platform/db/schema/users'
import { analyticsOverviewRepository } from '../analytics/overview'
import { eventOverviewRepository } from '../events/overview'
import { financeOverviewRepository } from '../finances/overview'
import { memberOverviewRepository } from '../members/overview'

/** Of events in one part. */
const SHOWN = 5

export function homeRepository(db: Database) {
  const analytics = analyticsOverviewRepository(db)
  const events = eventOverviewRepository(db)
  const finances = financeOverviewRepository(db)
  const members = memberOverviewRepository(db)

  return {
    /** The parts that the caller may see, and nothing is read for the others. */
    async overview(groupId: string, can: (action: Action, subject: Subject) => boolean): Promise<HomeOverview> {
      const mayReadMembers = can('read', 'Member')
      const [nextEvents, unfinished, attendance, balance, birthdays, counts, userCount] = await Promise.all([
        can('read', 'Event') ? events.next(groupId, SHOWN) : undefined,
        can('manage', 'Event') ? events.unfinished(groupId, SHOWN) : undefined,
        can('read', 'Analytics') ? analytics.attendance(groupId, SHOWN) : undefined,
        can('read', 'Finance') ? finances.balance(groupId) : undefined,
        mayReadMembers ? members.birthdays(groupId) : undefined,
        mayReadMembers ? members.counts(groupId) : undefined,
        can('manage', 'User') ? db.$count(users, eq(users.groupId, groupId)) : undefined,
      ])
      return { nextEvents, unfinished, attendance, balance, birthdays, members: counts, users: userCount }
    },
  }
}
