import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AllFinancesConfig, Finance } from '@contract/finances'
import type { EventName, MemberName, Names } from '@contract/names'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { withBeside } from '../../namesakes'
import { selectedFinances } from './entrySelection'

type Links = Pick<Finance, 'memberId' | 'eventId'>

const markIf = (isRemoved: boolean) => isRemoved && { removed: true }

/** Names of the members and events that entries refer to, including removed ones. Only for callers who may read members. */
export function financeNameRepository(db: Database) {
  async function membersWhere(groupId: string, condition: SQL | undefined): Promise<MemberName[]> {
    const rows = await db
      .select({ id: members.id, name: members.name, isRemoved: sql<boolean>`${members.deletedAt} is not null` })
      .from(members)
      .where(and(eq(members.groupId, groupId), condition))
    const named = rows.map(({ isRemoved, ...member }) => ({ ...member, ...markIf(isRemoved) }))
    return withBeside(db, groupId, named, ({ id }) => id)
  }

  async function eventsWhere(groupId: string, condition: SQL | undefined): Promise<EventName[]> {
    const { id, title, allDay, startsAt, endsAt, startDate, endDate } = events
    const isRemoved = sql<boolean>`${events.deletedAt} is not null`
    const rows = await db
      .select({ id, title, allDay, startsAt, endsAt, startDate, endDate, isRemoved })
      .from(events)
      .where(and(eq(events.groupId, groupId), condition))
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      // Same format as in events, whose module cannot be imported here without a cycle between areas.
      start: row.startDate ?? row.startsAt.toISOString(),
      end: row.endDate ?? row.endsAt.toISOString(),
      allDay: row.allDay,
      ...markIf(row.isRemoved),
    }))
  }

  return {
    /** Names of what these entries refer to; empty lists are neither read nor returned. */
    async of(groupId: string, named: readonly Links[]): Promise<Names> {
      const memberIds = [...new Set(named.flatMap(({ memberId }) => memberId ?? []))]
      const eventIds = [...new Set(named.flatMap(({ eventId }) => eventId ?? []))]
      const [memberNames, eventNames] = await Promise.all([
        memberIds.length > 0 && membersWhere(groupId, isIn(members.id, memberIds)),
        eventIds.length > 0 && eventsWhere(groupId, isIn(events.id, eventIds)),
      ])
      return { ...(memberNames && { members: memberNames }), ...(eventNames && { events: eventNames }) }
    },

    /** Names of what the selected entries refer to, and of the member and event in the filters. */
    async ofSelection(groupId: string, config: AllFinancesConfig): Promise<Names> {
      const { memberId, eventId } = config
      const selected = selectedFinances(groupId, config)
      const idsOf = (column: typeof finances.memberId | typeof finances.eventId) =>
        db
          .selectDistinct({ id: column })
          .from(finances)
          .where(and(selected, isNotNull(column)))
      const [memberNames, eventNames] = await Promise.all([
        membersWhere(
          groupId,
          memberId === undefined ? inArray(members.id, idsOf(finances.memberId)) : eq(members.id, memberId),
        ),
        eventsWhere(
          groupId,
          or(inArray(events.id, idsOf(finances.eventId)), eventId === undefined ? undefined : eq(events.id, eventId)),
        ),
      ])
      return { members: memberNames, events: eventNames }
    },
  }
}
