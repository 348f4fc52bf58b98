import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { groups } from './schema/groups'
import { memberHistory } from './schema/members/memberHistory'

/**
 * Who is a member on which day: the one rule by which people are asked, reminded, expected, counted and let in. For statements that read
 * `members` under this name. Days are of the group's zone. Of one member the history is looked up; where many are chosen it is read once.
 */

/** A day, or one that the database computes. */
type Day = string | SQL

const asDay = (day: Day): SQL => (typeof day === 'string' ? sql`${day}::date` : day)

/** The day it is in the group's zone. */
export const todayOf = (groupId: string): SQL => sql`(
  select (now() at time zone time_zone)::date from ${groups} where ${groups.groupId} = ${groupId})`

/** The status on the day of whose steps are aggregated; null: not yet a member. Without steps: active. */
function statusOfSteps(day: SQL): SQL {
  const last = (kind: 'left' | 'returned') =>
    sql`max(step.since) filter (where step.kind = ${sql.raw(`'${kind}'`)} and step.since <= ${day})`
  const isAway = sql`bool_or(step.kind = 'leave' and step.since <= ${day} and coalesce(step.until, ${day}) >= ${day})`
  return sql`case when ${last('left')} is not null and (${last('returned')} is null or ${last('left')} > ${last('returned')}) then 'former'
                  when bool_or(step.kind in ('joined', 'returned'))
                   and not bool_or(step.kind in ('joined', 'left', 'returned') and step.since <= ${day}) then null
                  when ${isAway} then 'on_leave' else 'active' end`
}

const steps = (groupId: string): SQL =>
  sql`from ${memberHistory} step where step.group_id = ${groupId} and step.deleted_at is null`

/** Whether they were neither removed by the day nor erased. */
const isKeptOn = (
  groupId: string,
  day: SQL,
): SQL => sql`(members.erased_at is null and (members.deleted_at is null or ${day} < (
  select (members.deleted_at at time zone time_zone)::date from ${groups} where ${groups.groupId} = ${groupId})))`

/**
 * The member's status on the day; null: not yet a member, removed by then, or erased. The same rule as `statusOfSteps`
 * (contract/historyRules.ts).
 */
export function statusOn(groupId: string, on: Day): SQL {
  const day = asDay(on)
  return sql`case when ${isKeptOn(groupId, day)} then (
    select ${statusOfSteps(day)} ${steps(groupId)} and step.member_id = members.id) end`
}

/** Whether they belong to the group on the day; on leave they do. For few members. */
export const isMemberOn = (groupId: string, day: Day): SQL => sql`(${statusOn(groupId, day)} in ('active', 'on_leave'))`

/** Whether they come or come back in the days, by their aggregated steps. Who left on an unknown day did so after joining. */
function comesWithin(from: SQL, to: SQL): SQL {
  const isWithin = sql`step.since > ${from} and step.since <= ${to}`
  const first = (kind: 'joined' | 'left') => sql`min(step.since) filter (where step.kind = ${sql.raw(`'${kind}'`)})`
  return sql`coalesce(bool_or(step.kind = 'returned' and ${isWithin})
    or (bool_or(step.kind = 'joined' and ${isWithin}) and coalesce(${first('left')}, 'infinity') > ${first('joined')}), false)`
}

const isOfGroup = (from: SQL, to: SQL): SQL =>
  sql`(coalesce(${statusOfSteps(from)} in ('active', 'on_leave'), false) or ${comesWithin(from, to)})`

/** Whether they belong to the group on one of the days; without `to`, on any from `from` on. For lists of members that are there. */
export function isMemberWithin(groupId: string, from: Day, to?: Day): SQL {
  const isOf = isOfGroup(asDay(from), to === undefined ? sql`'infinity'::date` : asDay(to))
  return sql`(members.id not in (select step.member_id ${steps(groupId)} group by step.member_id having not ${isOf}))`
}

/** Whether they belong to the group today or will later. For few members that are there. */
export const isMemberFromNow = (groupId: string): SQL => sql`(
  select ${isOfGroup(todayOf(groupId), sql`'infinity'::date`)} ${steps(groupId)} and step.member_id = members.id)`

/** Whether they belong to the group on the day and are not on leave. For lists of members, removed ones too. */
export function isActiveOn(groupId: string, on: Day): SQL {
  const day = asDay(on)
  return sql`(${isKeptOn(groupId, day)} and members.id not in (
    select step.member_id ${steps(groupId)} group by step.member_id having ${statusOfSteps(day)} is distinct from 'active'))`
}
