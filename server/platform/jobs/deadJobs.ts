import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defineJob } from './jobs'

const DeadJobs = z.array(z.object({ job: z.string(), count: z.number() }))

/** Once a day: says in the log which jobs were given up and wait to be looked at, until they are a month old. */
export const reportDeadJobs = defineJob('report_dead_jobs', z.object({}), async (_payload, { db, log }) => {
  const { rows } = await db.execute(
    sql`select data->>'job' as job, count(*)::int as count from pgboss.job where state = 'failed' group by 1 order by 1`,
  )
  const dead = DeadJobs.parse(rows)
  if (dead.length > 0) log.error({ dead }, 'jobs were given up: see table pgboss.job, state failed')
})
