import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OwnSectionPart } from '@contract/analytics'
import { sections as families } from '@contract/members'
import { areOwn, listedSection, restOf } from '@contract/sections'
import type { OwnSection } from '@contract/sections'
import type { Database } from '../../platform/db/database'
import { eventAttendance } from '../../platform/db/schema/calendar/eventAttendance'
import { events } from '../../platform/db/schema/calendar/events'
import { members } from '../../platform/db/schema/members'
import { sums, withRate } from './lineSums'

/**
 * Attendance and answers of the selected events by the group's own sections; undefined where it has none. From the lines themselves: the
 * stored sums are by family, and what a section has changes at any time.
 */
export async function findOwnSectionParts(
  db: Database,
  groupId: string,
  sections: readonly OwnSection[],
  selected: SQL | undefined,
): Promise<OwnSectionPart[] | undefined> {
  if (!areOwn(sections)) return undefined
  const { section, instrument } = members
  const played = await db.selectDistinct({ section, instrument }).from(members).where(eq(members.groupId, groupId))
  const none = families.map((family) => ({ section: family, instrument: null }))
  const listed = [...played, ...none].map((one) => ({
    family: one.section,
    instrument: one.instrument ?? '',
    id: listedSection(sections, one),
  }))
  const places = new Map(listed.map((place) => [`${place.family}/${place.instrument}`, place]))
  const inListed = sql`listed.family = ${eventAttendance.section} and listed.instrument =
    case when ${section} = ${eventAttendance.section} then coalesce(${instrument}, '') else '' end`
  const rows = await db
    .select({
      id: sql<string>`listed.id`,
      attendanceEvents: sql<number>`count(distinct ${eventAttendance.eventId})`.mapWith(Number),
      ...sums,
    })
    .from(eventAttendance)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, eventAttendance.memberId)))
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify([...places.values()])}::jsonb) as listed (family section, instrument text, id text)`,
      inListed,
    )
    .where(
      and(
        eq(eventAttendance.groupId, groupId),
        inArray(eventAttendance.eventId, db.select({ id: events.id }).from(events).where(selected)),
      ),
    )
    .groupBy(sql`listed.id`)
  const found = new Map(rows.map(({ id, ...row }) => [id, row]))
  const rests = families.map((family) => ({ id: restOf(family), name: undefined, family }))
  return [...sections, ...rests].flatMap(({ id, name, family }) => {
    const row = found.get(id)
    if (row === undefined) return []
    const { attendanceEvents } = row
    return [{ id, ...(name !== undefined && { name }), family, attendanceEvents, ...withRate(row) }]
  })
}
