import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { LIGHTS_MAX } from '@contract/calendar/replies'
import type { LightList, LightListQuery } from '@contract/calendar/replies'
import type { Database } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { groups } from '../../../platform/db/schema/groups'
import { lineups } from '../../../platform/db/schema/calendar/lineups'
import { memberLinks } from '../../../platform/db/schema/calendar/personalLinks'
import { replies } from '../../../platform/db/schema/calendar/replies'
import { momentOf } from '../../../platform/time/groupTime'
import { timesOf } from '../events/eventLookup'
import { askingColumns, spanOf } from '../invitees/askingEvents'
import type { AskingGroup } from '../invitees/askingEvents'
import { readReplies } from '../invitees/givenAnswers'
import { answersOfPeers, countReplies, findPeers } from './peers'
import { lightTo, readAsked } from '../invitees/situation'

/** Whether anybody was asked, or it was said what is needed; for a statement of several tables. */
export const isInUse = (groupId: string): SQL<boolean> =>
  sql<boolean>`(exists (select from ${replies} where ${replies.groupId} = ${groupId})
    or exists (select from ${memberLinks} where ${memberLinks.groupId} = ${groupId})
    or exists (select from ${lineups} where ${lineups.groupId} = ${groupId})
    or exists (select from ${events} where ${events.groupId} = ${groupId} and ${events.needs} is not null))`

export function eventLightRepository(db: Database) {
  return {
    async isInUse(groupId: string): Promise<boolean> {
      const [found] = await db
        .select({ isUsed: isInUse(groupId) })
        .from(groups)
        .where(eq(groups.groupId, groupId))
      return found?.isUsed ?? false
    },

    /** Of the next events, or of those in the span: all that can still have a light. */
    async list(
      groupId: string,
      group: AskingGroup,
      { start, end, calendars }: LightListQuery,
      now = new Date(),
    ): Promise<LightList['lights']> {
      const from =
        start === undefined ? now : new Date(Math.max(now.getTime(), momentOf(start, group.timeZone).getTime()))
      const rows = await db
        .select(askingColumns)
        .from(events)
        .where(
          and(
            eq(events.groupId, groupId),
            isNull(events.deletedAt),
            eq(events.status, 'scheduled'),
            gt(events.endsAt, from),
            end === undefined ? undefined : lt(events.startsAt, momentOf(end, group.timeZone)),
            calendars && inArray(events.calendar, calendars),
          ),
        )
        .orderBy(events.startsAt, events.id)
        .limit(LIGHTS_MAX)
      const asked = await readAsked(db, groupId, group, rows)
      const { peers, others } = findPeers(asked, rows)
      const ids = rows.map(({ id }) => id)
      const [counts, replies] = await Promise.all([
        countReplies(db, groupId, ids, peers),
        readReplies(db, groupId, rows, { span: spanOf(rows, group), memberIds: others.map(({ id }) => id) }),
      ])
      const situation = { ...asked, members: others, replies }
      return rows.flatMap((event) => {
        const light = lightTo(event, situation, now, answersOfPeers(event, group, peers, counts))
        if (light === null) return []
        const { id: eventId, title, calendar } = event
        return [{ eventId, light, ...(light.colour === 'red' && { event: { title, calendar, ...timesOf(event) } }) }]
      })
    },
  }
}
