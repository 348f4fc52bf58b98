import type { IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { TokenParser, TokenType, Tokenizer } from '@streamparser/json'
import type { FastifyRequest } from 'fastify'
import type { App } from '../dependencies'
import { ApiError } from './errors'

/** Twenty thousand lines of an import, of some length. */
const LARGE_BODY_LIMIT_BYTES = 16 * 1024 * 1024
/** What any call may send is no large body. */
const LARGE_BODY_MIN_BYTES = 256 * 1024
/** Read at the same time, whoever sends them: each may take a hundred megabytes of memory while it is worked on. */
const LARGE_BODIES_MAX = 2
/** More than any of our records has. Objects with very many keys cost seconds before a schema could refuse them. */
const KEYS_MAX = 100
/**
 * Objects, lists and values in one body: half again what as many lines come to as an import may have, each with thirty fields. Empty objects
 * cost sixty times as much memory as they are long.
 */
const VALUES_MAX = 1_000_000
/** Of a body that is split up without a pause for other calls. */
const SLICE_BYTES = 64 * 1024
const RETRY_AFTER_S = 5

const opens = new Set<TokenType>([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET])

/** Refuses what would be dear to build, while it is read: too many values, objects with too many keys, and a key that sets a prototype. */
function makeGuard() {
  const keysOfObjects: number[] = []
  let previous: unknown
  let values = 0
  return (token: TokenType, value: unknown) => {
    if (token === TokenType.COMMA || opens.has(token)) values += 1
    if (values > VALUES_MAX) throw new ApiError('too_large')
    if (token === TokenType.LEFT_BRACE) keysOfObjects.push(0)
    else if (token === TokenType.RIGHT_BRACE) keysOfObjects.pop()
    else if (token === TokenType.COLON) {
      const keys = (keysOfObjects.pop() ?? 0) + 1
      if (keys > KEYS_MAX || previous === '__proto__') {
        throw new ApiError('invalid', { fields: { [String(previous)]: 'unknown_field' }, hasMoreFields: true })
      }
      keysOfObjects.push(keys)
    }
    previous = value
  }
}

/** Parses JSON as it arrives, in slices between which other calls have their turn. Throws `too_large` and `invalid`. */
async function parseJsonStream(body: AsyncIterable<Buffer>, limitBytes: number): Promise<unknown> {
  const tokenizer = new Tokenizer()
  const parser = new TokenParser({ paths: ['$'] })
  const guard = makeGuard()
  let refusal: Error | undefined
  let parsed: unknown
  let size = 0
  tokenizer.onToken = (read) => {
    guard(read.token, read.value)
    parser.write(read)
  }
  tokenizer.onError = (error) => (refusal = error)
  parser.onError = (error) => (refusal = error)
  parser.onValue = ({ value }) => (parsed = value)
  for await (const chunk of body) {
    size += chunk.length
    if (size > limitBytes) throw new ApiError('too_large')
    for (let from = 0; from < chunk.length; from += SLICE_BYTES) {
      tokenizer.write(chunk.subarray(from, from + SLICE_BYTES))
      if (refusal instanceof ApiError) throw refusal
      if (refusal !== undefined) throw new ApiError('invalid', { message: 'The body is not valid JSON.' })
      await nextTurn()
    }
  }
  if (size > 0 && parsed === undefined && !parser.isEnded)
    throw new ApiError('invalid', { message: 'The body is not valid JSON.' })
  return parsed
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Groups whose large body is being read or worked on. */
    largeBodies: Set<string>
  }
}

/**
 * Lets the routes that are registered on `app` take large bodies: after the guard, one of a group and a few in the
 * whole process at a time. Who comes when all places are taken is told to come again (503 with Retry-After), before anything was read.
 */
export function acceptLargeJson(app: App): void {
  const { largeBodies } = app

  /** What a call does when it needs its body no more. */
  const releases = new WeakMap<FastifyRequest, () => boolean>()

  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.bodyLimit = LARGE_BODY_LIMIT_BYTES
    route.handler = async function (request, reply) {
      const release = releases.get(request)
      // From here on the handler holds the body, also when the caller hangs up.
      releases.delete(request)
      try {
        return await handler.call(this, request, reply)
      } finally {
        release?.()
      }
    }
  })
  app.addHook('preParsing', async (request, reply) => {
    // Without a length, as it may become a large one.
    const length = Number(request.headers['content-length'] ?? LARGE_BODY_LIMIT_BYTES)
    if (length > LARGE_BODY_LIMIT_BYTES) throw new ApiError('too_large')
    if (length <= LARGE_BODY_MIN_BYTES) return
    const groupId = request.caller?.groupId
    if (groupId === undefined) throw new Error(`${request.routeOptions.url} takes large bodies and is public`)
    // Hung up while the guard looked: its end has been told already, and would never free the place.
    if (reply.raw.destroyed) throw new ApiError('invalid')
    if (largeBodies.has(groupId) || largeBodies.size >= LARGE_BODIES_MAX) {
      throw new ApiError('busy', { retryAfterS: RETRY_AFTER_S })
    }
    largeBodies.add(groupId)
    releases.set(request, () => largeBodies.delete(groupId))
    reply.raw.once('close', () => releases.get(request)?.())
  })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (_request: unknown, payload: IncomingMessage) =>
    // Left open where reading stops early: the refusal still has to go out on the same connection.
    parseJsonStream(payload.iterator({ destroyOnReturn: false }), LARGE_BODY_LIMIT_BYTES),
  )
}
