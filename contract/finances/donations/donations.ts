import * as z from 'zod/mini'
import { PostalAddress } from '@contract/members'
import { CalendarDate, Id, IdAnswer, Instant, Version, idQuery, line, text } from '@contract/primitives'
import type { Call } from '@contract/call'

/** Receipts that are made, or printed, at once. */
export const DONATION_RECEIPTS_MAX = 500
/** Donations on one receipt. */
const DONATIONS_MAX = 400
export const REVOKE_REASON_MAX = 500

const donorFields = {
  /** That of a member or payer, of whom only what is missing is written; another one: somebody from outside. */
  id: Id,
  /** Of somebody from outside alone. */
  name: z.optional(text(120)),
  /** Not of members: theirs is with the member. */
  address: z.optional(PostalAddress),
  /** Taxpayer number. */
  taxId: z.optional(text(40)),
}
export const Donor = z.strictObject({ ...donorFields, version: Version })
export type Donor = z.infer<typeof Donor>
/** No `version` means create; with one, replace what was read with it, or restore it (docs/writes.md). */
export const DonorWrite = z.strictObject({
  ...donorFields,
  name: z.optional(line(120)),
  taxId: z.optional(line(40)),
  version: z.optional(Version),
})
export type DonorWrite = z.infer<typeof DonorWrite>
export const DonorBody = z.strictObject({ donor: DonorWrite })
export const DonorAnswer = z.object({ donor: Donor })

export const giftKinds = ['money', 'fee'] as const

const Gift = z.object({
  /** Of the entry. */
  id: Id,
  version: Version,
  date: CalendarDate,
  description: z.string(),
  amount: z.int(),
  kind: z.enum(giftKinds),
  /** Somebody gave up what the group owed them for expenses. */
  isWaiver: z.boolean(),
  /** Of who gave it and whether it was a waiver; 0: nothing was noted yet. */
  giftVersion: z.int(),
  /** The donor that was named by hand. */
  namedId: z.optional(Id),
  /** The receipt that stands for it. */
  receiptId: z.optional(Id),
  /** Who paid, in the words of the bank, where nobody is named. */
  payer: z.optional(z.string()),
})
export type Gift = z.infer<typeof Gift>

const Giver = z.object({
  /** Absent: of entries that name nobody. */
  id: z.optional(Id),
  name: z.string(),
  isMember: z.boolean(),
  hasAddress: z.boolean(),
  /** What is noted of them for receipts. */
  donor: z.optional(Donor),
  /** Oldest first. */
  gifts: z.array(Gift),
})
export type Giver = z.infer<typeof Giver>

export const donationReceiptKinds = ['single', 'collective'] as const

const receiptFields = {
  id: Id,
  /** Calendar year of the donations, in which receipts are numbered from 1 without a gap. */
  year: z.int(),
  number: z.int(),
  kind: z.enum(donationReceiptKinds),
  donorId: Id,
  name: z.string(),
  /** On which it was made out. */
  day: CalendarDate,
  amount: z.int(),
  count: z.int(),
  version: Version,
  revoked: z.optional(z.object({ at: Instant, reason: z.string() })),
}
const DonationReceipt = z.object({
  ...receiptFields,
  /** The books say otherwise by now: an entry was changed, reversed, given back or removed, or somebody else gave it. */
  isWrong: z.optional(z.literal(true)),
})
export type DonationReceipt = z.infer<typeof DonationReceipt>
export const DonationReceiptAnswer = z.object({ receipt: DonationReceipt })
export const DonationReceiptsAnswer = z.object({ receipts: z.array(DonationReceipt) })

/** Why no receipt can be made out: the settings are missing, or the tax office’s notice is too old to refer to (donationSettings.ts). */
export const donationProblems = ['not_set_up', 'notice_too_old'] as const

export const DonationYearQuery = z.strictObject({
  year: z.string().check(z.regex(/^(?!0000)\d{4}$/, { error: 'bad_date' })),
})
export const DonationList = z.object({
  /** Of the group: its receipts follow that country’s rules. */
  country: z.optional(z.string()),
  problem: z.optional(z.enum(donationProblems)),
  /** Last day on which receipts may refer to the notice. */
  lastDay: z.optional(CalendarDate),
  /** By name, those without one last. */
  givers: z.array(Giver),
  /** Latest first. */
  receipts: z.array(DonationReceipt),
  /** All donors from outside, by name. */
  donors: z.array(Donor),
})
export type DonationList = z.infer<typeof DonationList>

const NewDonationReceipt = z.strictObject({
  id: Id,
  kind: z.enum(donationReceiptKinds),
  donorId: Id,
  finances: z.array(z.strictObject({ id: Id, version: Version })).check(z.minLength(1), z.maxLength(DONATIONS_MAX)),
})
export const NewDonationReceiptsBody = z.strictObject({
  year: z.int().check(z.minimum(1), z.maximum(9999)),
  receipts: z.array(NewDonationReceipt).check(z.minLength(1), z.maxLength(DONATION_RECEIPTS_MAX)),
})
export type NewDonationReceipts = z.infer<typeof NewDonationReceiptsBody>

/** With a reason it is revoked, without one it counts again. */
export const RevokeBody = z.strictObject({
  receipt: z.strictObject({ id: Id, version: Version, reason: z.optional(line(REVOKE_REASON_MAX)) }),
})
export type Revocation = z.infer<typeof RevokeBody>['receipt']

export const PrintDonationReceiptsBody = z.strictObject({
  ids: z.array(Id).check(z.minLength(1), z.maxLength(DONATION_RECEIPTS_MAX)),
})

/** `donorId` absent: as the entry says. `version`: 0 where nothing was noted yet. */
export const GiftBody = z.strictObject({
  gift: z.strictObject({
    financeId: Id,
    donorId: z.optional(Id),
    isWaiver: z.optional(z.literal(true)),
    version: z.int().check(z.minimum(0)),
  }),
})
export type GiftWrite = z.infer<typeof GiftBody>['gift']
export const GiftAnswer = GiftBody

/** Paid donations of a calendar year by who gave them, with the receipts for them. */
export const listDonationsCall = {
  method: 'GET',
  path: '/finances/list-donations',
  access: ['manage', 'Finance'],
  query: DonationYearQuery,
  answer: DonationList,
} as const satisfies Call

export const addDonorCall = {
  method: 'POST',
  path: '/finances/add-donor',
  access: ['manage', 'Finance'],
  body: DonorBody,
  answer: DonorAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

/** Receipts that name the donor stay as they are. */
export const removeDonorCall = {
  method: 'DELETE',
  path: '/finances/remove-donor',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404],
} as const satisfies Call

/** Notes who gave an entry, and whether it was a waiver of expenses. */
export const changeGiftCall = {
  method: 'POST',
  path: '/finances/change-gift',
  access: ['manage', 'Finance'],
  body: GiftBody,
  answer: GiftAnswer,
  errors: [404, 409],
} as const satisfies Call

/**
 * All or none. 400 `not_allowed` at `receipts.N.finances` for what is no donation of the donor in that year, `required` at `receipts.N.donorId`
 * without an address, and at `receipts` where there is a problem (`donationProblems`); 409 for entries that changed or have a receipt.
 */
export const addDonationReceiptsCall = {
  method: 'POST',
  path: '/finances/add-donation-receipts',
  access: ['manage', 'Finance'],
  body: NewDonationReceiptsBody,
  answer: DonationReceiptsAnswer,
  success: [200, 201],
  errors: [409],
} as const satisfies Call

/** A revoked receipt stays in the list, its number is not given again, and its donations can get another one. 409 where they have one. */
export const revokeDonationReceiptCall = {
  method: 'POST',
  path: '/finances/revoke-donation-receipt',
  access: ['manage', 'Finance'],
  body: RevokeBody,
  answer: DonationReceiptAnswer,
  errors: [404, 409],
} as const satisfies Call

/** A PDF (application/pdf) on A4, one receipt after the other, as they were made. */
export const printDonationReceiptsCall = {
  method: 'POST',
  path: '/finances/print-donation-receipts',
  access: ['manage', 'Finance'],
  body: PrintDonationReceiptsBody,
  answer: z.unknown(),
  errors: [404],
} as const satisfies Call
