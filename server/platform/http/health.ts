import * as z from 'zod/mini'
import { ErrorBody } from '@contract/errors'
import type { App } from '../dependencies'
import { LostServers } from './databaseProbe'
import type { DatabaseProbe } from './databaseProbe'
import { ApiError, errorBody } from './errors'

/** `timeZones`: IANA's release by which hours are computed. */
const Health = z.object({ status: z.literal('ok'), timeZones: z.string() })

/** Whether the database answers and can go on to write: for a load balancer or a watchdog. `timeZones`: which table hours are computed by. */
export function addHealth(app: App, probe: DatabaseProbe, timeZones: string): void {
  app.get('/health', { schema: { response: { 200: Health, 503: ErrorBody } } }, async (request, reply) => {
    try {
      await probe.assertWorks()
      return { status: 'ok' as const, timeZones }
    } catch (error) {
      const isPartial = error instanceof LostServers
      request.log.error({ err: error, ...(isPartial && { servers: error.details }) }, 'the database cannot work')
      const message = isPartial ? error.message : 'The database cannot work.'
      return reply.code(503).send(errorBody(new ApiError('internal', { message }), request.id))
    }
  })
}
