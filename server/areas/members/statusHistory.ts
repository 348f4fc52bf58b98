import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isIn } from '../../platform/db/isIn'
import { members } from '../../platform/db/schema/members'
import { memberStatusHistory } from '../../platform/db/schema/memberStatusHistory'
import type { Transaction } from '../../platform/db/database'
import { todayIn } from '../../platform/time/days'
import { findTimeZone } from '../../platform/time/groupTimeZone'

/**
 * Records the members' status from today on. Call in the transaction that adds, changes, removes or restores members, after the write.
 * The last status of a day counts; unchanged ones are not recorded.
 */
export async function appendStatusHistory(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  if (memberIds.length === 0) return
  const timeZone = await findTimeZone(tx, groupId)
  // A group that moves to a zone further west may live a day twice: its notes never go back in time.
  await tx.execute(sql`
    insert into ${memberStatusHistory} (group_id, member_id, since, status)
    select m.group_id, m.id, greatest(${todayIn(timeZone)}::date, latest.since), m.status
      from (select group_id, id, case when deleted_at is null then status end as status
              from ${members} where group_id = ${groupId} and ${isIn(sql`id`, memberIds)}) m
      left join lateral (
           select since, status from ${memberStatusHistory} s
            where s.group_id = ${groupId} and s.member_id = m.id order by since desc limit 1) latest on true
     where latest.since is null or latest.status is distinct from m.status
    on conflict (group_id, member_id, since) do update set status = excluded.status`)
}

/** For members whose import is undone, as if they had never existed. */
export async function deleteStatusHistory(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx
    .delete(memberStatusHistory)
    .where(and(eq(memberStatusHistory.groupId, groupId), isIn(memberStatusHistory.memberId, memberIds)))
}

/**
 * The member's status on the day; null if removed or unknown. The first recorded status also applies to earlier days, as a group may
 * enter its members after an event that it wants to finish. `joined_on` alone decides when somebody came.
 */
export function statusOn(groupId: string, day: string): SQL {
  const isBefore = sql`${memberStatusHistory.since} <= ${day}::date`
  return sql`(
    select ${memberStatusHistory.status} from ${memberStatusHistory}
     where ${memberStatusHistory.groupId} = ${groupId} and ${memberStatusHistory.memberId} = ${members.id}
     order by ${isBefore} desc, case when ${isBefore} then ${memberStatusHistory.since} end desc, ${memberStatusHistory.since}
     limit 1)`
}

/** Whether the member is active and has joined on the day. */
export function isExpectedOn(groupId: string, day: string): SQL {
  return sql`(coalesce(${members.joinedOn} <= ${day}::date, true) and ${statusOn(groupId, day)} = 'active')`
}
