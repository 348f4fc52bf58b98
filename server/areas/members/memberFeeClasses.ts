import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { NO_FEE_CLASS } from '@contract/members'
import type { MemberCounts } from '@contract/members'
import type { Database } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { feeClasses, memberFees } from '../../platform/db/schema/finances/fees'

/** Whether the member has the fee class on the day; `NO_FEE_CLASS`: has none. */
export function hasFeeClass(groupId: string, classId: string, day: string): SQL {
  const fee = sql`select from ${memberFees} fee where fee.group_id = ${groupId} and fee.member_id = ${members.id}
    and fee.from_month <= ${day} and coalesce(fee.to_month >= date_trunc('month', ${day}::date), true)`
  return classId === NO_FEE_CLASS ? sql`not exists (${fee})` : sql`exists (${fee} and fee.class_id = ${classId})`
}

/** By name. */
export function listFeeClasses(db: Database, groupId: string): Promise<NonNullable<MemberCounts['feeClasses']>> {
  return db
    .select({ id: feeClasses.id, name: feeClasses.name })
    .from(feeClasses)
    .where(and(eq(feeClasses.groupId, groupId), isNull(feeClasses.deletedAt)))
    .orderBy(asc(feeClasses.name), asc(feeClasses.id))
}
