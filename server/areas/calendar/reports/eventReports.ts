import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AuditFields } from '@contract/audit'
import type { Attendance, CalendarEvent, EventReport, FinishReport } from '@contract/calendar'
import { replySumKeys } from '@contract/analytics'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { eventAttendance } from '../../../platform/db/schema/calendar/eventAttendance'
import { events } from '../../../platform/db/schema/calendar/events'
import { eventSections } from '../../../platform/db/schema/calendar/eventSections'
import { groups } from '../../../platform/db/schema/groups'
import { ApiError } from '../../../platform/http/errors'
import { withBeside } from '../../namesakes'
import { deleteSums, replaceAttendance, sumAttendance } from './eventAttendance'
import { appendChange, findLatestChange, historyOf } from './eventHistory'
import { eventColumns, toEvent } from '../events/public'
import { appendHeldAnswers } from './heldAnswers'
import { rosterOf } from './eventRoster'
import { todayIn } from '../../../platform/time/days'
import type { Actor } from '../../../platform/audit/actor'

type Report = Omit<FinishReport, 'id' | 'version'>
type ReportRequest = Pick<FinishReport, 'id' | 'version'>

const isEvent = (groupId: string, id: string) =>
  and(eq(events.groupId, groupId), eq(events.id, id), isNull(events.deletedAt))

const countColumns = {
  present: events.present,
  excused: events.excused,
  absent: events.absent,
  audience: events.audience,
}
type Counts = Record<keyof typeof countColumns, number | null>

const countsOf = ({ present, excused, absent, audience }: Counts): AuditFields => ({
  present: present ?? undefined,
  excused: excused ?? undefined,
  absent: absent ?? undefined,
  audience: audience ?? undefined,
})

/** The number of members whose lines differ. */
function differences(one: Attendance[], other: Attendance[]): number {
  const statuses = new Map(one.map(({ memberId, status }) => [memberId, status]))
  const changed = other.filter(({ memberId, status }) => statuses.get(memberId) !== status)
  const ids = new Set(other.map(({ memberId }) => memberId))
  return changed.length + one.filter(({ memberId }) => !ids.has(memberId)).length
}

/** Locks the event's row until the transaction ends. */
async function lockForUpdate(tx: Transaction, { groupId, name }: Actor, id: string) {
  const [row] = await tx
    .select({
      ...eventColumns,
      counts: countColumns,
      told: { audience: events.audience, notes: events.reportNotes, programme: events.played },
      startsAt: events.startsAt,
      timeZone: groups.timeZone,
    })
    .from(events)
    .innerJoin(groups, eq(groups.groupId, groupId))
    .where(isEvent(groupId, id))
    .for('no key update', { of: events })
  if (row === undefined) throw new ApiError('not_found')
  return { ...row, event: toEvent(row), by: name, day: todayIn(row.timeZone, row.startsAt) }
}

const subjectOf = ({ id, title }: CalendarEvent) => ({ type: 'event', id, name: title }) as const

type LockedEvent = Awaited<ReturnType<typeof lockForUpdate>>

/** The report as it is stored, ids in lower case. */
function reportOf({ attendance, audience, notes, programme }: FinishReport): Report {
  return {
    attendance: attendance.map(({ memberId, status }) => ({ memberId: memberId.toLowerCase(), status })),
    ...(audience !== undefined && { audience }),
    ...(notes !== undefined && { notes }),
    ...(programme !== undefined && { programme }),
  }
}

/** Whether the requested change is identical to the last one made: a call that was repeated because its answer was lost. */
async function isRepetition(
  tx: Transaction,
  groupId: string,
  { event }: LockedEvent,
  wanted: ReportRequest,
  report: Report | null,
) {
  if (event.version !== wanted.version + 1) return false
  const latest = await findLatestChange(tx, groupId, event.id)
  const isAsWritten = event.extendedProps.status === (report === null ? 'scheduled' : 'finished')
  return isAsWritten && latest !== undefined && isDeepStrictEqual(latest.report, report)
}

function refuse({ event, startsAt }: LockedEvent, { version }: ReportRequest): void {
  const { status } = event.extendedProps
  // The event was changed or cancelled since it was read: a conflict, so that the person sees it first.
  if (event.version !== version || status === 'cancelled') throw new ApiError('conflict', { current: event })
  if (startsAt > new Date()) throw new ApiError('not_started')
}

/** Stores report, attendance and sums, and marks the event as finished. */
async function writeReport(
  tx: Transaction,
  actor: Actor,
  { event, by, counts }: LockedEvent,
  report: Report,
): Promise<CalendarEvent> {
  const { groupId } = actor
  const total = (column: PgColumn) =>
    sql`(select coalesce(sum(${column}), 0) from ${eventSections}
          where ${eventSections.groupId} = ${groupId} and ${eventSections.eventId} = ${event.id})`
  const { expected, present, late, leftEarly, excused, absent, unrecorded } = eventSections
  // A correction appends to the history and keeps the time at which the event was finished.
  const isCorrection = event.extendedProps.status === 'finished'
  const [written] = await tx
    .update(events)
    .set({
      status: 'finished',
      // What took place was certain.
      planning: null,
      ...(!isCorrection && { finishedAt: sql`now()`, finishedBy: by }),
      audience: report.audience ?? null,
      reportNotes: report.notes ?? null,
      played: report.programme ?? null,
      expected: total(expected),
      present: total(present),
      late: total(late),
      leftEarly: total(leftEarly),
      excused: total(excused),
      absent: total(absent),
      unrecorded: total(unrecorded),
      ...Object.fromEntries(replySumKeys.map((key) => [key, total(eventSections[key])])),
      version: event.version + 1,
      updatedAt: sql`now()`,
    })
    .where(isEvent(groupId, event.id))
    .returning({ ...eventColumns, ...countColumns })
  const previous = await appendChange(tx, groupId, event.id, {
    by,
    action: isCorrection ? 'corrected' : 'finished',
    report,
  })
  if (written === undefined) throw new ApiError('not_found')
  const saved = toEvent(written)
  const [subject, after] = [subjectOf(event), countsOf(written)]
  if (!isCorrection) {
    await appendAudit(tx, actor, { action: 'event_finished', subject, after })
    return saved
  }
  const corrected = differences(previous?.attendance ?? [], report.attendance)
  const action = 'attendance_rewritten'
  const before = countsOf(counts)
  // The sums can be equal though lines or notes differ.
  const isSame = isDeepStrictEqual(before, after)
  const changed = isSame ? { after: { corrected } } : { before, after, context: { corrected } }
  await appendAudit(tx, actor, { action, subject, ...changed })
  return saved
}

export function eventReportRepository(db: Database) {
  async function find(groupId: string, id: string): Promise<EventReport> {
    const [row] = await db
      .select({
        ...eventColumns,
        startsAt: events.startsAt,
        timeZone: groups.timeZone,
        finishedAt: events.finishedAt,
        audience: events.audience,
        notes: events.reportNotes,
        played: events.played,
      })
      .from(events)
      .innerJoin(groups, eq(groups.groupId, groupId))
      .where(isEvent(groupId, id))
    if (row === undefined) throw new ApiError('not_found')
    const event = toEvent(row)
    const { audience, notes, played } = row
    const roster = await rosterOf(db, groupId, event.id, todayIn(row.timeZone, row.startsAt))
    const report = {
      attendance: roster.flatMap(({ memberId, status }) => (status === null ? [] : [{ memberId, status }])),
      ...(audience !== null && { audience }),
      ...(notes !== null && { notes }),
      ...(played !== null && { programme: played }),
    }
    return {
      event,
      roster: await withBeside(
        db,
        groupId,
        roster.map(({ status: _status, ...line }) => line),
        ({ memberId }) => memberId,
      ),
      ...(row.finishedAt !== null && { report }),
      history: await historyOf(db, groupId, event.id),
    }
  }

  return {
    find,

    /** Finishes the event, or replaces its report. */
    finish(actor: Actor, wanted: FinishReport): Promise<CalendarEvent> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        const locked = await lockForUpdate(tx, actor, wanted.id)
        const report = reportOf(wanted)
        if (await isRepetition(tx, groupId, locked, wanted, report)) return locked.event
        refuse(locked, wanted)
        await replaceAttendance(tx, groupId, locked.event.id, report.attendance)
        await appendHeldAnswers(tx, groupId, locked.event.id, locked.day)
        await sumAttendance(tx, groupId, locked.event.id, locked.day)
        return writeReport(tx, actor, locked, report)
      })
    },

    /**
     * Changes one member's line of a finished event and leaves the rest of its report; no status: nothing is recorded of them.
     * Throws `conflict` where the event is not finished.
     */
    correctLine(
      actor: Actor,
      eventId: string,
      line: Pick<Attendance, 'memberId'> & Partial<Attendance>,
    ): Promise<void> {
      const { groupId } = actor
      const memberId = line.memberId.toLowerCase()
      return db.transaction(async (tx) => {
        const locked = await lockForUpdate(tx, actor, eventId)
        const { id } = locked.event
        if (locked.event.extendedProps.status !== 'finished') throw new ApiError('conflict')
        const stored = await tx
          .select({ memberId: eventAttendance.memberId, status: eventAttendance.status })
          .from(eventAttendance)
          .where(and(eq(eventAttendance.groupId, groupId), eq(eventAttendance.eventId, id)))
        const others = stored.filter((one) => one.memberId !== memberId)
        const before = stored.find((one) => one.memberId === memberId)?.status
        if (before === line.status) return
        const attendance = line.status === undefined ? others : [...others, { memberId, status: line.status }]
        const { audience, notes, programme } = locked.told
        await replaceAttendance(tx, groupId, id, attendance)
        await appendHeldAnswers(tx, groupId, id, locked.day)
        await sumAttendance(tx, groupId, id, locked.day)
        await writeReport(tx, actor, locked, {
          attendance,
          ...(audience !== null && { audience }),
          ...(notes !== null && { notes }),
          ...(programme !== null && { programme }),
        })
      })
    },

    /** Makes the event scheduled again, so that nothing counts it; the report stays as a start for the next. */
    reopen(actor: Actor, wanted: ReportRequest): Promise<CalendarEvent> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        const locked = await lockForUpdate(tx, actor, wanted.id)
        const { event, by } = locked
        if (await isRepetition(tx, groupId, locked, wanted, null)) return event
        const isFinished = event.extendedProps.status === 'finished'
        if (event.version !== wanted.version || !isFinished) throw new ApiError('conflict', { current: event })
        await deleteSums(tx, groupId, event.id)
        await tx
          .update(events)
          .set({
            status: 'scheduled',
            expected: null,
            present: null,
            late: null,
            leftEarly: null,
            excused: null,
            absent: null,
            unrecorded: null,
            ...Object.fromEntries(replySumKeys.map((key) => [key, null])),
            version: event.version + 1,
            updatedAt: sql`now()`,
          })
          .where(isEvent(groupId, event.id))
        await appendChange(tx, groupId, event.id, { by, action: 'reopened', report: null })
        await appendAudit(tx, actor, {
          action: 'event_reopened',
          subject: subjectOf(event),
          before: countsOf(locked.counts),
        })
        return (await lockForUpdate(tx, actor, wanted.id)).event
      })
    },
  }
}
