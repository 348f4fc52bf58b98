/*
 * The service worker of the page of personal links: it keeps the page's own files, so that the page opens without a line. It
 * answers for these alone; calls go past it, as does all of the app. A library for this would weigh more than the page's words.
 */

interface LifeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface FetchEvent extends Event {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
declare const self: {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
  skipWaiting: () => Promise<void>
}
/** Paths, and a name that changes with any of these files. */
export interface KeptFiles {
  version: string
  page: string
  files: string[]
}
/** From the build (scripts/personalPage.ts). */
declare const startFiles: KeptFiles

const PREFIX = 'batuta-my-'
/** The worker's scope begins with /my, as does the app's /my-page: that is none of its business. */
const PAGE = /^\/my(\/event)?\/?$/

const { version, page, files } = startFiles
const cacheName = PREFIX + version

async function storeFiles(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([new Request(page, { cache: 'no-cache' }), ...files])
  // A page that stands has all its files: the next one to be opened is of this version.
  await self.skipWaiting()
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== cacheName).map((name) => caches.delete(name)),
  )
}

/** The link stands in the address's fragment: what is looked for is the file's path, which has none. */
function fileFor({ method, mode, url }: Request): string | undefined {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return undefined
  if (mode === 'navigate') return PAGE.test(pathname) ? page : undefined
  return files.find((file) => file === pathname)
}

async function answer(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(file, { ignoreVary: true })) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(storeFiles()))
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()))
self.addEventListener('fetch', (event) => {
  const file = fileFor(event.request)
  if (file !== undefined) event.respondWith(answer(file, event.request))
})
