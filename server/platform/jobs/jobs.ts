import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod/mini'
import type { Database, Transaction } from '../db/database'
import type { AppDependencies } from '../dependencies'
import { JOB_QUEUE } from '../db/jobTables'
import { executeOn, openJobQueue } from './jobQueue'

/** What a job finds beside its payload. */
export interface JobContext extends AppDependencies {
  log: FastifyBaseLogger
}

/** A kind of job, whatever its payload. */
export interface AnyJob {
  name: string
  /** Throws where the payload is none of its own. */
  run: (payload: unknown, context: JobContext) => Promise<void>
}

/** A job as those add it who do not run it. */
export interface JobKind<Payload> {
  name: string
  schema: z.ZodMiniType<Payload>
}

export interface Job<Payload> extends AnyJob, JobKind<Payload> {}

/** Of one job: after these the queue gives it up, some nine hours after it first failed. */
const RETRIES = 10
const FIRST_RETRY_AFTER_S = 30
/** A job at work for longer counts as one whose process died. */
const TIMEOUT_S = 60
const KEEP_WAITING_DAYS = 14

const options = {
  retryLimit: RETRIES,
  retryDelay: FIRST_RETRY_AFTER_S,
  retryBackoff: true,
  expireInSeconds: TIMEOUT_S,
  retentionDays: KEEP_WAITING_DAYS,
}

/**
 * `name` is stored with each job and must not change while some wait. `run` must end within a minute, and is called at least
 * once: a process that dies in the middle leaves the job to another.
 */
export function defineJob<Payload>(
  name: string,
  schema: z.ZodMiniType<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<void>,
): Job<Payload> {
  return { name, schema, run: async (payload, context) => run(schema.parse(payload), context) }
}

/** Only puts statements together: each job is added on the connection of who adds it. */
const queue = openJobQueue(async () => {
  throw new Error('a job is added on a connection of the caller')
})

/** Adds a job in the caller's transaction: it runs once that is committed, and never where it is rolled back. */
export async function enqueue<Payload>(
  tx: Database | Transaction,
  job: JobKind<Payload>,
  payload: Payload,
): Promise<void> {
  await queue.send(JOB_QUEUE, { job: job.name, payload }, { ...options, db: { executeSql: executeOn(tx) } })
}

/** The same of many at once, none of which runs before `notBefore`. */
export async function enqueueAll<Payload>(
  tx: Transaction,
  job: JobKind<Payload>,
  payloads: Payload[],
  notBefore?: Date,
): Promise<void> {
  if (payloads.length === 0) return
  const jobs = payloads.map((payload) => ({
    name: JOB_QUEUE,
    data: { job: job.name, payload },
    retryLimit: RETRIES,
    retryDelay: FIRST_RETRY_AFTER_S,
    retryBackoff: true,
    expireInSeconds: TIMEOUT_S,
    ...(notBefore && { startAfter: notBefore.toISOString() }),
  }))
  await queue.insert(jobs, { db: { executeSql: executeOn(tx) } })
}

interface Once {
  /** What the job is told; absent: nothing. */
  payload?: object
  /** Of those with another one, each is added. */
  key?: string
  retryLimit?: number
}

/** Adds a job once in so many seconds (a day is UTC's) however many processes ask for it. */
export async function enqueueOnceIn(
  periodS: number,
  db: Database | Transaction,
  job: AnyJob,
  { payload = {}, key = '', retryLimit = RETRIES }: Once = {},
): Promise<void> {
  const once = { singletonKey: `${job.name}${key}`, singletonSeconds: periodS, retryLimit }
  await queue.send(JOB_QUEUE, { job: job.name, payload }, { ...options, ...once, db: { executeSql: executeOn(db) } })
}
