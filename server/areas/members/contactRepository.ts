import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Contact, ContactList, ContactQuery, ContactWrite } from '@contract/members/contacts'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { containsWord, matchesPerson } from '../../platform/db/listQuery'
import { contacts, memberContacts } from '../../platform/db/schema/members/contacts'
import { members } from '../../platform/db/schema/members'
import { ApiError, invalidField } from '../../platform/http/errors'
import { appendSaved, saveRecord } from '../../platform/records/saveRecord'
import { updatePayersOf } from '../finances/payers/public'
import {
  contactColumns,
  contactContent,
  readContactsOf,
  readGuardians,
  readTies,
  tieContent,
  toContact,
} from './contactRows'
import type { ContactRow, NamedTieRow } from './contactRows'
import { contactText } from './contactSearch'
import { followContacts } from './emergencyContacts'

const FOUND_MAX = 20

type StoredContact = ContactRow & { ties: NamedTieRow[] }

const isContact = (groupId: string, id: string) => and(eq(contacts.groupId, groupId), eq(contacts.id, id))

const subjectOf = ({ id, name }: ContactRow) => ({ type: 'contact', id, name }) as const

/** In the activity log. */
const auditedOf = ({ name, email, phone, address, ties }: StoredContact) => ({
  name,
  email: email ?? undefined,
  phone: phone ?? undefined,
  postalAddress: address ?? undefined,
  contactOf: ties.map((tie) => (tie.relation === null ? tie.name : `${tie.name} (${tie.relation})`)).join(', '),
  guardianOf: ties.flatMap(({ isGuardian, name: child }) => (isGuardian ? [child] : [])).join(', ') || undefined,
  emergencyOf:
    ties.flatMap(({ emergency, name: child }) => (emergency === null ? [] : [`${child} (${emergency})`])).join(', ') ||
    undefined,
})

const recordOf = (row: StoredContact): Contact => toContact(row, row.ties)

const withoutNames = (ties: readonly NamedTieRow[]) => ties.map(({ name: _name, ...tie }) => tie)

/** Held until the end, before the contact, as a save of a member holds them: their rows follow. Those who are there. */
async function lockMembers(tx: Transaction, groupId: string, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: members.id, deletedAt: members.deletedAt })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids)))
    .orderBy(asc(members.id))
    .for('no key update')
  return new Set(rows.flatMap(({ id, deletedAt }) => (deletedAt === null ? [id] : [])))
}

async function tiedTo(tx: Transaction, groupId: string, contactId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: memberContacts.memberId })
    .from(memberContacts)
    .where(and(eq(memberContacts.groupId, groupId), eq(memberContacts.contactId, contactId)))
  return rows.map(({ id }) => id)
}

async function listOf(db: Database, groupId: string, rows: ContactRow[]): Promise<ContactList> {
  const ties = await readTies(
    db,
    groupId,
    rows.map(({ id }) => id),
  )
  const of = (id: string) => ties.filter(({ contactId }) => contactId === id)
  const named = new Map(ties.map(({ memberId, name }) => [memberId, name]))
  return {
    contacts: rows.flatMap((row) => (of(row.id).length === 0 ? [] : [toContact(row, of(row.id))])),
    members: [...named].map(([id, name]) => ({ id, name })),
  }
}

export function contactRepository(db: Database) {
  return {
    async list(groupId: string, { memberId, isGuardian, q }: ContactQuery): Promise<ContactList> {
      if (memberId !== undefined) {
        const rows = await readContactsOf(db, groupId, [memberId])
        return listOf(db, groupId, rows)
      }
      if (isGuardian !== undefined) {
        const rows = await readGuardians(db, groupId)
        return listOf(db, groupId, rows)
      }
      const rows = await db
        .select(contactColumns)
        .from(contacts)
        .where(
          and(eq(contacts.groupId, groupId), isNull(contacts.deletedAt), matchesPerson(q, containsWord(contactText))),
        )
        .orderBy(asc(contacts.name), asc(contacts.id))
        .limit(FOUND_MAX)
      return listOf(db, groupId, rows)
    },

    /** Creates, or with a version replaces (docs/writes.md). Throws `invalid` at a member who is not there. */
    save(actor: Actor, contact: ContactWrite): Promise<{ contact: Contact; isNew: boolean }> {
      const { groupId } = actor
      const id = contact.id.toLowerCase()
      const isThis = isContact(groupId, id)
      const [content, ties] = [contactContent(contact), tieContent(contact)]
      const wanted = ties.map(({ memberId }) => memberId)
      return db.transaction(async (tx) => {
        const concerned = [...new Set([...wanted, ...(await tiedTo(tx, groupId, id))])]
        const present = await lockMembers(tx, groupId, concerned)
        const missing = contact.members.findIndex(({ memberId }) => !present.has(memberId.toLowerCase()))
        if (missing !== -1) throw invalidField(`contact.members.${missing}.memberId`, 'not_allowed')
        const complete = async (row: ContactRow | undefined): Promise<StoredContact | undefined> =>
          row && { ...row, ties: await readTies(tx, groupId, [row.id]) }
        const tie = async (row: ContactRow | undefined) => {
          if (row === undefined) return undefined
          const ofContact = and(eq(memberContacts.groupId, groupId), eq(memberContacts.contactId, id))
          // Of removed members they stay.
          await tx.delete(memberContacts).where(and(ofContact, isIn(memberContacts.memberId, [...present])))
          await tx.insert(memberContacts).values(ties.map((one) => ({ groupId, ...one })))
          return complete(row)
        }
        const saved = await saveRecord<StoredContact>(
          {
            lock: async () => complete((await tx.select(contactColumns).from(contacts).where(isThis).for('update'))[0]),
            insert: async () => {
              const values = { groupId, id, ...content }
              return tie((await tx.insert(contacts).values(values).onConflictDoNothing().returning(contactColumns))[0])
            },
            replace: async ({ version }) => {
              const set = { ...content, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
              return tie((await tx.update(contacts).set(set).where(isThis).returning(contactColumns))[0])
            },
            isSame: ({ ties: stored, ...row }) =>
              isDeepStrictEqual(
                { ...content, ties },
                {
                  name: row.name,
                  email: row.email,
                  phone: row.phone,
                  address: row.address,
                  ties: withoutNames(stored),
                },
              ),
            toRecord: recordOf,
          },
          contact.version,
        )
        if (saved.act !== undefined) {
          await followContacts(tx, groupId, concerned)
          await updatePayersOf(tx, groupId, [id])
        }
        await appendSaved(tx, actor, saved, 'contact', (row) => ({ subject: subjectOf(row), fields: auditedOf(row) }))
        return { contact: recordOf(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; version and ties stay. */
    remove(actor: Actor, contactId: string): Promise<{ id: string }> {
      const { groupId } = actor
      const id = contactId.toLowerCase()
      return db.transaction(async (tx) => {
        const concerned = await tiedTo(tx, groupId, id)
        await lockMembers(tx, groupId, concerned)
        const [removed] = await tx
          .update(contacts)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isContact(groupId, id), isNull(contacts.deletedAt)))
          .returning(contactColumns)
        if (removed === undefined) throw new ApiError('not_found')
        await followContacts(tx, groupId, concerned)
        const before = auditedOf({ ...removed, ties: await readTies(tx, groupId, [id]) })
        await appendAudit(tx, actor, { action: 'contact_removed', subject: subjectOf(removed), before })
        return { id }
      })
    },
  }
}

/** Deletes contacts removed before the instant for good. Returns their ids. */
export async function purgeContacts(tx: Transaction, groupId: string, before: Date): Promise<string[]> {
  const removed = await tx
    .delete(contacts)
    .where(and(eq(contacts.groupId, groupId), lt(contacts.deletedAt, before)))
    .returning({ id: contacts.id })
  return removed.map(({ id }) => id)
}
