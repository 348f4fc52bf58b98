import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'
import type { Logger } from 'pino'
import type { Config } from '../config'
import type { App } from '../dependencies'

const STANDARD_ERROR_FD = 2

interface LoggedError {
  type: string
  message: string
  stack: string | undefined
  code: unknown
  cause?: LoggedError
}

/** Errors hold what people typed in many places (a failed query its values, PostgreSQL's detail the row): these four are free of it. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'not an Error', stack: undefined, code: undefined }
  const { cause } = error
  // The message and stack of drizzle's own wrapper list the values; what it wraps tells what went wrong without them.
  if (error instanceof DrizzleQueryError && cause !== undefined) return describeError(cause)
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code: 'code' in error ? error.code : undefined,
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}

/** JSON lines on standard error: standard output is for the line that says where Batuta is. */
export function createLogger(level: Config['logLevel']): Logger {
  const serializers = { err: describeError, error: describeError }
  return pino({ level, base: undefined, serializers }, pino.destination({ fd: STANDARD_ERROR_FD, sync: true }))
}

/**
 * One line a call, at `debug`, so that a volunteer's terminal stays calm. It names the route and not the address, whose query
 * may hold a token; headers and bodies are left out for the same reason.
 */
export function logCalls(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = { method: request.method, route: request.routeOptions.url ?? 'none' }
    request.log.debug({ ...call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
