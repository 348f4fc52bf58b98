import http from 'node:http'
import { pipeline } from 'node:stream'

const CALLS =
  /^\/(absences|analytics|api|audit|auditor|auth|calendar|checkins|deputies|finances|group|home|jwt|leading|lineups|links|members|messages|polls|replies|users)\/|^\/(health|openapi\.json)$/
const CALLS_ONLY = /^\/(health$|messages\/)|\.[^/]+$/

/** Screens and calls share their first word: a navigation is the client's, unless it names a file (the feed of a calendar). */
function isCall({ url, headers }) {
  const [path] = url.split('?')
  return CALLS.test(path) && (CALLS_ONLY.test(path) || !headers.accept?.includes('text/html'))
}

/** In the shape of every failed call (contract/errors.ts), so that the page shows it like any other. */
function replyNotUp(response) {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const error = { code: 'internal', message: 'The API is not up. The terminal of `npm run dev` says why.' }
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ error }))
}

function forward(request, response, address) {
  const { method, url, headers } = request
  const forwarded = http.request(new URL(url, address), { method, headers }, (reply) => {
    response.writeHead(reply.statusCode, reply.headers)
    pipeline(reply, response, () => {})
  })
  forwarded.on('error', () => replyNotUp(response))
  // Whoever has given up waiting need not be answered.
  response.on('close', () => forwarded.destroy())
  request.pipe(forwarded)
}

function answer(request, response, address) {
  if (address === undefined) replyNotUp(response)
  else forward(request, response, address)
}

/**
 * Makes what hands calls to the API: it answers whether the request is one, and has taken it over then. `addressOf` answers
 * where the API is, in a promise, and undefined where it is down.
 */
export function forwardCalls(addressOf) {
  return (request, response) => {
    if (!isCall(request)) return false
    void addressOf().then((address) => answer(request, response, address))
    return true
  }
}
