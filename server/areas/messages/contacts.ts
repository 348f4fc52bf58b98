import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Locale } from '@contract/auth'
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

/** Who is written to in place of a minor. */
interface Guardian {
  id: string
  name: string
  email: string
  phone: string | null
  /** The minors whose guardian they are, by id: their pages are opened by one link. */
  family: string[]
}

/** How a person can be reached: a minor by their guardian. */
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
  /** Whose address and phone these are. */
  guardian?: Guardian
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
  guardian?: Guardian | undefined
}

/**
 * A refusal by the mail server concerns the address: a new address can be used again. An unsubscription concerns the person, whatever
 * address is entered for them.
 */
function blockOf(email: string, blocked: ContactRow['blocked']) {
  return blocked?.email === email || blocked?.reason === 'unsubscribed' ? blocked.reason : undefined
}

function toContact({ id, name, familyName, calledName, locale, blocked, guardian, ...own }: ContactRow): Contact {
  const email = guardian?.email ?? own.email
  const phone = guardian?.phone ?? own.phone
  const block = email === null ? 'no_address' : blockOf(email, blocked)
  return {
    id,
    name,
    spokenName: spokenNameOf({ name, familyName, calledName }),
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(locale !== null && { locale }),
    ...(block !== undefined && { block }),
    ...(guardian && { guardian }),
  }
}

const isOfPerson = (groupId: string, id: typeof members.id | typeof deputies.id) =>
  and(eq(mailBlocks.groupId, groupId), eq(mailBlocks.personId, id))

const blocked = { email: mailBlocks.email, reason: mailBlocks.reason }

/** The guardians of those who are minors today and have one with an e-mail address, by the minor's id. */
async function readGuardians(
  db: Database,
  groupId: string,
  people: { id: string; birthDate: string | null }[],
): Promise<Map<string, Guardian>> {
  if (people.every(({ birthDate }) => birthDate === null)) return new Map()
  const today = todayIn(await findTimeZone(db, groupId))
  const minors = people.filter(({ birthDate }) => isMinor(birthDate, today)).map(({ id }) => id)
  if (minors.length === 0) return new Map()
  const { memberId, contactId, isGuardian, emergency } = memberContacts
  const rows = await db
    .select({ memberId, id: contacts.id, name: contacts.name, email: contacts.email, phone: contacts.phone })
    .from(memberContacts)
    .innerJoin(contacts, and(eq(contacts.groupId, groupId), eq(contacts.id, contactId)))
    .where(
      and(
        eq(memberContacts.groupId, groupId),
        isIn(memberId, minors),
        isGuardian,
        isNull(contacts.deletedAt),
        isNotNull(contacts.email),
      ),
    )
    .orderBy(sql`${emergency} nulls last`, asc(contacts.name), asc(contacts.id))
  const first = new Map(rows.toReversed().map((row) => [row.memberId, row]))
  const children = await db
    .select({ contactId, id: members.id, birthDate: members.birthDate })
    .from(memberContacts)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, memberId)))
    .where(
      and(
        eq(memberContacts.groupId, groupId),
        isIn(
          contactId,
          [...first.values()].map(({ id }) => id),
        ),
        isGuardian,
        isNull(members.deletedAt),
      ),
    )
    .orderBy(asc(members.name), asc(members.id))
  const familyOf = (guardianId: string) =>
    children.flatMap((child) => (child.contactId === guardianId && isMinor(child.birthDate, today) ? [child.id] : []))
  return new Map(
    [...first].flatMap(([minorId, { id, name, email, phone }]) =>
      email === null ? [] : [[minorId, { id, name, email, phone, family: familyOf(id) }]],
    ),
  )
}

/** Existing members and deputies, by id; of a minor, their guardian's address. */
export async function readContacts(db: Database, groupId: string, ids: string[]): Promise<Map<string, Contact>> {
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
  return new Map(
    [...people, ...outsiders].map((row) => [row.id, toContact({ ...row, guardian: guardians.get(row.id) })]),
  )
}
