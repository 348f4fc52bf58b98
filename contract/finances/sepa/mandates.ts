import * as z from 'zod/mini'
import { CalendarDate, Id, IdAnswer, Version, foldedLine, idQuery, text, whenObject } from '@contract/primitives'
import { readAs } from '@contract/finances/paying/paymentSettings'
import { readBic, readIban } from '@contract/finances/paying/iban'
import { SwissBillAddress } from '@contract/finances/paying/swissBill'
import { sepaPlaceOf } from '@contract/finances/sepa/sepaCountries'
import { MANDATE_REFERENCE_MAX, SEPA_REFERENCE } from '@contract/finances/sepa/sepaText'
import type { Call } from '@contract/call'

const mandateFields = {
  id: Id,
  /** The member or payer (payers.ts) whose debts are collected by it. */
  personId: Id,
  /** Unique within the group. */
  reference: text(MANDATE_REFERENCE_MAX).check(z.regex(SEPA_REFERENCE, { error: 'bad_mandate_reference' })),
  signedOn: CalendarDate,
  /** Of the account. */
  holder: foldedLine(70),
  iban: readAs(42, 'bad_iban', readIban).check(
    z.refine((iban) => sepaPlaceOf(iban) !== undefined, { error: 'not_in_sepa' }),
  ),
  bic: z.optional(readAs(14, 'bad_bic', readBic)),
  /** Of the holder. Required, as `bic`, where the account is outside of the European Economic Area. */
  address: z.optional(SwissBillAddress),
  /** For one collection only. */
  isOneOff: z.optional(z.literal(true)),
  /** Day of the latest collection, also of one before the group used Batuta; each run moves it on. */
  lastUsedOn: z.optional(CalendarDate),
  /** From which day on nothing is collected by it. */
  revokedOn: z.optional(CalendarDate),
}

/** A SEPA core direct debit mandate as stored. */
export const Mandate = z.strictObject({ ...mandateFields, version: Version })
export type Mandate = z.infer<typeof Mandate>

const isOutside = (iban: unknown) => typeof iban === 'string' && sepaPlaceOf(readIban(iban) ?? '') === 'outside'

/** No `version` means create; with one, replace what was read with it (docs/writes.md). */
export const MandateWrite = z.strictObject({ ...mandateFields, version: z.optional(Version) }).check(
  z.refine(({ signedOn, lastUsedOn = signedOn }) => lastUsedOn >= signedOn, {
    path: ['lastUsedOn'],
    error: 'before_signed',
    when: whenObject,
  }),
  z.refine(({ signedOn, revokedOn = signedOn }) => revokedOn >= signedOn, {
    path: ['revokedOn'],
    error: 'before_signed',
    when: whenObject,
  }),
  z.refine(({ iban, bic }) => bic !== undefined || !isOutside(iban), {
    path: ['bic'],
    error: 'required',
    when: whenObject,
  }),
  z.refine(({ iban, address }) => address !== undefined || !isOutside(iban), {
    path: ['address', 'town'],
    error: 'required',
    when: whenObject,
  }),
)
export type MandateWrite = z.infer<typeof MandateWrite>
export const MandateBody = z.strictObject({ mandate: MandateWrite })
export const MandateAnswer = z.object({ mandate: Mandate })
/** Latest signed first. */
export const MandateList = z.object({ mandates: z.array(Mandate) })

/** Of one person, or all of the group. */
export const listMandatesCall = {
  method: 'GET',
  path: '/finances/list-mandates',
  access: ['manage', 'Finance'],
  query: z.strictObject({ personId: z.optional(Id) }),
  answer: MandateList,
} as const satisfies Call

export const addMandateCall = {
  method: 'POST',
  path: '/finances/add-mandate',
  access: ['manage', 'Finance'],
  body: MandateBody,
  answer: MandateAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeMandateCall = {
  method: 'DELETE',
  path: '/finances/remove-mandate',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call
