import * as z from 'zod/mini'
import { Phone } from '@contract/members'
import { CalendarDate, Email, Id, Version, line, text, idQuery, IdAnswer } from '@contract/primitives'
import type { Call } from '@contract/call'

/** For how many one pays, in a household or a school. */
export const PAYER_MEMBERS_MAX = 50

const day = { memberId: Id, day: CalendarDate }
const days = z.optional(z.array(z.strictObject(day)).check(z.maxLength(PAYER_MEMBERS_MAX)))

/** A time that is over, with its last day. */
const PastSpan = z.strictObject({ memberId: Id, since: z.optional(CalendarDate), until: CalendarDate })

const payerFields = {
  /** Of a member who pays for others: the member's own id; name and address are then theirs. */
  id: Id,
  isMember: z.optional(z.literal(true)),
  /** Absent where `isMember`. */
  name: z.optional(text(120)),
  email: z.optional(Email),
  phone: z.optional(Phone),
  /**
   * For whom they pay, today or from a later day on; a member has one payer a day. Of a payer who is a member, without themselves. Who is
   * left out in a write was paid for until the day before it.
   */
  memberIds: z.array(Id).check(z.maxLength(PAYER_MEMBERS_MAX)),
  /** From which day on they pay for each of these. Of whom nothing is said: as it is stored, else from the day of the write. */
  since: days,
  /** The last day for each of these; of whom nothing is said it goes on. Absent in a write: as it is stored. */
  until: days,
  /** For whom they paid, the latest first. It is kept as it is: only what is created anew, by Undo, takes it from a write. */
  past: z.optional(z.array(PastSpan)),
}

/** No `version` means create; with one, replace what was read with it (docs/writes.md). */
export const PayerWrite = z
  .strictObject({ ...payerFields, name: z.optional(line(120)), version: z.optional(Version) })
  .check(
    z.refine(({ memberIds, past }) => memberIds.length > 0 || past !== undefined, {
      path: ['memberIds'],
      error: 'required',
    }),
    z.refine(
      ({ since = [], until = [] }) =>
        until.every((last) => since.every((first) => first.memberId !== last.memberId || first.day <= last.day)),
      { path: ['until'], error: 'not_allowed' },
    ),
    z.refine(({ isMember, name }) => isMember === true || name !== undefined, { path: ['name'], error: 'required' }),
    z.refine(({ isMember, name, email, phone }) => isMember === undefined || (name ?? email ?? phone) === undefined, {
      path: ['name'],
      error: 'not_allowed',
    }),
  )
export type PayerWrite = z.infer<typeof PayerWrite>
export const PayerBody = z.strictObject({ payer: PayerWrite })

export const Payer = z.strictObject({ ...payerFields, version: Version })
export type Payer = z.infer<typeof Payer>
export const PayerAnswer = z.object({ payer: Payer })

const Share = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  /** What is pending of theirs and asked of the payer, and their credit, in minor units. */
  owed: z.int(),
  credit: z.int(),
  since: z.optional(CalendarDate),
  until: z.optional(CalendarDate),
})
/** Of somebody for whom they paid, or will. `owed`: of what was charged then, where some is open. */
const OtherSpan = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  since: z.optional(CalendarDate),
  until: z.optional(CalendarDate),
  owed: z.optional(z.int()),
})
/** `name`, `email`, `phone`: as they count, of a member the member's. */
export const Household = z.object({
  payer: Payer,
  name: z.string(),
  /** Of a payer who is a member, as of MemberName (names.ts). */
  beside: z.optional(z.string()),
  /** A member who was removed: nothing of others is asked of them until they are restored. */
  removed: z.optional(z.literal(true)),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Those for whom they pay today, by name; a payer who is a member is among them. */
  members: z.array(Share),
  /** For whom they will pay, and paid, the latest first. Whoever pays for nobody now has these alone. */
  others: z.array(OtherSpan),
  owed: z.int(),
  credit: z.int(),
})
export type Household = z.infer<typeof Household>
/** By name of the payer. Who pays for themselves is none of them. */
export const HouseholdList = z.object({ households: z.array(Household) })
export type HouseholdList = z.infer<typeof HouseholdList>

export const listPayersCall = {
  method: 'GET',
  path: '/finances/list-payers',
  access: ['read', 'Finance'],
  answer: HouseholdList,
} as const satisfies Call

export const addPayerCall = {
  method: 'POST',
  path: '/finances/add-payer',
  access: ['manage', 'Finance'],
  body: PayerBody,
  answer: PayerAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removePayerCall = {
  method: 'DELETE',
  path: '/finances/remove-payer',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call
