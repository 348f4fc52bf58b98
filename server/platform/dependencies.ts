import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config'
import type { Database } from './db/database'

/** Fastify whose handlers take their types from the zod schemas of the route. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** All that the app needs from outside; routes find nothing in globals. */
export interface AppDependencies {
  config: Config
  db: Database
  /** Where the embedded database writes; absent where the database is another machine's. */
  diskFolder?: string | undefined
  /** What tokens are signed with: 32 bytes or more. */
  secret: Uint8Array
  /** The built client. Absent: the server answers calls alone. */
  clientDir?: string | undefined
}

/** What each routes file of an area exports: a function that registers its routes. */
export type AreaRoutes = (app: App, dependencies: AppDependencies) => void | Promise<void>
