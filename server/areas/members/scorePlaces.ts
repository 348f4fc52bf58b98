import { and, eq, sql } from 'drizzle-orm'
import { instrumentKey } from '@contract/invitees'
import { sections as families } from '@contract/members'
import type { Member, Section } from '@contract/members'
import type { OwnSection } from '@contract/sections'
import type { Database, Transaction } from '../../platform/db/database'
import { SECTION_PLACES, groupSections } from '../../platform/db/schema/members/groupSections'
import { members } from '../../platform/db/schema/members'

type Played = Pick<Member, 'section'> & { instrument?: string | null | undefined }
type PlaceOf = (played: Played) => number

const keyOf = (family: Section, instrument: string) => `${family}/${instrumentKey(instrument)}`

/** Places in the score order, from 1 on, as `score_place` stores them: what is not listed is at the end of its family's last section. */
function placesIn(sections: readonly OwnSection[]): PlaceOf {
  const listed = new Map<string, number>()
  const ends = new Map<Section, number>()
  for (const [at, { family, instruments }] of sections.entries()) {
    const first = 1 + at * SECTION_PLACES
    for (const [place, name] of instruments.entries()) listed.set(keyOf(family, name), first + place)
    ends.set(family, first + SECTION_PLACES - 1)
  }
  // Families without a section come after all, in their usual order.
  for (const [at, family] of families.entries())
    if (!ends.has(family)) ends.set(family, 1 + (sections.length + at) * SECTION_PLACES)
  return ({ section, instrument }) =>
    (instrument ? listed.get(keyOf(section, instrument)) : undefined) ?? ends.get(section) ?? 0
}

/**
 * For writing members: the places of the group's stored order, which cannot change until the transaction ends. Before a group has an
 * order of its own all have place 0, and come by family and instrument.
 */
export async function readPlaces(tx: Transaction, groupId: string): Promise<PlaceOf> {
  const [row] = await tx
    .select({ sections: groupSections.sections })
    .from(groupSections)
    .where(eq(groupSections.groupId, groupId))
    .for('share')
  return row === undefined ? () => 0 : placesIn(row.sections)
}

/** What the group's members play, as it was typed, removed and erased ones included. */
export const readPlayed = (tx: Database | Transaction, groupId: string) =>
  tx
    .selectDistinct({ section: members.section, instrument: members.instrument })
    .from(members)
    .where(eq(members.groupId, groupId))

/** Moves all members to their places in the order. */
export async function placeMembers(tx: Transaction, groupId: string, sections: readonly OwnSection[]): Promise<void> {
  const placeOf = placesIn(sections)
  const places = (await readPlayed(tx, groupId)).map((played) => ({ ...played, place: placeOf(played) }))
  await tx
    .update(members)
    .set({ scorePlace: sql`played.place` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as played (section section, instrument text, place integer)`,
    )
    .where(
      and(
        eq(members.groupId, groupId),
        sql`${members.section} = played.section`,
        sql`${members.instrument} is not distinct from played.instrument collate "natural_order"`,
        sql`${members.scorePlace} <> played.place`,
      ),
    )
}
