import type { Socket } from 'node:net'
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { isDatabaseAway } from '../db/timeouts'
import type { Config } from '../config'
import type { App } from '../dependencies'
import { ApiError, errorBody } from './errors'
import { HSTS, isOverTls, secureReply } from './security'
import { logSecurity } from './securityLog'

const RETRY_AFTER_S = 5

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500
  return typeof error.statusCode === 'number' ? error.statusCode : 500
}

/** Whoever sent half a body and left hears no answer; nothing of ours has failed, and nothing should count as if it had. */
function hasHungUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'
}

/** What Fastify and its plugins refuse on their own (bad JSON, a body too large, …), in the contract's words. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (hasHungUp(error)) return new ApiError('invalid')
  if (isDatabaseAway(error)) return new ApiError('busy', { retryAfterS: RETRY_AFTER_S })
  const status = statusOf(error)
  if (status === 413) return new ApiError('too_large')
  if (status === 429) return new ApiError('too_many_requests')
  if (status === 404) return new ApiError('not_found')
  if (status >= 400 && status < 500 && error instanceof Error)
    return new ApiError('invalid', { message: error.message })
  return new ApiError('internal')
}

/** The paths at which a reply did not match its own schema. The values themselves stay out of the log. */
function serializationIssuesOf(error: unknown): string[] | undefined {
  if (!(error instanceof ResponseSerializationError)) return undefined
  return error.cause.issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.code}`)
}

/** What the caller is told of a failed call; the log hears of it too. */
export function failureOf(error: unknown, request: FastifyRequest) {
  const answer = toApiError(error)
  if (answer.code === 'internal' || isDatabaseAway(error)) {
    const call = { method: request.method, route: request.routeOptions.url }
    request.log.error({ ...call, err: error, misfit: serializationIssuesOf(error) }, 'a call failed')
  }
  logSecurity(request, answer.code, answer.details.security)
  const requestId = answer.code === 'internal' ? request.id : undefined
  const { statusCode: status, details } = answer
  return { status, retryAfterS: details.retryAfterS, body: errorBody(answer, requestId) }
}

export function replyError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfterS, body } = failureOf(error, request)
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  reply.header('x-request-id', request.id)
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

/**
 * HTTP/1.1 has every request name the host that it is for, and once (RFC 9112, 3.2): of two lines a proxy may have looked at the one,
 * and Node hands on the other. Names and values take turns in `rawHeaders`.
 */
export function requireHost(app: App): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length
    if (hosts > 1 || (raw.httpVersion === '1.1' && raw.headers.host === undefined)) throw new ApiError('invalid')
  })
}

/** Answers an address that no route can be looked up for: it cannot be decoded, and is not said back. */
export function replyToBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  secureReply(request, reply)
  return replyError(new ApiError('invalid'), request, reply)
}

/** Answers what never became a request (garbage, head too large or too slow), in the one shape as well, and as safe as any other. */
export const replyToBrokenConnection =
  (config: Pick<Config, 'publicUrl'>) => (error: ConnectionError, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    // Browsers open connections ahead. One that never said anything is closed: what it is told would be read as the answer to a call
    // that is just leaving by it, while a call by a closed one is sent again.
    if (socket.writable && socket.bytesRead > 0) {
      const answer = new ApiError(error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'invalid')
      const body = JSON.stringify(errorBody(answer))
      const head = [
        `HTTP/1.1 ${answer.statusCode} Refused`,
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
        'x-content-type-options: nosniff',
        "content-security-policy: default-src 'none'; frame-ancestors 'none'",
        ...(isOverTls(config) ? [`strict-transport-security: ${HSTS}`] : []),
        'connection: close',
        `content-length: ${Buffer.byteLength(body)}`,
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    }
    socket.destroy()
  }
