import type { Leads } from '@contract/leads'
import { guardedFields } from '@contract/members/memberAccess'
import type { Caller } from '../../platform/auth/guard'
import { can } from '../../platform/auth/abilities'
import { findMemberAccess } from '../../platform/auth/memberFields'
import type { HiddenFields } from '../../platform/auth/memberFields'
import type { Database } from '../../platform/db/database'
import { todayIn } from '../../platform/time/days'
import { readMembers, statusOnDay } from '../calendar/invitees/public'
import { isLed } from '../members/ledMembers'
import { memberViewOf, readOwnFields } from '../members/ownFieldRows'
import type { MemberView } from '../members/ownFieldRows'
import type { Contact } from './contacts'

/** What of the group's messages somebody writes and reads. */
export interface MessageScope {
  /** Only free ones; and no personal link of anybody is shown. */
  isFreeOnly: boolean
  hidden: HiddenFields
  /** What they may read of own fields. */
  ownFields: MemberView['ownFields']
  /** Only those that this account sent, and of their recipients these members alone. */
  led?: { senderId: string; memberIds: ReadonlySet<string> }
}

/** Of whoever manages events or members. */
export const scopeOf = async (db: Database, caller: Caller): Promise<MessageScope> => ({
  isFreeOnly: !can(caller.role, 'manage', 'Event'),
  ...(await memberViewOf(db, caller)),
})

/** Of a section leader, whatever the role opens besides: those who are theirs now, as My section lists them. */
export async function ledScopeOf(db: Database, caller: Caller, leads: Leads): Promise<MessageScope> {
  const { groupId, userId: senderId, group } = caller
  const [led, access, fields] = await Promise.all([
    isLed(db, groupId, leads).then((which) => readMembers(db, groupId, which)),
    findMemberAccess(db, groupId),
    readOwnFields(db, groupId),
  ])
  const today = todayIn(group.timeZone)
  const theirs = led.filter((member) => !['former', undefined].includes(statusOnDay(member, today)))
  const shown = new Set<string>(access.leader)
  return {
    isFreeOnly: true,
    hidden: new Set(guardedFields.filter((field) => !shown.has(field))),
    ownFields: new Set(fields.flatMap(({ id, seenBy }) => (seenBy.includes('leader') ? [id] : []))),
    led: { senderId, memberIds: new Set(theirs.map(({ id }) => id)) },
  }
}

/**
 * As whoever has the scope reads a recipient: to whoever may not read contacts of members, a guardian goes by the names of their minors;
 * to section leaders without address and number.
 */
export function asRead<Told extends Contact>(told: Told, { hidden, led }: MessageScope): Told {
  if (!told.minors || !hidden.has('emergencyContact')) return told
  const name = told.minors.concerned.map((minor) => minor.name).join(', ')
  const read = { ...told, name, spokenName: name }
  if (!led) return read
  delete read.email
  delete read.phone
  return read
}
