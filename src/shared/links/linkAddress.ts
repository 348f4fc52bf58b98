import { FAMILY_SEPARATOR } from '@contract/guardianRules'

/** The token follows the #, which browsers do not send: it is in no log or referrer. */
export const personalAddress = (token: string): string => `${globalThis.location.origin}/my#${token}`

/** One that opens several pages, as a parent's. */
export const familyToken = (tokens: readonly string[]): string => tokens.join(FAMILY_SEPARATOR)

/** Addressed to the phone if it begins with a country code, which WhatsApp requires; otherwise the recipient is chosen there. */
export function whatsAppAddress(text: string, phone = ''): string {
  const number = phone.trim().startsWith('+') ? phone.replaceAll(/\D/g, '') : ''
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

export function mailAddress(email: string | undefined, subject: string, text: string): string {
  return `mailto:${encodeURIComponent(email ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
