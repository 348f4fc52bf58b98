import * as z from 'zod/mini'
import { ANY_OWN_VALUE, NO_OWN_VALUE, ownFieldKinds, ownFieldReaders, ownFieldWriters } from '@contract/choices'
import { CalendarDate, Id, IdAnswer, Version, idQuery, line, whenObject } from '@contract/primitives'
import { Consent, OwnFieldKind } from '@contract/ownValues'
import type { Call } from '@contract/call'

export { ANY_OWN_VALUE, NO_OWN_VALUE, ownFieldKinds, ownFieldReaders, ownFieldWriters }
export { Consent, OwnFieldKind, OwnValue, OwnValues } from '@contract/ownValues'

/** Who reads a field besides those who manage members; `leader`: section leaders, of those they lead. A role to come is one more word here; stored fields need no change. */
export const OwnFieldReader = z.enum(ownFieldReaders)
export type OwnFieldReader = z.infer<typeof OwnFieldReader>

/** `manager`: who manages members; `self`: the member, on their own page. */
export const OwnFieldWriter = z.enum(ownFieldWriters)
export type OwnFieldWriter = z.infer<typeof OwnFieldWriter>

export const OWN_FIELDS_MAX = 40
export const OWN_OPTIONS_MAX = 50
export const OWN_TEXT_MAX = 500
const OWN_NUMBER_MAX = 1_000_000_000_000

/** Values contain the id of their option, so that one can be renamed. */
const OwnOption = z.strictObject({ id: Id, name: line(60) })
export type OwnOption = z.infer<typeof OwnOption>

const content = {
  id: Id,
  name: line(60),
  kind: OwnFieldKind,
  /** Of a choice alone, in their order. */
  options: z.optional(z.array(OwnOption).check(z.minLength(1), z.maxLength(OWN_OPTIONS_MAX))),
  seenBy: z.array(OwnFieldReader).check(z.maxLength(ownFieldReaders.length)),
  writtenBy: z.array(OwnFieldWriter).check(z.minLength(1), z.maxLength(ownFieldWriters.length)),
}

export const OwnField = z.strictObject({ ...content, version: Version })
export type OwnField = z.infer<typeof OwnField>

type Content = z.infer<z.ZodMiniObject<typeof content>>

const isChoice = ({ kind }: Content) => kind === 'choice'

/** No `version` means create, at the end of the order; with one, replace what was read with it (docs/writes.md). */
export const OwnFieldWrite = z.strictObject({ ...content, version: z.optional(Version) }).check(
  z.refine((field) => !isChoice(field) || field.options !== undefined, {
    path: ['options'],
    error: 'required',
    when: whenObject,
  }),
  z.refine((field) => isChoice(field) || field.options === undefined, {
    path: ['options'],
    error: 'not_allowed',
    when: whenObject,
  }),
  // Who may write a field must be shown what is in it.
  z.refine(
    ({ seenBy = [], writtenBy = [] }: Partial<Content>) => !writtenBy.includes('self') || seenBy.includes('self'),
    {
      path: ['writtenBy'],
      error: 'not_allowed',
      when: whenObject,
    },
  ),
)
export type OwnFieldWrite = z.infer<typeof OwnFieldWrite>

const Text = line(OWN_TEXT_MAX)
const Number = z.number().check(z.minimum(-OWN_NUMBER_MAX), z.maximum(OWN_NUMBER_MAX))

const schemas = { text: Text, number: Number, date: CalendarDate, choice: Id, yesNo: z.boolean(), consent: Consent }

/** What is wrong with a value of the field, as in `validationErrors`; null if nothing is. */
export function ownValueError({ kind, options = [] }: Pick<OwnField, 'kind' | 'options'>, value: unknown) {
  const parsed = schemas[kind].safeParse(value)
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'not_allowed'
  return kind === 'choice' && !options.some(({ id }) => id === value) ? 'not_allowed' : null
}

/** The fields that the caller may read, in the group's order. */
export const OwnFieldList = z.object({ fields: z.array(OwnField) })
export type OwnFieldList = z.infer<typeof OwnFieldList>
export const OwnFieldBody = z.strictObject({ field: OwnFieldWrite })
export const OwnFieldAnswer = z.object({ field: OwnField })

/** All fields in the new order. A conflict if the set of fields differs. */
export const OwnFieldOrderBody = z.strictObject({
  ids: z.array(Id).check(z.minLength(1), z.maxLength(OWN_FIELDS_MAX)),
})

/** How many members have a value, by field; fields without are left out. Former members count, removed ones do not. */
export const OwnFieldCounts = z.object({ counts: z.array(z.object({ id: Id, count: z.int() })) })
export type OwnFieldCounts = z.infer<typeof OwnFieldCounts>

export const listOwnFieldsCall = {
  method: 'GET',
  path: '/members/list-own-fields',
  access: ['read', 'Member'],
  answer: OwnFieldList,
} as const satisfies Call

export const countOwnFieldsCall = {
  method: 'GET',
  path: '/members/count-own-fields',
  access: ['manage', 'Member'],
  answer: OwnFieldCounts,
} as const satisfies Call

/**
 * The kind of a field, and an option, stay while members have values of it: 400 at `field.kind` or `field.options` (`in_use`, with their
 * number).
 */
export const addOwnFieldCall = {
  method: 'POST',
  path: '/members/add-own-field',
  access: ['update', 'Group'],
  body: OwnFieldBody,
  answer: OwnFieldAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

/** Members keep their values, out of sight: restoring the field brings them back. */
export const removeOwnFieldCall = {
  method: 'DELETE',
  path: '/members/remove-own-field',
  access: ['update', 'Group'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call

export const orderOwnFieldsCall = {
  method: 'POST',
  path: '/members/order-own-fields',
  access: ['update', 'Group'],
  body: OwnFieldOrderBody,
  answer: OwnFieldList,
  errors: [409],
} as const satisfies Call
