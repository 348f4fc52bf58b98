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
/** PostgreSQL needs a few segments of its log (16 MB each) to go on. */
const DISK_MIN_BYTES = 64 * 1024 * 1024

const Health = z.object({ status: z.literal('ok') })

async function assertDatabase(db: Database): Promise<void> {
  const silence = sleep(ANSWER_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${ANSWER_TIMEOUT_MS} ms`)
  })
  await Promise.race([db.execute(sql`select 1`), silence])
}

async function assertDisk(folder: string | undefined): Promise<void> {
  if (folder === undefined) return
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < DISK_MIN_BYTES) throw new Error(`the disk of ${folder} is full`)
}

/** Whether the database answers and can go on to write: for a load balancer or a watchdog. */
export function addHealth(app: App, { db, diskFolder }: AppDependencies): void {
  app.get('/health', { schema: { response: { 200: Health, 503: ErrorBody } } }, async (request, reply) => {
    try {
      await assertDisk(diskFolder)
      await assertDatabase(db)
      return { status: 'ok' as const }
    } catch (error) {
      request.log.error({ err: error }, 'the database cannot work')
      return reply
        .code(503)
        .send(errorBody(new ApiError('internal', { message: 'The database cannot work.' }), request.id))
    }
  })
}
