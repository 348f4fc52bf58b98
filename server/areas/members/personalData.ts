import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import type { Member } from '@contract/members'
import { ERASED } from '@contract/privacy'
import type { MemberData } from '@contract/privacy'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { mentions, withoutName } from '../../platform/db/nameErasure'
import type { ErasedPerson } from '../../platform/db/nameErasure'
import { eventAttendance } from '../../platform/db/schema/calendar/eventAttendance'
import { finances } from '../../platform/db/schema/finances/finances'
import { contacts, memberContacts } from '../../platform/db/schema/members/contacts'
import { loans } from '../../platform/db/schema/members/things'
import { memberImportUpdates } from '../../platform/db/schema/imports/memberImportUpdates'
import { members } from '../../platform/db/schema/members'
import { ApiError, invalidField } from '../../platform/http/errors'
import { purgeContacts } from './contactRepository'
import { eraseFromThings, eraseLoanNotes, loansOfMember, purgeThings } from './loanRepository'
import { deleteHonours, eraseFromHonours, purgeHonours, readAdjustments, readHonours } from './honourRows'
import { deleteLoneContacts, readContactsOf } from './contactRows'
import { memberColumns, toMember } from './memberRows'
import { deleteSteps, purgeSteps, readSteps, toStep } from './memberStepRows'
import { leaveMemberGroups, memberGroupNames, purgeMemberGroups } from './memberGroupRepository'
import { erasePhotos, photoOfMember } from './photoRepository'
import { purgeOwnFields } from './ownFieldRepository'
import { readAllOwnFields } from './ownFieldRows'
import { namedOwnValue } from './ownValues'

export { purgeContacts, purgeHonours, purgeMemberGroups, purgeOwnFields, purgeSteps, purgeThings }

const isMember = (groupId: string, id: string) => and(eq(members.groupId, groupId), eq(members.id, id))

/** A member with their history; a removed one is not found. */
export async function memberWithHistory(
  db: Database,
  groupId: string,
  id: string,
): Promise<
  Pick<MemberData, 'member' | 'history' | 'service' | 'contacts' | 'ownValues' | 'memberGroups' | 'loans' | 'photo'>
> {
  const [row] = await db
    .select(memberColumns)
    .from(members)
    .where(and(isMember(groupId, id), isNull(members.deletedAt)))
  if (row === undefined) throw new ApiError('not_found')
  const history = ((await readSteps(db, groupId, [row.id])).get(row.id) ?? []).map((step) => {
    const { id: _id, memberId: _member, version: _version, ...told } = toStep(step)
    return told
  })
  const fields = await readAllOwnFields(db, groupId)
  const ownValues = fields.flatMap((field) => {
    const value = row.ownValues[field.id]
    return value === undefined ? [] : [{ name: field.name, value: namedOwnValue(field, value) }]
  })
  const known = (await readContactsOf(db, groupId, [row.id])).map(
    ({ name, email, phone, address, relation, isGuardian, emergency }) => ({
      name,
      ...(email !== null && { email }),
      ...(phone !== null && { phone }),
      ...(address !== null && { address }),
      ...(relation !== null && { relation }),
      ...(isGuardian && { isGuardian }),
      ...(emergency !== null && { emergency }),
    }),
  )
  const memberGroups = await memberGroupNames(db, groupId, row.id)
  const lent = await loansOfMember(db, groupId, row.id)
  const [adjusted, given] = await Promise.all([readAdjustments(db, groupId, row.id), readHonours(db, groupId, row.id)])
  const service = {
    adjustments: adjusted.map(({ years, reason }) => ({ years, reason })),
    honours: given.map(({ years, givenOn, note }) => ({ years, givenOn, ...(note !== null && { note }) })),
  }
  const photo = await photoOfMember(db, groupId, row.id)
  return {
    member: toMember(row),
    history,
    service,
    contacts: known,
    ownValues,
    memberGroups,
    loans: lent,
    ...(photo !== undefined && { photo }),
  }
}

/**
 * Locks the former member who is to be erased. Throws `not_found`, a `conflict` if the version differs from the one that was read, and an
 * error at `member.id` for someone who has not left.
 */
export async function lockFormerMember(
  tx: Transaction,
  groupId: string,
  { id, version }: Pick<Member, 'id' | 'version'>,
): Promise<ErasedPerson> {
  const [row] = await tx
    .select(memberColumns)
    .from(members)
    .where(and(isMember(groupId, id), isNull(members.deletedAt)))
    .for('update')
  if (row === undefined) throw new ApiError('not_found')
  if (row.version !== version) throw new ApiError('conflict', { current: toMember(row) })
  if (row.status !== 'former') throw invalidField('member.id', 'not_former')
  return { id: row.id, name: row.name }
}

/** What an erased row contains. A column that is added must say here what becomes of it; the section stays, as attendance counts by it. */
const erasedColumns = {
  name: ERASED,
  familyName: null,
  calledName: null,
  status: 'former',
  instrument: null,
  part: null,
  seat: null,
  secondInstrument: null,
  position: null,
  email: null,
  phone: null,
  otherPhones: null,
  otherEmails: null,
  address: null,
  birthDate: null,
  joinedOn: null,
  leftOn: null,
  emergencyName: null,
  emergencyPhone: null,
  notes: null,
  ownValues: {},
} as const satisfies Record<Exclude<keyof typeof memberColumns, 'id' | 'section' | 'version'>, string | object | null>

/**
 * Replaces the members by anonymous rows, so that attendance and entries still count, and deletes their names from other records. Cannot
 * be undone.
 */
export async function eraseMembers(tx: Transaction, groupId: string, people: ErasedPerson[]): Promise<void> {
  const ids = people.map(({ id }) => id)
  await tx
    .update(members)
    .set({
      ...erasedColumns,
      emailChangedBy: null,
      version: sql`${members.version} + 1`,
      updatedAt: sql`now()`,
      deletedAt: sql`coalesce(${members.deletedAt}, ${new Date().toISOString()}::timestamptz)`,
      erasedAt: sql`now()`,
    })
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids)))
  await deleteImportUpdates(tx, groupId, ids)
  await deleteSteps(tx, groupId, ids)
  await leaveMemberGroups(tx, groupId, ids)
  await eraseLoanNotes(tx, groupId, ids)
  await deleteHonours(tx, groupId, ids)
  await erasePhotos(tx, groupId, ids)
}

/** Unties these members from their contacts; who then belongs to nobody is deleted and returned. */
export async function eraseContacts(tx: Transaction, groupId: string, memberIds: string[]): Promise<ErasedPerson[]> {
  await tx
    .delete(memberContacts)
    .where(and(eq(memberContacts.groupId, groupId), isIn(memberContacts.memberId, memberIds)))
  return deleteLoneContacts(tx, groupId)
}

/** Undoing the import then no longer restores these members. */
async function deleteImportUpdates(tx: Transaction, groupId: string, ids: string[]): Promise<void> {
  await tx
    .delete(memberImportUpdates)
    .where(and(eq(memberImportUpdates.groupId, groupId), isIn(memberImportUpdates.memberId, ids)))
}

/** Takes the name out of what is noted with other members, in own fields too. */
export async function eraseFromNotes(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { notes, emergencyName, ownValues, otherPhones, otherEmails, address: postal, version } = members
  // A name has no quotes or backslashes in JSON that a dash in its place would break.
  const asText = (column: SQLWrapper) => sql`${column}::text`
  const without = (column: SQLWrapper) => sql`${withoutName(asText(column), person)}::jsonb`
  const inRecords = [ownValues, otherPhones, otherEmails, postal].map((column) => mentions(asText(column), person))
  await tx
    .update(members)
    .set({
      notes: withoutName(notes, person),
      emergencyName: withoutName(emergencyName, person),
      ownValues: without(ownValues),
      otherPhones: without(otherPhones),
      otherEmails: without(otherEmails),
      address: without(postal),
      version: sql`${version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      and(eq(members.groupId, groupId), or(mentions(notes, person), mentions(emergencyName, person), ...inRecords)),
    )
  const { name, address } = contacts
  await tx
    .update(contacts)
    .set({
      name: withoutName(name, person),
      address: withoutName(address, person),
      version: sql`${contacts.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(contacts.groupId, groupId), sql`(${mentions(name, person)} or ${mentions(address, person)})`))
  await eraseFromThings(tx, groupId, person)
  await eraseFromHonours(tx, groupId, person)
  const { before } = memberImportUpdates
  await tx
    .delete(memberImportUpdates)
    .where(and(eq(memberImportUpdates.groupId, groupId), mentions(sql`${before}::text`, person)))
}

/**
 * Deletes members removed before the instant: for good if nothing refers to them, else erases them. Returns their names, to be deleted
 * elsewhere too. `onDelete` first deletes what other areas store about them.
 */
export async function purgeMembers(
  tx: Transaction,
  groupId: string,
  before: Date,
  onDelete: (ids: string[]) => Promise<void>,
): Promise<{ deleted: ErasedPerson[]; erased: ErasedPerson[] }> {
  const line = sql`(select from ${eventAttendance} line where line.group_id = ${groupId} and line.member_id = ${members.id})`
  const entry = sql`(select from ${finances} entry where entry.group_id = ${groupId} and entry.member_id = ${members.id})`
  const lent = sql`(select from ${loans} lent where lent.group_id = ${groupId} and lent.member_id = ${members.id})`
  const isReferred = sql<boolean>`exists ${line} or exists ${entry} or exists ${lent}`
  const rows = await tx
    .select({ id: members.id, name: members.name, isReferred })
    .from(members)
    .where(
      and(
        eq(members.groupId, groupId),
        isNotNull(members.deletedAt),
        isNull(members.erasedAt),
        lt(members.deletedAt, before),
      ),
    )
    .for('update')
  const people = (wanted: boolean) =>
    rows.flatMap(({ id, name, ...row }) => (row.isReferred === wanted ? [{ id, name }] : []))
  const [deleted, erased] = [people(false), people(true)]
  await eraseMembers(tx, groupId, erased)
  await onDelete(deleted.map(({ id }) => id))
  const ids = deleted.map(({ id }) => id)
  await deleteImportUpdates(tx, groupId, ids)
  await deleteSteps(tx, groupId, ids)
  await leaveMemberGroups(tx, groupId, ids)
  await deleteHonours(tx, groupId, ids)
  await tx.delete(members).where(and(eq(members.groupId, groupId), isIn(members.id, ids)))
  return { deleted, erased }
}
