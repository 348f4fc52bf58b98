import * as z from 'zod/mini'
import { groups } from '../../platform/db/schema/groups'
import { defineJob } from '../../platform/jobs/jobs'
import { deleteSectionChanges } from '../members/mergedSections'
import { deleteChanges, undoableSince } from './mergeRepository'

/** Once a day: deletes what could undo merges, of members and of sections, that are too old for that. */
export const deleteMerges = defineJob('forget_merges', z.object({}), async (_payload, { db }) => {
  for (const { groupId } of await db.select({ groupId: groups.groupId }).from(groups)) {
    await deleteChanges(db, groupId)
    await deleteSectionChanges(db, groupId, undoableSince())
  }
})
