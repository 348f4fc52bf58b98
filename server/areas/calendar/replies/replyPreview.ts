import { and, asc, eq, isNull } from 'drizzle-orm'
import { OCCURRENCES_MAX } from '@contract/calendar'
import { isWorseReadiness } from '@contract/calendar/readiness'
import type { Readiness } from '@contract/calendar/readiness'
import { answeredDays } from '@contract/calendar/replyRules'
import { addDays } from '@contract/days'
import type { ReplyPreview, ReplyPreviewBody } from '@contract/calendar/replyPreview'
import type { Database } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { previewEvent, previewSeries } from '../events/public'
import {
  invitingColumns,
  dayOfEvent,
  findInvitingGroup,
  answersOnDay,
  readinessOfEvent,
  readSituation,
} from '../invitees/public'
import type { InvitingEvent, Situation } from '../invitees/public'

const columns = { ...invitingColumns, previousPlan: events.previousPlan, answeredPlans: events.answeredPlans }

/** Invitees with an absence on that day, or where it is answered by day on one of its days, by section and name. */
function awayFrom(event: InvitingEvent, situation: Situation): ReplyPreview['away'] {
  const first = dayOfEvent(event, situation.group.timeZone)
  const days = answeredDays(event)?.map(({ day }) => day) ?? [0]
  const away = new Map<string, number[]>()
  for (const day of days)
    for (const { member, answer } of answersOnDay(event, situation, day))
      if (answer.isAway) away.set(member.id, [...(away.get(member.id) ?? []), day])
  return situation.members.flatMap(({ id, name, section, instrument }) => {
    const dates = away.get(id)?.map((day) => addDays(first, day))
    if (dates === undefined) return []
    // Of a series the situation has the absences of all its days.
    const absences = situation.absences.get(id) ?? []
    const absence = absences.findLast(({ firstDay, lastDay }) =>
      dates.some((date) => firstDay <= date && date <= lastDay),
    )
    return {
      memberId: id,
      name,
      section,
      ...(instrument !== null && { instrument }),
      ...(absence?.reason && { reason: absence.reason }),
    }
  })
}

interface Preview {
  event: InvitingEvent
  before: Readiness | null
  after: Readiness | null
}

function sumUp(previews: Preview[], situation: Situation): ReplyPreview['series'] {
  const lit = previews.filter(({ after }) => after !== null)
  return {
    events: lit.length,
    withAway: lit.filter(({ event }) => awayFrom(event, situation).length > 0).length,
    amber: lit.filter(({ after }) => after?.colour === 'amber').length,
    red: lit.filter(({ after }) => after?.colour === 'red').length,
    worse: lit.filter(({ before, after }) => isWorseReadiness(after, before)).length,
  }
}

export function replyPreviewRepository(db: Database) {
  /** The stored events of a series, without the event itself, up to the longest length that a series can have. */
  async function readSeries(groupId: string, { id, seriesId }: InvitingEvent) {
    if (seriesId === null) return []
    const rows = await db
      .select(columns)
      .from(events)
      .where(and(eq(events.groupId, groupId), eq(events.seriesId, seriesId), isNull(events.deletedAt)))
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(OCCURRENCES_MAX)
    return rows.filter((row) => row.id !== id)
  }

  return {
    /**
     * Who would be away from the event as it would be saved, and the readiness of it and of its series before and after.
     * Nothing is stored.
     */
    async find(groupId: string, change: ReplyPreviewBody, now = new Date()): Promise<ReplyPreview> {
      const { event: write, scope = 'this', repeat, answers } = change
      const isForMany = scope !== 'this' || repeat !== undefined
      const group = await findInvitingGroup(db, groupId)
      const [stored] = await db
        .select(columns)
        .from(events)
        .where(and(eq(events.groupId, groupId), eq(events.id, write.id), isNull(events.deletedAt)))
      const series = stored && isForMany ? await readSeries(groupId, stored) : []
      const wanted = previewEvent(write, stored, group.timeZone, answers)
      const others = isForMany ? previewSeries(wanted, stored, series, { scope, repeat, answers }, group.timeZone) : []
      const known = stored ? [stored, ...series] : []
      const [situation, next] = await Promise.all([
        readSituation(db, groupId, group, known),
        readSituation(db, groupId, group, [wanted, ...others]),
      ])
      const before = new Map(known.map((event) => [event.id, readinessOfEvent(event, situation, now)]))
      const previews = [wanted, ...others].map((event) => ({
        event,
        before: before.get(event.id) ?? null,
        after: readinessOfEvent(event, next, now),
      }))
      return {
        away: awayFrom(wanted, next),
        before: before.get(wanted.id) ?? null,
        after: readinessOfEvent(wanted, next, now),
        ...(others.length > 0 && { series: sumUp(previews, next) }),
      }
    },
  }
}
