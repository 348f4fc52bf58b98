import { FAMILY_SEPARATOR } from '@contract/guardianRules'
import type { OpenedEvent } from '@/views/my/personal'
import { safeSetItem } from '@/configs/safeSetItem'

/** Where a phone keeps the personal link whose page it shows. */
const LINK_KEY = 'batuta.personalLink'
/** And where all that were opened on it, in that order. */
const LINKS_KEY = 'batuta.personalLinks'

/** As of the contract (replyRules.ts), without the schemas that stand beside them. */
const answers = ['yes', 'no', 'maybe'] as const

/** At this address the fragment contains a check-in code, and no link. */
export const isCheckinAddress = (): boolean => /^\/check-in\/?$/.test(location.pathname)

const TOKEN = /^[\w.-]{20,200}$/

/** Of the address's fragment: the links, one or those of a family, and what a mail is about. No links: it is none. */
function readFragment(fragment: string): { tokens: string[]; about: URLSearchParams } {
  const [links = '', ...about] = fragment.slice(1).split('&')
  const tokens = links.split(FAMILY_SEPARATOR)
  return {
    tokens: tokens.every((token) => TOKEN.test(token)) ? tokens : [],
    about: new URLSearchParams(about.join('&')),
  }
}

declare global {
  /** Of a browser that keeps nothing: the link for as long as the page is open. */
  var openedLink: string | undefined
  /** Until the page has shown it. */
  var openedEvent: (OpenedEvent & { link: string }) | undefined
}

/** A link that was opened on this phone; whose page it opens, once that was read. */
export interface KnownLink {
  link: string
  name?: string
  group?: string
  /** The id of that person. */
  person?: string
  /** It was handed out, and does not show what they owe. */
  hidesDues?: boolean
}

const isKnownLink = (one: unknown): one is KnownLink => typeof Reflect.get(Object(one), 'link') === 'string'

function readStored(): KnownLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LINKS_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKnownLink) : []
  } catch {
    // Garbage in the browser's storage: the link that is shown is known by itself.
    return []
  }
}

/** All that this phone knows, the shown one among them. */
export function readLinks(): KnownLink[] {
  const links = readStored()
  const shown = readLink()
  // A phone of before it could keep several has the one.
  return shown === null || shown === '' || links.some(({ link }) => link === shown)
    ? links
    : [...links, { link: shown }]
}

const writeLinks = (links: KnownLink[]) => safeSetItem(localStorage, LINKS_KEY, JSON.stringify(links))

/** Shows the page of a link that is known, or of one that becomes so. */
export function chooseLink(link: string): void {
  const known = readLinks()
  globalThis.openedLink = link
  safeSetItem(localStorage, LINK_KEY, link)
  writeLinks(known.some((one) => one.link === link) ? known : [...known, { link }])
}

/**
 * Takes note of whose page a link opens. Answers the former links of that person, which this phone needs no longer: but for one that
 * shows more than this one does.
 */
export function nameLink(named: KnownLink): string[] {
  const known = readLinks().map((one) => (one.link === named.link ? named : one))
  writeLinks(known)
  return known.flatMap(({ link, person, hidesDues = false }) => {
    const isOfSame = link !== named.link && person !== undefined && person === named.person
    return isOfSame && (hidesDues || named.hidesDues !== true) ? link : []
  })
}

/** Shows the next one where it was shown. What was kept for it is not looked at here (src/views/my/kept.ts). */
export function deleteLink(link: string): void {
  const known = readLinks()
  const others = known.filter((one) => one.link !== link)
  if (readLink() === link) {
    globalThis.openedLink = others[0]?.link
    if (others[0]) safeSetItem(localStorage, LINK_KEY, others[0].link)
    else localStorage.removeItem(LINK_KEY)
  }
  writeLinks(others)
}

/** Another tab may have sent away what this one shows. */
export function dropForgotten(): void {
  const stored = readStored()
  const { openedLink } = globalThis
  if (stored.length > 0 && !stored.some(({ link }) => link === openedLink)) globalThis.openedLink = undefined
}

/**
 * Takes the token out of the address, so that no history and no screenshot shows it, and keeps it. Empty: what was opened is no
 * link, as one that was copied by half; this phone keeps its own. What else the address asks for is done once, and not by a reload.
 */
export function takeLink(): string | null {
  if (isCheckinAddress() || location.hash === '') return readLink()
  const { tokens, about } = readFragment(location.hash)
  const [token] = tokens
  if (token === undefined) return (globalThis.openedLink = '')
  history.replaceState(null, '', '/my' + location.search)
  const eventId = about.get('event')
  const answer = answers.find((one) => one === about.get('answer'))
  globalThis.openedEvent = eventId === null ? undefined : { link: token, eventId, ...(answer && { answer }) }
  for (const one of tokens) chooseLink(one)
  chooseLink(token)
  return token
}

export function forgetOpened(): void {
  globalThis.openedEvent = undefined
}

export function readLink(): string | null {
  return globalThis.openedLink ?? localStorage.getItem(LINK_KEY)
}
