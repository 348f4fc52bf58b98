import { eq } from 'drizzle-orm'
import type { Action, Subject } from '@contract/auth'
import type { HomeOverview } from '@contract/home/overview'
import type { Database } from '../../platform/db/database'
import { users as accounts } from '../../platform/db/schema/users'
import { analyticsOverviewRepository } from '../analytics/overview'
import { eventOverviewRepository } from '../events/overview'
import { budgetOverviewRepository } from '../finances/budgets/overview'
import { financeOverviewRepository } from '../finances/overview'
import { recurringOverviewRepository } from '../finances/recurring/overview'
import { memberOverviewRepository } from '../members/overview'
import { lightOverviewRepository } from '../replies/overview'

/** Of events or entries in one part. */
const SHOWN = 5

export function homeRepository(db: Database) {
  const analytics = analyticsOverviewRepository(db)
  const budgets = budgetOverviewRepository(db)
  const events = eventOverviewRepository(db)
  const finances = financeOverviewRepository(db)
  const lights = lightOverviewRepository(db)
  const members = memberOverviewRepository(db)
  const recurring = recurringOverviewRepository(db)

  async function balanceOf(groupId: string): Promise<HomeOverview['balance']> {
    const [balance, hasBudget] = await Promise.all([finances.balance(groupId), budgets.isThere(groupId)])
    return balance && { ...balance, ...(hasBudget && { hasBudget }) }
  }

  async function nextEventsOf(
    groupId: string,
    hasLights: boolean,
  ): Promise<Pick<HomeOverview, 'nextEvents' | 'lights'>> {
    const nextEvents = await events.next(groupId, SHOWN)
    return { nextEvents, ...(hasLights && { lights: await lights.ofNext(groupId, nextEvents) }) }
  }

  return {
    /** The parts that the caller may see, and nothing is read for the others. */
    async overview(groupId: string, can: (action: Action, subject: Subject) => boolean): Promise<HomeOverview> {
      const canReadMembers = can('read', 'Member')
      const canReadFinances = can('read', 'Finance')
      const [next, unfinished, attendance, balance, debtors, due, proposals, audit, birthdays, counts, users] =
        await Promise.all([
          can('read', 'Event') ? nextEventsOf(groupId, can('manage', 'Event')) : undefined,
          can('manage', 'Event') ? events.unfinished(groupId, SHOWN) : undefined,
          can('read', 'Analytics') ? analytics.attendance(groupId, SHOWN) : undefined,
          canReadFinances ? balanceOf(groupId) : undefined,
          canReadFinances ? finances.debtors(groupId, SHOWN) : undefined,
          canReadFinances ? finances.due(groupId, SHOWN) : undefined,
          can('manage', 'Finance') ? recurring.count(groupId) : undefined,
          can('manage', 'Finance') ? finances.audit(groupId) : undefined,
          canReadMembers ? members.birthdays(groupId) : undefined,
          canReadMembers ? members.counts(groupId) : undefined,
          can('manage', 'User') ? db.$count(accounts, eq(accounts.groupId, groupId)) : undefined,
        ])
      const records = { unfinished, attendance, balance, debtors, due, proposals, audit, birthdays, users }
      return { ...next, ...records, members: counts }
    },
  }
}
