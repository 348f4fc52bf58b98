import { v7 as newId } from 'uuid'
import { sql } from 'drizzle-orm'
import type { ImportedGuardian, MemberImportLine } from '@contract/memberImports'
import { matchGuardians } from '@contract/members/guardianMatching'
import type { Reader, Transaction } from '../../platform/db/database'
import type { AttachedGuardian } from '../../platform/db/schema/imports/memberImportUpdates'
import { contacts, memberContacts } from '../../platform/db/schema/members/contacts'
import { updatePayersOf } from '../finances/payers/public'
import { deleteLoneContacts, readContactsOf } from './contactRows'
import { contactKeys, findNamesakes, foldNames } from './sameContact'
import type { KnownContact } from './sameContact'

/** A guardian whom a file names, and whose. */
type GuardianOf = ImportedGuardian & { memberId: string }

/** Of these lines, each with its member. */
export const guardiansIn = (lines: readonly Pick<MemberImportLine, 'id' | 'guardians'>[]): GuardianOf[] =>
  lines.flatMap(({ id, guardians = [] }) => guardians.map((guardian) => ({ ...guardian, memberId: id.toLowerCase() })))

/**
 * Makes these the guardians of their members: each by the member's contact that is the same person (guardianMatching.ts), by another
 * member's contact with the same name and the same e-mail or phone, or by a new one. A contact gets what it had not. Returns by member what
 * was before.
 */
export async function attachGuardians(
  tx: Transaction,
  groupId: string,
  wanted: readonly GuardianOf[],
): Promise<Map<string, AttachedGuardian[]>> {
  const attached = new Map<string, AttachedGuardian[]>()
  if (wanted.length === 0) return attached
  const names = await foldNames(
    tx,
    wanted.map(({ name }) => name),
  )
  const byKey = await findNamesakes(tx, groupId, names)
  const own = await findOwn(tx, groupId, wanted)
  const saved = new Map<string, KnownContact & { name: string }>()
  const ties = new Map<string, { contactId: string; memberId: string; relation: string | null }>()
  const before = new Map<string, KnownContact>()
  for (const [at, { memberId, name, relation = null, email = null, phone = null }] of wanted.entries()) {
    const told = { folded: names[at] ?? '', email, phone }
    const ofMember = own[at]
    const twin = ofMember ?? contactKeys(told).flatMap((key) => byKey.get(key) ?? [])[0]
    const known = twin && (saved.get(twin.id) ?? twin)
    const contact = {
      ...told,
      id: known?.id ?? newId(),
      name,
      email: known?.email ?? email,
      phone: known?.phone ?? phone,
    }
    if (twin && !saved.has(twin.id)) before.set(twin.id, { ...told, ...twin })
    for (const key of contactKeys(contact)) byKey.set(key, contact)
    saved.set(contact.id, contact)
    ties.set(`${contact.id} ${memberId}`, { contactId: contact.id, memberId, relation })
    const tie = ofMember ? { relation: ofMember.relation, isGuardian: ofMember.isGuardian } : null
    attached.set(memberId, [...(attached.get(memberId) ?? []), { contactId: contact.id, tie }])
  }
  const lines = JSON.stringify([...saved.values()])
  const { rows: changed } = await tx.execute<{ id: string; version: number }>(sql`
    update ${contacts} set email = line.email, phone = line.phone, version = ${contacts.version} + 1, updated_at = now()
      from jsonb_to_recordset(${lines}::jsonb) as line (id uuid, email text, phone text)
     where ${contacts.groupId} = ${groupId} and ${contacts.id} = line.id
       and (${contacts.email}, ${contacts.phone}) is distinct from (line.email, line.phone)
    returning ${contacts.id} as id, ${contacts.version}::int as version`)
  await tx.execute(sql`
    insert into ${contacts} (group_id, id, name, email, phone)
    select ${groupId}, id, name, email, phone
      from jsonb_to_recordset(${lines}::jsonb) as line (id uuid, name text, email text, phone text)
    on conflict (group_id, id) do nothing`)
  await tx.execute(sql`
    insert into ${memberContacts} (group_id, contact_id, member_id, relation, is_guardian)
    select ${groupId}, "contactId", "memberId", relation, true
      from jsonb_to_recordset(${JSON.stringify([...ties.values()])}::jsonb) as line ("contactId" uuid, "memberId" uuid, relation text)
    on conflict (group_id, contact_id, member_id)
    do update set relation = coalesce(member_contacts.relation, excluded.relation), is_guardian = true`)
  for (const { id, version } of changed) {
    const [one] = [...attached.values()].flatMap((all) => all.filter(({ contactId }) => contactId === id))
    const was = before.get(id)
    if (one && was) one.contact = { email: was.email, phone: was.phone, version }
  }
  await updatePayersOf(
    tx,
    groupId,
    changed.map(({ id }) => id),
  )
  return attached
}

/** For each, the contact of the member who is the same person. */
async function findOwn(tx: Transaction, groupId: string, wanted: readonly GuardianOf[]) {
  const known = await readContactsOf(tx, groupId, [...new Set(wanted.map(({ memberId }) => memberId))])
  const found = new Map<GuardianOf, (typeof known)[number]>()
  for (const memberId of new Set(known.map((row) => row.memberId))) {
    const told = wanted.filter((guardian) => guardian.memberId === memberId)
    const contactsOfMember = known.filter((row) => row.memberId === memberId)
    for (const [at, contact] of matchGuardians(told, contactsOfMember).entries()) {
      const guardian = told[at]
      if (guardian && contact) found.set(guardian, contact)
    }
  }
  return wanted.map((guardian) => {
    const row = found.get(guardian)
    return row && { ...row, id: row.contactId, folded: '' }
  })
}

/** The guardians of these members, as a file would name them, by the member. */
export async function readGuardiansOf(
  db: Reader,
  groupId: string,
  memberIds: string[],
): Promise<Map<string, ImportedGuardian[]>> {
  const told = new Map<string, ImportedGuardian[]>()
  for (const { memberId, isGuardian, name, relation, email, phone } of await readContactsOf(db, groupId, memberIds)) {
    if (!isGuardian) continue
    const guardian = {
      name,
      ...(relation !== null && { relation }),
      ...(phone !== null && { phone }),
      ...(email !== null && { email }),
    }
    told.set(memberId, [...(told.get(memberId) ?? []), guardian])
  }
  return told
}

/** Undoes `attachGuardians`; a contact that was changed since keeps what it has. */
export async function detachGuardians(
  tx: Transaction,
  groupId: string,
  attached: ReadonlyMap<string, readonly AttachedGuardian[]>,
): Promise<void> {
  const lines = [...attached].flatMap(([memberId, guardians]) => guardians.map((one) => ({ memberId, ...one })))
  if (lines.length === 0) return
  const ties = JSON.stringify(lines.map(({ memberId, contactId, tie }) => ({ memberId, contactId, ...tie })))
  const fresh = JSON.stringify(lines.filter(({ tie }) => tie === null))
  await tx.execute(sql`
    update ${memberContacts} set relation = line.relation, is_guardian = line."isGuardian"
      from jsonb_to_recordset(${ties}::jsonb) as line ("contactId" uuid, "memberId" uuid, relation text, "isGuardian" boolean)
     where ${memberContacts.groupId} = ${groupId} and ${memberContacts.contactId} = line."contactId"
       and ${memberContacts.memberId} = line."memberId" and line."isGuardian" is not null`)
  await tx.execute(sql`
    delete from ${memberContacts}
     using jsonb_to_recordset(${fresh}::jsonb) as line ("contactId" uuid, "memberId" uuid)
     where ${memberContacts.groupId} = ${groupId} and ${memberContacts.contactId} = line."contactId"
       and ${memberContacts.memberId} = line."memberId"`)
  const changed = lines.flatMap(({ contactId, contact }) => (contact ? [{ contactId, ...contact }] : []))
  await tx.execute(sql`
    update ${contacts} set email = line.email, phone = line.phone, version = ${contacts.version} + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line ("contactId" uuid, email text, phone text, version bigint)
     where ${contacts.groupId} = ${groupId} and ${contacts.id} = line."contactId" and ${contacts.version} = line.version`)
  await updatePayersOf(
    tx,
    groupId,
    changed.map(({ contactId }) => contactId),
  )
  await deleteLoneContacts(tx, groupId)
}
