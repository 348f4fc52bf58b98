import { and, eq, gte, inArray, isNull, lt, ne } from 'drizzle-orm'
import { MATRIX_EVENTS_MAX } from '@contract/replies/matrix'
import type { Matrix, MatrixConfig } from '@contract/replies/matrix'
import type { EffectiveAnswer } from '@contract/replies/replyRules'
import type { Database } from '../../platform/db/database'
import { matchesAllWords } from '../../platform/db/listQuery'
import { events } from '../../platform/db/schema/events'
import { members } from '../../platform/db/schema/members'
import { addDays, todayIn } from '../../platform/time/days'
import { startOfDay } from '../../platform/time/groupTime'
import { timesOf } from '../events/eventLookup'
import { askingColumns, findAskingGroup } from './askingEvents'
import type { AskingEvent } from './askingEvents'
import { isPresentMember, isStaying, memberOrder } from './askedMembers'
import { answersTo, readSituation } from './situation'

type Cell = NonNullable<Matrix['members'][number]['cells'][number]>

function cellOf({ state, isAway, toConfirm }: EffectiveAnswer): Cell {
  if (isAway) return 'away'
  return toConfirm ? 'toConfirm' : state
}

export function matrixRepository(db: Database) {
  function readEvents(
    groupId: string,
    timeZone: string,
    { from = todayIn(timeZone), to, calendars }: MatrixConfig,
  ): Promise<AskingEvent[]> {
    return db
      .select(askingColumns)
      .from(events)
      .where(
        and(
          eq(events.groupId, groupId),
          isNull(events.deletedAt),
          ne(events.status, 'cancelled'),
          gte(events.startsAt, startOfDay(from, timeZone)),
          to === undefined ? undefined : lt(events.startsAt, startOfDay(addDays(to, 1), timeZone)),
          calendars && inArray(events.calendar, calendars),
        ),
      )
      .orderBy(events.startsAt, events.id)
      .limit(MATRIX_EVENTS_MAX + 1)
  }

  return {
    /** A page of members beside the events of the days. */
    async list(groupId: string, config: MatrixConfig): Promise<Matrix> {
      const { page, perPage, q, section } = config
      const group = await findAskingGroup(db, groupId)
      const which = and(
        isPresentMember(groupId),
        isStaying,
        section === undefined ? undefined : eq(members.section, section),
        matchesAllWords(members.search, q),
      )
      const [found, paged, total] = await Promise.all([
        readEvents(groupId, group.timeZone, config),
        db
          .select({ id: members.id, name: members.name, section: members.section, instrument: members.instrument })
          .from(members)
          .where(which)
          .orderBy(...memberOrder)
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.$count(members, which),
      ])
      const shown = found.slice(0, MATRIX_EVENTS_MAX)
      const ids = paged.map(({ id }) => id)
      const situation = await readSituation(db, groupId, group, shown, ids)
      const columns = shown.map(
        (event) => new Map(answersTo(event, situation).map(({ member, answer }) => [member.id, cellOf(answer)])),
      )
      return {
        events: shown.map((event) => {
          const { id, title, calendar, status } = event
          return { id, title, calendar, ...timesOf(event), ...(status === 'finished' && { isFinished: true as const }) }
        }),
        ...(found.length > MATRIX_EVENTS_MAX && { hasMoreEvents: true as const }),
        members: paged.map(({ id, name, section, instrument }) => ({
          memberId: id,
          name,
          section,
          ...(instrument !== null && { instrument }),
          cells: columns.map((column) => column.get(id) ?? null),
        })),
        total,
      }
    },
  }
}
