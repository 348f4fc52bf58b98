import { and, eq, sql } from 'drizzle-orm'
import type { MemberImportLine } from '@contract/memberImports'
import type { Member, MemberWrite } from '@contract/members'
import type { OwnField, OwnValues } from '@contract/members/ownFields'
import type { Actor } from '../../platform/audit/actor'
import { toAuditRow } from '../../platform/audit/auditEntries'
import type { Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { auditEntries } from '../../platform/db/schema/auditEntries'
import { memberImportUpdates } from '../../platform/db/schema/imports/memberImportUpdates'
import { members } from '../../platform/db/schema/members'
import { ApiError, invalidField } from '../../platform/http/errors'
import { inPieces } from '../../platform/http/progress'
import { renameDebtors } from '../finances/ledger/public'
import { noteAddressChanges } from './changedAddresses'
import { followEmergencyWrites } from './emergencyContacts'
import { attachGuardians, detachGuardians, guardiansIn } from './importedGuardians'
import { memberColumns, toMember, toRow } from './memberRows'
import { readAllOwnFields } from './ownFieldRows'
import { auditedOwnValues, checkedOwnValues, fittingOwnValues } from './ownValues'
import { readPlaces } from './scorePlaces'
import { followWrites } from './memberStepRows'

type Versioned = MemberWrite & Pick<MemberImportLine, 'guardians'> & { version: number }

/** Existing members by id, locked until the end of the transaction. */
export async function lockMembers(tx: Transaction, groupId: string, ids: string[]): Promise<Map<string, Member>> {
  const rows = await tx
    .select(memberColumns)
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids), sql`${members.deletedAt} is null`))
    .orderBy(members.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, toMember(row)]))
}

/** Throws a `conflict` with the member that was changed or removed since. */
function assertAsRead(updates: readonly Versioned[], stored: ReadonlyMap<string, Member>): void {
  for (const { id, version } of updates) {
    const current = stored.get(id.toLowerCase())
    if (current?.version !== version) throw new ApiError('conflict', { ...(current && { current }) })
  }
}

/** The own values that a member gets, by those stored. */
type OwnValuesOver = (update: Versioned, stored: OwnValues) => OwnValues

interface WriteRules {
  ownValuesOver: OwnValuesOver
  fields: readonly OwnField[]
  /** Where an update is in the request; absent where earlier values are restored: what was added to histories meanwhile goes again. */
  pathOf?: (id: string) => string
}

/** Writes one batch: each member gets the given values under the next version, with the same follow-up as a change by hand. */
export async function writeMembers(
  tx: Transaction,
  actor: Actor,
  updates: Versioned[],
  { ownValuesOver, fields, pathOf }: WriteRules,
): Promise<Map<string, Member>> {
  const { groupId } = actor
  const ids = updates.map(({ id }) => id.toLowerCase())
  const before = await lockMembers(tx, groupId, ids)
  assertAsRead(updates, before)
  const storedOf = ({ id }: Versioned) => before.get(id.toLowerCase())?.ownValues ?? {}
  const placeOf = await readPlaces(tx, groupId)
  const rows = updates.map((update) => ({
    ...toRow(update, ownValuesOver(update, storedOf(update))),
    scorePlace: placeOf(update),
  }))
  await tx.execute(sql`
    update ${members} set name = line.name, family_name = line."familyName", called_name = line."calledName", section = line.section, instrument = line.instrument, part = line.part, seat = line.seat,
           second_instrument = line."secondInstrument", score_place = line."scorePlace", position = line.position,
           status = line.status, email = line.email, phone = line.phone, other_phones = line."otherPhones", other_emails = line."otherEmails", address = line.address, birth_date = line."birthDate", joined_on = line."joinedOn",
           left_on = line."leftOn", emergency_name = line."emergencyName", emergency_phone = line."emergencyPhone", notes = line.notes,
           own_values = line."ownValues",
           version = ${members.version} + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (
           id uuid, name text, "familyName" text, "calledName" text, section section, instrument text, part smallint, seat smallint, "secondInstrument" text, "scorePlace" integer,
           position text, status member_status, email text, phone text, "otherPhones" jsonb, "otherEmails" jsonb, address jsonb, "birthDate" date, "joinedOn" date, "leftOn" date,
           "emergencyName" text, "emergencyPhone" text, notes text, "ownValues" jsonb)
     where ${members.groupId} = ${groupId} and ${members.id} = line.id`)
  const followed = rows.map((row) => {
    const was = before.get(row.id)
    return {
      memberId: row.id,
      before: was && toRow(was, {}),
      after: row,
      ...(!pathOf && { cameBack: 'never_left' as const }),
    }
  })
  for (const [id, { field, error }] of await followWrites(tx, groupId, followed))
    if (pathOf) throw invalidField(`${pathOf(id)}.${field}`, error)
  await followEmergencyWrites(tx, groupId, followed)
  await renameDebtors(tx, groupId, ids)
  await noteAddressChanges(
    tx,
    actor,
    updates.map(({ id, email }) => ({ memberId: id, before: before.get(id.toLowerCase())?.email, after: email })),
  )
  const entries = updates.flatMap(({ ownValues: _values, guardians = [], ...update }, at) => {
    const [stored, written] = [storedOf(update), rows[at]?.ownValues ?? {}]
    const named = guardians.length > 0 && { guardians: guardians.map(({ name }) => name).join(', ') }
    const after = { ...update, ...named, ...auditedOwnValues(fields, written, stored) }
    const known = before.get(update.id.toLowerCase())
    const old = known && { ...known, ownValues: undefined, ...auditedOwnValues(fields, stored, written) }
    const subject = { type: 'member', id: update.id, name: update.name } as const
    return toAuditRow(actor, { action: 'member_changed', subject, ...(old && { before: old }), after }) ?? []
  })
  if (entries.length > 0) await tx.insert(auditEntries).values(entries)
  return before
}

/** Changes members that are unchanged since they were read, and stores their previous values. */
export async function updateMembers(
  tx: Transaction,
  actor: Actor,
  importId: string,
  updates: Versioned[],
  fields: readonly OwnField[],
): Promise<void> {
  const places = new Map(updates.map((update, index) => [update, index]))
  const writer = { as: 'manager', name: actor.name } as const
  const ownValuesOver: OwnValuesOver = (update, stored) =>
    checkedOwnValues(fields, { given: update.ownValues, stored }, writer, `import.updates.${places.get(update)}`)
  const seen = new Set<string>()
  const paths = new Map(updates.map(({ id }, index) => [id.toLowerCase(), `import.updates.${index}`]))
  const pathOf = (id: string) => paths.get(id) ?? 'import.updates'
  for (const [index, { id }] of updates.entries()) {
    if (seen.has(id.toLowerCase()))
      throw new ApiError('invalid', { fields: { [`import.updates.${index}.id`]: 'taken' } })
    seen.add(id.toLowerCase())
  }
  await inPieces(updates, undefined, async (piece) => {
    const before = await writeMembers(tx, actor, piece, { ownValuesOver, fields, pathOf })
    const attached = await attachGuardians(tx, actor.groupId, guardiansIn(piece))
    const kept = [...before.values()].map(({ version, ...member }) => ({
      groupId: actor.groupId,
      importId,
      memberId: member.id,
      before: member,
      guardians: attached.get(member.id) ?? null,
      version: version + 1,
    }))
    if (kept.length > 0) await tx.insert(memberImportUpdates).values(kept)
  })
}

/** Restores the members that the import changed; returns how many. Throws a `conflict` if one was changed since. */
export async function restoreMembers(tx: Transaction, actor: Actor, importId: string): Promise<number> {
  const ofImport = and(eq(memberImportUpdates.groupId, actor.groupId), eq(memberImportUpdates.importId, importId))
  const kept = await tx.delete(memberImportUpdates).where(ofImport).returning({
    memberId: memberImportUpdates.memberId,
    before: memberImportUpdates.before,
    guardians: memberImportUpdates.guardians,
    version: memberImportUpdates.version,
  })
  // Before their members, whose emergency contacts then find nobody else.
  await detachGuardians(
    tx,
    actor.groupId,
    new Map(kept.flatMap(({ memberId, guardians }) => (guardians ? [[memberId, guardians]] : []))),
  )
  const updates = kept.map(({ before, version }) => ({ ...before, version }))
  const fields = await readAllOwnFields(tx, actor.groupId)
  const ownValuesOver: OwnValuesOver = ({ ownValues = {} }) => fittingOwnValues(fields, ownValues)
  await inPieces(updates, undefined, async (piece) => {
    await writeMembers(tx, actor, piece, { ownValuesOver, fields })
  })
  return updates.length
}
