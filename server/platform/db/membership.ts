import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { groups } from './schema/groups'
import { memberHistory } from './schema/members/memberHistory'

/**
 * Who is a member on which day: the one rule by which people are asked, reminded, expected, counted and let in. For statements that read
 * `members` under this name. Days are of the group's zone.
 */

/** A day, or one that the database computes. */
type Day = string | SQL

const asDay = (day: Day): SQL => (typeof day === 'string' ? sql`${day}::date` : day)

/** The day it is in the group's zone. */
export const todayOf = (groupId: string): SQL => sql`(
  select (now() at time zone time_zone)::date from ${groups} where ${groups.groupId} = ${groupId})`

/**
 * The member's status on the day; null: not yet a member, removed by then, or erased. The same rule as `statusOfSteps`
 * (contract/historyRules.ts).
 */
export function statusOn(groupId: string, on: Day): SQL {
  const day = asDay(on)
  const removedOn = sql`(select (members.deleted_at at time zone time_zone)::date from ${groups} where ${groups.groupId} = ${groupId})`
  return sql`(
    select case
           when members.erased_at is not null or (members.deleted_at is not null and ${removedOn} <= ${day}) then null
           when told.latest = 'left' then 'former'
           when told.latest is null and told.comes then null
           when told.is_away then 'on_leave' else 'active' end
      from (select (array_agg(step.kind order by step.kind = 'joined', step.since desc, step.kind = 'left')
                    filter (where step.kind in ('joined', 'left', 'returned') and step.since <= ${day}))[1] as latest,
                   bool_or(step.kind in ('joined', 'returned')) as comes,
                   bool_or(step.kind = 'leave' and step.since <= ${day} and coalesce(step.until, ${day}) >= ${day}) as is_away
              from ${memberHistory} step
             where step.group_id = ${groupId} and step.member_id = members.id and step.deleted_at is null) told)`
}

/** Whether they belong to the group on the day and are not on leave. */
export const isActiveOn = (groupId: string, day: Day): SQL => sql`(${statusOn(groupId, day)} = 'active')`

/** Whether they belong to the group on the day; on leave they do. */
export const isMemberOn = (groupId: string, day: Day): SQL => sql`(${statusOn(groupId, day)} in ('active', 'on_leave'))`

/** Whether they belong to the group on one of the days; without `to`, on any from `from` on. */
export function isMemberWithin(groupId: string, from: Day, to?: Day): SQL {
  const isBefore = to === undefined ? sql`` : sql` and come.since <= ${asDay(to)}`
  return sql`(${isMemberOn(groupId, from)} or exists (
    select from ${memberHistory} come
     where come.group_id = ${groupId} and come.member_id = members.id and come.deleted_at is null
       and come.kind in ('joined', 'returned') and come.since > ${asDay(from)}${isBefore}
       and ${isMemberOn(groupId, sql`come.since`)}))`
}
