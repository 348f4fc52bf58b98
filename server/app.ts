import { randomUUID } from 'node:crypto'
import Fastify, { LogController } from 'fastify'
import type { FastifyServerOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { registerRoutes } from './registerRoutes'
import type { App, AppDependencies } from './platform/dependencies'
import { describeAccess } from './platform/auth/accessDescription'
import { addRateLimits } from './platform/auth/rateLimitStore'
import { acceptJson } from './platform/http/bodies'
import { addClient } from './platform/http/clientFiles'
import { databaseProbe } from './platform/http/databaseProbe'
import { replyError, replyToBadAddress, replyToBrokenConnection, requireHost } from './platform/http/errorReplies'
import { GroupQueue } from './platform/http/groupQueue'
import { addHealth } from './platform/http/health'
import { logCalls } from './platform/http/logging'
import { LongReads } from './platform/http/longReads'
import { addOpenApi } from './platform/http/openApi'
import { serializeReply } from './platform/http/serializeReply'
import { addSecurityHeaders } from './platform/http/security'
import { addSecurityTxt } from './platform/http/securityTxt'
import { addSmallReplies } from './platform/http/smallReplies'
import { parseQuery, validatorCompiler } from './platform/http/validation'
import { addMetrics } from './platform/metrics/addMetrics'
import { ZONE_TABLE } from './platform/time/zoneTable'
import { warnOfOpenDemo } from './demo/openDemo'

/** The longest event with a programme and everybody's attendance has less; imports have a limit of their own. */
const BODY_LIMIT_BYTES = 256 * 1024
/** For a whole request to arrive: a receipt of 10 MB over a line of half a megabit a second. */
const REQUEST_TIMEOUT_MS = 180_000
/** For its head alone, which is all that a stranger needs to send. */
const HEADERS_TIMEOUT_MS = 30_000
/** Of silence on a connection, in the middle of a call. */
const CONNECTION_TIMEOUT_MS = 60_000
/** Between calls; longer than the usual 60 s of a proxy, so that it is the proxy that hangs up. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000

/** The whole server but its listening: tests inject requests into what this returns. */
export async function buildApp(
  dependencies: AppDependencies,
  options: Pick<FastifyServerOptions, 'loggerInstance'> = {},
): Promise<App> {
  const app = Fastify({
    ...options,
    bodyLimit: BODY_LIMIT_BYTES,
    // Node's own refusal has no body and none of our headers: `requireHost` refuses instead.
    http: { requireHostHeader: false, headersTimeout: HEADERS_TIMEOUT_MS },
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    trustProxy: dependencies.config.trustProxy,
    // What is already on its way when the server is told to stop is served, not refused.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { querystringParser: parseQuery },
    clientErrorHandler: replyToBrokenConnection(dependencies.config),
    frameworkErrors: replyToBadAddress,
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<ZodTypeProvider>()
  // An expectation that nobody knows may be passed over (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, reply) => app.routing(request, reply))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializeReply)
  app.setErrorHandler(replyError)
  app.decorate('groupQueue', new GroupQueue())
  app.decorate('longReads', new LongReads())
  acceptJson(app)
  logCalls(app)
  await addSecurityHeaders(app, dependencies)
  requireHost(app)
  await addRateLimits(app, dependencies)
  await addOpenApi(app, describeAccess)
  const probe = databaseProbe(dependencies)
  addHealth(app, probe, ZONE_TABLE)
  addMetrics(app, dependencies, probe)
  addSecurityTxt(app, dependencies)
  warnOfOpenDemo(app, dependencies)
  await addSmallReplies(app)
  await registerRoutes(app, dependencies)
  await addClient(app, dependencies.clientDir)
  return app
}
