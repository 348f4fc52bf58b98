import { and, eq, gte, inArray, isNull, lt, ne } from 'drizzle-orm'
import { MATRIX_EVENTS_MAX } from '@contract/calendar/matrix'
import type { Matrix, MatrixConfig } from '@contract/calendar/matrix'
import { answeredDays } from '@contract/calendar/replyRules'
import type { EffectiveAnswer } from '@contract/calendar/replyRules'
import type { EventDay } from '@contract/eventDays'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { isMemberWithin, todayOf } from '../../../platform/db/membership'
import { containsWord, matchesPerson } from '../../../platform/db/listQuery'
import { events } from '../../../platform/db/schema/calendar/events'
import { members } from '../../../platform/db/schema/members'
import { absences as awayRows } from '../../../platform/db/schema/calendar/replies'
import { addDays } from '@contract/days'
import { todayIn } from '../../../platform/time/days'
import { startOfDay } from '../../../platform/time/groupTime'
import { isNoDraft, timesOf } from '../events/public'
import { besideNames, besideOf } from '../../namesakes'
import { playedBy, withOwnSections } from '../../scoreOrder'
import {
  invitingColumns,
  dayOfEvent,
  findInvitingGroup,
  comesOnOf,
  spanOf,
  invitesMember,
  isNotDeletedMember,
  readMembers,
  readAbsences,
  readReplies,
  effectiveOf,
} from '../invitees/public'
import type { GroupMember, AbsencesByMember } from '../invitees/public'

type Cell = NonNullable<Matrix['members'][number]['cells'][number]>

function cellOf({ state, isAway, toConfirm, isWaiting }: EffectiveAnswer): Cell {
  if (isAway) return 'away'
  if (isWaiting) return 'waiting'
  return toConfirm ? 'toConfirm' : state
}

function daysOf(event: { days: EventDay[] | null; answersByDay: boolean | null }): { days?: number[] } {
  const listed = answeredDays(event)
  return listed === null ? {} : { days: listed.map(({ day }) => day) }
}

const countsGuests = (cell: Cell | null | undefined) => cell === 'yes' || cell === 'waiting'

/** Without notes, programmes and addresses, which the matrix does not show and which would be most of the data. */
const {
  id,
  title,
  calendar,
  status,
  allDay,
  startsAt,
  endsAt,
  startDate,
  endDate,
  asks,
  planning,
  planNumber,
  days,
  answersByDay,
} = invitingColumns
const shownColumns = {
  id,
  title,
  calendar,
  status,
  allDay,
  startsAt,
  endsAt,
  startDate,
  endDate,
  asks,
  planning,
  planNumber,
  days,
  answersByDay,
}

const nobodyAway: AbsencesByMember = new Map()

export function matrixRepository(db: Database) {
  async function findEvents(groupId: string, { from: first, to, calendars }: MatrixConfig) {
    const group = await findInvitingGroup(db, groupId)
    const { timeZone } = group
    const from = first ?? todayIn(timeZone)
    const found = await db
      .select(shownColumns)
      .from(events)
      .where(
        and(
          eq(events.groupId, groupId),
          isNull(events.deletedAt),
          ne(events.status, 'cancelled'),
          isNoDraft,
          gte(events.startsAt, startOfDay(from, timeZone)),
          to === undefined ? undefined : lt(events.startsAt, startOfDay(addDays(to, 1), timeZone)),
          calendars && inArray(events.calendar, calendars),
        ),
      )
      .orderBy(events.startsAt, events.id)
      .limit(MATRIX_EVENTS_MAX + 1)
    return { group, shown: found.slice(0, MATRIX_EVENTS_MAX), hasMore: found.length > MATRIX_EVENTS_MAX }
  }

  return {
    /** A page of members with their answers to the events of the days. */
    async list(groupId: string, config: MatrixConfig): Promise<Matrix> {
      const { page, perPage, q, section, from, to } = config
      const which = and(
        isMemberWithin(groupId, from ?? todayOf(groupId), to),
        section === undefined ? undefined : eq(members.section, section),
        matchesPerson(q, containsWord(members.search)),
      )
      const [{ group, shown, hasMore }, paged, total] = await Promise.all([
        findEvents(groupId, config),
        readMembers(db, groupId, which, { limit: perPage, offset: (page - 1) * perPage }),
        db.$count(members, and(isNotDeletedMember(groupId), which)),
      ])
      const span = spanOf(shown, group)
      const ids = paged.map(({ id }) => id)
      const people = paged.map((member) => ({ member, section: member.section, ...playedBy(member) }))
      const [absences, replies, besides, named] = await Promise.all([
        shown.length === 0 ? nobodyAway : readAbsences(db, groupId, span, isIn(awayRows.memberId, ids)),
        readReplies(db, groupId, shown, { span, memberIds: ids }),
        besideNames(
          db,
          groupId,
          paged.map(({ name }) => name),
        ),
        withOwnSections(db, groupId, people),
      ])
      const columns = shown.map((event) => {
        const day = dayOfEvent(event, group.timeZone)
        const given = replies.get(event.id)
        return (member: GroupMember) =>
          invitesMember(event, member, day)
            ? cellOf(effectiveOf(given?.get(member.id), event, absences, member.id, day))
            : null
      })
      const guestsOf = ({ id }: GroupMember, cells: (Cell | null)[]) =>
        shown.map((event, at) => (countsGuests(cells[at]) ? (replies.get(event.id)?.get(id)?.guests ?? 0) : 0))
      const lines = named.map(({ member, ...played }) => {
        const cells = columns.map((cellFor) => cellFor(member))
        const guests = guestsOf(member, cells)
        const comesOn = shown.map((event, at) =>
          event.answersByDay === true && countsGuests(cells[at])
            ? comesOnOf(
                replies.get(event.id)?.get(member.id),
                event,
                absences,
                member.id,
                dayOfEvent(event, group.timeZone),
              )
            : null,
        )
        return {
          memberId: member.id,
          name: member.name,
          ...besideOf(besides, member.id),
          ...played,
          cells,
          ...(guests.some((count) => count > 0) && { guests }),
          ...(comesOn.some((on) => on !== null) && { comesOn }),
        }
      })
      return {
        events: shown.map((event) => {
          const { id, title, calendar, status } = event
          return {
            id,
            title,
            calendar,
            ...timesOf(event),
            ...(status === 'finished' && { isFinished: true as const }),
            ...daysOf(event),
          }
        }),
        ...(hasMore && { hasMoreEvents: true as const }),
        members: lines,
        total,
      }
    },
  }
}
