import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isInOneMemberGroup } from '../../../platform/db/memberGroups'
import { isMemberOn, statusOn } from '../../../platform/db/membership'
import { members } from '../../../platform/db/schema/members'

/**
 * Whether the event invites the member, by their status on `day`, on which it begins: the rule of `isInvited`
 * (contract/calendar/replyRules.ts) where the database counts. A draft invites nobody. For statements that read `members`; `event`: the name
 * of `events` in the statement.
 */
export function isAsked(groupId: string, event: SQL, day: SQL): SQL {
  const asks = sql`${event}.asks`
  const named = sql`jsonb_exists(lower((${asks} -> 'memberIds')::text)::jsonb, ${members.id}::text)`
  const plays = sql`exists (
    select from jsonb_array_elements_text(${asks} -> 'instruments') as wanted (instrument)
     where trim(fold_text(wanted.instrument)) = trim(fold_text(${members.instrument})))`
  const groupIds = sql`array(select value::uuid from jsonb_array_elements_text(${asks} -> 'groupIds'))`
  return sql`(${members.deletedAt} is null and ${event}.planning is distinct from 'draft'
    and case coalesce(${asks} ->> 'who', 'all')
        when 'nobody' then false
        when 'members' then ${named} and ${isMemberOn(groupId, day)}
        when 'sections' then jsonb_exists(${asks} -> 'sections', ${members.section}::text) and ${statusOn(groupId, day)} = 'active'
        when 'instruments' then ${plays} and ${statusOn(groupId, day)} = 'active'
        when 'groups' then ${isInOneMemberGroup(groupId, groupIds)} and ${statusOn(groupId, day)} = 'active'
        else ${statusOn(groupId, day)} = 'active' end)`
}
