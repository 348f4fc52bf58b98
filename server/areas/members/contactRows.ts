import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Contact, ContactWrite } from '@contract/members/contacts'
import type { Reader, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import type { ErasedPerson } from '../../platform/db/nameErasure'
import { contacts, memberContacts } from '../../platform/db/schema/members/contacts'
import { members } from '../../platform/db/schema/members'

export const contactColumns = {
  id: contacts.id,
  name: contacts.name,
  email: contacts.email,
  phone: contacts.phone,
  address: contacts.address,
  version: contacts.version,
  deletedAt: contacts.deletedAt,
}
export type ContactRow = Pick<typeof contacts.$inferSelect, keyof typeof contactColumns>

const tieColumns = {
  contactId: memberContacts.contactId,
  memberId: memberContacts.memberId,
  relation: memberContacts.relation,
  isGuardian: memberContacts.isGuardian,
  emergency: memberContacts.emergency,
}
type TieRow = Pick<typeof memberContacts.$inferSelect, keyof typeof tieColumns>
export type NamedTieRow = TieRow & { name: string }

/** The ties of these contacts to members who are there, in the order of the members' ids. */
export function readTies(db: Reader, groupId: string, contactIds: string[]): Promise<NamedTieRow[]> {
  return db
    .select({ ...tieColumns, name: members.name })
    .from(memberContacts)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, memberContacts.memberId)))
    .where(
      and(eq(memberContacts.groupId, groupId), isIn(memberContacts.contactId, contactIds), isNull(members.deletedAt)),
    )
    .orderBy(asc(memberContacts.memberId))
}

/** The contacts of these members, those who are called first in front, with what they are to them. */
export function readContactsOf(db: Reader, groupId: string, memberIds: string[]) {
  return db
    .select({ ...contactColumns, ...tieColumns })
    .from(memberContacts)
    .innerJoin(contacts, and(eq(contacts.groupId, groupId), eq(contacts.id, memberContacts.contactId)))
    .where(
      and(eq(memberContacts.groupId, groupId), isIn(memberContacts.memberId, memberIds), isNull(contacts.deletedAt)),
    )
    .orderBy(sql`${memberContacts.emergency} nulls last`, asc(contacts.name), asc(contacts.id))
}

/** Everybody who is the guardian of somebody, by name. */
export function readGuardians(db: Reader, groupId: string): Promise<ContactRow[]> {
  return db
    .select(contactColumns)
    .from(contacts)
    .innerJoin(memberContacts, and(eq(memberContacts.groupId, groupId), eq(memberContacts.contactId, contacts.id)))
    .where(and(eq(contacts.groupId, groupId), memberContacts.isGuardian, isNull(contacts.deletedAt)))
    .groupBy(contacts.groupId, contacts.id)
    .orderBy(asc(contacts.name), asc(contacts.id))
}

const toTie = ({ memberId, relation, isGuardian, emergency }: TieRow): Contact['members'][number] => ({
  memberId,
  ...(relation !== null && { relation }),
  ...(isGuardian && { isGuardian }),
  ...(emergency !== null && { emergency }),
})

export function toContact({ id, name, email, phone, address, version }: ContactRow, ties: readonly TieRow[]): Contact {
  return {
    id,
    name,
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(address !== null && { address }),
    members: ties.map(toTie),
    version,
  }
}

export const contactContent = ({ name, email, phone, address }: ContactWrite) => ({
  name,
  email: email ?? null,
  phone: phone ?? null,
  address: address ?? null,
})

export const tieContent = (contact: ContactWrite): TieRow[] =>
  contact.members
    .map(({ memberId, relation, isGuardian, emergency }) => ({
      contactId: contact.id.toLowerCase(),
      memberId: memberId.toLowerCase(),
      relation: relation ?? null,
      isGuardian: isGuardian === true,
      emergency: emergency ?? null,
    }))
    .toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))

/** Deletes for good who belongs to nobody any more, and returns them. */
export async function deleteLoneContacts(tx: Transaction, groupId: string): Promise<ErasedPerson[]> {
  return tx
    .delete(contacts)
    .where(
      and(
        eq(contacts.groupId, groupId),
        sql`not exists (select from ${memberContacts} tie where tie.group_id = ${groupId} and tie.contact_id = ${contacts.id})`,
      ),
    )
    .returning({ id: contacts.id, name: contacts.name })
}
