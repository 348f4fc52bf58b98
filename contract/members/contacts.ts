import * as z from 'zod/mini'
import { search } from '@contract/lists'
import { Email, Id, IdAnswer, Version, idQuery, line, multiline, text } from '@contract/primitives'
import { Phone } from '@contract/members'
import type { Call } from '@contract/call'

/** Most members whom one contact belongs to. */
export const CONTACT_MEMBERS_MAX = 20
/** Most contacts that are called in an emergency of one member. */
export const EMERGENCY_MAX = 9

/** What a contact is to one member. */
const Tie = z.strictObject({
  memberId: Id,
  /** In the group's words: mother, uncle. */
  relation: z.optional(line(60)),
  /** Answers for the member while they are a minor (guardianRules.ts): mails and links go to them. */
  isGuardian: z.optional(z.literal(true)),
  /** Called in an emergency; the smallest first. The first one is the member's `emergencyContact`. */
  emergency: z.optional(z.int().check(z.minimum(1), z.maximum(EMERGENCY_MAX))),
})

const contactFields = {
  id: Id,
  name: text(120),
  email: z.optional(Email),
  phone: z.optional(text(40)),
  address: z.optional(multiline(300)),
  /** In the order of their ids. */
  members: z.array(Tie).check(z.minLength(1), z.maxLength(CONTACT_MEMBERS_MAX)),
}

/** A parent or another person who belongs to members and is none. */
export const Contact = z.strictObject({ ...contactFields, version: Version })
export type Contact = z.infer<typeof Contact>

/** No `version` means create; with one, replace what was read with it (docs/writes.md). Members who are removed stay tied. */
export const ContactWrite = z
  .strictObject({ ...contactFields, name: line(120), phone: z.optional(Phone), version: z.optional(Version) })
  .check(
    // Of members that are none nothing can be said: both are checked once the fields are right.
    z.refine(({ phone, members }) => phone !== undefined || members.every((tie) => tie.emergency === undefined), {
      path: ['phone'],
      error: 'required',
    }),
    z.refine(({ members }) => new Set(members.map(({ memberId }) => memberId.toLowerCase())).size === members.length, {
      path: ['members'],
      error: 'taken',
    }),
  )
export type ContactWrite = z.infer<typeof ContactWrite>

export const ContactBody = z.strictObject({ contact: ContactWrite })
export const ContactAnswer = z.object({ contact: Contact })

/** `members`: the names of all whom the contacts belong to. */
export const ContactList = z.object({
  contacts: z.array(Contact),
  members: z.array(z.object({ id: Id, name: z.string() })),
})
export type ContactList = z.infer<typeof ContactList>

/**
 * Of one member, those who are called first in front; or of all, by name, at most 20 that match the search. `isGuardian`: everybody
 * who is the guardian of somebody, as lists of members name them.
 */
export const ContactQuery = z.strictObject({
  memberId: z.optional(Id),
  isGuardian: z.optional(z.literal('true')),
  ...search,
})
export type ContactQuery = z.infer<typeof ContactQuery>

/** For whoever reads emergency contacts (memberAccess.ts); others are answered none. */
export const listContactsCall = {
  method: 'GET',
  path: '/members/list-contacts',
  access: ['read', 'Member'],
  query: ContactQuery,
  answer: ContactList,
} as const satisfies Call

export const addContactCall = {
  method: 'POST',
  path: '/members/add-contact',
  access: ['manage', 'Member'],
  body: ContactBody,
  answer: ContactAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeContactCall = {
  method: 'DELETE',
  path: '/members/remove-contact',
  access: ['manage', 'Member'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call
