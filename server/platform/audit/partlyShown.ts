import type { AuditFields } from '@contract/audit'

const SHOWN_CHARS = 4
/** Of own words about paying. */
const SHOWN_OF_TEXT = 40

/**
 * So much of a key or number that whoever knows it knows it again: the first two characters and what follows the sign of an e-mail
 * address, else the last four. Nobody could pay by it, nor find out whose it is.
 */
export function partOf(text: string): string {
  const [, start, domain] = /^(..?)[^@]*(@.+)$/.exec(text) ?? []
  return domain === undefined ? `…${text.slice(-SHOWN_CHARS)}` : `${start}…${domain}`
}

/** How the words of a name begin: `A… L…`. */
const initialsOf = (name: string): string => name.replaceAll(/(\S)\S*/gu, '$1…')

/** How a text begins, never more than half of it; what may be the number of an account, or an address, not at all. */
function beginningOf(text: string): string {
  const beginning = text.slice(0, Math.min(SHOWN_OF_TEXT, Math.floor(text.length / 2)))
  return `${beginning.replaceAll(/\S*[\d@]\S*/g, '…').replace(/…?\s*$/, '')}…`
}

const inPart = [
  { name: 'pixKey', part: partOf },
  { name: 'pixName', part: initialsOf },
  { name: 'iban', part: partOf },
  { name: 'bic', part: partOf },
  { name: 'accountNumber', part: partOf },
  { name: 'holder', part: initialsOf },
  { name: 'paymentDetails', part: beginningOf },
] as const

interface Sides {
  before: AuditFields | null
  after: AuditFields | null
}

/**
 * Both sides of an entry as they are answered: of where money goes to, a part. What is stored stays whole, and is for whoever runs the
 * server. Where two that differ have the same part, the later one is marked, as alike they would read as unchanged.
 */
export function shownSides({ before, after }: Sides): { before?: AuditFields; after?: AuditFields } {
  const [was, is] = [before && { ...before }, after && { ...after }]
  for (const { name, part } of inPart) {
    const [old, now] = [before?.[name], after?.[name]]
    if (was && old !== undefined) was[name] = part(old)
    if (is && now !== undefined) is[name] = part(now)
    if (was && is && old !== undefined && old !== now && was[name] === is[name]) is[name] = `≠ ${is[name]}`
  }
  return { ...(was && { before: was }), ...(is && { after: is }) }
}
