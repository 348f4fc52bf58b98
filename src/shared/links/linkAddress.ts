/** The token stands behind the #, which no browser sends: no log and no referrer sees it. */
export const personalAddress = (token: string): string => `${globalThis.location.origin}/my#${token}`

export const whatsAppAddress = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`

export function mailAddress(email: string | undefined, subject: string, text: string): string {
  return `mailto:${encodeURIComponent(email ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
