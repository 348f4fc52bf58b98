import * as z from 'zod/mini'
import { EventCalendar, EventTimes } from '@contract/calendar'
import { BirthdayList, MemberCounts } from '@contract/members'
import { CalendarDate, Id, Instant } from '@contract/primitives'
import { ReadinessList } from '@contract/calendar/readinessList'
import type { Call } from '@contract/call'

/** An event as one line says it. */
const HomeEvent = z.object({ id: Id, title: z.string(), calendar: EventCalendar, ...EventTimes.shape })
export type HomeEvent = z.infer<typeof HomeEvent>

/** Who came to a finished event; the rate as in the analytics (contract/analytics.ts). */
const HomeAttendance = z.object({
  ...HomeEvent.shape,
  present: z.int(),
  absent: z.int(),
  attendanceRate: z.nullable(z.number()),
})
export type HomeAttendance = z.infer<typeof HomeAttendance>

const Total = z.object({ total: z.int(), amount: z.int() })

/** Who owes (contract/finances.ts, Debtor): the five who owe most, how many there are, and what all owe together. */
const HomeDebtors = z.object({
  debtors: z.array(z.object({ memberId: Id, name: z.string(), amount: z.int() })),
  ...Total.shape,
})
export type HomeDebtors = z.infer<typeof HomeDebtors>

/** What is pending and due `before` that day, a week from now: overdue or to come. Of the expenses the five that are due first. */
const HomeDue = z.object({
  before: CalendarDate,
  expenses: z.array(z.object({ id: Id, description: z.string(), amount: z.int(), dueDate: CalendarDate })),
  expense: Total,
  income: Total,
})
export type HomeDue = z.infer<typeof HomeDue>

/** What the home screen shows. A part that the caller may not read is left out. */
export const HomeOverview = z.object({
  /** The next five that take place, by start; one that is under way is still next. */
  nextEvents: z.optional(z.array(HomeEvent)),
  /** One of those asks the member to whom the account is tied. For musicians, who answer on a page of their own. */
  asksCaller: z.optional(z.literal(true)),
  /** Of those, and the red ones of what is further ahead, some weeks at least. For who manages events, once the group asks. */
  lights: z.optional(ReadinessList),
  /** Over, and neither finished nor cancelled: the latest five, and how many there are. For who manages events. */
  unfinished: z.optional(z.object({ events: z.array(HomeEvent), total: z.int() })),
  /** The five finished events that were last. */
  attendance: z.optional(z.array(HomeAttendance)),
  /** As in `Balance` (contract/finances.ts). `hasBudget`: of the present year, so that a forecast tells something; absent without. */
  balance: z.optional(z.object({ balance: z.int(), overdue: z.int(), hasBudget: z.optional(z.literal(true)) })),
  /** Both for who reads the finances. */
  debtors: z.optional(HomeDebtors),
  due: z.optional(HomeDue),
  /** How many recurring entries wait to be booked (finances/recurring.ts). For who keeps the books. */
  proposals: z.optional(z.int()),
  /** Auditors' remarks that nobody has answered, and the link of the newest. For who manages the finances. */
  audit: z.optional(z.object({ remarks: z.int(), linkId: Id })),
  birthdays: z.optional(BirthdayList.shape.birthdays),
  /** Of the active ones. */
  members: z.optional(MemberCounts),
  /** Backups by the clock are late: when the newest was made, absent where there is none. For who manages accounts. */
  oldBackup: z.optional(z.object({ madeAt: z.optional(Instant) })),
  /** The mailbox where mails come back could not be read the last time. For who manages accounts. */
  hasUnreadBounces: z.optional(z.literal(true)),
  /** How many accounts the group has. For who manages them. */
  users: z.optional(z.int()),
})
export type HomeOverview = z.infer<typeof HomeOverview>

export const homeOverviewCall = {
  method: 'GET',
  path: '/home/overview',
  access: 'signed-in',
  answer: HomeOverview,
} as const satisfies Call
