import * as z from 'zod/mini'
import { Phone } from '@contract/members'
import { CalendarDate, Email, Id, Version, text } from '@contract/primitives'

/** For how many one pays, in a household or a school. */
export const PAYER_MEMBERS_MAX = 50

const payerFields = {
  /** Of a member who pays for others: the member's own id; name and address are then theirs. */
  id: Id,
  isMember: z.optional(z.literal(true)),
  /** Absent where `isMember`. */
  name: z.optional(text(120)),
  email: z.optional(Email),
  phone: z.optional(Phone),
  /** For whom they pay; a member has one payer. Of a payer who is a member, without themselves. */
  memberIds: z.array(Id).check(z.minLength(1, { error: 'required' }), z.maxLength(PAYER_MEMBERS_MAX)),
  /** From which day on they pay for each of these. Of whom nothing is said: as it is stored, else from the day of the write. */
  since: z.optional(z.array(z.strictObject({ memberId: Id, day: CalendarDate })).check(z.maxLength(PAYER_MEMBERS_MAX))),
}

/** No `version` means create; with one, replace what was read with it (CONTRACT.md, Writes). */
export const PayerWrite = z.strictObject({ ...payerFields, version: z.optional(Version) }).check(
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
  /** What is pending of theirs, and their credit, in minor units. */
  owed: z.int(),
  credit: z.int(),
})
/** `name`, `email`, `phone`: as they count, of a member the member's. */
export const Household = z.object({
  payer: Payer,
  name: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** By name; a payer who is a member is among them. */
  members: z.array(Share),
  owed: z.int(),
  credit: z.int(),
})
export type Household = z.infer<typeof Household>
/** By name of the payer. Who pays for themselves is none of them. */
export const HouseholdList = z.object({ households: z.array(Household) })
export type HouseholdList = z.infer<typeof HouseholdList>
