import { isNotNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Id } from '@contract/primitives'
import { groups } from '../../platform/db/schema/groups'
import { defineJob, enqueue } from '../../platform/jobs/jobs'
import { privacyRepository } from './privacyRepository'

/** Deletes for good what one group removed longer ago than its retention time. */
export const purgeGroup = defineJob('purge_group', z.object({ groupId: Id }), async ({ groupId }, { db, log }) => {
  const records = await privacyRepository(db).purge(groupId)
  if (records > 0) log.info({ records }, 'removed records were deleted for good')
})

/** Once a day: enqueues a job per group with a retention time, so that a large group does not delay others. */
export const purgeRemoved = defineJob('purge_removed', z.object({}), async (_payload, { db }) => {
  const wanting = await db.select({ groupId: groups.groupId }).from(groups).where(isNotNull(groups.purgeMonths))
  await db.transaction(async (tx) => {
    for (const { groupId } of wanting) await enqueue(tx, purgeGroup, { groupId })
  })
})
