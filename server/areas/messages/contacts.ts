import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Locale } from '@contract/auth'
import type { BlockReason } from '@contract/messages'
import type { Database } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { members } from '../../platform/db/schema/members'
import { mailBlocks } from '../../platform/db/schema/messages/mailSettings'
import { deputies } from '../../platform/db/schema/calendar/personalLinks'
import { users } from '../../platform/db/schema/users'

/** How a person can be reached. */
export interface Contact {
  id: string
  name: string
  email?: string
  phone?: string
  /** The language of the person's account. */
  locale?: Locale
  /** Why they get no e-mail. */
  block?: BlockReason
}

interface ContactRow {
  id: string
  name: string
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

function toContact({ id, name, email, phone, locale, blocked }: ContactRow): Contact {
  const block = email === null ? 'no_address' : blockOf(email, blocked)
  return {
    id,
    name,
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(locale !== null && { locale }),
    ...(block !== undefined && { block }),
  }
}

const isOfPerson = (groupId: string, id: typeof members.id | typeof deputies.id) =>
  and(eq(mailBlocks.groupId, groupId), eq(mailBlocks.personId, id))

const blocked = { email: mailBlocks.email, reason: mailBlocks.reason }

/** Existing members and deputies, by id. */
export async function readContacts(db: Database, groupId: string, ids: string[]): Promise<Map<string, Contact>> {
  if (ids.length === 0) return new Map()
  const [people, outsiders] = await Promise.all([
    db
      .select({
        id: members.id,
        name: members.name,
        email: members.email,
        phone: members.phone,
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
  return new Map([...people, ...outsiders].map((row) => [row.id, toContact(row)]))
}
