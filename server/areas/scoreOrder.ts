import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { sections as families } from '@contract/members'
import { sectionOf } from '@contract/sections'
import type { Section } from '@contract/members'
import type { OwnSection } from '@contract/sections'
import type { Database, Transaction } from '../platform/db/database'
import { groupSections } from '../platform/db/schema/members/groupSections'
import { members } from '../platform/db/schema/members'

/**
 * The order of people wherever they are listed: by the group's score order, then part, then seat, then name. What is not in that order comes by
 * family and instrument at the end of its section, without an instrument last. Answers come in it, and clients keep it.
 */
export const scoreOrder = [
  members.scorePlace,
  members.section,
  members.instrument,
  members.part,
  members.seat,
  members.name,
  members.id,
]

/** For members grouped by section or instrument: those who stand first in the score come first. */
export const firstInScore: SQL = sql`min(${members.scorePlace})`

/** What a member plays, as lists contain it. */
export const playedBy = ({ instrument, part }: { instrument: string | null; part: number | null }) => ({
  ...(instrument !== null && { instrument }),
  ...(part !== null && { part }),
})

/** The group's sections in their order; none where nothing was ever saved. */
export async function readSections(db: Database | Transaction, groupId: string): Promise<OwnSection[]> {
  const [row] = await db
    .select({ sections: groupSections.sections })
    .from(groupSections)
    .where(eq(groupSections.groupId, groupId))
  return row?.sections ?? []
}

/** The families in the order in which the group's sections begin with them. */
export const familiesOf = (sections: readonly OwnSection[]): Section[] => [
  ...new Set([...sections.map(({ family }) => family), ...families]),
]

/** These people of a list, each with the group's own name for the section in which they play, where it has one. */
export async function withOwnSections<Person extends { section: Section; instrument?: string | undefined }>(
  db: Database,
  groupId: string,
  people: readonly Person[],
): Promise<(Person & { ownSection?: string })[]> {
  const sections = await readSections(db, groupId)
  const names = new Map<string, string | undefined>()
  return people.map((person) => {
    const { section, instrument } = person
    const key = `${section}/${instrument}`
    if (!names.has(key)) names.set(key, sectionOf(sections, { section, instrument })?.name)
    const name = names.get(key)
    return { ...person, ...(name !== undefined && { ownSection: name }) }
  })
}

/** The same of rows that are listed without their instrument. */
export async function inNamedSections<Row extends { section: Section; instrument: string | null }>(
  db: Database,
  groupId: string,
  rows: readonly Row[],
): Promise<(Omit<Row, 'instrument'> & { ownSection?: string })[]> {
  const named = await withOwnSections(
    db,
    groupId,
    rows.map(({ section, instrument }) => ({ section, instrument: instrument ?? undefined })),
  )
  return rows.map(({ instrument: _instrument, ...row }, at) => {
    const name = named[at]?.ownSection
    return { ...row, ...(name !== undefined && { ownSection: name }) }
  })
}
