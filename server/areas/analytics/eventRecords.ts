import { and, eq } from 'drizzle-orm'
import type { EventRecord } from '@contract/analytics'
import type { Database } from '../../platform/db/database'
import { eventAttendance } from '../../platform/db/schema/calendar/eventAttendance'
import { events } from '../../platform/db/schema/calendar/events'
import { financeEvents } from '../../platform/db/schema/finances/financeEvents'
import { eventBudgets } from '../../platform/db/schema/finances/budgets'
import { members } from '../../platform/db/schema/members'
import { ApiError } from '../../platform/http/errors'
import { analyticsColumns, analyticsRowFor } from './analyticsRows'
import { ofEvent, plannedFor, selectedEvents } from './analyticsSelection'
import { playedBy, scoreOrder, withOwnSections } from '../scoreOrder'
import { toEvent } from '../calendar/events/public'
import { historyOf } from '../calendar/reports/public'

/** In the order of the score. Includes members removed since. */
async function linesOf(db: Database, groupId: string, eventId: string): Promise<EventRecord['lines']> {
  const { section, status, memberId } = eventAttendance
  const rows = await db
    .select({ memberId, name: members.name, section, instrument: members.instrument, part: members.part, status })
    .from(eventAttendance)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, memberId)))
    .where(and(eq(eventAttendance.groupId, groupId), eq(eventAttendance.eventId, eventId)))
    .orderBy(...scoreOrder)
  const lines = rows.map(({ instrument, part, ...line }) => ({ ...line, ...playedBy({ instrument, part }) }))
  return withOwnSections(db, groupId, lines)
}

export function eventRecordRepository(db: Database) {
  return {
    /** Only for finished events. */
    async find(groupId: string, id: string, withBudget: boolean): Promise<EventRecord> {
      const { finishedBy, reportNotes, played } = events
      const [row] = await db
        .select({ ...analyticsColumns, finishedBy, reportNotes, played })
        .from(events)
        .leftJoin(financeEvents, ofEvent(groupId))
        .leftJoin(eventBudgets, plannedFor(groupId))
        .where(and(selectedEvents(groupId, 'UTC', {}), eq(events.id, id)))
      if (row === undefined) throw new ApiError('not_found')
      return {
        event: toEvent(row),
        row: analyticsRowFor({ withReplies: false, withBudget })(row),
        finishedBy: row.finishedBy ?? '',
        ...(row.reportNotes !== null && { notes: row.reportNotes }),
        programme: row.played ?? row.programme ?? [],
        lines: await linesOf(db, groupId, row.id),
        history: await historyOf(db, groupId, row.id),
      }
    },
  }
}
