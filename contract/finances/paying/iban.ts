import { remainder97 } from '@contract/finances/paymentReference'

/** Country, check digits, and 11 to 30 letters and digits (ISO 13616-1, 5; the shortest are Norway's 15 characters). */
const IBAN = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/
/** Four letters or digits of the institution, a country, a place, and a branch or none (ISO 9362:2022). */
const BIC = /^[0-9A-Z]{4}[A-Z]{2}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/

/**
 * Typed text as an IBAN in electronic form; null if the format or the check digits are wrong. The length by country is checked by the
 * server.
 */
export function readIban(typed: string): string | null {
  const iban = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return IBAN.test(iban) && remainder97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1 ? iban : null
}

/** Printed form: groups of four (ISO 13616-1, 6.2). */
export function spacedIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** Of Switzerland or Liechtenstein. */
export const isSwissIban = (iban: string) => /^(?:CH|LI)/.test(iban)

/**
 * Whether the account only accepts QR-bills with a QR reference: a Swiss or Liechtenstein IBAN with an institution number from 30000 to
 * 31999 (SIX, "Swiss Implementation Guidelines for the QR-bill", 2.3, "QR-IBAN"). Its bank refuses payments with an ISO 11649 reference or
 * none. In other countries these digits have no such meaning.
 */
export function isQrIban(iban: string): boolean {
  const institution = Number(iban.slice(4, 9))
  return isSwissIban(iban) && institution >= 30_000 && institution <= 31_999
}

export function readBic(typed: string): string | null {
  const bic = typed.replaceAll(/\s/g, '').toUpperCase()
  return BIC.test(bic) ? bic : null
}
