import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { MemberStatus, Section } from '@contract/members'
import { isInvited } from '@contract/calendar/replyRules'
import type { Database, Transaction } from '../../../platform/db/database'
import { members } from '../../../platform/db/schema/members'
import { memberStatusHistory } from '../../../platform/db/schema/memberStatusHistory'
import { scoreOrder } from '../../scoreOrder'
import type { EventRow } from '../events/public'

/** What decides whether an event invites a member. */
export interface GroupMember {
  id: string
  name: string
  section: Section
  instrument: string | null
  joinedOn: string | null
  /** Each change of status with its day, oldest first; null: removed. */
  statuses: [since: string, status: MemberStatus | null][]
}

/** The condition for members of the group who are not removed. */
export const isPresentMember = (groupId: string): SQL | undefined =>
  and(eq(members.groupId, groupId), isNull(members.deletedAt))

export const isStaying = ne(members.status, 'former')

/** Members in the order of the score; `which` selects some of them. */
export async function readMembers(
  db: Database | Transaction,
  groupId: string,
  which?: SQL,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<GroupMember[]> {
  const { since, status } = memberStatusHistory
  const statuses = sql<GroupMember['statuses'] | null>`(
    select json_agg(json_build_array(${since}, ${status}) order by ${since}) from ${memberStatusHistory}
     where ${memberStatusHistory.groupId} = ${groupId} and ${memberStatusHistory.memberId} = ${members.id})`
  const found = db
    .select({
      id: members.id,
      name: members.name,
      section: members.section,
      instrument: members.instrument,
      joinedOn: members.joinedOn,
      statuses,
    })
    .from(members)
    .where(and(isPresentMember(groupId), which))
    .orderBy(...scoreOrder)
    .offset(offset)
  const rows = await (limit === undefined ? found : found.limit(limit))
  return rows.map((row) => ({ ...row, statuses: row.statuses ?? [] }))
}

/**
 * The member's status on the day; undefined: removed, or not yet a member. Before the first entry the first one applies, as
 * in server/areas/members/statusHistory.ts, the same rule in SQL.
 */
export function statusOnDay(
  { joinedOn, statuses }: Pick<GroupMember, 'joinedOn' | 'statuses'>,
  day: string,
): MemberStatus | undefined {
  if (joinedOn !== null && joinedOn > day) return undefined
  const noted = statuses.findLast(([since]) => since <= day) ?? statuses[0]
  return noted?.[1] ?? undefined
}

/** Whether the event, which begins on that day, invites the member. */
export function invitesMember({ asks }: Pick<EventRow, 'asks'>, member: GroupMember, day: string): boolean {
  const { id, section, instrument } = member
  return isInvited(asks ?? undefined, {
    id,
    section,
    instrument: instrument ?? undefined,
    status: statusOnDay(member, day),
  })
}
