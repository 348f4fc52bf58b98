import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Locale } from '@contract/locales'
import type { BlockReason } from '@contract/messages'
import { isMinor } from '@contract/guardianRules'
import { spokenNameOf } from '@contract/nameParts'
import type { Database } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { members } from '../../platform/db/schema/members'
import { contacts, memberContacts } from '../../platform/db/schema/members/contacts'
import { mailBlocks } from '../../platform/db/schema/messages/mailSettings'
import { deputies } from '../../platform/db/schema/calendar/personalLinks'
import { users } from '../../platform/db/schema/users'
import { todayIn } from '../../platform/time/days'
import { findTimeZone } from '../../platform/time/groupTimeZone'

interface Child {
  id: string
  name: string
}

/** Somebody who is written to: a member or deputy of what concerns themselves, a guardian of what concerns minors. */
export interface Contact {
  id: string
  name: string
  /** How they are spoken to (contract/nameParts.ts). */
  spokenName: string
  email?: string
  phone?: string
  /** The language of the person's account. */
  locale?: Locale
  /** Why they get no e-mail. */
  block?: BlockReason
  /** Of a guardian. */
  minors?: {
    /** Those whom it concerns. */
    concerned: Child[]
    /** All whose guardian they are: their pages are opened by one link. */
    family: Child[]
  }
}

interface ContactRow {
  id: string
  name: string
  familyName?: string | null
  calledName?: string | null
  email: string | null
  phone: string | null
  locale: Locale | null
  blocked: { email: string; reason: 'unsubscribed' | 'refused' } | null
}

/**
 * A refusal by the mail server concerns the address: a new address can be used again. An unsubscription concerns the person, whatever
 * address is entered for them.
 */
function blockOf(email: string, blocked: ContactRow['blocked']) {
  return blocked?.email === email || blocked?.reason === 'unsubscribed' ? blocked.reason : undefined
}

function toContact({ id, name, familyName, calledName, locale, blocked, email, phone }: ContactRow): Contact {
  const block = email === null ? 'no_address' : blockOf(email, blocked)
  return {
    id,
    name,
    spokenName: spokenNameOf({ name, familyName, calledName }),
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(locale !== null && { locale }),
    ...(block !== undefined && { block }),
  }
}

const isOfPerson = (groupId: string, id: typeof members.id | typeof deputies.id | typeof contacts.id) =>
  and(eq(mailBlocks.groupId, groupId), eq(mailBlocks.personId, id))

const blocked = { email: mailBlocks.email, reason: mailBlocks.reason }

interface Minor extends ContactRow {
  birthDate: string | null
}

/** The guardians with an e-mail address of those who are minors today, those who are called first in front, by the minor's id. */
async function readGuardians(db: Database, groupId: string, people: Minor[]): Promise<Map<string, Contact[]>> {
  if (people.every(({ birthDate }) => birthDate === null)) return new Map()
  const today = todayIn(await findTimeZone(db, groupId))
  const minors = people.filter(({ birthDate }) => isMinor(birthDate, today))
  if (minors.length === 0) return new Map()
  const { memberId, contactId, isGuardian, emergency } = memberContacts
  const rows = await db
    .select({ memberId, id: contacts.id, name: contacts.name, email: contacts.email, phone: contacts.phone, blocked })
    .from(memberContacts)
    .innerJoin(contacts, and(eq(contacts.groupId, groupId), eq(contacts.id, contactId)))
    .leftJoin(mailBlocks, isOfPerson(groupId, contacts.id))
    .where(
      and(
        eq(memberContacts.groupId, groupId),
        isIn(
          memberId,
          minors.map(({ id }) => id),
        ),
        isGuardian,
        isNull(contacts.deletedAt),
        isNotNull(contacts.email),
      ),
    )
    .orderBy(sql`${emergency} nulls last`, asc(contacts.name), asc(contacts.id))
  if (rows.length === 0) return new Map()
  const ids = [...new Set(rows.map(({ id }) => id))]
  const children = await db
    .select({ contactId, id: members.id, name: members.name, birthDate: members.birthDate })
    .from(memberContacts)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, memberId)))
    .where(and(eq(memberContacts.groupId, groupId), isIn(contactId, ids), isGuardian, isNull(members.deletedAt)))
    .orderBy(asc(members.name), asc(members.id))
  const asked = new Map(minors.map((minor) => [minor.id, minor]))
  const guardians = new Map(
    rows.map(({ memberId: _minor, ...row }) => {
      const family = children.flatMap(({ contactId: of, birthDate, id, name }) =>
        of === row.id && isMinor(birthDate, today) ? [{ id, name }] : [],
      )
      const concerned = family.filter(({ id }) => asked.has(id))
      const ofChildren = concerned.flatMap(({ id }) => asked.get(id) ?? [])
      // Who has no number of their own is called by the child's, as who has no account reads the child's language.
      const phone = row.phone ?? ofChildren.find((child) => child.phone !== null)?.phone ?? null
      const locale = ofChildren.find((child) => child.locale !== null)?.locale ?? null
      return [row.id, { ...toContact({ ...row, phone, locale }), minors: { concerned, family } }]
    }),
  )
  return new Map(
    minors.flatMap(({ id }) => {
      const own = rows.flatMap((row) => (row.memberId === id ? (guardians.get(row.id) ?? []) : []))
      return own.length > 0 ? [[id, own]] : []
    }),
  )
}

/**
 * Who is written to of what concerns these members and deputies, by their ids: they themselves, or of a minor each guardian with an e-mail
 * address, blocked or not. A guardian of several of them is the same contact at each.
 */
export async function readContacts(db: Database, groupId: string, ids: string[]): Promise<Map<string, Contact[]>> {
  if (ids.length === 0) return new Map()
  const [people, outsiders] = await Promise.all([
    db
      .select({
        id: members.id,
        name: members.name,
        familyName: members.familyName,
        calledName: members.calledName,
        email: members.email,
        phone: members.phone,
        birthDate: members.birthDate,
        locale: users.locale,
        blocked,
      })
      .from(members)
      .leftJoin(users, and(eq(users.groupId, groupId), eq(users.memberId, members.id)))
      .leftJoin(mailBlocks, isOfPerson(groupId, members.id))
      .where(and(eq(members.groupId, groupId), isIn(members.id, ids), isNull(members.deletedAt))),
    db
      .select({
        id: deputies.id,
        name: deputies.name,
        email: deputies.email,
        phone: deputies.phone,
        locale: sql<null>`null`,
        blocked,
      })
      .from(deputies)
      .leftJoin(mailBlocks, isOfPerson(groupId, deputies.id))
      .where(and(eq(deputies.groupId, groupId), isIn(deputies.id, ids), isNull(deputies.deletedAt))),
  ])
  const guardians = await readGuardians(db, groupId, people)
  return new Map([...people, ...outsiders].map((row) => [row.id, guardians.get(row.id) ?? [toContact(row)]]))
}

/** Whom a message to the contact concerns. */
const concernedBy = ({ id, name, minors }: Pick<Contact, 'id' | 'name' | 'minors'>): Child[] =>
  minors?.concerned ?? [{ id, name }]

/** The names of all whom messages to these contacts concern, by their ids. */
export const peopleOf = (told: readonly Contact[]): Record<string, string> =>
  Object.fromEntries(told.flatMap((contact) => concernedBy(contact).map(({ id, name }) => [id, name])))

/** The members of these ids, by name; removed ones are left out. */
export const memberNames = (db: Database, groupId: string, ids: string[]): Promise<Child[]> =>
  db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids), isNull(members.deletedAt)))
    .orderBy(asc(members.name), asc(members.id))

/** Empty if there is no such member. */
export const findMemberName = async (db: Database, groupId: string, id: string): Promise<string> =>
  (await memberNames(db, groupId, [id]))[0]?.name ?? ''

/** A guardian by their own id, whosever they are; otherwise who is written to first of what concerns the person. */
export async function findContact(db: Database, groupId: string, id: string): Promise<Contact | undefined> {
  const [own] = (await readContacts(db, groupId, [id])).get(id) ?? []
  if (own !== undefined) return own
  const [row] = await db
    .select({
      id: contacts.id,
      name: contacts.name,
      email: contacts.email,
      phone: contacts.phone,
      locale: sql<null>`null`,
      blocked,
    })
    .from(contacts)
    .leftJoin(mailBlocks, isOfPerson(groupId, contacts.id))
    .where(and(eq(contacts.groupId, groupId), eq(contacts.id, id), isNull(contacts.deletedAt)))
  return row && { ...toContact(row), minors: { concerned: [], family: [] } }
}
