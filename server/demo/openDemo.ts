import type { IncomingHttpHeaders } from 'node:http'
import type { App, AppDependencies } from '../platform/dependencies'

const ADVICE = 'anybody who can reach it can sign in to the demo orchestra: set DEMO_DATA=off'

const cameByProxy = (headers: IncomingHttpHeaders) =>
  'forwarded' in headers || Object.keys(headers).some((name) => name.startsWith('x-forwarded-'))

/**
 * Says so, once, where the demo and its known accounts stand open to more than this machine: at the start where HOST is a network,
 * and at the first call that a proxy has passed on, as loopback then keeps nobody out.
 */
export function warnOfOpenDemo(app: App, { config }: AppDependencies): void {
  if (!config.isDemoOffered) return
  if (!config.isThisMachineAlone) {
    app.log.warn({ host: config.host }, `Batuta listens to a network, and ${ADVICE}`)
    return
  }
  if (config.trustProxy !== false) return
  let hasWarned = false
  app.addHook('onRequest', async ({ headers }) => {
    if (hasWarned || !cameByProxy(headers)) return
    hasWarned = true
    app.log.warn(`a proxy passes calls on to Batuta, and ${ADVICE}; set TRUST_PROXY to the proxy as well`)
  })
}
