import { FAMILY_SEPARATOR } from '@contract/guardianRules'
import { readGroupRegion } from '@/i18n/dateLocale'
import { internationalNumber } from './internationalNumber'

/** The token follows the #, which browsers do not send: it is in no log or referrer. */
export const personalAddress = (token: string): string => `${globalThis.location.origin}/my#${token}`

/** One that opens several pages, as a parent's. */
export const familyToken = (tokens: readonly string[]): string => tokens.join(FAMILY_SEPARATOR)

/** The number as WhatsApp knows it, which asks for the country's code; undefined: it cannot be known. */
export const whatsAppNumber = (phone = ''): string | undefined =>
  internationalNumber(phone, readGroupRegion() ?? undefined)

/** Addressed to the phone; where its number cannot be known, the recipient is chosen there. */
export function whatsAppAddress(text: string, phone?: string): string {
  return `https://wa.me/${whatsAppNumber(phone) ?? ''}?text=${encodeURIComponent(text)}`
}

export function mailAddress(email: string | undefined, subject: string, text: string): string {
  return `mailto:${encodeURIComponent(email ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
