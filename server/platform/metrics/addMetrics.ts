import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Registry } from 'prom-client'
import { isSameText } from '../auth/isSameText'
import type { Config } from '../config'
import { ConfigError } from '../config'
import type { App, AppDependencies } from '../dependencies'
import type { DatabaseProbe } from '../http/databaseProbe'
import { ApiError } from '../http/errors'
import { makeMetrics } from './metrics'

const PATH = '/metrics'
/** Its own port stands beside the app and its headers: nothing but text is to be seen in these answers, and no page frames them. */
const APART = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

function isAdmitted({ headers }: Pick<IncomingMessage, 'headers'>, token: string | undefined): boolean {
  if (token === undefined) return true
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return isSameText(given, token)
}

function addRoute(app: App, registry: Registry, token: string | undefined): void {
  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isAdmitted(request, token)) {
      reply.header('www-authenticate', 'Bearer')
      throw new ApiError('unauthenticated')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function replyWith(registry: Registry, token: string | undefined): RequestListener {
  return (request, response) => {
    const isKnown = request.method === 'GET' && request.url?.split('?')[0] === PATH
    const status = !isKnown ? 404 : isAdmitted(request, token) ? 200 : 401
    if (status !== 200) {
      response.writeHead(status, APART).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { ...APART, 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500, APART).end(),
    )
  }
}

async function listen(registry: Registry, { host, port, token }: Config['metrics']): Promise<() => Promise<void>> {
  const server = createServer(replyWith(registry, token))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  }).catch((error: unknown) => {
    throw new ConfigError(`METRICS_PORT ${port} on ${host} cannot be used: ${String(error)}`, { cause: error })
  })
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/**
 * Offers `/metrics` on a port of its own (METRICS_PORT), else on the main one to whoever has METRICS_TOKEN, else not at all. Its
 * own port opens when the app is ready, and closes with it. Throws a ConfigError where that port is taken.
 */
export function addMetrics(app: App, dependencies: AppDependencies, probe: DatabaseProbe): void {
  const { metrics } = dependencies.config
  const { port, token } = metrics
  if (port === undefined && token === undefined) return
  const registry = makeMetrics(app, dependencies, probe)
  if (metrics.port === undefined) return addRoute(app, registry, metrics.token)
  let close: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    close = await listen(registry, metrics)
  })
  app.addHook('onClose', async () => close?.())
}
