import { eq } from 'drizzle-orm'
import { guardedFields, isReadingRole, leaderFields, usualAccess } from '@contract/members/memberAccess'
import type { GuardedField, KnownAccess, ReadingRole } from '@contract/members/memberAccess'
import type { Member } from '@contract/members'
import type { Database, Transaction } from '../db/database'
import { memberAccess } from '../db/schema/members/memberAccess'
import type { StoredAccess } from '../db/schema/members/memberAccess'
import { can } from './abilities'
import type { Caller } from './guard'

export type HiddenFields = ReadonlySet<GuardedField>

const NOTHING: HiddenFields = new Set()
const EVERYTHING: HiddenFields = new Set(guardedFields)

const shownTo = (role: ReadingRole, stored: StoredAccess) =>
  guardedFields.filter((field) => stored[role]?.[field] ?? usualAccess[role].includes(field))

/** Which fields each role reads, with the version that a change must name. */
export async function findMemberAccess(db: Database | Transaction, groupId: string): Promise<KnownAccess> {
  const [row] = await db
    .select({ fields: memberAccess.fields, version: memberAccess.version })
    .from(memberAccess)
    .where(eq(memberAccess.groupId, groupId))
  const { fields = {}, version = 0 } = row ?? {}
  const leader = leaderFields.filter((field) => fields.leader?.[field] ?? true)
  return { treasurer: shownTo('treasurer', fields), conductor: shownTo('conductor', fields), leader, version }
}

/**
 * What of members the caller is not answered. Every call that answers something of a member asks this, whatever the screens show: who
 * manages members sees all, and a role that the table does not name nothing of what is guarded.
 */
export async function hiddenFrom(
  db: Database,
  { groupId, role }: Pick<Caller, 'groupId' | 'role'>,
): Promise<HiddenFields> {
  if (can(role, 'manage', 'Member')) return NOTHING
  if (!isReadingRole(role)) return EVERYTHING
  const shown = (await findMemberAccess(db, groupId))[role]
  return new Set(guardedFields.filter((field) => !shown.includes(field)))
}

type Guarded = Partial<
  Pick<
    Member,
    'email' | 'phone' | 'otherPhones' | 'otherEmails' | 'address' | 'emergencyContact' | 'birthDate' | 'notes'
  >
>

/** What is hidden is absent, as if the member had none. */
export function withoutHidden<Part extends Guarded>(member: Part, hidden: HiddenFields): Part {
  if (hidden.size === 0) return member
  const shown = { ...member }
  if (hidden.has('email')) {
    delete shown.email
    delete shown.otherEmails
  }
  if (hidden.has('phone')) {
    delete shown.phone
    delete shown.otherPhones
  }
  if (hidden.has('address')) delete shown.address
  if (hidden.has('emergencyContact')) delete shown.emergencyContact
  if (hidden.has('birthDate')) delete shown.birthDate
  if (hidden.has('notes')) delete shown.notes
  return shown
}
