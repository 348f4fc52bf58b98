import { remainder97 } from '@contract/finances/paymentReference'

export const CREDITOR_ID_MAX = 35

/** Country, check digits, business code, and the number that the country gives (EPC262-08, "Creditor Identifier Overview"). */
const CREDITOR_ID = /^([A-Z]{2})(\d{2})[0-9A-Z]{3}([0-9A-Z]{1,28})$/

/** Whole lengths, where all numbers of a country have one: the Bundesbank's and the Oesterreichische Nationalbank's. */
const lengths: Partial<Record<string, number>> = { DE: 18, AT: 18 }

/**
 * Typed text as a creditor identifier; null if form, length or check digits are wrong. The check digits are those of ISO 7064, mod 97-10,
 * over number and country: the business code is not part of them, as the creditor may change it.
 */
export function readCreditorId(typed: string): string | null {
  const id = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  const [, country = '', digits = '', number = ''] = CREDITOR_ID.exec(id) ?? []
  if (country === '' || (lengths[country] ?? id.length) !== id.length) return null
  return remainder97(`${number}${country}${digits}`) === 1 ? id : null
}
