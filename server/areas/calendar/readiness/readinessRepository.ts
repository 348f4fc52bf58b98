import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { READINESS_MAX, type ReadinessList, type ReadinessListQuery } from '@contract/calendar/readinessList'
import type { Database } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { groups } from '../../../platform/db/schema/groups'
import { lineups } from '../../../platform/db/schema/calendar/lineups'
import { memberLinks } from '../../../platform/db/schema/calendar/personalLinks'
import { replies } from '../../../platform/db/schema/calendar/replies'
import { momentOf } from '../../../platform/time/groupTime'
import { isNoDraft, timesOf } from '../events/public'
import { invitingColumns, spanOf, readReplies, readinessOfEvent, readInvitees } from '../invitees/public'
import type { InvitingGroup } from '../invitees/public'
import { answersOfPeers, countReplies, findPeers } from './peers'

/**
 * Whether the group uses replies at all: there is a link, a reply, an instrumentation, or an event with needs. An expression
 * for a larger statement.
 */
export const isInUse = (groupId: string): SQL<boolean> =>
  sql<boolean>`(exists (select from ${replies} where ${replies.groupId} = ${groupId})
    or exists (select from ${memberLinks} where ${memberLinks.groupId} = ${groupId})
    or exists (select from ${lineups} where ${lineups.groupId} = ${groupId})
    or exists (select from ${events} where ${events.groupId} = ${groupId} and ${events.needs} is not null))`

export function readinessRepository(db: Database) {
  return {
    async isInUse(groupId: string): Promise<boolean> {
      const [found] = await db
        .select({ isUsed: isInUse(groupId) })
        .from(groups)
        .where(eq(groups.groupId, groupId))
      return found?.isUsed ?? false
    },

    /** Readiness of the next events, or of those in the span; events without readiness are left out. */
    async list(
      groupId: string,
      group: InvitingGroup,
      { start, end, calendars }: ReadinessListQuery,
      now = new Date(),
    ): Promise<ReadinessList['lights']> {
      const from =
        start === undefined ? now : new Date(Math.max(now.getTime(), momentOf(start, group.timeZone).getTime()))
      const rows = await db
        .select(invitingColumns)
        .from(events)
        .where(
          and(
            eq(events.groupId, groupId),
            isNull(events.deletedAt),
            eq(events.status, 'scheduled'),
            isNoDraft,
            gt(events.endsAt, from),
            end === undefined ? undefined : lt(events.startsAt, momentOf(end, group.timeZone)),
            calendars && inArray(events.calendar, calendars),
          ),
        )
        .orderBy(events.startsAt, events.id)
        .limit(READINESS_MAX)
      const invited = await readInvitees(db, groupId, group, rows)
      const { peers, others } = findPeers(invited, rows)
      const ids = rows.map(({ id }) => id)
      const [counts, replies] = await Promise.all([
        countReplies(db, groupId, ids, peers),
        readReplies(db, groupId, rows, { span: spanOf(rows, group), memberIds: others.map(({ id }) => id) }),
      ])
      const situation = { ...invited, members: others, replies }
      return rows.flatMap((event) => {
        const readiness = readinessOfEvent(event, situation, now, answersOfPeers(event, group, peers, counts))
        if (readiness === null) return []
        const { id: eventId, title, calendar } = event
        return [
          {
            eventId,
            light: readiness,
            ...(readiness.colour === 'red' && { event: { title, calendar, ...timesOf(event) } }),
          },
        ]
      })
    },
  }
}
