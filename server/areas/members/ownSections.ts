import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { sections as families } from '@contract/members'
import type { MemberCounts, Section } from '@contract/members'
import { areOwn, listedSection, restOf } from '@contract/sections'
import type { OwnSection } from '@contract/sections'
import type { Database } from '../../platform/db/database'
import { groups } from '../../platform/db/schema/groups'
import { members } from '../../platform/db/schema/members'
import { groupSections } from '../../platform/db/schema/members/groupSections'
import { memberGroups } from '../../platform/db/schema/members/memberGroups'
import { readSections } from '../scoreOrder'
import { readPlayed } from './scorePlaces'

/** Who is in one of the sections, by what they play; nobody in one that the group does not have. */
export async function inOwnSections(db: Database, groupId: string, ids: readonly string[]): Promise<SQL> {
  const [sections, played] = await Promise.all([readSections(db, groupId), readPlayed(db, groupId)])
  // A family without sections is one by itself.
  const wanted = new Set([...ids, ...familiesIn(sections, ids).map(restOf)])
  const listed = played.filter((one) => wanted.has(listedSection(sections, one)))
  const ofFamilies = families.map((family) => {
    const instruments = listed.flatMap(({ section, instrument }) => (section === family ? [instrument] : []))
    const named = instruments.filter((instrument) => instrument !== null)
    const inFamily = or(
      named.length > 0 ? inArray(members.instrument, named) : undefined,
      instruments.includes(null) ? isNull(members.instrument) : undefined,
    )
    return inFamily && and(eq(members.section, family), inFamily)
  })
  return or(...ofFamilies) ?? sql`false`
}

/** Of the ids of sections those that are a family in which the group has none. */
const familiesIn = (sections: readonly OwnSection[], ids: readonly string[]): Section[] =>
  families.filter((family) => ids.includes(family) && sections.every((section) => section.family !== family))

/** What the list is filtered by besides: the group's own sections, and its groups of people by name. */
export async function readListFilters(db: Database, groupId: string) {
  const named = sql`json_build_object('id', named.id, 'name', named.name) order by named.name, named.id`
  const [row] = await db
    .select({
      sections: sql<
        OwnSection[] | null
      >`(select own.sections from ${groupSections} own where own.group_id = ${groupId})`,
      memberGroups: sql<{ id: string; name: string }[] | null>`(select json_agg(${named}) from ${memberGroups} named
        where named.group_id = ${groupId} and named.deleted_at is null)`,
    })
    .from(groups)
    .where(eq(groups.groupId, groupId))
  return { sections: row?.sections ?? [], memberGroups: row?.memberGroups ?? [] }
}

interface PlayedCount {
  section: Section
  instrument: string | null
  count: number
}

const summed = <Key>(counts: readonly PlayedCount[], keyOf: (count: PlayedCount) => Key): Map<Key, number> => {
  const sums = new Map<Key, number>()
  for (const one of counts) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.count)
  return sums
}

/** Counts of what is played, in score order, by family and by the group's own sections. */
export function countSections(sections: readonly OwnSection[], counts: readonly PlayedCount[]): MemberCounts {
  const bySection = [...summed(counts, ({ section }) => section)].map(([section, count]) => ({ section, count }))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (!areOwn(sections)) return { total, bySection }
  const sums = summed(counts, (one) => listedSection(sections, one))
  const rests = families
    .map((family) => ({ id: restOf(family), family, instruments: [] }))
    .filter(({ id }) => sums.has(id))
  const byOwnSection = [...sections, ...rests].map((section) => ({ ...section, count: sums.get(section.id) ?? 0 }))
  return { total, bySection, byOwnSection }
}
