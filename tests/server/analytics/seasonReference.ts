import type { AnalyticsRow } from '@contract/analytics'
import type { AttendanceStatus, EventCalendar } from '@contract/calendar'
import type { Section } from '@contract/members'

/** What was said to the server of one event, as a diary would keep it. */
export interface DiaryEvent {
  id: string
  title: string
  calendar: EventCalendar
  start: string
  end: string
  allDay: boolean
  /** False: never finished, or reopened, or called off. */
  isFinished: boolean
  audience: number | null
  /** Who has a line, and where they sat when they got it. */
  lines: Map<string, { status: AttendanceStatus; section: Section }>
  /** Where those sit who were of the group that day and have none. */
  unwritten: Section[]
}

export interface DiaryEntry {
  kind: 'income' | 'expense'
  amount: number
  eventId: string | null
}

/** The day of an event in the zone; an all-day one says it itself. */
export function dayOf({ start, allDay }: Pick<DiaryEvent, 'start' | 'allDay'>, timeZone: string): string {
  return allDay ? start : new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(start))
}

/** Counted on one's fingers: one line at a time, nothing that was added up before. */
function countLines(events: DiaryEvent[], section?: Section) {
  const counts = { expected: 0, present: 0, late: 0, leftEarly: 0, excused: 0, absent: 0, unrecorded: 0 }
  for (const { lines, unwritten } of events) {
    for (const line of lines.values()) {
      if (section !== undefined && line.section !== section) continue
      counts.expected += 1
      // Who came late or left early was there.
      counts[line.status === 'late' || line.status === 'left_early' ? 'present' : line.status] += 1
      if (line.status === 'late') counts.late += 1
      if (line.status === 'left_early') counts.leftEarly += 1
    }
    for (const place of unwritten) if (section === undefined || place === section) counts.unrecorded += 1
  }
  const asked = counts.present + counts.absent
  return { ...counts, attendanceRate: asked === 0 ? null : counts.present / asked }
}

function countMoney(events: DiaryEvent[], entries: DiaryEntry[]) {
  let income = 0
  let expense = 0
  for (const { kind, amount, eventId } of entries) {
    if (!events.some(({ id }) => id === eventId)) continue
    if (kind === 'income') income += amount
    else expense += amount
  }
  return { income, expense, net: income - expense }
}

export type ReferenceRow = Pick<
  AnalyticsRow,
  'id' | 'title' | 'audience' | 'expected' | 'present' | 'late' | 'leftEarly' | 'excused' | 'absent'
> &
  Pick<AnalyticsRow, 'unrecorded' | 'attendanceRate' | 'income' | 'expense' | 'net'>

export function referenceRow(event: DiaryEvent, entries: DiaryEntry[]): ReferenceRow {
  const { id, title, audience } = event
  return { id, title, audience, ...countLines([event]), ...countMoney([event], entries) }
}

const written = (events: DiaryEvent[]) => events.filter(({ lines }) => lines.size > 0).length

function referencePart(events: DiaryEvent[], entries: DiaryEntry[]) {
  const counted = events.flatMap(({ audience }) => audience ?? [])
  return {
    events: events.length,
    attendanceEvents: written(events),
    ...countLines(events),
    audience: counted.reduce((sum, audience) => sum + audience, 0),
    audienceEvents: counted.length,
    ...countMoney(events, entries),
  }
}

const seats = (event: DiaryEvent) => [...[...event.lines.values()].map(({ section }) => section), ...event.unwritten]

export function referenceSummary(events: DiaryEvent[], entries: DiaryEntry[], timeZone: string) {
  const months = [...new Set(events.map((event) => dayOf(event, timeZone).slice(0, 7)))].toSorted()
  const calendars = [...new Set(events.map(({ calendar }) => calendar))].toSorted()
  const sections = [...new Set(events.flatMap(seats))].toSorted()
  const rehearsals = events.filter(({ calendar }) => calendar === 'Ensaio').length
  const concerts = events.filter(({ calendar }) => calendar === 'Publico' || calendar === 'Particular').length
  const whole = referencePart(events, entries)
  return {
    ...whole,
    meanAttendance: whole.attendanceRate,
    bySection: sections.map((section) => {
      const ofSection = events.filter((event) => seats(event).includes(section))
      const attendanceEvents = ofSection.filter(({ lines }) =>
        [...lines.values()].some((line) => line.section === section),
      ).length
      return { section, events: ofSection.length, attendanceEvents, ...countLines(ofSection, section) }
    }),
    byCalendar: calendars.map((calendar) => ({
      calendar,
      ...referencePart(
        events.filter((event) => event.calendar === calendar),
        entries,
      ),
    })),
    byMonth: months.map((month) => ({
      month,
      ...referencePart(
        events.filter((event) => dayOf(event, timeZone).startsWith(month)),
        entries,
      ),
    })),
    rehearsalsPerConcert: concerts === 0 ? null : rehearsals / concerts,
  }
}
