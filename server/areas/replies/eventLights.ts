import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { LIGHTS_MAX } from '@contract/replies/replies'
import type { LightList, LightListQuery } from '@contract/replies/replies'
import type { Database } from '../../platform/db/database'
import { events } from '../../platform/db/schema/events'
import { groups } from '../../platform/db/schema/groups'
import { lineups } from '../../platform/db/schema/lineups'
import { memberLinks } from '../../platform/db/schema/personalLinks'
import { replies } from '../../platform/db/schema/replies'
import { momentOf } from '../../platform/time/groupTime'
import { timesOf } from '../events/eventLookup'
import { askingColumns, findAskingGroup, spanOf } from './askingEvents'
import { readReplies } from './givenAnswers'
import { answersOfPeers, countReplies, findPeers } from './peers'
import { lightTo, readAsked } from './situation'

/** Whether anybody was asked, or it was said what is needed. */
async function isInUse(db: Database, groupId: string): Promise<boolean> {
  const [found] = await db
    .select({
      isUsed: sql<boolean>`exists (select from ${replies} where ${replies.groupId} = ${groupId})
        or exists (select from ${memberLinks} where ${memberLinks.groupId} = ${groupId})
        or exists (select from ${lineups} where ${lineups.groupId} = ${groupId})
        or exists (select from ${events} where ${events.groupId} = ${groupId} and ${events.needs} is not null)`,
    })
    .from(groups)
    .where(eq(groups.groupId, groupId))
  return found?.isUsed ?? false
}

export function eventLightRepository(db: Database) {
  return {
    /** Of the next events, or of those in the span: all that can still have a light. */
    async list(groupId: string, { start, end, calendars }: LightListQuery, now = new Date()): Promise<LightList> {
      const [group, isUsed] = await Promise.all([findAskingGroup(db, groupId), isInUse(db, groupId)])
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
      const lights = rows.flatMap((event) => {
        const light = lightTo(event, situation, now, answersOfPeers(event, group, peers, counts))
        if (light === null) return []
        const { id: eventId, title, calendar } = event
        return [{ eventId, light, ...(light.colour === 'red' && { event: { title, calendar, ...timesOf(event) } }) }]
      })
      return { lights, isInUse: isUsed }
    },
  }
}
