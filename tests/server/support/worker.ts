import pino from 'pino'
import { startJobWorker } from '../../../server/platform/jobs/jobWorker'
import { serverJobs } from '../../../server/registerJobs'
import type { TestServer } from './harness'

/** Runs the server's jobs on its database; `lines` are what it logged. Call `stop` before the server is closed. */
export async function runJobs({ dependencies }: TestServer, jobs: Parameters<typeof startJobWorker>[0] = serverJobs) {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
  return { lines, stop: await startJobWorker(jobs, { ...dependencies, log }) }
}
