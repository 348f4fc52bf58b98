import * as z from 'zod/mini'
import { attendanceStatuses, EventCalendar } from './calendar'
import { Finance, FinanceKind } from './finances'
import { Month, idQuery, IdAnswer } from './primitives'
import { Member } from './members'
import { stepKinds } from './historyRules'
import { CalendarDate, Id, Instant, Version } from './primitives'
import { OwnValue } from './ownValues'
import type { Call } from './call'

/** Replaces an erased person's name, in names and texts. */
export const ERASED = '—'

/** All data that the group stores about one member, to hand over to them (GDPR articles 15 and 20, LGPD article 18). */
export const MemberData = z.object({
  member: Member,
  /** As in members/history.ts, oldest first. */
  history: z.array(
    z.object({
      kind: z.enum(stepKinds),
      day: z.optional(CalendarDate),
      until: z.optional(CalendarDate),
      instrument: z.optional(z.string()),
      part: z.optional(z.int()),
      isNoted: z.optional(z.literal(true)),
    }),
  ),
  /** As in members/honours.ts; always returned. */
  service: z.optional(
    z.object({
      adjustments: z.array(z.object({ years: z.int(), reason: z.string() })),
      honours: z.array(z.object({ years: z.int(), givenOn: CalendarDate, note: z.optional(z.string()) })),
    }),
  ),
  /** As in members/contacts.ts; always returned. */
  contacts: z.optional(
    z.array(
      z.object({
        name: z.string(),
        email: z.optional(z.string()),
        phone: z.optional(z.string()),
        address: z.optional(z.string()),
        relation: z.optional(z.string()),
        isGuardian: z.optional(z.boolean()),
        emergency: z.optional(z.int()),
      }),
    ),
  ),
  /** Their photo, a JPEG file in base64. */
  photo: z.optional(z.string()),
  /** The values of the group's own fields, by the names of these; always returned. */
  ownValues: z.optional(z.array(z.object({ name: z.string(), value: OwnValue }))),
  /** The groups of people that they are in, by name; always returned. */
  memberGroups: z.optional(z.array(z.string())),
  /** What they have on loan, and had; always returned. Amounts in minor units. */
  loans: z.optional(
    z.array(
      z.object({
        thing: z.string(),
        number: z.optional(z.string()),
        since: CalendarDate,
        until: z.optional(CalendarDate),
        deposit: z.optional(z.int()),
        returnedOn: z.optional(CalendarDate),
        note: z.optional(z.string()),
      }),
    ),
  ),
  /** Records that became one with theirs, by the name that they had; always returned. */
  merges: z.optional(z.array(z.object({ name: z.string(), at: Instant }))),
  attendance: z.array(
    z.object({
      eventId: Id,
      title: z.string(),
      calendar: EventCalendar,
      start: z.string(),
      status: z.enum(attendanceStatuses),
      /** The answer that was valid when the event began, if they were asked. */
      heldAnswer: z.optional(z.enum(['yes', 'no', 'maybe', 'silent'])),
    }),
  ),
  finances: z.array(Finance),
  /** The files of those entries, downloaded one by one (`/finances/receipt`); always returned. */
  receipts: z.optional(z.array(z.object({ id: Id, financeId: Id, name: z.string(), type: z.string(), size: z.int() }))),
  /** Their answers by event, and their absences; always returned. */
  replies: z.optional(
    z.array(
      z.object({
        eventId: Id,
        title: z.string(),
        start: z.string(),
        answer: z.enum(['yes', 'no', 'maybe']),
        /** They wait for a place. */
        isWaiting: z.optional(z.literal(true)),
        /** How many people they bring. */
        guests: z.optional(z.int()),
        /** On which days of the event they come, counted from its first. Absent: on all. */
        comesOn: z.optional(z.array(z.int())),
        reason: z.optional(z.string()),
        at: Instant,
      }),
    ),
  ),
  /** Their check-ins by event; always returned. */
  checkins: z.optional(z.array(z.object({ eventId: Id, title: z.string(), at: Instant }))),
  /** Events at which they play their second instrument; absent: none. */
  doublings: z.optional(z.array(z.object({ eventId: Id, title: z.string(), start: z.string() }))),
  /** Their answers to polls about dates; always returned. */
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
  /** Messages sent to them, newest first, as in contract/messages.ts, with the event's title or the subject; always returned. */
  messages: z.optional(
    z.array(
      z.object({
        title: z.string(),
        kind: z.enum(['please_answer', 'changed', 'reminder', 'place', 'free']),
        way: z.enum(['email', 'share']),
        state: z.enum(['waiting', 'sending', 'sent', 'failed', 'unclear', 'skipped', 'open', 'handed']),
        at: Instant,
      }),
    ),
  ),
  /** Their fee classes by name, with months; always returned. */
  fees: z.optional(
    z.array(z.object({ name: z.string(), from: Month, to: z.optional(Month), exempt: z.optional(z.string()) })),
  ),
  /** Their mandates for direct debits, latest signed first; always returned. */
  mandates: z.optional(
    z.array(
      z.object({
        reference: z.string(),
        signedOn: CalendarDate,
        holder: z.string(),
        iban: z.string(),
        revokedOn: z.optional(CalendarDate),
        /** What was collected by it, in cents, oldest first. */
        collections: z.array(z.object({ day: CalendarDate, amount: z.int() })),
      }),
    ),
  ),
  /** What the group ordered its bank to pay for entries that name them, in cents, oldest first; always returned. */
  orderedPayments: z.optional(
    z.array(z.object({ day: CalendarDate, name: z.string(), iban: z.string(), amount: z.int(), text: z.string() })),
  ),
  /** Receipts for what they gave, latest first; always returned. */
  donationReceipts: z.optional(
    z.array(
      z.object({
        year: z.int(),
        number: z.int(),
        day: CalendarDate,
        amount: z.int(),
        address: z.array(z.string()),
        isRevoked: z.boolean(),
      }),
    ),
  ),
  /** Statements sent to them, newest first, with the open amount in minor units; always returned. */
  statements: z.optional(z.array(z.object({ state: z.string(), amount: z.int(), at: Instant }))),
  /** Recurring entries that name them; always returned. */
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
  /** The person who pays for them, if it is not themselves. */
  payer: z.optional(z.object({ name: z.string(), email: z.optional(z.string()), phone: z.optional(z.string()) })),
})
export type MemberData = z.infer<typeof MemberData>
export const MemberDataAnswer = z.object({ data: MemberData })

/** Only for a former member, under the version that was read: it cannot be undone. */
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
