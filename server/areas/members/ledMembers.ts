import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { LedMembers } from '@contract/calendar/leading'
import type { Leads } from '@contract/leads'
import { sections as families } from '@contract/members'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { isInMemberGroup } from '../../platform/db/memberGroups'
import { memberGroups } from '../../platform/db/schema/members/memberGroups'
import { invalidField } from '../../platform/http/errors'
import { readSections } from '../scoreOrder'
import { readOwnFields } from './ownFieldRows'
import { inOwnSections } from './ownSections'

type Led = LedMembers['leads'][number]

/** A list without anybody is the same as none. */
export function storedLeads({ sections, memberGroups: ids }: Leads): Leads | null {
  const leads = { sections: [...new Set(sections)], memberGroups: [...new Set(ids.map((id) => id.toLowerCase()))] }
  return leads.sections.length + leads.memberGroups.length === 0 ? null : leads
}

/** What the group has of what is led, by what it is called: its sections in score order, then groups of people by name. */
export async function findLed(db: Database | Transaction, groupId: string, leads: Leads): Promise<Led[]> {
  const sections = await readSections(db, groupId)
  const people = await db
    .select({ id: memberGroups.id, name: memberGroups.name })
    .from(memberGroups)
    .where(
      and(eq(memberGroups.groupId, groupId), isIn(memberGroups.id, leads.memberGroups), isNull(memberGroups.deletedAt)),
    )
    .orderBy(asc(memberGroups.name), asc(memberGroups.id))
  // A family without sections is one by itself (contract/sections.ts).
  const alone = families.filter((family) => sections.every((section) => section.family !== family))
  const all = [...sections, ...alone.map((family) => ({ id: family, family, name: undefined }))]
  const led = all.filter(({ id }) => leads.sections.includes(id))
  return [...led.map(({ id, name, family }) => ({ id, family, ...(name !== undefined && { name }) })), ...people]
}

/** Throws `not_allowed` at the field for a section or group of people that the group does not have. */
export async function assertLeads(tx: Transaction, groupId: string, leads: Leads, field: string): Promise<void> {
  const wanted = storedLeads(leads)
  if (wanted === null) return
  const found = await findLed(tx, groupId, wanted)
  if (found.length < wanted.sections.length + wanted.memberGroups.length) throw invalidField(field, 'not_allowed')
}

/** For the activity log: names of sections and groups of people, a family's own word where a section has none. */
export async function leadsText(tx: Transaction, groupId: string, leads: Leads | null): Promise<string> {
  if (leads === null) return ''
  return (await findLed(tx, groupId, leads)).map(({ name, family, id }) => name ?? family ?? id).join(', ')
}

/** The condition for members who are led now: whoever plays in one of the sections or is in one of the groups of people. */
export async function isLed(db: Database, groupId: string, leads: Leads): Promise<SQL> {
  const { sections, memberGroups: ids } = leads
  const inSections = sections.length === 0 ? undefined : await inOwnSections(db, groupId, sections)
  return or(inSections, ...ids.map((id) => isInMemberGroup(groupId, id))) ?? sql`false`
}

/** The own fields that section leaders read, in the group's order. */
export async function fieldsOfLeaders(db: Database, groupId: string): Promise<LedMembers['ownFields']> {
  const fields = await readOwnFields(db, groupId)
  return fields
    .filter(({ seenBy }) => seenBy.includes('leader'))
    .map(({ id, name, kind, options }) => ({ id, name, kind, ...(options && { options }) }))
}
