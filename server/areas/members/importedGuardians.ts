import { v7 as newId } from 'uuid'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ImportedGuardian } from '@contract/memberImports'
import type { Transaction } from '../../platform/db/database'
import { contacts } from '../../platform/db/schema/members/contacts'
import { memberContacts } from '../../platform/db/schema/members/contacts'

/** A guardian of a new member. */
export type GuardianOf = ImportedGuardian & { memberId: string }

interface Known {
  id: string
  folded: string
  email: string | null
  phone: string | null
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '') || phone

/** By which a contact is known again: the name with the e-mail, and the name with the phone. */
const keysOf = ({ folded, email, phone }: Omit<Known, 'id'>): string[] => [
  ...(email === null ? [] : [`${folded} ${email.toLowerCase()}`]),
  ...(phone === null ? [] : [`${folded} ${digitsOf(phone)}`]),
]

async function foldedNames(tx: Transaction, wanted: readonly GuardianOf[]): Promise<string[]> {
  const { rows } = await tx.execute<{ folded: string }>(sql`
    select fold_text(line.name) as folded
      from unnest(${sql.param(wanted.map(({ name }) => name))}::text[]) with ordinality as line (name, place)
     order by line.place`)
  return rows.map(({ folded }) => folded)
}

/** The group's contacts of these names. */
async function findNamed(tx: Transaction, groupId: string, names: string[]): Promise<Known[]> {
  const folded = sql<string>`fold_text(${contacts.name})`
  return tx
    .select({ id: contacts.id, folded, email: contacts.email, phone: contacts.phone })
    .from(contacts)
    .where(
      and(eq(contacts.groupId, groupId), isNull(contacts.deletedAt), sql`${folded} = any(${sql.param(names)}::text[])`),
    )
    .orderBy(asc(contacts.id))
}

/**
 * Makes these the guardians of their members, who are new: each by the contact that has the same name and the same e-mail or phone, which
 * gets what it had not, or by a new one.
 */
export async function attachGuardians(tx: Transaction, groupId: string, wanted: readonly GuardianOf[]): Promise<void> {
  if (wanted.length === 0) return
  const names = await foldedNames(tx, wanted)
  const byKey = new Map<string, Known & { name: string }>()
  for (const known of await findNamed(tx, groupId, names))
    for (const key of keysOf(known)) if (!byKey.has(key)) byKey.set(key, { ...known, name: '' })
  const saved = new Map<string, Known & { name: string }>()
  const ties = new Map<string, { contactId: string; memberId: string; relation: string | null }>()
  for (const [at, { memberId, name, relation = null, email = null, phone = null }] of wanted.entries()) {
    const told = { folded: names[at] ?? '', email, phone }
    const twin = keysOf(told).flatMap((key) => byKey.get(key) ?? [])[0]
    const contact = { ...told, id: twin?.id ?? newId(), name, email: twin?.email ?? email, phone: twin?.phone ?? phone }
    for (const key of keysOf(contact)) byKey.set(key, contact)
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
