import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'
import { members } from '../../../platform/db/schema/members'
import { users } from '../../../platform/db/schema/users'
import { invitesMember, readMembers } from './invitedMembers'
import { dayOfEvent, invitingColumns } from './invitingEvents'

interface Caller {
  groupId: string
  userId: string
  group: { timeZone: string }
}

/** Whether one of these events invites the member to whom the caller's account is tied; false without one. */
export async function isCallerInvited(db: Database, { groupId, userId, group }: Caller, eventIds: readonly string[]) {
  const [user] = await db
    .select({ memberId: users.memberId })
    .from(users)
    .where(and(eq(users.groupId, groupId), eq(users.id, userId)))
  const memberId = user?.memberId ?? null
  if (memberId === null || eventIds.length === 0) return false
  const [[member], rows] = await Promise.all([
    readMembers(db, groupId, eq(members.id, memberId)),
    db
      .select(invitingColumns)
      .from(events)
      .where(and(eq(events.groupId, groupId), isIn(events.id, [...eventIds]))),
  ])
  return member !== undefined && rows.some((event) => invitesMember(event, member, dayOfEvent(event, group.timeZone)))
}
