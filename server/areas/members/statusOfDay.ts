import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { MemberStatus } from '@contract/members'
import { appendServerAudit } from '../../platform/audit/auditEntries'
import type { Database } from '../../platform/db/database'
import { statusOn, todayOf } from '../../platform/db/membership'
import { groups } from '../../platform/db/schema/groups'
import { members } from '../../platform/db/schema/members'
import { memberHistory } from '../../platform/db/schema/members/memberHistory'
import { defineJob } from '../../platform/jobs/jobs'

/** Days that an hourly run can have been missed. */
const LOOK_BACK_DAYS = 7

/**
 * Brings the status in members' rows up to date where a day of their history has come: whose last day is past is a former member, who was
 * on leave until yesterday is active. Rosters, links and counts follow from the days themselves; lists show and filter this status.
 * Returns how many changed.
 */
export async function followDays(db: Database, groupId: string): Promise<number> {
  const today = todayOf(groupId)
  const isRecent = (day: typeof today) => sql`${day} between ${today} - ${LOOK_BACK_DAYS}::integer and ${today}`
  const hasTurned = sql`exists (
    select from ${memberHistory} step
     where step.group_id = ${groupId} and step.member_id = members.id and step.deleted_at is null
       and step.kind in ('left', 'returned', 'leave') and (${isRecent(sql`step.since`)} or ${isRecent(sql`step.until + 1`)}))`
  const status = statusOn(groupId, today)
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: members.id, name: members.name, before: members.status, after: sql<MemberStatus>`${status}` })
      .from(members)
      .where(
        and(
          eq(members.groupId, groupId),
          isNull(members.deletedAt),
          hasTurned,
          sql`${status} is not null and ${status} <> ${members.status}::text`,
        ),
      )
      .orderBy(members.id)
      .for('no key update')
    for (const { id, name, before, after } of rows) {
      const isThis = and(eq(members.groupId, groupId), eq(members.id, id))
      // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
      await tx
        .update(members)
        .set({ status: after, version: sql`${members.version} + 1`, updatedAt: sql`now()` })
        .where(isThis)
      const subject = { type: 'member', id, name } as const
      const change = { before: { status: before }, after: { status: after } }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await appendServerAudit(tx, groupId, { action: 'member_changed', subject, ...change })
    }
    return rows.length
  })
}

/** Once an hour, as groups have their midnight at any. */
export const followAllDays = defineJob('follow_member_days', z.object({}), async (_payload, { db, log }) => {
  const rows = await db.select({ groupId: groups.groupId }).from(groups)
  for (const { groupId } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one group after the other: nobody waits for it
    const count = await followDays(db, groupId)
    if (count > 0) log.info({ groupId, count }, 'the status of members followed their history')
  }
})
