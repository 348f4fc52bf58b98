import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'
import type { Config, Secrets } from './config'
import type { Database } from './db/database'

/** Fastify whose handlers take their types from the zod schemas of the route. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** All that the app needs from outside; routes find nothing in globals. */
export interface AppDependencies extends Secrets {
  config: Config
  db: Database
  /** Behind `db`, for its figures. */
  pool?: Pick<Pool, 'idleCount' | 'totalCount' | 'waitingCount'> | undefined
  /** A connection of its own for `/health`; absent: one of the pool's. */
  probe?: Pool | undefined
  /** Where the embedded database writes; absent where the database is another machine's. */
  diskFolder?: string | undefined
  /** Those made by the clock, where they are: when the newest was made (milliseconds since 1970), and how many failed. */
  backups?: { findNewest: () => Promise<number | undefined>; failures: () => number } | undefined
  /** The built client. Absent: the server answers calls alone. */
  clientDir?: string | undefined
}

/** What each routes file of an area exports: a function that registers its routes. */
export type AreaRoutes = (app: App, dependencies: AppDependencies) => void | Promise<void>
