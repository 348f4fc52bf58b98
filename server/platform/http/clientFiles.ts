import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import type { App } from '../dependencies'
import { ApiError } from './errors'

const PAGE = 'index.html'
/** The light page of personal links, and of codes at the door. */
const PERSONAL_PAGE = 'my.html'
const personal = /^\/(my|my\/event|check-in)\/?$/
/** Under these there are calls alone, never a screen. */
const callsOnly =
  /^\/(api|auth|checkins|deputies|group|health|home|jwt|leading|links|messages|metrics|openapi\.json|polls|replies|users)(\/|$)/
const namesFile = /\.[^/]+$/

/**
 * Screens and calls share their first word (/members, /members/list-members), so what asks decides: a navigation
 * wants the page, and the client's router finds the screen; a call wants to hear that there is no such call.
 */
function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const [path = '/'] = request.url.split('?')
  if (path === '/') return true
  if (callsOnly.test(path) || namesFile.test(path)) return false
  return request.headers.accept?.includes('text/html') ?? false
}

/** Serves the built client and answers whatever no route knows. */
export async function addClient(app: App, clientDir: string | undefined): Promise<void> {
  const root = clientDir !== undefined && existsSync(join(clientDir, PAGE)) ? clientDir : undefined
  if (root !== undefined) {
    const hashedFiles = join(root, 'assets') + sep
    await app.register(fastifyStatic, {
      root,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // A hashed name never changes its content; of any other the browser asks whether it did.
        reply.header('cache-control', path.startsWith(hashedFiles) ? 'public, max-age=31536000, immutable' : 'no-cache')
        // XML is text, and says its charset as all of our texts do.
        if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    reply.header('vary', 'accept')
    if (root !== undefined && wantsPage(request)) {
      const [path = '/'] = request.url.split('?')
      return reply.code(200).sendFile(personal.test(path) ? PERSONAL_PAGE : PAGE)
    }
    throw new ApiError('not_found')
  })
}
