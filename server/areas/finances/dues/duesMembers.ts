import { and, eq, gte, isNull, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { members } from '../../../platform/db/schema/members'
import { firstDayOf } from '../../../platform/time/days'

/**
 * Whom dues are for that are charged from that month on (`YYYY-MM`): active members, and former ones who were there for some of it. Books
 * are often begun, and a year charged, when somebody has left already.
 */
export function duesMembers(groupId: string, firstMonth: string): SQL | undefined {
  const wasThere = and(eq(members.status, 'former'), gte(members.leftOn, firstDayOf(firstMonth)))
  return and(eq(members.groupId, groupId), or(eq(members.status, 'active'), wasThere), isNull(members.deletedAt))
}
