/** The token stands behind the #, which no browser sends: no log and no referrer sees it. */
export const personalAddress = (token: string): string => `${globalThis.location.origin}/my#${token}`

/** To the phone where it begins with its country's code, as WhatsApp knows no other; else whom to is chosen there. */
export function whatsAppAddress(text: string, phone = ''): string {
  const number = phone.trim().startsWith('+') ? phone.replaceAll(/\D/g, '') : ''
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

export function mailAddress(email: string | undefined, subject: string, text: string): string {
  return `mailto:${encodeURIComponent(email ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
