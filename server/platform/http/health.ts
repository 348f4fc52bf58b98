import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ErrorBody } from '@contract/errors'
import type { Database } from '../db/database'
import type { App, AppDependencies } from '../dependencies'
import { ApiError, errorBody } from './errors'

/** Who asks gives up soon after. */
const ANSWER_TIMEOUT_MS = 3_000
/** To one of the servers that the database is spread over. */
const CONNECT_TIMEOUT_MS = 1_500
/** PostgreSQL needs a few segments of its log (16 MB each) to go on. */
const DISK_MIN_BYTES = 64 * 1024 * 1024

/** `timeZones`: IANA's release by which hours are computed. */
const Health = z.object({ status: z.literal('ok'), timeZones: z.string() })

/** Which part is missing: `message` is for whoever asks, who may be anybody, `details` for the log. */
class LostServers extends Error {
  constructor(
    message: string,
    readonly details: unknown[],
  ) {
    super(message)
  }
}

/**
 * Of a database that is distributed, each server is asked for a row; the coordinator answers for itself. Any role may. One that
 * swallows what it is sent is given up before the asker gives up, and so as not to hold on to a connection of the pool.
 */
async function assertServers(db: Database): Promise<void> {
  const lost = await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local citus.node_connection_timeout = ${CONNECT_TIMEOUT_MS}`))
    await tx.execute(sql.raw(`set local statement_timeout = ${ANSWER_TIMEOUT_MS}`))
    const { rows } = await tx.execute<{ id: number; name: string; port: number }>(
      sql`select nodeid as id, nodename as name, nodeport as port from pg_catalog.pg_dist_node
           where isactive and noderole = 'primary' and groupid <> 0 and not citus_check_connection_to_node(nodename, nodeport)`,
    )
    return rows
  })
  if (lost.length === 0) return
  const ids = lost.map(({ id }) => id).join(', ')
  throw new LostServers(`Of the database's servers (pg_dist_node) these do not answer: ${ids}.`, lost)
}

async function assertAnswers(db: Database): Promise<void> {
  const { rows } = await db.execute<{ hasCitus: boolean }>(
    sql`select to_regclass('pg_catalog.pg_dist_node') is not null as "hasCitus"`,
  )
  if (rows[0]?.hasCitus === true) await assertServers(db)
}

async function assertDatabase(db: Database): Promise<void> {
  const silence = sleep(ANSWER_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${ANSWER_TIMEOUT_MS} ms`)
  })
  await Promise.race([assertAnswers(db), silence])
}

async function assertDisk(folder: string | undefined): Promise<void> {
  if (folder === undefined) return
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < DISK_MIN_BYTES) throw new Error(`the disk of ${folder} is full`)
}

/** Whether the database answers and can go on to write: for a load balancer or a watchdog. `timeZones`: which table hours are computed by. */
export function addHealth(app: App, { db, diskFolder }: AppDependencies, timeZones: string): void {
  app.get('/health', { schema: { response: { 200: Health, 503: ErrorBody } } }, async (request, reply) => {
    try {
      await assertDisk(diskFolder)
      await assertDatabase(db)
      return { status: 'ok' as const, timeZones }
    } catch (error) {
      const isPartial = error instanceof LostServers
      request.log.error({ err: error, ...(isPartial && { servers: error.details }) }, 'the database cannot work')
      const message = isPartial ? error.message : 'The database cannot work.'
      return reply.code(503).send(errorBody(new ApiError('internal', { message }), request.id))
    }
  })
}
