import { and, eq, isNull, sql } from 'drizzle-orm'
import { instrumentKey } from '@contract/invitees'
import { sections as families } from '@contract/members'
import { SECTION_INSTRUMENTS_MAX, SPELLINGS_MAX, sectionOf } from '@contract/sections'
import type { ListedInstrument, OwnSection, SectionSettingsAnswer, Spelling } from '@contract/sections'
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

/** The sections with these instruments at their ends; undefined if nothing changes. */
function withListed(sections: readonly OwnSection[], listed: readonly ListedInstrument[]): OwnSection[] | undefined {
  let next = [...sections]
  for (const { sectionId, instrument } of listed) {
    const home = next.find(({ id }) => id === sectionId)
    if (!home || home.instruments.length >= SECTION_INSTRUMENTS_MAX) continue
    if (sectionOf(next, { section: home.family, instrument })) continue
    next = next.map((one) => (one === home ? { ...one, instruments: [...one.instruments, instrument] } : one))
  }
  return next.some((section, at) => section !== sections[at]) ? next : undefined
}

/**
 * Adds what was said of names in a file, in place of what was said of the same before (the oldest are forgotten), and instruments to their
 * sections. `listed` counts before what members play and nobody listed.
 */
export async function keepSpellings(
  tx: Transaction,
  groupId: string,
  said: readonly Spelling[],
  listed: readonly ListedInstrument[],
): Promise<void> {
  if (said.length === 0 && listed.length === 0) return
  const { stored, answer } = await readSettings(tx, groupId)
  const { spellings, version } = answer.settings
  const placed = withListed(stored, listed)
  const sections = placed ? withPlayed(placed, answer.players) : answer.settings.sections
  const known = spellings.filter((one) => said.every((other) => other.said !== one.said))
  const row = { spellings: [...known, ...said].slice(-SPELLINGS_MAX), sections, version: version + 1, before: null }
  await tx
    .insert(groupSections)
    .values({ groupId, ...row })
    .onConflictDoUpdate({ target: groupSections.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
  if (version === 0 || placed) await placeMembers(tx, groupId, sections)
}
