import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database'
import { searchedWords } from '../../platform/db/listQuery'
import { contacts, memberContacts } from '../../platform/db/schema/members/contacts'

/** What a search for contacts looks through, folded; the phone as bare digits, as people type it, and as it is written. */
export const contactText = sql`fold_text(${contacts.name} || ' ' || coalesce(${contacts.email}, '') || ' ' ||
  coalesce(${contacts.phone}, '') || ' ' || regexp_replace(coalesce(${contacts.phone}, ''), '[^0-9]', '', 'g'))`

/** By each word of a search, the ids of members a contact of whom has it. */
export type Contacted = ReadonlyMap<string, readonly string[]>

/** Whose contacts have which words of a search. Words of one or two letters nearly everybody has: they are of members alone. */
export async function findContacted(db: Reader, groupId: string, q: string | undefined): Promise<Contacted> {
  const words = searchedWords(q).filter((word) => word.length > 2)
  const found = new Map<string, string[]>()
  if (words.length === 0) return found
  const rows = await db
    .select({ word: sql<string>`line.word`, memberId: memberContacts.memberId })
    .from(contacts)
    .innerJoin(memberContacts, and(eq(memberContacts.groupId, groupId), eq(memberContacts.contactId, contacts.id)))
    .innerJoin(
      sql`unnest(${sql.param(words)}::text[]) as line (word)`,
      sql`${contactText} like contains_pattern(line.word)`,
    )
    .where(and(eq(contacts.groupId, groupId), isNull(contacts.deletedAt)))
  for (const { word, memberId } of rows) {
    const known = found.get(word)
    if (known) known.push(memberId)
    else found.set(word, [memberId])
  }
  return found
}
