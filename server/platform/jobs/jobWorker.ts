import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { describeError } from '../http/logging'
import { JOB_QUEUE } from '../db/jobTables'
import { executeOn, openJobQueue } from './jobQueue'
import { enqueueOnceIn } from './jobs'
import type { AnyJob, JobContext } from './jobs'

/** At work at the same time in one process. */
const SLOTS = 4
/** While nothing waits: two small statements a second. */
const POLL_INTERVAL_MS = 500
/** As long as calls in flight get when the server is told to stop. */
const STOP_TIMEOUT_MS = 7_000
const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
const OFTEN_S = 300

const Fetched = z.object({
  id: z.string(),
  data: z.object({ job: z.string(), payload: z.unknown() }),
  retryCount: z.number(),
  retryLimit: z.number(),
})
type Fetched = z.infer<typeof Fetched>

interface Jobs {
  jobs: AnyJob[]
  /** Each is added once a day. */
  daily: AnyJob[]
  /** Each is added once an hour. */
  hourly?: AnyJob[]
  /** Each is added every five minutes, and not tried again before the next time. */
  often?: AnyJob[]
}

/** Runs what waits in the queue; any number of processes may. Answers how to stop: what is at work is finished first. */
export async function startJobWorker(
  { jobs, daily, hourly = [], often = [] }: Jobs,
  context: JobContext,
): Promise<() => Promise<void>> {
  const { db, log } = context
  const known = new Map([...jobs, ...daily, ...hourly, ...often].map((job) => [job.name, job]))
  const queue = openJobQueue(executeOn(db))
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  queue.on('error', (error) => log.warn({ err: error }, 'the job queue cannot be looked after'))

  async function run({ id, data, retryCount, retryLimit }: Fetched): Promise<void> {
    const about = { job: data.job, id, attempt: retryCount + 1 }
    try {
      const job = known.get(data.job)
      if (job === undefined) throw new Error(`no job is called ${data.job}`)
      await job.run(data.payload, { ...context, log: log.child(about) })
      await queue.complete(JOB_QUEUE, id)
    } catch (error) {
      if (retryCount >= retryLimit)
        log.error({ ...about, err: error }, 'a job failed for the last time and is given up')
      else log.warn({ ...about, err: error }, 'a job failed and is tried again later')
      const { type, message, code } = describeError(error)
      // Where this fails as well, the job runs out of time and is tried again.
      await queue.fail(JOB_QUEUE, id, { type, message, code }).catch(() => {})
    }
  }

  async function fetchJobs(): Promise<void> {
    const fetched = await queue.fetch(JOB_QUEUE, { batchSize: SLOTS - running.size, includeMetadata: true })
    for (const job of z.array(Fetched).parse(fetched)) {
      const work = run(job).finally(() => running.delete(work))
      running.add(work)
    }
  }

  async function loop(): Promise<void> {
    const { signal } = stopping
    const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    while (!signal.aborted) {
      await fetchJobs().catch((error: unknown) => log.warn({ err: error }, 'no jobs could be fetched'))
      // One that ends makes room, and may have added others.
      const waits = [stopped, ...running]
      if (running.size < SLOTS) waits.push(sleep(POLL_INTERVAL_MS, undefined, { ref: false }))
      await Promise.race(waits)
    }
  }

  const addPeriodic = async (periodic: AnyJob[], periodS: number) => {
    for (const job of periodic) {
      await enqueueOnceIn(periodS, db, job, periodS === OFTEN_S ? { retryLimit: 0 } : {}).catch((error: unknown) =>
        log.warn({ err: error, job: job.name }, 'a periodic job could not be added'),
      )
    }
  }
  const addRare = async () => {
    await addPeriodic(daily, DAY_S)
    await addPeriodic(hourly, HOUR_S)
  }
  const addFrequent = () => addPeriodic(often, OFTEN_S)

  await queue.start()
  await addRare()
  await addFrequent()
  const timers = [
    setInterval(() => void addRare(), HOUR_S * 1000),
    setInterval(() => void addFrequent(), OFTEN_S * 1000),
  ]
  const looping = loop()

  return async () => {
    for (const timer of timers) clearInterval(timer)
    stopping.abort()
    await looping
    // What is not done by then runs out of time, and another process does it.
    await Promise.race([Promise.all(running), sleep(STOP_TIMEOUT_MS, undefined, { ref: false })])
    await queue.stop({ graceful: false, close: false })
  }
}
