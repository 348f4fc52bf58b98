import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { instrumentKey } from '@contract/invitees'
import type { MemberGroupRule } from '@contract/members/memberGroups'
import { SPELLINGS_MAX } from '@contract/sections'
import type {
  OwnSection,
  SectionJoin,
  SectionSettings,
  SectionSettingsAnswer,
  SectionSettingsBody,
  Spelling,
} from '@contract/sections'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import type { RowRecorder } from '../../platform/db/rowImages'
import { groupSections } from '../../platform/db/schema/members/groupSections'
import type { SectionsBefore } from '../../platform/db/schema/members/groupSections'
import { memberGroups } from '../../platform/db/schema/members/memberGroups'
import { memberHistory } from '../../platform/db/schema/members/memberHistory'
import { ApiError, invalidField } from '../../platform/http/errors'
import { moveMembers } from './instrumentMoves'
import type { Moved } from './instrumentMoves'
import { placeMembers } from './scorePlaces'
import { readSettings } from './sectionRepository'

interface Rename {
  from: string
  to: string
  part?: number | undefined
}

/** The settings as they are; throws a `conflict` for another version, `not_allowed` for a section that joins none, or is still there. */
export async function openSections(
  tx: Transaction,
  groupId: string,
  { settings: wanted, joins = [] }: SectionSettingsBody,
): Promise<Pick<SectionSettings, 'sections' | 'spellings'>> {
  const current = (await readSettings(tx, groupId)).answer.settings
  if (current.version !== wanted.version) throw new ApiError('conflict', { current })
  const [known, kept] = [current, wanted].map(({ sections }) => new Set(sections.map(({ id }) => id)))
  for (const [at, { from, into }] of joins.entries()) {
    if (!known?.has(from) || kept?.has(from)) throw invalidField(`joins.${at}.from`, 'not_allowed')
    if (!kept?.has(into)) throw invalidField(`joins.${at}.into`, 'not_allowed')
  }
  return { sections: current.sections, spellings: current.spellings }
}

/** Moves members, and what names their instruments and sections: their history, and the rules of groups of people. */
export async function followInMembers(
  tx: Transaction,
  groupId: string,
  recorder: RowRecorder,
  { moves = [], joins = [] }: SectionSettingsBody,
  renames: readonly Rename[],
): Promise<Moved> {
  const moved = await moveMembers(tx, groupId, recorder, moves)
  await renameInHistory(tx, groupId, recorder, renames)
  await changeRules(tx, groupId, recorder, renames, joins)
  return moved
}

const renamer = (renames: readonly Rename[]) => {
  const names = new Map(renames.map(({ from, to }) => [instrumentKey(from), to]))
  return (instrument: string) => names.get(instrumentKey(instrument)) ?? instrument
}

async function renameInHistory(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  renames: readonly Rename[],
): Promise<void> {
  if (renames.length === 0) return
  const newName = renamer(renames)
  const rows = await tx
    .select({ id: memberHistory.id, instrument: memberHistory.instrument })
    .from(memberHistory)
    .where(and(eq(memberHistory.groupId, groupId), isNotNull(memberHistory.instrument)))
  const changed = rows.flatMap(({ id, instrument }) => {
    const name = newName(instrument ?? '')
    return name === instrument ? [] : [{ id, instrument: name }]
  })
  if (changed.length === 0) return
  const theirs = isIn(
    memberHistory.id,
    changed.map(({ id }) => id),
  )
  const write = () =>
    tx
      .update(memberHistory)
      .set({ instrument: sql`line.instrument`, version: sql`${memberHistory.version} + 1`, updatedAt: sql`now()` })
      .from(sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line (id uuid, instrument text)`)
      .where(and(eq(memberHistory.groupId, groupId), sql`${memberHistory.id} = line.id`))
  await record(memberHistory, theirs, write, [memberHistory.instrument])
}

/** The rule under the new names; undefined: it names none of what changed. */
function changedRule(
  rule: MemberGroupRule | null,
  newName: (instrument: string) => string,
  newSection: (id: string) => string,
): MemberGroupRule | undefined {
  const { instruments, ownSections } = rule ?? {}
  const isNamed =
    instruments?.some((name) => newName(name) !== name) || ownSections?.some((id) => newSection(id) !== id)
  if (!isNamed) return undefined
  return {
    ...rule,
    ...(instruments && {
      instruments: [...new Map(instruments.map(newName).map((name) => [instrumentKey(name), name])).values()],
    }),
    ...(ownSections && { ownSections: [...new Set(ownSections.map(newSection))] }),
  }
}

async function changeRules(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  renames: readonly Rename[],
  joins: readonly SectionJoin[],
): Promise<void> {
  if (renames.length + joins.length === 0) return
  const joined = new Map(joins.map(({ from, into }) => [from, into]))
  const newName = renamer(renames)
  const rows = await tx
    .select({ id: memberGroups.id, rule: memberGroups.rule })
    .from(memberGroups)
    .where(and(eq(memberGroups.groupId, groupId), isNotNull(memberGroups.rule)))
    .for('update')
  const changed = rows.flatMap(({ id, rule }) => {
    const next = changedRule(rule, newName, (section) => joined.get(section) ?? section)
    return next ? [{ id, rule: next }] : []
  })
  if (changed.length === 0) return
  const theirs = isIn(
    memberGroups.id,
    changed.map(({ id }) => id),
  )
  const write = () =>
    tx
      .update(memberGroups)
      .set({ rule: sql`line.rule`, version: sql`${memberGroups.version} + 1`, updatedAt: sql`now()` })
      .from(sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line (id uuid, rule jsonb)`)
      .where(and(eq(memberGroups.groupId, groupId), sql`${memberGroups.id} = line.id`))
  await record(memberGroups, theirs, write, [memberGroups.rule])
}

/** What files call what is gone is remembered as what it became. */
function renamedSpellings(spellings: readonly Spelling[], renames: readonly Rename[]): Spelling[] {
  const newName = renamer(renames)
  const said = renames
    .filter(({ from, to }) => instrumentKey(from) !== instrumentKey(to))
    .map(({ from, to, part }) => ({ said: instrumentKey(from), instrument: to, ...(part !== undefined && { part }) }))
  const others = spellings.filter((one) => said.every((other) => other.said !== instrumentKey(one.said)))
  const renamed = others.map((one) => ({ ...one, instrument: newName(one.instrument) }))
  return [...renamed, ...said].slice(-SPELLINGS_MAX)
}

/** Of the sections: a family's own word where they have no name. */
const auditOf = (sections: readonly OwnSection[]) =>
  sections
    .map(({ name, family, instruments }) =>
      instruments.length > 0 ? `${name ?? family} (${instruments.join(', ')})` : (name ?? family),
    )
    .join('; ')

interface StoredChange {
  groupName: string
  body: SectionSettingsBody
  before: SectionsBefore
  renames: readonly Rename[]
  /** Of members who were moved. */
  count: number
}

/** Stores the settings with what undoes them, and puts all members into their order. */
export async function storeSections(
  tx: Transaction,
  actor: Actor,
  { groupName, body: { settings }, before, renames, count }: StoredChange,
): Promise<SectionSettingsAnswer> {
  const { groupId } = actor
  const { sections, version } = settings
  const row = { sections, spellings: renamedSpellings(settings.spellings, renames), version: version + 1, before }
  await tx
    .insert(groupSections)
    .values({ groupId, ...row })
    .onConflictDoUpdate({ target: groupSections.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
  return place(tx, actor, groupName, { before: before.sections, after: sections, count })
}

/** Puts back the settings that stood there before the last change, under the next version. */
export async function restoreSections(
  tx: Transaction,
  actor: Actor,
  { groupName, version, before }: { groupName: string; version: number; before: SectionsBefore },
): Promise<SectionSettingsAnswer> {
  const { groupId } = actor
  const { sections, spellings } = before
  const now = (await readSettings(tx, groupId)).answer.settings.sections
  await tx
    .update(groupSections)
    .set({ sections, spellings, version: version + 1, before: null, updatedAt: sql`now()` })
    .where(eq(groupSections.groupId, groupId))
  return place(tx, actor, groupName, { before: now, after: sections, count: 0 })
}

async function place(
  tx: Transaction,
  actor: Actor,
  name: string,
  { before, after, count }: { before: OwnSection[]; after: OwnSection[]; count: number },
): Promise<SectionSettingsAnswer> {
  const { groupId } = actor
  await placeMembers(tx, groupId, after)
  await appendAudit(tx, actor, {
    action: 'sections_changed',
    subject: { type: 'group', id: groupId, name },
    before: { sections: auditOf(before) },
    after: { sections: auditOf(after), ...(count > 0 && { count }) },
  })
  return (await readSettings(tx, groupId)).answer
}

/** What undoes the last change; undefined: nothing was ever saved. */
export async function findBefore(tx: Transaction, groupId: string) {
  const { version, before, updatedAt: changedAt } = groupSections
  const [row] = await tx
    .select({ version, before, changedAt })
    .from(groupSections)
    .where(eq(groupSections.groupId, groupId))
    .for('update')
  return row
}

/** Deletes what undoes a change from before the instant. */
export async function deleteSectionChanges(db: Database | Transaction, groupId: string, instant: Date): Promise<void> {
  await db
    .update(groupSections)
    .set({ before: null })
    .where(
      and(
        eq(groupSections.groupId, groupId),
        isNotNull(groupSections.before),
        lt(groupSections.updatedAt, sql`${instant.toISOString()}::timestamptz`),
      ),
    )
}
