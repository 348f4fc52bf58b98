import * as z from 'zod/mini'
import { text, multiline, foldedLine, whenObject } from '@contract/primitives'
import { EPC_NAME_MAX, epcCodeOf } from './epcCode'
import { qrReferenceOf } from '@contract/finances/paymentReference'
import { QR_PREFIX_MAX } from '@contract/finances/qrReference'
import { isQrIban, readBic, readIban } from './iban'
import { PIX_CITY_MAX, PIX_NAME_MAX, foldForPix, pixCodeOf } from './pixCode'
import { PIX_KEY_MAX, readPixKey } from './pixKeys'
import { SwissBillAddress, swissBillCodeOf, swissBillLanguages, type SwissBillLanguage } from './swissBill'
import { NoticeSubject, NoticeText } from '@contract/finances/paying/debitNotices'
import { CREDITOR_ID_MAX, readCreditorId } from './creditorId'
import type { Call } from '@contract/call'

/** `read` converts typed text into its stored form, or returns null if it is invalid. */
/* @__NO_SIDE_EFFECTS__ */
export function readAs(max: number, error: string, read: (typed: string) => string | null) {
  return text(max).check(
    z.overwrite((typed) => read(typed) ?? typed),
    z.refine((typed) => read(typed) !== null, { error }),
  )
}

const PixKeyText = readAs(PIX_KEY_MAX, 'bad_pix_key', (typed) => readPixKey(typed)?.key ?? null)
/** Text that is not empty after folding for Pix codes. */
/* @__NO_SIDE_EFFECTS__ */
function pixWords(max: number) {
  return foldedLine(max).check(z.refine((words) => foldForPix(words, max) !== '', { error: 'not_allowed' }))
}

export const PAYMENT_DETAILS_MAX = 600

/** Banking days between a run and its collection: one by the rules of SEPA, one more for the bank's own closing time. */
export const LEAD_DAYS_USUAL = 2
/** Days before a collection on which the payer is told of it (EPC016-06, 4.3.4), unless both agreed otherwise. */
export const NOTICE_DAYS_USUAL = 14

/** Versions of pain.008 that banks take: that of 2019, which German banks ask for since November 2023, and that of 2009. */
export const painVersions = ['08', '02'] as const
export type PainVersion = (typeof painVersions)[number]

/** Collecting by SEPA direct debit, to the account of `transfer`; what is absent is as usual. */
const DirectDebit = z.strictObject({
  creditorId: readAs(CREDITOR_ID_MAX + 5, 'bad_creditor_id', readCreditorId),
  leadDays: z.optional(z.int().check(z.minimum(1), z.maximum(14))),
  noticeDays: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
  painVersion: z.optional(z.enum(painVersions)),
  /** Own words of the mail that tells payers of a collection; absent: the usual ones in the reader's language. */
  noticeSubject: z.optional(NoticeSubject),
  noticeText: z.optional(NoticeText),
})

/** How a group is paid. The currency determines what is shown (`waysToPay`); everything is stored. */
export const PaymentSettings = z
  .strictObject({
    /** Key as in the Central Bank's directory; name and town of its account. */
    pix: z.optional(z.strictObject({ key: PixKeyText, name: pixWords(PIX_NAME_MAX), city: pixWords(PIX_CITY_MAX) })),
    transfer: z.optional(
      z.strictObject({
        name: foldedLine(EPC_NAME_MAX),
        iban: readAs(42, 'bad_iban', readIban),
        bic: z.optional(readAs(14, 'bad_bic', readBic)),
        /** The holder's address, required for a QR-bill. */
        address: z.optional(SwissBillAddress),
        /** Language of the text beside a QR-bill's code; absent: `usualBillLanguage`. */
        billLanguage: z.optional(z.enum(swissBillLanguages)),
        /** Digits with which the bank requires QR references to begin. */
        qrPrefix: z.optional(text(QR_PREFIX_MAX).check(z.regex(/^\d+$/, { error: 'not_digits' }))),
      }),
    ),
    debit: z.optional(DirectDebit),
    /** Free text with line breaks, such as bank and branch, or when cash is accepted. */
    details: z.optional(multiline(PAYMENT_DETAILS_MAX)),
    /** 0: never saved. */
    version: z.int().check(z.minimum(0)),
  })
  .check(
    z.refine(({ transfer, debit }) => debit === undefined || transfer !== undefined, {
      path: ['transfer', 'iban'],
      error: 'required',
      when: whenObject,
    }),
  )
export type PaymentSettings = z.infer<typeof PaymentSettings>
export const PaymentSettingsBody = z.strictObject({ settings: PaymentSettings })
/** `usualNotice`: in the language of the group's mails, with the fields of debitNotices.ts. */
export const PaymentSettingsAnswer = z.object({
  settings: PaymentSettings,
  usualNotice: z.object({ subject: z.string(), text: z.string() }),
})
export type PaymentSettingsAnswer = z.infer<typeof PaymentSettingsAnswer>

/** What is to be paid. */
export interface Claim {
  /** The group's. */
  currency: string
  /** Minor units. */
  amount: number
  /** `paymentReferenceOf` the debtor. */
  reference: string
  /** Shown to the payer in their banking app. */
  description?: string
  /** Of a QR-bill if none is set; absent: English. */
  usualBillLanguage?: SwissBillLanguage
}

export const WaysToPay = z.object({
  /** `code`: to copy and paste, and to scan. */
  pix: z.optional(z.object({ key: z.string(), name: z.string(), code: z.string() })),
  /**
   * `code`: EPC069-12 code to scan, only for the euro. `bill`: Swiss QR-bill in place of it, with the language of its text. `reference`: QR
   * reference, only where the account requires one.
   */
  transfer: z.optional(
    z.object({
      name: z.string(),
      iban: z.string(),
      bic: z.optional(z.string()),
      code: z.optional(z.string()),
      bill: z.optional(z.object({ code: z.string(), language: z.enum(swissBillLanguages) })),
      reference: z.optional(z.string()),
    }),
  ),
  details: z.optional(z.string()),
})
export type WaysToPay = z.infer<typeof WaysToPay>

type Transfer = NonNullable<PaymentSettings['transfer']>

function waysToTransfer(transfer: Transfer, claim: Claim) {
  const { currency, amount, reference: usual, description, usualBillLanguage = 'en' } = claim
  const { name, iban, bic, address, billLanguage: language = usualBillLanguage, qrPrefix } = transfer
  const isQr = isQrIban(iban)
  const reference = isQr ? qrReferenceOf(usual, qrPrefix) : usual
  const bill = address && swissBillCodeOf({ iban, name, address, currency, amount, reference, message: description })
  const code = currency === 'EUR' && bill === undefined ? epcCodeOf({ ...transfer, amount, reference }) : undefined
  return {
    name,
    iban,
    ...(bic !== undefined && { bic }),
    ...(code !== undefined && { code }),
    ...(bill !== undefined && { bill: { code: bill, language } }),
    ...(isQr && { reference }),
  }
}

/** Pix requires BRL, and a SEPA code EUR; account number and free text are returned for any currency. */
export function waysToPay(settings: Omit<PaymentSettings, 'version'>, claim: Claim): WaysToPay {
  const { pix, transfer, details } = settings
  const { currency, amount, reference, description } = claim
  const pixCode = pix && currency === 'BRL' ? pixCodeOf({ ...pix, amount, txid: reference, description }) : undefined
  return {
    ...(pix && pixCode !== undefined && { pix: { key: pix.key, name: pix.name, code: pixCode } }),
    ...(transfer && { transfer: waysToTransfer(transfer, claim) }),
    ...(details !== undefined && { details }),
  }
}

export const findPaymentSettingsCall = {
  method: 'GET',
  path: '/finances/payment-settings',
  access: ['read', 'Finance'],
  answer: PaymentSettingsAnswer,
} as const satisfies Call

export const changePaymentSettingsCall = {
  method: 'POST',
  path: '/finances/payment-settings',
  access: ['manage', 'Finance'],
  freshProof: true,
  body: PaymentSettingsBody,
  answer: PaymentSettingsAnswer,
  errors: [404, 409],
} as const satisfies Call
