import * as z from 'zod/mini'
import { Email, Id, Version, line, text, idBody } from '@contract/primitives'
import { Phone } from '@contract/members'
import type { Call } from '@contract/call'

export const DEPUTIES_MAX = 60
/** Of a fee, in minor units: as of an entry of the books (finances.ts), which the personal page does not load. */
export const FEE_MAX = 10 ** 12

const deputyFields = {
  id: Id,
  eventId: Id,
  name: text(120),
  instrument: z.optional(text(60)),
  email: z.optional(Email),
  /** A member whom the event does not invite (former, or on leave) and who plays as a deputy. */
  memberId: z.optional(Id),
}

/** Somebody from outside who is invited to one event. */
export const Deputy = z.strictObject({ ...deputyFields, phone: z.optional(text(40)), version: Version })
export type Deputy = z.infer<typeof Deputy>

/** No `version` creates; with one, what was read is replaced, or restored as it was (docs/writes.md). */
export const DeputyWrite = z.strictObject({
  ...deputyFields,
  name: line(120),
  instrument: z.optional(line(60)),
  phone: z.optional(Phone),
  version: z.optional(Version),
})
export type DeputyWrite = z.infer<typeof DeputyWrite>
export const DeputyBody = z.strictObject({ deputy: DeputyWrite })
export const DeputyAnswer = z.object({ deputy: Deputy })

/** A new link for the one event, which replaces the one before. */
export const DeputyLinkAnswer = z.object({ deputy: Deputy, token: z.string() })

/**
 * The present link, or a first one. No `token`: the link works, but was made under a secret that is no longer configured, so
 * that it cannot be computed.
 */
export const SharedDeputyLinkAnswer = z.object({ deputy: Deputy, token: z.optional(z.string()) })

export const addDeputyCall = {
  method: 'POST',
  path: '/deputies/add-deputy',
  access: ['manage', 'Event'],
  body: DeputyBody,
  answer: DeputyAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const makeLinkCall = {
  method: 'POST',
  path: '/deputies/make-link',
  access: ['manage', 'Event'],
  body: idBody,
  answer: DeputyLinkAnswer,
  errors: [404],
} as const satisfies Call

export const shareLinkCall = {
  method: 'POST',
  path: '/deputies/share-link',
  access: ['manage', 'Event'],
  body: idBody,
  answer: SharedDeputyLinkAnswer,
  errors: [404],
} as const satisfies Call
