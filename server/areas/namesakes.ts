import { and, eq, exists, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { readingRoles } from '@contract/members/memberAccess'
import type { GuardedField } from '@contract/members/memberAccess'
import { findMemberAccess } from '../platform/auth/memberFields'
import type { Database, Transaction } from '../platform/db/database'
import { members } from '../platform/db/schema/members'

/** What tells people of one name apart, as it is looked at in turn. */
const signs = ['instrument', 'part', 'email', 'born', 'joined'] as const
type Sign = (typeof signs)[number]
type Namesake = Record<Sign, string | null> & { id: string; name: string }

/** Of these, whatever every role that reads members is answered: names stand in lists that all of them see. */
async function tellableSigns(db: Database | Transaction, groupId: string): Promise<Sign[]> {
  const access = await findMemberAccess(db, groupId)
  const isShown = (field: GuardedField) => readingRoles.every((role) => access[role].includes(field))
  const shown: Record<Sign, boolean> = {
    instrument: true,
    part: true,
    email: isShown('email'),
    born: isShown('birthDate'),
    joined: true,
  }
  return signs.filter((sign) => shown[sign])
}

/** The first thing that all of them have, each another; else all that is known of each, what they play with its part alone. */
function tellApart(people: readonly Namesake[], told: readonly Sign[]): [string, string][] {
  const field = told.find((one) => new Set(people.flatMap((each) => each[one] ?? [])).size === people.length)
  return people.flatMap((each): [string, string][] => {
    const known = told.filter((one) => one !== 'instrument' || each.part === null)
    const words = (field === undefined ? known : [field]).flatMap((one) => each[one] ?? [])
    return words.length > 0 ? [[each.id, words.join(' · ')]] : []
  })
}

/**
 * By the id of each member who shares one of these names with another, what tells them apart: the instrument, with its part, the e-mail address, the year of birth or that of joining, where all roles may read it. Empty where all names are
 * different. For callers who may read members alone.
 */
export async function besideNames(
  db: Database | Transaction,
  groupId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const { id, name, instrument, part, email, birthDate, joinedOn } = members
  // Names that are one member's alone stay in the database: a list may have a hundred thousand.
  const other = alias(members, 'other')
  const hasNamesake = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.groupId, groupId), eq(other.name, name), ne(other.id, id), isNull(other.deletedAt)))
  const rows = await db
    .select({ id, name, instrument, part, email, birthDate, joinedOn })
    .from(members)
    .where(
      and(
        eq(members.groupId, groupId),
        sql`${name} = any(${sql.param([...new Set(names)])}::text[])`,
        isNull(members.deletedAt),
        exists(hasNamesake),
      ),
    )
  if (rows.length === 0) return new Map()
  const told = await tellableSigns(db, groupId)
  const byName = new Map<string, Namesake[]>()
  for (const { birthDate: day, joinedOn: first, part: number, ...row } of rows) {
    const namesake = {
      ...row,
      part: row.instrument === null || number === null ? null : `${row.instrument} ${number}`,
      born: day?.slice(0, 4) ?? null,
      joined: first?.slice(0, 4) ?? null,
    }
    byName.set(row.name, [...(byName.get(row.name) ?? []), namesake])
  }
  return new Map([...byName.values()].flatMap((people) => tellApart(people, told)))
}

/**
 * These people of a list, in its order, each who shares a name with another with what tells them apart: see `besideNames`, also for who
 * may be told. `idOf`: undefined for who is no member, as a deputy.
 */
export async function withBeside<Person extends { name: string }>(
  db: Database | Transaction,
  groupId: string,
  people: readonly Person[],
  idOf: (person: Person) => string | undefined,
): Promise<(Person & { beside?: string })[]> {
  const names = people.flatMap((person) => (idOf(person) === undefined ? [] : person.name))
  const besides = await besideNames(db, groupId, names)
  return people.map((person) => ({ ...person, ...besideOf(besides, idOf(person) ?? '') }))
}

/** What is told beside a name, as the wire has it: absent where nothing is. */
export const besideOf = (besides: ReadonlyMap<string, string>, id: string): { beside?: string } => {
  const beside = besides.get(id)
  return beside === undefined ? {} : { beside }
}
