import { lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rateLimits } from '../db/schema/rateLimits'
import { defineJob } from './jobs'

/** What ended longer ago than this is over by every server's clock. */
const KEEP_MS = 600_000

/** Once an hour: deletes counts of attempts whose time is over. */
export const purgeRateLimits = defineJob('purge_rate_limits', z.object({}), async (_payload, { db }) => {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, new Date(Date.now() - KEEP_MS)))
})
