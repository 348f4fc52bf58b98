import type { EventWrite } from '@contract/calendar'
import type { ReplyPreview } from '@contract/replies/replies'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { events } from '../../platform/db/schema/events'
import { previewEvent } from '../events/eventLookup'
import { askingColumns, findAskingGroup } from './askingEvents'
import { answersTo, lightTo, readSituation } from './situation'

export function replyPreviewRepository(db: Database) {
  return {
    /** Who is known to be away when the event would be, and what its light was and would be. */
    async find(groupId: string, write: EventWrite, now = new Date()): Promise<ReplyPreview> {
      const group = await findAskingGroup(db, groupId)
      const [stored] = await db
        .select({ ...askingColumns, previousPlan: events.previousPlan })
        .from(events)
        .where(and(eq(events.groupId, groupId), eq(events.id, write.id), isNull(events.deletedAt)))
      const wanted = previewEvent(write, stored, group.timeZone)
      const [before, after] = await Promise.all([
        stored && readSituation(db, groupId, group, [stored]),
        readSituation(db, groupId, group, [wanted]),
      ])
      const away = answersTo(wanted, after).flatMap(({ member: { id, name, section, instrument }, answer }) => {
        if (!answer.isAway) return []
        const [absence] = after.absences.get(id) ?? []
        return {
          memberId: id,
          name,
          section,
          ...(instrument !== null && { instrument }),
          ...(absence?.reason && { reason: absence.reason }),
        }
      })
      return {
        away,
        before: stored && before ? lightTo(stored, before, now) : null,
        after: lightTo(wanted, after, now),
      }
    },
  }
}
