import * as z from 'zod/mini'
import { text, foldedLine } from '@contract/primitives'
import { QR_REFERENCE } from '@contract/finances/qrReference'
import { isQrIban, isSwissIban } from './iban'
import { oneLine } from './paymentText'
import { decimalOf } from './pixCode'

// "Swiss Implementation Guidelines for the QR-bill" of SIX, version 2.3, in force since 21 November 2025; chapter numbers refer to it.

const NAME_MAX = 70
const MESSAGE_MAX = 140
/** Centimes: 0.01 to 999,999,999.99 (4.2.2). */
const AMOUNT_MAX = 99_999_999_999

/** Languages of the printed text beside the code (annex D); the code does not depend on them. */
export const swissBillLanguages = ['de', 'fr', 'it', 'en'] as const
export type SwissBillLanguage = (typeof swissBillLanguages)[number]

const germanRegions = new Set(['DE', 'AT', 'CH', 'LI'])

/** Language of bills if the group chose none: that of its messages, else that of its region, German or English. */
export function usualBillLanguage(locale: string | undefined, region?: string): SwissBillLanguage {
  const isGerman = locale === undefined ? germanRegions.has(region ?? '') : locale.startsWith('de')
  return isGerman ? 'de' : 'en'
}

/** Structured address, the only kind allowed since version 2.3. Small villages may lack street and number. */
export const SwissBillAddress = z.strictObject({
  street: z.optional(foldedLine(70)),
  houseNumber: z.optional(foldedLine(16)),
  postalCode: foldedLine(16),
  town: foldedLine(35),
  /** ISO 3166-1 alpha-2; absent: country of the IBAN. */
  country: z.optional(text(2).check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, { error: 'bad_country' }))),
})
export type SwissBillAddress = z.infer<typeof SwissBillAddress>

/** Everything but the allowed Unicode characters (4.1.1): Basic Latin, Latin-1 Supplement, Latin Extended-A, and five more. */
const FORBIDDEN = /[^\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]/gu
/** Typographic characters and their plain equivalents. */
const PLAIN_SIGNS: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201A': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u201E': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '...',
}

/** Characters that a QR-bill does not allow lose their accents, or are replaced by plain ones or omitted. At most `max` characters. */
export function foldForSwissBill(typed: string, max: number): string {
  const plain = typed
    .normalize('NFC')
    .replaceAll(FORBIDDEN, (sign) => PLAIN_SIGNS[sign] ?? (/\s/.test(sign) ? ' ' : sign.normalize('NFKD')))
    .replaceAll(FORBIDDEN, '')
  return oneLine(plain, max)
}

export interface SwissBill {
  /** Swiss or Liechtenstein IBAN in electronic form. */
  iban: string
  /** The payee. */
  name: string
  address: SwissBillAddress
  currency: string
  /** Minor units. */
  amount: number
  /** 27 digits for a QR-IBAN, else a creditor reference of ISO 11649. */
  reference: string
  message?: string | undefined
}

/**
 * The 31 lines of the Swiss QR code (4.2.2). The debtor is left empty, since their address is unknown; the printed bill has room for it.
 * Undefined if account, currency, amount and reference do not fit together, or name or town is empty.
 */
export function swissBillCodeOf({
  iban,
  name,
  address,
  currency,
  amount,
  reference,
  message = '',
}: SwissBill): string | undefined {
  const isPayable = amount >= 1 && amount <= AMOUNT_MAX && (currency === 'CHF' || currency === 'EUR')
  if (!isSwissIban(iban) || !isPayable || QR_REFERENCE.test(reference) !== isQrIban(iban)) return undefined
  const { street = '', houseNumber = '', postalCode, town, country = iban.slice(0, 2) } = address
  const receiver = [foldForSwissBill(name, NAME_MAX), foldForSwissBill(postalCode, 16), foldForSwissBill(town, 35)]
  if (receiver.includes('')) return undefined
  const [receiverName = '', ...place] = receiver
  const holder = [receiverName, foldForSwissBill(street, 70), foldForSwissBill(houseNumber, 16), ...place, country]
  const nobody = Array<string>(7).fill('')
  const asked = [decimalOf(amount, currency), currency]
  const referred = [isQrIban(iban) ? 'QRR' : 'SCOR', reference, foldForSwissBill(message, MESSAGE_MAX)]
  // The first empty address is the ultimate creditor, reserved for future use; the second, after the amount, is the debtor.
  return ['SPC', '0200', '1', iban, 'S', ...holder, ...nobody, ...asked, ...nobody, ...referred, 'EPD'].join('\n')
}
