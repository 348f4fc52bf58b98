import * as z from 'zod/mini'
import { purgeAudit } from '../../platform/audit/auditPurge'
import { groups } from '../../platform/db/schema/groups'
import { defineJob } from '../../platform/jobs/jobs'

/** Once a day: deletes what each group no longer keeps of its activity log. */
export const purgeAudits = defineJob('purge_audits', z.object({}), async (_payload, { db }) => {
  for (const { groupId } of await db.select({ groupId: groups.groupId }).from(groups)) await purgeAudit(db, groupId)
})
