import { and, eq, gte, isNull, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { members } from '../../../platform/db/schema/members'
import { firstDayOf } from '../../../platform/time/days'

/**
 * Members to charge from that month (YYYY-MM) on: active ones, and former ones who left in it or later. A group often charges a year for
 * which some members have left already.
 */
export function duesMembers(groupId: string, firstMonth: string): SQL | undefined {
  const wasThere = and(eq(members.status, 'former'), gte(members.leftOn, firstDayOf(firstMonth)))
  return and(eq(members.groupId, groupId), or(eq(members.status, 'active'), wasThere), isNull(members.deletedAt))
}
