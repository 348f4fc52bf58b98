import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { nameKey } from '@contract/members/guardianMatching'
import { phoneKey } from '@contract/phoneKeys'
import type { Transaction } from '../../platform/db/database'
import { contacts } from '../../platform/db/schema/members/contacts'

/** What tells whether two contacts are the same person; `folded`: the name as the database folds it. */
interface ContactMarks {
  folded: string
  email: string | null
  phone: string | null
}

export interface KnownContact extends ContactMarks {
  id: string
}

/** A text without digits stands for itself. */
const keyOf = (phone: string) => phoneKey(phone) || phone

export const isSamePhone = (phone: string, other: string): boolean => keyOf(phone) === keyOf(other)

/** By which a contact is known again: the name, in whatever order, with the e-mail, and the name with the phone. */
export const contactKeys = ({ folded, email, phone }: ContactMarks): string[] => [
  ...(email === null ? [] : [`${nameKey(folded)} ${email.toLowerCase()}`]),
  ...(phone === null ? [] : [`${nameKey(folded)} ${keyOf(phone)}`]),
]

/** `petra de stritt`, `de stritt petra`, `stritt petra de`: the name as it may begin with any of its words. */
function turnsOf(folded: string): string[] {
  const words = folded.split(' ')
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '))
}

/** Names without case and accents, in the same order. */
export async function foldNames(tx: Transaction, names: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ folded: string }>(sql`
    select fold_text(line.name) as folded
      from unnest(${sql.param(names)}::text[]) with ordinality as line (name, place)
     order by line.place`)
  return rows.map(({ folded }) => folded)
}

/** The group's contacts of these folded names, whichever word comes first, by each of their keys; the oldest where several share one. */
export async function findNamesakes(
  tx: Transaction,
  groupId: string,
  names: readonly string[],
): Promise<Map<string, KnownContact>> {
  const folded = sql<string>`fold_text(${contacts.name})`
  const turned = [...new Set(names.flatMap(turnsOf))]
  const rows = await tx
    .select({ id: contacts.id, folded, email: contacts.email, phone: contacts.phone })
    .from(contacts)
    .where(
      and(
        eq(contacts.groupId, groupId),
        isNull(contacts.deletedAt),
        sql`${folded} = any(${sql.param(turned)}::text[])`,
      ),
    )
    .orderBy(asc(contacts.id))
  const byKey = new Map<string, KnownContact>()
  for (const known of rows) for (const key of contactKeys(known)) if (!byKey.has(key)) byKey.set(key, known)
  return byKey
}
