import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Action, Subject } from '@contract/abilities'
import type { HomeOverview } from '@contract/home/overview'
import type { Caller } from '../../platform/auth/guard'
import { hiddenFrom } from '../../platform/auth/memberFields'
import type { Database } from '../../platform/db/database'
import { groups } from '../../platform/db/schema/groups'
import { users as accounts } from '../../platform/db/schema/users'
import { todayIn } from '../../platform/time/days'
import { analyticsOverviewRepository } from '../analytics/overview'
import { eventOverviewRepository } from '../calendar/events/public'
import type { CalendarReader } from '../calendar/events/public'
import { isCallerInvited } from '../calendar/invitees/public'
import { isBudgeted } from '../finances/budgets/public'
import { financeOverviewRepository } from '../finances/overview/public'
import { recurringOverviewRepository } from '../finances/recurring/public'
import { memberOverviewRepository } from '../members/overview'
import { readinessOverviewRepository } from '../calendar/readiness/public'

/** Of events or entries in one part. */
const SHOWN = 5

/** The person whose home page it is. */
type Person = CalendarReader & Pick<Caller, 'groupId' | 'role' | 'group'>
type Can = (action: Action, subject: Subject) => boolean

export function homeRepository(db: Database) {
  const analytics = analyticsOverviewRepository(db)
  const events = eventOverviewRepository(db)
  const finances = financeOverviewRepository(db)
  const readiness = readinessOverviewRepository(db)
  const members = memberOverviewRepository(db)
  const recurring = recurringOverviewRepository(db)

  /** The single figures, in one statement; null if the caller may not see them. */
  async function figuresOf({ groupId, group }: Person, can: Can) {
    const ifAllowed = <Value>(isAllowed: boolean, value: SQL<Value>) =>
      isAllowed ? sql<Value | null>`${value}` : sql<Value | null>`null`
    const count = sql<number>`(select count(*) from ${accounts} where ${accounts.groupId} = ${groupId})`
    const [figures] = await db
      .select({
        users: ifAllowed(can('manage', 'User'), count),
        remarks: ifAllowed(can('manage', 'Finance'), finances.remarks(groupId)),
        hasBudget: ifAllowed(can('read', 'Finance'), isBudgeted(groupId, group)),
        areRepliesInUse: ifAllowed(can('manage', 'Event'), readiness.isInUse(groupId)),
      })
      .from(groups)
      .where(eq(groups.groupId, groupId))
    return figures
  }

  async function nextEventsOf(caller: Person, can: Can) {
    const { groupId, group } = caller
    const nextEvents = await events.next(caller, SHOWN)
    const ids = nextEvents.map(({ id }) => id)
    return {
      nextEvents,
      readiness: can('manage', 'Event') ? await readiness.ofNext(groupId, group, nextEvents) : [],
      asksCaller: caller.role === 'member' && (await isCallerInvited(db, caller, ids)),
    }
  }

  async function birthdaysFor(caller: Person): Promise<HomeOverview['birthdays']> {
    const hidden = await hiddenFrom(db, caller)
    return hidden.has('birthday') ? undefined : members.birthdays(caller.groupId, caller.group.timeZone)
  }

  return {
    /** The parts that the caller may see; the others are not read. */
    async overview(caller: Person, can: Can): Promise<HomeOverview> {
      const { groupId, group } = caller
      const today = todayIn(group.timeZone)
      const canReadMembers = can('read', 'Member')
      const canReadFinances = can('read', 'Finance')
      const [figures, next, unfinished, attendance, balance, debtors, due, proposals, birthdays, counts] =
        await Promise.all([
          figuresOf(caller, can),
          can('read', 'Event') ? nextEventsOf(caller, can) : undefined,
          can('manage', 'Event') ? events.unfinished(groupId, SHOWN) : undefined,
          can('read', 'Analytics') ? analytics.attendance(groupId, SHOWN) : undefined,
          canReadFinances ? finances.balance(groupId) : undefined,
          canReadFinances ? finances.debtors(groupId, today, SHOWN) : undefined,
          canReadFinances ? finances.due(groupId, today, SHOWN) : undefined,
          can('manage', 'Finance') ? recurring.count(groupId, group.timeZone) : undefined,
          canReadMembers ? birthdaysFor(caller) : undefined,
          canReadMembers ? members.counts(groupId) : undefined,
        ])
      const isInUse = figures?.areRepliesInUse ?? false
      return {
        nextEvents: next?.nextEvents,
        ...(next?.asksCaller && { asksCaller: true }),
        ...(next && can('manage', 'Event') && { lights: { lights: isInUse ? next.readiness : [], isInUse } }),
        unfinished,
        attendance,
        balance: balance && { ...balance, ...(figures?.hasBudget && { hasBudget: true }) },
        debtors,
        due,
        proposals,
        audit: figures?.remarks ?? undefined,
        birthdays,
        members: counts,
        users: figures?.users ?? undefined,
      }
    },
  }
}
