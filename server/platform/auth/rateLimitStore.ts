import rateLimit from '@fastify/rate-limit'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import type { App, AppDependencies } from '../dependencies'
import { networkOf } from '../http/networks'
import { AttemptCounter } from './attemptCounter'
import { uncountable } from './attemptLimit'

/** What `config.rateLimit` of a route allows is counted for the address that calls, in all server processes together. */
export async function addRateLimits(app: App, dependencies: AppDependencies): Promise<void> {
  const counter = new AttemptCounter(dependencies)

  class Store implements FastifyRateLimitStore {
    incr(...[key, answer, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      counter.count({ scope: 'calls', max, windowMs }, key).then(
        ({ count, endsAt }) => answer(null, { current: count, ttl: Math.max(0, endsAt - Date.now()) }),
        (error: unknown) => answer(uncountable(app.log, error)),
      )
    }

    /** The key names the route already. */
    child(): Store {
      return this
    }
  }

  await app.register(rateLimit, {
    global: false,
    allowList: () => !dependencies.config.isRateLimited,
    keyGenerator: ({ ip, method, routeOptions }) => `${method} ${routeOptions.url} ${networkOf(ip)}`,
    store: Store,
  })
}
