import { createHash } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../dependencies'

/** What screens read. No reply under these carries a token or a password: those, compressed, could be guessed by their length (BREACH). */
const READ_BY_SCREENS = /^\/(absences|analytics|calendar|finances|home|leading|lineups|members|polls|replies)\//
/** The feed's address is a secret, a member's whole file is for nobody's cache, and stored files are as small as they get. */
const neverKept = new Set([
  '/calendar/feed',
  '/calendar/piece-file',
  '/finances/receipt',
  '/members/find-member-data',
  '/replies/my-feed',
  '/replies/piece-file',
])

/** Shorter ones fit into one packet as they are. */
const THRESHOLD_BYTES = 1_024
/** Up to here at once, in well under a millisecond; a longer one in pieces, beside other calls. */
const SYNC_MAX_BYTES = 32 * 1_024
const QUALITY = 4

/** As the feed does, with the same events. All else names people or money, and no browser keeps that on its disk (docs/asvs.md, 14.3.2). */
const KEPT_BY_BROWSERS = /^\/calendar\//

const isReadByScreens = (url: string) => READ_BY_SCREENS.test(url) && !neverKept.has(url) && !url.includes(':')

const tagOf = (text: string) => `W/"${createHash('sha1').update(text).digest('base64url')}"`

/**
 * Tells who has the reply already that it is the same: a program that keeps it in memory, and of events the browser. That asks each
 * time, with the headers of who is signed in: nobody is shown what was answered to somebody else.
 */
function revalidate(request: FastifyRequest, reply: FastifyReply, text: string): string | null {
  const tag = tagOf(text)
  reply.header('etag', tag).header('vary', 'authorization, x-user-document, x-personal-link, accept-encoding')
  if (KEPT_BY_BROWSERS.test(request.url)) reply.header('cache-control', 'private, no-cache')
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim())
  if (!known?.includes(tag)) return text
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  return null
}

/** Compresses what screens read, and answers 304 where they have it already. Register before the routes. */
export async function addSmallReplies(app: App): Promise<void> {
  app.addHook('onRoute', (route) => {
    const isRead = (route.method === 'GET' || route.method === 'HEAD') && isReadByScreens(route.url)
    // An object takes the settings below, `false` none.
    route.compress = isRead ? {} : false
  })
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    syncThreshold: SYNC_MAX_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { url } = request.routeOptions
    if (request.method !== 'GET' || reply.statusCode !== 200 || url === undefined || !isReadByScreens(url))
      return payload
    if (typeof payload === 'string') return revalidate(request, reply, payload)
    // A long list leaves at its reader's pace and breaks off where its source does; a compressor between them would hide both.
    // This is how the plugin is told to leave a reply alone.
    request.headers['x-no-compression'] = 'stream'
    return payload
  })
}
