import * as z from 'zod/mini'
import { attendanceStatuses, EventCalendar } from './calendar'
import { Finance, FinanceKind } from './finances'
import { Month, idQuery, IdAnswer } from './primitives'
import { Member, MemberStatus } from './members'
import { CalendarDate, Id, Instant, Version } from './primitives'
import type { Call } from './call'

/** What stands in an erased person's place, in names and wherever a text named them. */
export const ERASED = '—'

/** All that the group holds on one member, for the member to have (GDPR articles 15 and 20, LGPD article 18). */
export const MemberData = z.object({
  member: Member,
  statusHistory: z.array(z.object({ since: CalendarDate, status: MemberStatus })),
  attendance: z.array(
    z.object({
      eventId: Id,
      title: z.string(),
      calendar: EventCalendar,
      start: z.string(),
      status: z.enum(attendanceStatuses),
      /** What held as their answer when it began, where they were asked. */
      heldAnswer: z.optional(z.enum(['yes', 'no', 'maybe', 'silent'])),
    }),
  ),
  finances: z.array(Finance),
  /** The files on those entries, which are handed over by themselves (`/finances/receipt`); always answered. */
  receipts: z.optional(z.array(z.object({ id: Id, financeId: Id, name: z.string(), type: z.string(), size: z.int() }))),
  /** What they answered, by event, and when they said to be away; always answered. */
  replies: z.optional(
    z.array(
      z.object({
        eventId: Id,
        title: z.string(),
        start: z.string(),
        answer: z.enum(['yes', 'no', 'maybe']),
        reason: z.optional(z.string()),
        at: Instant,
      }),
    ),
  ),
  /** When they checked in, by event; always answered. */
  checkins: z.optional(z.array(z.object({ eventId: Id, title: z.string(), at: Instant }))),
  /** What they said to dates that were asked about; always answered. */
  polls: z.optional(
    z.array(
      z.object({
        pollId: Id,
        title: z.string(),
        comment: z.optional(z.string()),
        answers: z.array(z.object({ start: z.string(), answer: z.enum(['yes', 'no', 'maybe']), at: Instant })),
      }),
    ),
  ),
  absences: z.optional(
    z.array(z.object({ firstDay: CalendarDate, lastDay: CalendarDate, reason: z.optional(z.string()) })),
  ),
  /** What they were told of, newest first, in the words of contract/messages.ts; always answered. */
  messages: z.optional(
    z.array(
      z.object({
        title: z.string(),
        kind: z.enum(['please_answer', 'changed', 'reminder']),
        way: z.enum(['email', 'share']),
        state: z.enum(['waiting', 'sending', 'sent', 'failed', 'unclear', 'skipped', 'open', 'handed']),
        at: Instant,
      }),
    ),
  ),
  /** Their fee classes by name, from month to month; always answered. */
  fees: z.optional(z.array(z.object({ name: z.string(), from: Month, to: z.optional(Month) }))),
  /** Statements of what they owe that they were sent, newest first, with what was open in minor units; always answered. */
  statements: z.optional(z.array(z.object({ state: z.string(), amount: z.int(), at: Instant }))),
  /** Recurring entries that name them; always answered. */
  recurring: z.optional(
    z.array(
      z.object({
        description: z.string(),
        kind: FinanceKind,
        amount: z.int(),
        rhythm: z.string(),
        firstOn: CalendarDate,
        lastOn: z.optional(CalendarDate),
        notes: z.optional(z.string()),
      }),
    ),
  ),
  /** Who pays for them, where that is somebody else. */
  payer: z.optional(z.object({ name: z.string(), email: z.optional(z.string()), phone: z.optional(z.string()) })),
})
export type MemberData = z.infer<typeof MemberData>
export const MemberDataAnswer = z.object({ data: MemberData })

/** Of a former member alone, and of the version that was read: it cannot be undone. */
export const ErasureBody = z.strictObject({ member: z.strictObject({ id: Id, version: Version }) })

export const findMemberDataCall = {
  method: 'GET',
  path: '/members/find-member-data',
  access: ['manage', 'Member'],
  freshProof: true,
  query: idQuery,
  answer: MemberDataAnswer,
  errors: [404],
} as const satisfies Call

export const eraseMemberCall = {
  method: 'POST',
  path: '/members/erase-member',
  access: ['manage', 'Member'],
  freshProof: true,
  body: ErasureBody,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call
