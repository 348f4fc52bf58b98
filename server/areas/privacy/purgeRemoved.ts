import { isNotNull, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Id } from '@contract/primitives'
import { groups } from '../../platform/db/schema/groups'
import { members } from '../../platform/db/schema/members'
import { defineJob, enqueue } from '../../platform/jobs/jobs'
import { privacyRepository } from './privacyRepository'

/** Deletes for good what one group removed longer ago than its retention time, or kept of erased people for as long as it had to. */
export const purgeGroup = defineJob('purge_group', z.object({ groupId: Id }), async ({ groupId }, { db, log }) => {
  const records = await privacyRepository(db).purge(groupId)
  if (records > 0) log.info({ records }, 'removed records were deleted for good')
})

/** Once a day: enqueues a job per group with a retention time or erased members, so that a large group does not delay others. */
export const purgeRemoved = defineJob('purge_removed', z.object({}), async (_payload, { db }) => {
  const hasErased = sql`exists (select from ${members} where ${members.groupId} = ${groups.groupId} and ${members.erasedAt} is not null)`
  const wanting = await db
    .select({ groupId: groups.groupId })
    .from(groups)
    .where(or(isNotNull(groups.purgeMonths), hasErased))
  await db.transaction(async (tx) => {
    for (const { groupId } of wanting) await enqueue(tx, purgeGroup, { groupId })
  })
})
