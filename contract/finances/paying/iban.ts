import { remainder97 } from '@contract/finances/paymentReference'

/** Country, check digits, and 11 to 30 letters and digits (ISO 13616-1, 5; the shortest are Norway's 15 characters). */
const IBAN = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/
/** Four letters or digits of the institution, a country, a place, and a branch or none (ISO 9362:2022). */
const BIC = /^[0-9A-Z]{4}[A-Z]{2}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/

/**
 * What was typed, with its spaces, as an IBAN in its electronic form; null: it is none, or its check digits are wrong. How long those
 * of each country are is known to the server.
 */
export function readIban(typed: string): string | null {
  const iban = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return IBAN.test(iban) && remainder97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1 ? iban : null
}

/** In groups of four, as it is printed (ISO 13616-1, 6.2). */
export function spacedIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** Of Switzerland or Liechtenstein. */
export const isSwissIban = (iban: string) => /^(?:CH|LI)/.test(iban)

/**
 * Whether an account takes payments by QR-bill alone, with a QR reference: it is of Switzerland or Liechtenstein, and its institution's
 * number is one of 30000 to 31999 (SIX, "Swiss Implementation Guidelines for the QR-bill", 2.3, "QR-IBAN"). With a reference of ISO 11649
 * or without one the bank refuses them. In other countries the same digits say nothing.
 */
export function isQrIban(iban: string): boolean {
  const institution = Number(iban.slice(4, 9))
  return isSwissIban(iban) && institution >= 30_000 && institution <= 31_999
}

export function readBic(typed: string): string | null {
  const bic = typed.replaceAll(/\s/g, '').toUpperCase()
  return BIC.test(bic) ? bic : null
}
