import * as z from 'zod/mini'
import { ownFieldKinds } from './choices'
import { CalendarDate, Id, foldedLine } from './primitives'
import type { Call } from './call'

// Apart from the fields themselves (members/ownFields.ts), as the phone page needs no more.

/** What a group asks of its members besides what every group does: a T-shirt's size, a diet, the consent to photos. */
export const OwnFieldKind = z.enum(ownFieldKinds)
export type OwnFieldKind = z.infer<typeof OwnFieldKind>

/** `on`: the day on which they decided. `recordedBy`: who entered it, by name; set by the server, and ignored in requests. */
export const Consent = /* @__PURE__ */ z.strictObject({
  isGiven: z.boolean(),
  on: CalendarDate,
  recordedBy: z.optional(foldedLine(120)),
})
export type Consent = z.infer<typeof Consent>

/** By the kind of the field: a text, a number, a date `YYYY-MM-DD`, the id of an option, yes or no, a consent. */
export const OwnValue = /* @__PURE__ */ z.union([z.string(), z.number(), z.boolean(), Consent])
export type OwnValue = z.infer<typeof OwnValue>

/** By the ids of the fields. */
export const OwnValues = /* @__PURE__ */ z.record(z.string(), OwnValue)
export type OwnValues = z.infer<typeof OwnValues>

/** A field that a member reads on their own page, and whether they write it. */
export const MyOwnField = z.object({
  id: Id,
  name: z.string(),
  kind: OwnFieldKind,
  options: z.optional(z.array(z.object({ id: Id, name: z.string() }))),
  isWritable: z.boolean(),
  value: z.optional(OwnValue),
})
export type MyOwnField = z.infer<typeof MyOwnField>

/** Null: no value any more. Calls can be repeated; the last one counts. */
export const SetOwnValueBody = z.strictObject({
  ownValue: z.strictObject({ fieldId: Id, value: z.nullable(OwnValue) }),
})
export const MyOwnFields = z.object({ ownFields: z.array(MyOwnField) })

/** 400 at `ownValue.value` for what does not fit the field. By a link that others may know: 403, as they are shown none either. */
export const setOwnValueCall = {
  method: 'POST',
  path: '/replies/set-own-value',
  access: 'personal',
  body: SetOwnValueBody,
  answer: MyOwnFields,
  errors: [404, 409, 410, 429],
} as const satisfies Call
