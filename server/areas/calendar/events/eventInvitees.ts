import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isInOneMemberGroup } from '../../../platform/db/memberGroups'
import { isActiveOn, isMemberWithin } from '../../../platform/db/membership'
import { members } from '../../../platform/db/schema/members'

/**
 * Selects the ids of the members whom the event invites, by their status on `day`, on which it begins: the rule of `isInvited`
 * (contract/calendar/replyRules.ts) where the database counts. A draft invites nobody. `event`: the name of `events` in a statement around the
 * one that compares with it, so that lists and history are read once and not for each reply.
 */
export function inviteesOf(groupId: string, event: SQL, day: SQL): SQL {
  const listOf = (field: 'memberIds' | 'instruments' | 'groupIds') =>
    sql`jsonb_array_elements_text(${event}.asks -> ${sql.raw(`'${field}'`)}) as listed (item)`
  const isNamed = sql`${members.id}::text in (select lower(listed.item) from ${listOf('memberIds')})`
  const isPlayed = sql`trim(fold_text(${members.instrument})) in (
    select trim(fold_text(listed.item)) from ${listOf('instruments')})`
  const groupIds = sql`array(select listed.item::uuid from ${listOf('groupIds')})`
  return sql`select ${members.id} from ${members}
    where ${members.groupId} = ${groupId} and ${members.deletedAt} is null and ${event}.planning is distinct from 'draft'
      and case coalesce(${event}.asks ->> 'who', 'all')
          when 'nobody' then false
          when 'members' then ${isNamed} and ${isMemberWithin(groupId, day, day)}
          when 'sections' then jsonb_exists(${event}.asks -> 'sections', ${members.section}::text) and ${isActiveOn(groupId, day)}
          when 'instruments' then ${isPlayed} and ${isActiveOn(groupId, day)}
          when 'groups' then ${isInOneMemberGroup(groupId, groupIds)} and ${isActiveOn(groupId, day)}
          else ${isActiveOn(groupId, day)} end`
}
