import { and, eq, isNull, sql } from 'drizzle-orm'
import { stepError, UNKNOWN_DAY } from '@contract/historyRules'
import type { DatedStep } from '@contract/historyRules'
import type { Member } from '@contract/members'
import { OTHER_WAYS_MAX } from '@contract/members'
import { EMERGENCY_MAX } from '@contract/members/contacts'
import { mergeFields } from '@contract/members/duplicates'
import type { MemberMerge, MergeField } from '@contract/members/duplicates'
import { phoneKey } from '@contract/phoneKeys'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import type { RowRecorder } from '../../platform/db/rowImages'
import { memberContacts } from '../../platform/db/schema/members/contacts'
import { memberGroups } from '../../platform/db/schema/members/memberGroups'
import { memberHistory } from '../../platform/db/schema/members/memberHistory'
import { honours, serviceAdjustments } from '../../platform/db/schema/members/honours'
import { memberPhotos } from '../../platform/db/schema/members/photos'
import { loans } from '../../platform/db/schema/members/things'
import { members } from '../../platform/db/schema/members'
import { ApiError, invalidField } from '../../platform/http/errors'
import { todayIn } from '../../platform/time/days'
import { findTimeZone } from '../../platform/time/groupTimeZone'
import { readContactsOf } from './contactRows'
import { memberColumns, toMember } from './memberRows'
import { readSteps, toStep } from './memberStepRows'
import type { StepRow } from './memberStepRows'
import { standingOf } from './memberSteps'
import { readPlaces } from './scorePlaces'

type MemberRow = typeof members.$inferSelect

const isMember = (groupId: string, id: string) => and(eq(members.groupId, groupId), eq(members.id, id))

/** Which columns of a member a choice is about. */
const columnsOf = {
  name: ['name', 'familyName'],
  calledName: ['calledName'],
  instrument: ['section', 'instrument', 'part', 'seat'],
  secondInstrument: ['secondInstrument'],
  position: ['position'],
  // Whoever changed an address is answerable for it.
  email: ['email', 'emailChangedBy'],
  phone: ['phone'],
  address: ['address'],
  birthDate: ['birthDate'],
  notes: ['notes'],
  membership: ['status', 'joinedOn', 'leftOn'],
} as const satisfies Record<MergeField, (keyof MemberRow)[]>

/** The histories as one person's: who joined a second time came back. Undefined: they contradict each other. */
function joinedSteps<Step extends DatedStep>(
  one: readonly Step[],
  other: readonly Step[],
  birthDate: string | null | undefined,
): Step[] | undefined {
  const joined = [...one, ...other].filter(({ kind }) => kind === 'joined').map(({ since }) => since)
  const first = joined.toSorted()[0]
  let isJoined = false
  const steps = [...one, ...other].map((step) => {
    if (step.kind !== 'joined') return step
    if (step.since === first && !isJoined) {
      isJoined = true
      return step
    }
    return { ...step, kind: 'returned' as const }
  })
  if (one.length === 0 || other.length === 0 || joined.length < 2) return undefined
  const isPossible = steps.every(
    (step) =>
      step.since !== UNKNOWN_DAY &&
      stepError(
        step,
        steps.filter((each) => each !== step),
        birthDate,
      ) === undefined,
  )
  return isPossible ? steps : undefined
}

/** Both records, held until the end of the transaction. Throws `not_found`, and `conflict` for another version. */
export async function lockBoth(tx: Transaction, groupId: string, { kept, givenUp }: MemberMerge) {
  const sides = [kept, givenUp].map(({ id, version }) => ({ id: id.toLowerCase(), version }))
  const rows = await tx
    .select()
    .from(members)
    .where(
      and(
        eq(members.groupId, groupId),
        isIn(
          members.id,
          sides.map(({ id }) => id),
        ),
        isNull(members.deletedAt),
      ),
    )
    .orderBy(members.id)
    .for('update')
  const found = sides.map(({ id, version }) => {
    const row = rows.find((one) => one.id === id)
    if (row === undefined) throw new ApiError('not_found')
    if (row.version !== version) throw new ApiError('conflict', { current: toMember(row) })
    return row
  })
  const [keptRow, givenUpRow] = found
  if (keptRow === undefined || givenUpRow === undefined) throw new ApiError('not_found')
  if (keptRow.id === givenUpRow.id) throw invalidField('merge.givenUp.id', 'not_allowed')
  return { kept: keptRow, givenUp: givenUpRow }
}

type Both = Awaited<ReturnType<typeof lockBoth>>

/** Moves the given-up record's history, in place of the kept one's or beside it; returns the one person's steps. */
async function mergeHistory(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  { kept, givenUp }: Both,
  { taken, joined = [] }: MemberMerge,
): Promise<StepRow[] | undefined> {
  const isJoined = joined.includes('membership')
  if (!isJoined && !taken.includes('membership')) return undefined
  const stored = await readSteps(tx, groupId, [kept.id, givenUp.id])
  const [own, other] = [stored.get(kept.id) ?? [], stored.get(givenUp.id) ?? []]
  const steps = isJoined ? joinedSteps(own, other, kept.birthDate ?? givenUp.birthDate) : other
  if (steps === undefined) throw invalidField('merge.joined', 'overlapping')
  const ofGroup = eq(memberHistory.groupId, groupId)
  const returned = steps.filter(({ kind }) => kind === 'returned').map(({ id }) => id)
  await record(memberHistory, isIn(memberHistory.memberId, [kept.id, givenUp.id]), async () => {
    if (!isJoined)
      await tx
        .update(memberHistory)
        .set({ deletedAt: sql`now()` })
        .where(and(ofGroup, eq(memberHistory.memberId, kept.id), isNull(memberHistory.deletedAt)))
    await tx
      .update(memberHistory)
      .set({ memberId: kept.id, version: sql`${memberHistory.version} + 1`, updatedAt: sql`now()` })
      .where(and(ofGroup, eq(memberHistory.memberId, givenUp.id), isNull(memberHistory.deletedAt)))
    await tx
      .update(memberHistory)
      .set({ kind: 'returned' })
      .where(and(ofGroup, isIn(memberHistory.id, returned), eq(memberHistory.kind, 'joined')))
  })
  return steps
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Ties the contacts of the other record to the kept one, behind its own; one that is the same person as a contact of the kept record stays
 * where it is. Returns who is called first.
 */
async function mergeContacts(tx: Transaction, groupId: string, { record }: RowRecorder, { kept, givenUp }: Both) {
  const both = [kept.id, givenUp.id]
  const tied = await readContactsOf(tx, groupId, both)
  const own = tied.filter(({ memberId }) => memberId === kept.id)
  const isSame = (one: (typeof tied)[number], other: (typeof tied)[number]) =>
    one.contactId === other.contactId ||
    (fold(one.name) === fold(other.name) &&
      ((one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) ||
        (one.phone !== null && phoneKey(one.phone) === phoneKey(other.phone ?? ''))))
  const news = tied.filter((tie) => tie.memberId === givenUp.id && !own.some((known) => isSame(known, tie)))
  const last = Math.max(0, ...own.map(({ emergency }) => emergency ?? 0))
  const called = news.filter(({ emergency }) => emergency !== null)
  const moved = news.map(({ contactId, emergency }) => ({
    contactId,
    emergency:
      emergency === null
        ? null
        : Math.min(EMERGENCY_MAX, last + 1 + called.findIndex((one) => one.contactId === contactId)),
  }))
  if (moved.length > 0)
    await record(memberContacts, isIn(memberContacts.memberId, both), () =>
      tx.execute(sql`
        update ${memberContacts} set member_id = ${kept.id}, emergency = line.emergency
          from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as line ("contactId" uuid, emergency smallint)
         where ${memberContacts.groupId} = ${groupId} and ${memberContacts.memberId} = ${givenUp.id}
           and ${memberContacts.contactId} = line."contactId"`),
    )
  const all = await readContactsOf(tx, groupId, [kept.id])
  return all.find(({ emergency, phone }) => emergency !== null && phone !== null)
}

/** Puts the kept member in the place of the other in the groups of people that list their members. */
async function mergeMemberGroups(tx: Transaction, groupId: string, { record }: RowRecorder, { kept, givenUp }: Both) {
  const lists = sql`jsonb_exists(${memberGroups.memberIds}, ${givenUp.id})`
  const rows = await tx
    .select({ id: memberGroups.id, memberIds: memberGroups.memberIds })
    .from(memberGroups)
    .where(and(eq(memberGroups.groupId, groupId), lists))
  if (rows.length === 0) return
  const lines = rows.map(({ id, memberIds }) => ({
    id,
    memberIds: [...new Set((memberIds ?? []).map((each) => (each === givenUp.id ? kept.id : each)))],
  }))
  const ids = rows.map(({ id }) => id)
  await record(memberGroups, isIn(memberGroups.id, ids), () =>
    tx.execute(sql`
      update ${memberGroups} set member_ids = line."memberIds", version = ${memberGroups.version} + 1, updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id uuid, "memberIds" jsonb)
       where ${memberGroups.groupId} = ${groupId} and ${memberGroups.id} = line.id`),
  )
}

/** Each once, without the one that stands in front. */
function further<Way>(
  ways: readonly (readonly Way[] | null)[],
  keyOf: (way: Way) => string,
  first: string,
): Way[] | null {
  const byKey = new Map<string, Way>()
  for (const way of ways.flatMap((each) => each ?? []))
    if (keyOf(way) !== first && !byKey.has(keyOf(way))) byKey.set(keyOf(way), way)
  return byKey.size === 0 ? null : [...byKey.values()].slice(0, OTHER_WAYS_MAX)
}

/** Both people's honours, each for its years once; the adjustments of service and the photo of the kept record, else of the other. */
async function mergeHonours(tx: Transaction, groupId: string, { record }: RowRecorder, { kept, givenUp }: Both) {
  const both = [kept.id, givenUp.id]
  const isOwn = sql`(select own.years from ${honours} own
    where own.group_id = ${groupId} and own.member_id = ${kept.id} and own.deleted_at is null)`
  const moved = { memberId: kept.id, updatedAt: sql`now()` }
  await record(honours, isIn(honours.memberId, both), () =>
    tx
      .update(honours)
      .set({ ...moved, version: sql`${honours.version} + 1` })
      .where(
        and(eq(honours.groupId, groupId), eq(honours.memberId, givenUp.id), sql`${honours.years} not in ${isOwn}`),
      ),
  )
  const adjusted = await tx.$count(
    serviceAdjustments,
    and(
      eq(serviceAdjustments.groupId, groupId),
      eq(serviceAdjustments.memberId, kept.id),
      isNull(serviceAdjustments.deletedAt),
    ),
  )
  if (adjusted === 0)
    await record(serviceAdjustments, isIn(serviceAdjustments.memberId, both), () =>
      tx
        .update(serviceAdjustments)
        .set({ ...moved, version: sql`${serviceAdjustments.version} + 1` })
        .where(and(eq(serviceAdjustments.groupId, groupId), eq(serviceAdjustments.memberId, givenUp.id))),
    )
  const ofKept = and(eq(memberPhotos.groupId, groupId), eq(memberPhotos.memberId, kept.id))
  if ((await tx.$count(memberPhotos, ofKept)) === 0)
    await record(memberPhotos, isIn(memberPhotos.memberId, both), () =>
      tx
        .update(memberPhotos)
        .set({ memberId: kept.id })
        .where(and(eq(memberPhotos.groupId, groupId), eq(memberPhotos.memberId, givenUp.id))),
    )
}

const isOwnField = (choice: string) => !(mergeFields as readonly string[]).includes(choice)

/** The kept record with what was chosen of the other. */
function mergedRow({ kept, givenUp }: Both, { taken, joined = [] }: MemberMerge): MemberRow {
  const columns = taken.flatMap((choice) => (isOwnField(choice) ? [] : columnsOf[choice as MergeField]))
  const chosen = Object.fromEntries(columns.map((column) => [column, givenUp[column]]))
  const ownValues = { ...kept.ownValues }
  for (const id of taken.filter(isOwnField).map((each) => each.toLowerCase())) {
    const value = givenUp.ownValues[id]
    if (value === undefined) delete ownValues[id]
    else ownValues[id] = value
  }
  const notes = [kept.notes, givenUp.notes].filter((text) => text !== null && text !== '')
  return {
    ...kept,
    ...chosen,
    ownValues,
    otherPhones: further(
      [kept.otherPhones, givenUp.otherPhones],
      ({ phone }) => phoneKey(phone),
      phoneKey((taken.includes('phone') ? givenUp : kept).phone ?? ''),
    ),
    otherEmails: further(
      [kept.otherEmails, givenUp.otherEmails],
      ({ email }) => email.toLowerCase(),
      ((taken.includes('email') ? givenUp : kept).email ?? '').toLowerCase(),
    ),
    ...(joined.includes('notes') && { notes: [...new Set(notes)].join('\n') || null }),
  }
}

/**
 * Makes one record of two: the kept one gets what was chosen, and the other one's history, contacts, groups of people and loans; the other
 * one is removed. Returns the kept member before and after.
 */
export async function mergeMemberRows(
  tx: Transaction,
  groupId: string,
  recorder: RowRecorder,
  both: Both,
  merge: MemberMerge,
): Promise<{ before: Member; after: Member; email: string | null }> {
  const { kept, givenUp } = both
  const steps = await mergeHistory(tx, groupId, recorder, both, merge)
  const first = await mergeContacts(tx, groupId, recorder, both)
  await mergeMemberGroups(tx, groupId, recorder, both)
  await mergeHonours(tx, groupId, recorder, both)
  await recorder.record(loans, isIn(loans.memberId, [kept.id, givenUp.id]), () =>
    tx
      .update(loans)
      .set({ memberId: kept.id, version: sql`${loans.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(loans.groupId, groupId), eq(loans.memberId, givenUp.id))),
  )
  const merged = mergedRow(both, merge)
  if ((merged.notes?.length ?? 0) > 2000) throw invalidField('merge.joined', 'too_long:2000')
  const standing =
    steps && merge.joined?.includes('membership')
      ? standingOf(steps, todayIn(await findTimeZone(tx, groupId)))
      : { status: merged.status, joinedOn: merged.joinedOn, leftOn: merged.leftOn }
  const { groupId: _group, id: _id, search: _search, ...columns } = merged
  const row = {
    ...columns,
    ...standing,
    emergencyName: first?.name ?? merged.emergencyName ?? givenUp.emergencyName,
    emergencyPhone: first?.phone ?? merged.emergencyPhone ?? givenUp.emergencyPhone,
    scorePlace: (await readPlaces(tx, groupId))(merged),
    version: kept.version + 1,
    updatedAt: sql`now()`,
  }
  await recorder.record(members, isIn(members.id, [kept.id, givenUp.id]), async () => {
    await tx.update(members).set(row).where(isMember(groupId, kept.id))
    await tx
      .update(members)
      .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
      .where(isMember(groupId, givenUp.id))
  })
  const [stored] = await tx.select().from(members).where(isMember(groupId, kept.id))
  if (stored === undefined) throw new ApiError('not_found')
  return { before: toMember(kept), after: toMember(stored), email: stored.email }
}

/** The histories of both, as the wire has them. */
export async function historiesOf(db: Database, groupId: string, ids: [string, string], birthDate: string | null) {
  const steps = await readSteps(db, groupId, ids)
  const [one, other] = [steps.get(ids[0]) ?? [], steps.get(ids[1]) ?? []]
  return {
    histories: [one.map(toStep), other.map(toStep)] as const,
    canJoin: joinedSteps(one, other, birthDate) !== undefined,
  }
}

/** These members by id, removed ones left out. */
export async function readMembers(db: Database, groupId: string, ids: string[]): Promise<Map<string, Member>> {
  const rows = await db
    .select(memberColumns)
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids), isNull(members.deletedAt)))
  return new Map(rows.map((row) => [row.id, toMember(row)]))
}

/** A member as they are after a merge or its Undo. Throws `not_found`. */
export async function findMergedMember(tx: Transaction, groupId: string, id: string): Promise<Member> {
  const [row] = await tx.select(memberColumns).from(members).where(isMember(groupId, id))
  if (row === undefined) throw new ApiError('not_found')
  return toMember(row)
}
