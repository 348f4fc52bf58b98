import { and, eq, sql } from 'drizzle-orm'
import type { Member, MemberWrite } from '@contract/members'
import type { Actor } from '../../platform/audit/actor'
import { toAuditRow } from '../../platform/audit/auditEntries'
import type { Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { auditEntries } from '../../platform/db/schema/auditEntries'
import { memberImportUpdates } from '../../platform/db/schema/imports/memberImportUpdates'
import { members } from '../../platform/db/schema/members'
import { ApiError } from '../../platform/http/errors'
import { inPieces } from '../../platform/http/progress'
import { renameDebtors } from '../finances/ledger/public'
import { noteAddressChanges } from './changedAddresses'
import { memberColumns, toMember, toRow } from './memberRows'
import { appendStatusHistory } from './statusHistory'

type Versioned = MemberWrite & { version: number }

/** Existing members by id, locked until the end of the transaction. */
async function lockMembers(tx: Transaction, groupId: string, ids: string[]): Promise<Map<string, Member>> {
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

/** Writes one batch: each member gets the given values under the next version, with the same follow-up as a change by hand. */
async function writeMembers(tx: Transaction, actor: Actor, updates: Versioned[]): Promise<Map<string, Member>> {
  const { groupId } = actor
  const ids = updates.map(({ id }) => id.toLowerCase())
  const before = await lockMembers(tx, groupId, ids)
  assertAsRead(updates, before)
  const rows = updates.map(toRow)
  await tx.execute(sql`
    update ${members} set name = line.name, section = line.section, instrument = line.instrument, position = line.position,
           status = line.status, email = line.email, phone = line.phone, birth_date = line."birthDate", joined_on = line."joinedOn",
           left_on = line."leftOn", emergency_name = line."emergencyName", emergency_phone = line."emergencyPhone", notes = line.notes,
           version = ${members.version} + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (
           id uuid, name text, section section, instrument text, position text, status member_status, email text, phone text,
           "birthDate" date, "joinedOn" date, "leftOn" date, "emergencyName" text, "emergencyPhone" text, notes text)
     where ${members.groupId} = ${groupId} and ${members.id} = line.id`)
  await appendStatusHistory(tx, groupId, ids)
  await renameDebtors(tx, groupId, ids)
  await noteAddressChanges(
    tx,
    actor,
    updates.map(({ id, email }) => ({ memberId: id, before: before.get(id.toLowerCase())?.email, after: email })),
  )
  const entries = updates.flatMap((update) => {
    const after = { ...update, version: update.version + 1 }
    const old = before.get(update.id.toLowerCase())
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
): Promise<void> {
  const seen = new Set<string>()
  for (const [index, { id }] of updates.entries()) {
    if (seen.has(id.toLowerCase()))
      throw new ApiError('invalid', { fields: { [`import.updates.${index}.id`]: 'taken' } })
    seen.add(id.toLowerCase())
  }
  await inPieces(updates, undefined, async (piece) => {
    const before = await writeMembers(tx, actor, piece)
    const kept = [...before.values()].map(({ version, ...member }) => ({
      groupId: actor.groupId,
      importId,
      memberId: member.id,
      before: member,
      version: version + 1,
    }))
    if (kept.length > 0) await tx.insert(memberImportUpdates).values(kept)
  })
}

/** Restores the members that the import changed; returns how many. Throws a `conflict` if one was changed since. */
export async function restoreMembers(tx: Transaction, actor: Actor, importId: string): Promise<number> {
  const ofImport = and(eq(memberImportUpdates.groupId, actor.groupId), eq(memberImportUpdates.importId, importId))
  const kept = await tx
    .delete(memberImportUpdates)
    .where(ofImport)
    .returning({ before: memberImportUpdates.before, version: memberImportUpdates.version })
  const updates = kept.map(({ before, version }) => ({ ...before, version }))
  await inPieces(updates, undefined, async (piece) => {
    await writeMembers(tx, actor, piece)
  })
  return updates.length
}
