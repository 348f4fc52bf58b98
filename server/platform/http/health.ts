import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ErrorBody } from '@contract/errors'
import type { App, AppDependencies } from '../dependencies'
import { ApiError, errorBody } from './errors'

const Health = z.object({ status: z.literal('ok') })

/** Whether the database answers: for a load balancer or a watchdog. */
export function addHealth(app: App, { db }: AppDependencies): void {
  app.get('/health', { schema: { response: { 200: Health, 503: ErrorBody } } }, async (request, reply) => {
    try {
      await db.execute(sql`select 1`)
      return { status: 'ok' as const }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply
        .code(503)
        .send(errorBody(new ApiError('internal', { message: 'The database does not answer.' }), request.id))
    }
  })
}
