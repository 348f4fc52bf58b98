import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/db/database'
import { members } from '../platform/db/schema/members'

/** What tells people of one name apart, as it is looked at in turn. */
const told = ['instrument', 'email', 'born'] as const
type Namesake = Record<(typeof told)[number], string | null> & { id: string; name: string }

/** The first thing that all of them have, each another; else all that is known of each. */
function tellApart(people: readonly Namesake[]): [string, string][] {
  const field = told.find((one) => new Set(people.flatMap((each) => each[one] ?? [])).size === people.length)
  return people.flatMap((each): [string, string][] => {
    const words = (field === undefined ? told : [field]).flatMap((one) => each[one] ?? [])
    return words.length > 0 ? [[each.id, words.join(' · ')]] : []
  })
}

/**
 * By the id of each member who shares one of these names with another, what tells them apart: the instrument, the e-mail address or the
 * year of birth. Empty where all names are different. For callers who may read members alone.
 */
export async function besideNames(
  db: Database | Transaction,
  groupId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const { id, name, instrument, email, birthDate } = members
  const rows = await db
    .select({ id, name, instrument, email, birthDate })
    .from(members)
    .where(
      and(
        eq(members.groupId, groupId),
        sql`${name} = any(${sql.param([...new Set(names)])}::text[])`,
        isNull(members.deletedAt),
      ),
    )
  const byName = new Map<string, Namesake[]>()
  for (const { birthDate: day, ...row } of rows) {
    const namesake = { ...row, born: day?.slice(0, 4) ?? null }
    byName.set(row.name, [...(byName.get(row.name) ?? []), namesake])
  }
  return new Map([...byName.values()].flatMap((people) => (people.length > 1 ? tellApart(people) : [])))
}

/** What is told beside a name, as the wire has it: absent where nothing is. */
export const besideOf = (besides: ReadonlyMap<string, string>, id: string): { beside?: string } => {
  const beside = besides.get(id)
  return beside === undefined ? {} : { beside }
}
