import { and, asc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Needs } from '@contract/invitees'
import { readinessOf } from '@contract/calendar/readiness'
import type { PollLine, PollMatrix, PollSummary } from '@contract/calendar/polls'
import type { Database } from '../../../platform/db/database'
import { isMemberWithin } from '../../../platform/db/membership'
import { events } from '../../../platform/db/schema/calendar/events'
import { lineups } from '../../../platform/db/schema/calendar/lineups'
import { pollAnswers } from '../../../platform/db/schema/calendar/replies'
import { ApiError } from '../../../platform/http/errors'
import { momentOf } from '../../../platform/time/groupTime'
import { timesOf } from '../events/public'
import { withBeside } from '../../namesakes'
import { playedBy, withOwnSections } from '../../scoreOrder'
import { findInvitingGroup, invitesMember, readMembers, readAbsences } from '../invitees/public'
import { cellsOf, readPollAnswers } from './pollAnswers'
import { dayOfDate, endOf, isPoll, isThere, outcomeOf, readPolls, toPoll } from './pollRows'
import type { PollRow, PollWithEvent } from './pollRows'

async function needsOfPoll(
  db: Database,
  groupId: string,
  { needs, lineupId }: Pick<PollRow, 'needs' | 'lineupId'>,
): Promise<Needs | undefined> {
  if (needs !== null) return needs
  if (lineupId === null) return undefined
  const [instrumentation] = await db
    .select({ needs: lineups.needs })
    .from(lineups)
    .where(and(eq(lineups.groupId, groupId), eq(lineups.id, lineupId), isNull(lineups.deletedAt)))
  return instrumentation?.needs
}

/** The days that a poll's dates span. */
export function spanOf({ dates }: Pick<PollRow, 'dates'>, timeZone: string): { from: string; to: string } {
  const days = dates.map((date) => dayOfDate(date, timeZone)).toSorted()
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

const firstStart = ({ dates }: PollRow, timeZone: string) =>
  dates[0] === undefined ? 0 : momentOf(dates[0].start, timeZone).getTime()

export function pollMatrixRepository(db: Database) {
  /** Events from the first date to the last, without cancelled ones and the one that was made from the poll. */
  async function eventsAround(groupId: string, { dates, eventId }: PollRow, timeZone: string) {
    const starts = dates.map(({ start }) => momentOf(start, timeZone).getTime())
    const ends = dates.map((date) => endOf(date, timeZone).getTime())
    const { id, title, allDay, startsAt, endsAt, startDate, endDate } = events
    return db
      .select({ id, title, allDay, startsAt, endsAt, startDate, endDate })
      .from(events)
      .where(
        and(
          eq(events.groupId, groupId),
          isNull(events.deletedAt),
          ne(events.status, 'cancelled'),
          gt(events.endsAt, new Date(Math.min(...starts))),
          lt(events.startsAt, new Date(Math.max(...ends))),
          eventId === null ? undefined : ne(events.id, eventId),
        ),
      )
      .orderBy(asc(events.startsAt), asc(events.id))
  }

  async function matrixOf(groupId: string, row: PollWithEvent, now: Date): Promise<PollMatrix> {
    const group = await findInvitingGroup(db, groupId)
    const { timeZone } = group
    const span = spanOf(row, timeZone)
    const [people, absences, said, needs, around] = await Promise.all([
      readMembers(db, groupId, isMemberWithin(groupId, span.from, span.to)),
      readAbsences(db, groupId, span),
      readPollAnswers(db, groupId, row.id),
      needsOfPoll(db, groupId, row),
      eventsAround(groupId, row, timeZone),
    ])
    const members = people.flatMap((member): PollLine[] => {
      const own = said.get(member.id)
      const cells = cellsOf(row, member, own, absences.get(member.id) ?? [], timeZone)
      if (cells.every((cell) => cell === null)) return []
      const { id, name, section } = member
      return [
        {
          memberId: id,
          name,
          section,
          ...playedBy(member),
          ...(own !== undefined && own.comment !== null && { comment: own.comment }),
          cells,
        },
      ]
    })
    const dates = row.dates.map((date, at) => {
      const [from, to] = [momentOf(date.start, timeZone), endOf(date, timeZone)]
      const invited = members.flatMap(({ instrument, part, cells }) => {
        const cell = cells[at] ?? null
        return cell === null ? [] : [{ instrument, part, state: cell.answer }]
      })
      return {
        ...date,
        isOver: to <= now,
        light: readinessOf(invited, needs, false),
        overlaps: around
          .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
          .map((event) => ({ id: event.id, title: event.title, ...timesOf(event) })),
      }
    })
    return {
      poll: toPoll(row),
      ...outcomeOf(row, timeZone, now),
      ...(needs && { needs }),
      dates,
      members: await withBeside(db, groupId, await withOwnSections(db, groupId, members), ({ memberId }) => memberId),
    }
  }

  return {
    async find(groupId: string, id: string, now = new Date()): Promise<PollMatrix> {
      const [row] = await readPolls(db, groupId, and(isPoll(groupId, id), isThere(groupId)))
      if (row === undefined) throw new ApiError('not_found')
      return matrixOf(groupId, row, now)
    },

    async list(groupId: string, now = new Date()): Promise<{ polls: PollSummary[] }> {
      const [{ timeZone }, rows, people, counts] = await Promise.all([
        findInvitingGroup(db, groupId),
        readPolls(db, groupId, isThere(groupId)),
        readMembers(db, groupId),
        db
          .select({ pollId: pollAnswers.pollId, count: sql<number>`count(*)`.mapWith(Number) })
          .from(pollAnswers)
          .where(and(eq(pollAnswers.groupId, groupId), sql`${pollAnswers.answers} <> '{}'::jsonb`))
          .groupBy(pollAnswers.pollId),
      ])
      const answered = new Map(counts.map(({ pollId, count }) => [pollId, count]))
      const entries = rows.map((row) => {
        const outcome = outcomeOf(row, timeZone, now)
        const inviteesOn = (day: string) =>
          people.filter((member) => invitesMember(row, member, day)).map(({ id }) => id)
        const invited = new Set(row.dates.flatMap((date) => inviteesOn(dayOfDate(date, timeZone))))
        return {
          at: firstStart(row, timeZone),
          summary: {
            poll: toPoll(row),
            ...outcome,
            ...(outcome.state === 'open' && { asked: invited.size }),
            answered: answered.get(row.id) ?? 0,
          },
        }
      })
      const isOpen = ({ summary }: (typeof entries)[number]) => summary.state === 'open'
      const next = entries.filter(isOpen).toSorted((one, other) => one.at - other.at)
      const past = entries.filter((entry) => !isOpen(entry)).toSorted((one, other) => other.at - one.at)
      return { polls: [...next, ...past].map(({ summary }) => summary) }
    },
  }
}
