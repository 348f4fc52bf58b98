import * as z from 'zod/mini'
import { CalendarDate, Id, line } from '@contract/primitives'
import { PostalAddress } from '@contract/members'
import { readPixKey } from '@contract/finances/paying/pixKeys'
import type { Call } from '@contract/call'

/**
 * What makes the donations deductible in Germany. `exemption`: the tax office exempted the association after looking at its last years
 * (Freistellungsbescheid, or the annex to the assessment); `statutes`: it has so far found the statutes in order (§ 60a AO).
 */
export const taxNotices = ['exemption', 'statutes'] as const
export type TaxNotice = (typeof taxNotices)[number]

/**
 * Years after its day for which receipts may refer to a notice (§ 63 Abs. 5 AO; for the statutes the law counts three calendar years, and the
 * note on the receipt three years, which end sooner).
 */
export const NOTICE_YEARS = { exemption: 5, statutes: 3 } as const satisfies Record<TaxNotice, number>

/** The last day on which a receipt may be made out. */
export function lastReceiptDay({ notice, noticeDay }: { notice: TaxNotice; noticeDay: string }): string {
  const year = Number(noticeDay.slice(0, 4)) + NOTICE_YEARS[notice]
  // Nobody has a 29 February in a year without one.
  const day = noticeDay.slice(4) === '-02-29' ? '-02-28' : noticeDay.slice(4)
  return `${String(year).padStart(4, '0')}${day}`
}

/**
 * A donation up to this, in cents, needs no receipt in Germany: the bank statement will do together with a slip that the
 * association made, which names the purpose, its notice, and whether it is a donation or a fee (§ 50 Abs. 4 Satz 1 Nr. 2
 * Buchst. b EStDV, since 2020; 200 € before).
 */
export const SIMPLE_PROOF_CENTS = 30_000

/** A CPF or CNPJ of Brazil with right check digits, bare; null otherwise. */
export function readTaxpayerNumber(typed: string): string | null {
  const read = readPixKey(typed)
  return read !== null && (read.kind === 'cpf' || read.kind === 'cnpj') ? read.key : null
}

const GermanIssuer = z
  .strictObject({
    taxOffice: line(100),
    taxNumber: line(30),
    notice: z.enum(taxNotices),
    noticeDay: CalendarDate,
    /** Of an exemption: the last years that it is for, as the notice has them: `2022 bis 2024`. */
    period: z.optional(line(40)),
    /** As it follows “zur Förderung”: `der Kunst und Kultur`. */
    purposes: line(200),
    /** Of statutes: as it follows “Wir fördern nach unserer Satzung”: `die Kunst und Kultur`. */
    statutePurposes: z.optional(line(200)),
    /** Membership fees are deductible too. Of who makes music in their leisure they are not (§ 10b Abs. 1 Satz 8 Nr. 2 EStG). */
    hasFees: z.optional(z.literal(true)),
  })
  .check(
    z.refine(({ notice, period }) => notice !== 'exemption' || period !== undefined, {
      path: ['period'],
      error: 'required',
    }),
    z.refine(({ notice, statutePurposes }) => notice !== 'statutes' || statutePurposes !== undefined, {
      path: ['statutePurposes'],
      error: 'required',
    }),
  )

/** Own categories that count as donations, at most. */
const CATEGORIES_MAX = 200

/** Who makes out receipts for donations. Entries of the category `donation` are donations; `subcategoryIds`: those of these own categories too. */
export const DonationSettings = z.strictObject({
  name: line(120),
  address: PostalAddress,
  /** The taxpayer number: the CNPJ in Brazil; elsewhere as it is written there. */
  taxId: z.optional(line(40)),
  /** Who signs. */
  signer: z.optional(line(120)),
  /** Only for groups in Germany. */
  german: z.optional(GermanIssuer),
  subcategoryIds: z.array(Id).check(z.maxLength(CATEGORIES_MAX)),
  /** 0: nothing was stored yet. A write must name the stored one. */
  version: z.int().check(z.minimum(0)),
})
export type DonationSettings = z.infer<typeof DonationSettings>
export const DonationSettingsBody = z.strictObject({ settings: DonationSettings })
/** `settings` is absent as long as nothing was stored. */
const DonationSettingsAnswer = z.object({ settings: z.optional(DonationSettings) })

export const findDonationSettingsCall = {
  method: 'GET',
  path: '/finances/donation-settings',
  access: ['manage', 'Finance'],
  answer: DonationSettingsAnswer,
} as const satisfies Call

export const changeDonationSettingsCall = {
  method: 'POST',
  path: '/finances/donation-settings',
  access: ['manage', 'Finance'],
  body: DonationSettingsBody,
  answer: DonationSettingsAnswer,
  errors: [409],
} as const satisfies Call
