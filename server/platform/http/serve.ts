import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContextConfigDefault, RawServerDefault, RouteGenericInterface, RouteHandlerMethod } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Call } from '@contract/call'
import { ErrorBody } from '@contract/errors'
import type { App } from '../dependencies'

type SuccessOf<Declared extends Call> = Declared extends { success: readonly (infer Status extends number)[] }
  ? Status
  : 200
type ErrorsOf<Declared extends Call> = Declared extends { errors: readonly (infer Status extends number)[] }
  ? Status
  : never

/** The schema of a route as Fastify has it. */
type SchemaOf<Declared extends Call> = (Declared extends { query: infer Query } ? { querystring: Query } : unknown) &
  (Declared extends { body: infer Body } ? { body: Body } : unknown) & {
    response: Record<SuccessOf<Declared>, Declared['answer']> &
      Record<ErrorsOf<Declared>, typeof ErrorBody> &
      (Declared extends { accepted: infer Accepted } ? { 202: Accepted } : unknown)
  }

type HandlerOf<Declared extends Call> = RouteHandlerMethod<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  RouteGenericInterface,
  ContextConfigDefault,
  SchemaOf<Declared>,
  ZodTypeProvider
>

/** What concerns the server alone. */
interface Serving {
  /** Calls a minute from one address. */
  rateLimit?: { max: number }
  /** What the description says beside: media types, how progress is told. */
  schema?: { description?: string; consumes?: string[]; produces?: string[] }
}

/** Registers a declared call: who may make it, what it reads and answers come from its declaration. */
export function serve<const Declared extends Call>(
  app: App,
  call: Declared,
  handler: HandlerOf<Declared>,
  { rateLimit, schema = {} }: Serving = {},
): void {
  const {
    method,
    path,
    access,
    freshProof,
    servesSetup,
    query,
    body,
    answer,
    accepted,
    success = [200],
    errors = [],
  } = call
  app.route({
    method,
    url: path,
    config: {
      access,
      ...(freshProof && { freshProof }),
      ...(servesSetup && { servesSetup }),
      ...(rateLimit && { rateLimit }),
    },
    schema: {
      ...schema,
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: Object.fromEntries([
        ...success.map((status) => [status, answer]),
        ...(accepted ? [[202, accepted]] : []),
        ...errors.map((status) => [status, ErrorBody]),
      ]),
    },
    handler: handler as unknown as HandlerOf<Call>,
  })
}
