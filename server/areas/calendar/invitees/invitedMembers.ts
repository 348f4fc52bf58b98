import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Section } from '@contract/members'
import { statusChanges } from '@contract/historyRules'
import type { DatedStep, DayStatus, StatusChange } from '@contract/historyRules'
import { isInvited } from '@contract/calendar/replyRules'
import type { Database, Transaction } from '../../../platform/db/database'
import { memberGroupsOf } from '../../../platform/db/memberGroups'
import { members } from '../../../platform/db/schema/members'
import { memberHistory } from '../../../platform/db/schema/members/memberHistory'
import { scoreOrder } from '../../scoreOrder'
import type { EventRow } from '../events/public'
import type { InvitingEvent } from './invitingEvents'

/** What decides whether an event invites a member. */
export interface GroupMember {
  id: string
  name: string
  familyName: string | null
  calledName: string | null
  section: Section
  instrument: string | null
  secondInstrument: string | null
  part: number | null
  /** The groups of people that they are in now. */
  groups: string[]
  /** Each change of status with its day, oldest first. */
  statuses: StatusChange[]
}

/** The condition for members of the group who are not removed. */
export const isNotDeletedMember = (groupId: string): SQL | undefined =>
  and(eq(members.groupId, groupId), isNull(members.deletedAt))

/** Members in the order of the score; `which` selects some of them. */
export async function readMembers(
  db: Database | Transaction,
  groupId: string,
  which?: SQL,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<GroupMember[]> {
  const steps = sql<DatedStep[] | null>`(
    select json_agg(json_build_object('kind', step.kind, 'since', step.since, 'until', step.until))
      from ${memberHistory} step
     where step.group_id = ${groupId} and step.member_id = members.id and step.deleted_at is null)`
  const found = db
    .select({
      id: members.id,
      name: members.name,
      familyName: members.familyName,
      calledName: members.calledName,
      section: members.section,
      instrument: members.instrument,
      secondInstrument: members.secondInstrument,
      part: members.part,
      groups: memberGroupsOf(groupId),
      steps,
    })
    .from(members)
    .where(and(isNotDeletedMember(groupId), which))
    .orderBy(...scoreOrder)
    .offset(offset)
  const rows = await (limit === undefined ? found : found.limit(limit))
  return rows.map(({ steps: told, ...row }) => ({ ...row, statuses: statusChanges(told ?? []) }))
}

/** The member's status on the day; undefined: not yet a member. In SQL: server/platform/db/membership.ts. */
export function statusOnDay({ statuses }: Pick<GroupMember, 'statuses'>, day: string): DayStatus | undefined {
  return statuses.findLast(([since]) => since <= day)?.[1]
}

/** What the member plays at the event: their instrument and part, or their second instrument. */
export function playedAt(
  { doublings }: Pick<InvitingEvent, 'doublings'>,
  { id, instrument, part, secondInstrument }: Pick<GroupMember, 'id' | 'instrument' | 'part' | 'secondInstrument'>,
): { instrument: string | null; part: number | null; isDoubling: boolean } {
  const isDoubling = secondInstrument !== null && doublings?.includes(id) === true
  return isDoubling ? { instrument: secondInstrument, part: null, isDoubling } : { instrument, part, isDoubling }
}

/** Whether the event, which begins on that day, invites the member. A draft invites nobody. */
export function invitesMember(
  { asks, planning }: Pick<EventRow, 'asks'> & Partial<Pick<EventRow, 'planning'>>,
  member: GroupMember,
  day: string,
): boolean {
  if (planning === 'draft') return false
  const { id, section, instrument, groups } = member
  return isInvited(asks ?? undefined, {
    id,
    section,
    groups,
    instrument: instrument ?? undefined,
    status: statusOnDay(member, day),
  })
}
