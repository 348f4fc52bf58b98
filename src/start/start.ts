import type { Action, Subject } from '@contract/abilities'
import type { AbilityRule } from '@contract/auth'
import { sendEarly } from '@/api/earlyReplies'
import type { Visit } from '@/api/firstCalls'
import { firstCalls } from '@/app/firstCalls'
import { paths } from '@/configs/paths'
import { LAYOUT_STORAGE_KEY } from '@/configs/themeConfig'
import { readRegion } from '@/i18n/dateLocale'
import { createFormat } from '@/i18n/format'
import { readLanguage, writtenLanguageOf } from '@/i18n/language'
import { readStoredSession, type StoredSession } from './storedSession'

/*
 * The page's first script, which stands in index.html itself (scripts/startScript.ts) and runs before any other: it gives the page
 * its skin, and sends for everything that the screen at this address needs at once: its code, its words, its styles, its data.
 * Nothing depends on it: what it does not send for is sent for later, by what needs it.
 */

/** Written by scripts/startScript.ts; empty where nothing is built. Addresses of files, in the order in which they are wanted. */
interface StartFiles {
  /** The main stylesheets, which the page is painted without and the app waits for (stylesLoaded.ts). */
  styles: string[]
  /** For every screen. */
  all: string[]
  /** For who is signed in. */
  shell: string[]
  /** By language and area. Every screen has words of `shell`. */
  words: Record<string, Record<string, string[]>>
  /** By path; the words by their areas. */
  screens: Record<string, { isPublic: boolean; words: string[]; files: string[] }>
}

declare const startFiles: StartFiles

function applySkin(): void {
  const { skin }: { skin?: unknown } = JSON.parse(localStorage.getItem(LAYOUT_STORAGE_KEY) ?? '{}')
  const isLight = skin === 'light' || (skin === 'system' && !matchMedia('(prefers-color-scheme: dark)').matches)
  if (isLight) document.documentElement.dataset['bsTheme'] = 'light'
}

/** Ahead of all others, which come to the end of the head with their screens: those have the last word. */
function addStyles(): void {
  for (const file of startFiles.styles) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}

function preload(file: string): void {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
  if (isStyle) link.as = 'style'
  else if (link.rel === 'preload') link.as = 'font'
  // The line is for the code first: nothing is shown in the font before it.
  if (link.as === 'font') link.fetchPriority = 'low'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}

/** An id in an address: screens are known by paths with `:id` in its place. */
const ID = /\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?=\/|$)/

/** The first path of these that is the address or stands above it. */
function screenAt(pathname: string): string | undefined {
  for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    if (path in startFiles.screens) return path
  }
  return undefined
}

function preloadFiles(pathname: string, language: string, isSignedIn: boolean): void {
  const found = screenAt(pathname)
  const isPublic = found !== undefined && startFiles.screens[found]?.isPublic === true
  // Who is signed in goes on from sign-in to the home screen, and who is not comes to sign-in from wherever it was.
  const moved = isSignedIn ? paths.home : paths.signIn
  const isMoved = isSignedIn ? pathname === paths.signIn || pathname === paths.register : !isPublic
  const path = isMoved ? moved : found
  const screen = path === undefined ? undefined : startFiles.screens[path]
  const areas = ['shell', ...(screen?.words ?? [])]
  const isShown = isSignedIn && !(isPublic && !isMoved)
  const files = [
    ...(isShown ? startFiles.shell : []),
    ...areas.flatMap((area) => startFiles.words[writtenLanguageOf(language)]?.[area] ?? []),
    ...(screen?.files ?? []),
    ...startFiles.all,
  ]
  new Set(files).forEach(preload)
}

function can(rules: readonly AbilityRule[], action: Action, subject: Subject): boolean {
  return rules.some(
    (rule) =>
      (rule.action === 'manage' || rule.action === action) && (rule.subject === 'all' || rule.subject === subject),
  )
}

function sendFirstCalls(session: StoredSession, pathname: string, id: string | undefined, language: string): void {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  const visit: Visit = {
    ...(id !== undefined && { id }),
    search: new URLSearchParams(location.search),
    seasonMonth: session.seasonMonth,
    // Only for the screens that ask: Intl takes its time, and the calls wait for it.
    get today() {
      return createFormat(language, session.timeZone).isoDay(new Date())
    },
    get region() {
      return readRegion(language)
    },
    isNarrow: matchMedia('(max-width: 767.98px)').matches,
    can: (action, subject) => can(session.ability, action, subject),
  }
  sendEarly(firstCalls[path]?.(visit) ?? [], {
    Authorization: `Bearer ${session.accessToken}`,
    'x-user-document': session.document,
    'Accept-Language': language,
  })
}

/**
 * A browser's first format reads which locales there are: a tenth of a second on a slow processor, which would come after the files are
 * there, and is free while they are on their way. Safari has no idle time to tell of.
 */
function warmFormats(language: string): void {
  if (!('requestIdleCallback' in window)) return
  window.requestIdleCallback(() => {
    new Intl.DateTimeFormat(language).format()
    new Intl.NumberFormat(language).format(0)
  })
}

function start(): void {
  applySkin()
  const language = readLanguage()
  document.documentElement.lang = language
  const session = readStoredSession()
  const id = ID.exec(location.pathname)?.[1]
  const pathname = location.pathname.replace(ID, '/:id')
  preloadFiles(pathname, language, session !== null)
  if (session?.isFresh === true) sendFirstCalls(session, pathname, id, language)
  if (session) warmFormats(language)
}

addStyles()
try {
  start()
} catch (thrown) {
  // Storage closed, or garbage in it: the page starts dark, and asks for everything in its own time.
  void thrown
}
