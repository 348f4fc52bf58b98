import type { CalendarEvent, EventWrite } from '@contract/calendar'
import type { PollChoice } from '@contract/calendar/polls'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { polls } from '../../../platform/db/schema/calendar/replies'
import { replies } from '../../../platform/db/schema/calendar/replies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { toEvent, withPollCalendar } from '../events/public'
import { readPollAnswers } from './pollAnswers'
import { about } from './pollRepository'
import { endOf, isPoll, lockPoll, toPoll } from './pollRows'
import type { PollRow } from './pollRows'

/** The plan number of an event that was never moved (events/eventPlan.ts). */
const FIRST_PLAN = 1

function toEventWrite({ dates, ...poll }: PollRow, { dateId, eventId }: PollChoice): EventWrite {
  const date = dates.find(({ id }) => id === dateId.toLowerCase())
  if (date === undefined) throw invalidField('choice.dateId', 'not_allowed')
  const { id: _date, ...times } = date
  const { title, calendar, location, description, asks, lineupId, needs } = poll
  return {
    id: eventId,
    title,
    ...times,
    extendedProps: {
      calendar,
      status: 'scheduled',
      ...(location !== null && { location }),
      ...(description !== null && { description }),
      ...(asks !== null && { asks }),
      ...(lineupId !== null && { lineupId }),
      ...(needs !== null && { needs }),
    },
  }
}

/** Copies the answers to the date into replies to the event, with their authors and times. */
async function carryAnswers(
  tx: Transaction,
  { groupId, pollId, dateId, eventId }: { groupId: string; pollId: string; dateId: string; eventId: string },
): Promise<void> {
  const said = await readPollAnswers(tx, groupId, pollId)
  const rows = [...said].flatMap(([memberId, { answers }]) => {
    const given = answers[dateId]
    if (given === undefined) return []
    const at = new Date(given.at)
    const by = { setBy: given.setBy ?? null, via: given.via ?? null }
    const when = { answeredAt: at, firstAnsweredAt: at, planNumber: FIRST_PLAN }
    return [{ groupId, eventId, memberId, answer: given.answer, ...by, ...when }]
  })
  if (rows.length > 0) await tx.insert(replies).values(rows).onConflictDoNothing()
}

export function pollChoiceRepository(db: Database) {
  return {
    /** Creates the event of the chosen date, with the answers as replies. A repeated call returns that event. */
    choose(actor: Actor, choice: PollChoice, now = new Date()): Promise<CalendarEvent> {
      const { groupId } = actor
      const [pollId, dateId, eventId] = [choice.id, choice.dateId, choice.eventId].map((id) => id.toLowerCase())
      if (pollId === undefined || dateId === undefined || eventId === undefined) throw new ApiError('not_found')
      return withPollCalendar(db, actor, async ({ tx, timeZone, addEvent }) => {
        const poll = await lockPoll(tx, groupId, pollId, 'no key update')
        if (poll === undefined || poll.deletedAt !== null) throw new ApiError('not_found')
        if (poll.event !== null) {
          if (poll.event.id === eventId && poll.chosenDateId === dateId) return toEvent(poll.event)
          throw new ApiError('poll_closed')
        }
        if (poll.version !== choice.version) throw new ApiError('conflict', { current: toPoll(poll) })
        const write = toEventWrite(poll, choice)
        if (endOf({ ...write, id: dateId }, timeZone) <= now) throw new ApiError('event_over')
        const event = await addEvent(write)
        await carryAnswers(tx, { groupId, pollId, dateId, eventId })
        await tx
          .update(polls)
          .set({ eventId, chosenDateId: dateId, version: sql`${polls.version} + 1`, updatedAt: sql`now()` })
          .where(isPoll(groupId, pollId))
        const { start, end } = event
        await appendAudit(tx, actor, { action: 'poll_chosen', ...about(poll), after: { start, end } })
        return event
      })
    },
  }
}
