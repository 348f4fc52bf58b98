import * as z from 'zod/mini'
import { Phone } from '@contract/members'
import { CalendarDate, Email, Id, Version, line, text, idQuery, IdAnswer } from '@contract/primitives'
import type { Call } from '@contract/call'

/** Most members for whom one payer pays. */
export const PAYER_MEMBERS_MAX = 50

const day = { memberId: Id, day: CalendarDate }
const days = z.optional(z.array(z.strictObject(day)).check(z.maxLength(PAYER_MEMBERS_MAX)))

/** A past span, with its last day. */
const PastSpan = z.strictObject({ memberId: Id, since: z.optional(CalendarDate), until: CalendarDate })

const payerFields = {
  /** If the payer is a member: the member's own id; name and address are then the member's. */
  id: Id,
  isMember: z.optional(z.literal(true)),
  /** A contact of members (members/contacts.ts) who pays: name and address are the contact's, whatever is written, and follow it. */
  contactId: z.optional(Id),
  /** Absent where `isMember`. */
  name: z.optional(text(120)),
  email: z.optional(Email),
  phone: z.optional(Phone),
  /**
   * Members for whom they pay, today or from a later day on; a member has one payer at a time. A payer who is a member is not in the list.
   * A member left out in a write was paid for until the day before it.
   */
  memberIds: z.array(Id).check(z.maxLength(PAYER_MEMBERS_MAX)),
  /** First day for each member. If absent: as stored, else the day of the write. */
  since: days,
  /** Last day for each member; absent members have none. The whole field absent in a write: as stored. */
  until: days,
  /** Past spans, latest first. Kept by writes; only a new payer, created by Undo, takes them from the write. */
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
    z.refine(
      ({ isMember, contactId, name, email, phone }) =>
        isMember === undefined || (contactId ?? name ?? email ?? phone) === undefined,
      { path: ['name'], error: 'not_allowed' },
    ),
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
  /** Minor units: pending entries that the payer must pay, and the member's credit. */
  owed: z.int(),
  credit: z.int(),
  since: z.optional(CalendarDate),
  until: z.optional(CalendarDate),
})
/** A past or future span. `owed`: open entries charged in it, in minor units. */
const OtherSpan = z.object({
  memberId: Id,
  name: z.string(),
  /** As of MemberName (names.ts). */
  beside: z.optional(z.string()),
  since: z.optional(CalendarDate),
  until: z.optional(CalendarDate),
  owed: z.optional(z.int()),
})
/** `name`, `email`, `phone`: the effective ones; for a payer who is a member, the member's. */
export const Household = z.object({
  payer: Payer,
  name: z.string(),
  /** Of a payer who is a member, as of MemberName (names.ts). */
  beside: z.optional(z.string()),
  /** A removed member; until restored, no debts of others are requested from them. */
  removed: z.optional(z.literal(true)),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Members for whom they pay today, by name, including the payer if a member. */
  members: z.array(Share),
  /** Past and future spans, latest first. A payer without current members only has these. */
  others: z.array(OtherSpan),
  owed: z.int(),
  credit: z.int(),
})
export type Household = z.infer<typeof Household>
/** By the payer's name; without members who pay for themselves. */
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
