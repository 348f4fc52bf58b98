import { v7 as newId } from 'uuid'
import { sql } from 'drizzle-orm'
import type { ImportedGuardian } from '@contract/memberImports'
import type { Transaction } from '../../platform/db/database'
import { contacts, memberContacts } from '../../platform/db/schema/members/contacts'
import { contactKeys, findNamesakes, foldNames } from './sameContact'
import type { KnownContact } from './sameContact'

/** A guardian of a new member. */
export type GuardianOf = ImportedGuardian & { memberId: string }

/**
 * Makes these the guardians of their members, who are new: each by the contact that has the same name and the same e-mail or phone, which
 * gets what it had not, or by a new one.
 */
export async function attachGuardians(tx: Transaction, groupId: string, wanted: readonly GuardianOf[]): Promise<void> {
  if (wanted.length === 0) return
  const names = await foldNames(
    tx,
    wanted.map(({ name }) => name),
  )
  const byKey = await findNamesakes(tx, groupId, names)
  const saved = new Map<string, KnownContact & { name: string }>()
  const ties = new Map<string, { contactId: string; memberId: string; relation: string | null }>()
  for (const [at, { memberId, name, relation = null, email = null, phone = null }] of wanted.entries()) {
    const told = { folded: names[at] ?? '', email, phone }
    const twin = contactKeys(told).flatMap((key) => byKey.get(key) ?? [])[0]
    const contact = { ...told, id: twin?.id ?? newId(), name, email: twin?.email ?? email, phone: twin?.phone ?? phone }
    for (const key of contactKeys(contact)) byKey.set(key, contact)
    saved.set(contact.id, contact)
    ties.set(`${contact.id} ${memberId}`, { contactId: contact.id, memberId, relation })
  }
  const lines = JSON.stringify([...saved.values()])
  await tx.execute(sql`
    update ${contacts} set email = line.email, phone = line.phone, version = ${contacts.version} + 1, updated_at = now()
      from jsonb_to_recordset(${lines}::jsonb) as line (id uuid, email text, phone text)
     where ${contacts.groupId} = ${groupId} and ${contacts.id} = line.id
       and (${contacts.email}, ${contacts.phone}) is distinct from (line.email, line.phone)`)
  await tx.execute(sql`
    insert into ${contacts} (group_id, id, name, email, phone)
    select ${groupId}, id, name, email, phone
      from jsonb_to_recordset(${lines}::jsonb) as line (id uuid, name text, email text, phone text)
    on conflict (group_id, id) do nothing`)
  await tx.execute(sql`
    insert into ${memberContacts} (group_id, contact_id, member_id, relation, is_guardian)
    select ${groupId}, "contactId", "memberId", relation, true
      from jsonb_to_recordset(${JSON.stringify([...ties.values()])}::jsonb) as line ("contactId" uuid, "memberId" uuid, relation text)
    on conflict (group_id, contact_id, member_id) do update set relation = excluded.relation, is_guardian = true`)
}
