import { and, eq, isNull, sql } from 'drizzle-orm'
import { instrumentKey } from '@contract/invitees'
import { sections as families } from '@contract/members'
import { SPELLINGS_MAX, sectionOf } from '@contract/sections'
import type { OwnSection, SectionSettingsAnswer, Spelling } from '@contract/sections'
import type { Database, Transaction } from '../../platform/db/database'
import { groupSections } from '../../platform/db/schema/members/groupSections'
import { members } from '../../platform/db/schema/members'
import { placeMembers } from './scorePlaces'

type Players = SectionSettingsAnswer['players']

/** What a group begins with: a section for each family. */
const usualSections = (): OwnSection[] => families.map((family) => ({ id: family, family, instruments: [] }))

/** By family and instrument, however it is spelled; the most frequent spelling counts. */
async function readPlayers(db: Database | Transaction, groupId: string): Promise<Players> {
  const rows = await db
    .select({
      section: members.section,
      instrument: members.instrument,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(members)
    .where(and(eq(members.groupId, groupId), isNull(members.deletedAt)))
    .groupBy(members.section, members.instrument)
    .orderBy(members.section, members.instrument)
  const players: Players = []
  for (const { section, instrument, count } of rows.toSorted((one, other) => other.count - one.count)) {
    const key = instrument === null ? undefined : instrumentKey(instrument)
    const known = players.find(
      (player) => player.section === section && (player.instrument && instrumentKey(player.instrument)) === key,
    )
    if (known) known.count += count
    else players.push({ section, ...(instrument !== null && { instrument }), count })
  }
  return players
}

/** The list with what members play and nobody listed, at the end of the last section of its family. */
function withPlayed(listed: readonly OwnSection[], players: Players): OwnSection[] {
  const sections = listed.map((section) => ({ ...section, instruments: [...section.instruments] }))
  for (const family of families) {
    const played = players.filter(({ section }) => section === family)
    if (played.length === 0) continue
    const missing = played.flatMap(({ instrument }) =>
      instrument === undefined || sectionOf(sections, { section: family, instrument }) ? [] : [instrument],
    )
    const last = sections.findLast((section) => section.family === family)
    const sorted = missing.toSorted((one, other) => one.localeCompare(other))
    if (last) last.instruments.push(...sorted)
    else sections.push({ id: family, family, instruments: sorted })
  }
  return sections
}

export async function readSettings(
  db: Database | Transaction,
  groupId: string,
): Promise<{ stored: OwnSection[]; answer: SectionSettingsAnswer }> {
  const { sections: ofGroup, spellings: said, version: current } = groupSections
  const [[row], players] = await Promise.all([
    db
      .select({ sections: ofGroup, spellings: said, version: current })
      .from(groupSections)
      .where(eq(groupSections.groupId, groupId)),
    readPlayers(db, groupId),
  ])
  const { sections: stored, spellings, version } = row ?? { sections: usualSections(), spellings: [], version: 0 }
  const sections = withPlayed(stored, players)
  const spelled = players.map(({ section, instrument, count }) => {
    if (instrument === undefined) return { section, count }
    const key = instrumentKey(instrument)
    const names = sectionOf(sections, { section, instrument })?.instruments
    return { section, instrument: names?.find((name) => instrumentKey(name) === key) ?? instrument, count }
  })
  return { stored, answer: { settings: { sections, spellings, version }, players: spelled } }
}

export const sectionRepository = (db: Database) => ({
  list: async (groupId: string): Promise<SectionSettingsAnswer> => (await readSettings(db, groupId)).answer,
})

/** Adds what was said of names in a file, in place of what was said of the same before. The oldest are forgotten. */
export async function keepSpellings(tx: Transaction, groupId: string, said: readonly Spelling[]): Promise<void> {
  if (said.length === 0) return
  const { settings } = (await readSettings(tx, groupId)).answer
  const known = settings.spellings.filter((one) => said.every((other) => other.said !== one.said))
  const row = { spellings: [...known, ...said].slice(-SPELLINGS_MAX), version: settings.version + 1, before: null }
  await tx
    .insert(groupSections)
    .values({ groupId, sections: settings.sections, ...row })
    .onConflictDoUpdate({ target: groupSections.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
  if (settings.version === 0) await placeMembers(tx, groupId, settings.sections)
}
