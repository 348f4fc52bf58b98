import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { MemberGroupRule } from '@contract/members/memberGroups'
import { SECTION_PLACES, groupSections } from './schema/members/groupSections'
import { memberGroups } from './schema/members/memberGroups'
import { members } from './schema/members'
import { todayOf } from './membership'

/** What the rule wants of an own field: any value, none, yes or no, the id of an option, or a whole text. */
const matchesOwnValue = sql`case coalesce(named.rule ->> 'ownValue', '*')
    when '*' then ${members.ownValues} -> (named.rule ->> 'ownField') is not null
    when '-' then ${members.ownValues} -> (named.rule ->> 'ownField') is null
    when 'yes' then coalesce(${members.ownValues} -> (named.rule ->> 'ownField') ->> 'isGiven',
                             ${members.ownValues} ->> (named.rule ->> 'ownField')) in ('true', 'yes')
    when 'no' then coalesce(${members.ownValues} -> (named.rule ->> 'ownField') ->> 'isGiven',
                            ${members.ownValues} ->> (named.rule ->> 'ownField')) in ('false', 'no')
    else fold_text(${members.ownValues} ->> (named.rule ->> 'ownField')) = fold_text(named.rule ->> 'ownValue') end`

const familyOf = (section: SQL) => sql`${section} ->> 'family' = ${members.section}::text`

/**
 * Whether the member is in one of the group's sections that the rule names, as lists have it (listedSection in contract/sections.ts): by
 * the place in the score; who plays nothing, in the only one of the family; a family without sections is one by itself.
 */
const inOwnSections = (groupId: string) => sql`(exists (
  select from ${groupSections} own, jsonb_array_elements(own.sections) with ordinality as listed (section, at)
   where own.group_id = ${groupId} and jsonb_exists(named.rule -> 'ownSections', listed.section ->> 'id')
     and ${members.scorePlace} > 0 and (${members.scorePlace} - 1) / ${SECTION_PLACES}::integer = listed.at - 1
     and (${members.instrument} is not null or 1 = (
       select count(*) from jsonb_array_elements(own.sections) as other (section) where ${familyOf(sql`other.section`)})))
  or (jsonb_exists(named.rule -> 'ownSections', ${members.section}::text) and not exists (
    select from ${groupSections} own, jsonb_array_elements(own.sections) as other (section)
     where own.group_id = ${groupId} and ${familyOf(sql`other.section`)})))`

const ageIn = (groupId: string) => sql`extract(year from age(${todayOf(groupId)}, ${members.birthDate}))`

/** Whether the group of people called `named` in the statement contains the member, by hand or by its rule. */
const isNamed = (groupId: string): SQL => sql`(jsonb_exists(named.member_ids, ${members.id}::text) or coalesce(
        (named.rule -> 'statuses' is null or jsonb_exists(named.rule -> 'statuses', ${members.status}::text))
    and (named.rule -> 'sections' is null or jsonb_exists(named.rule -> 'sections', ${members.section}::text))
    and (named.rule -> 'ownSections' is null or ${inOwnSections(groupId)})
    and (named.rule -> 'instruments' is null or exists (
         select from jsonb_array_elements_text(named.rule -> 'instruments') as wanted (instrument)
          where trim(fold_text(wanted.instrument)) = trim(fold_text(${members.instrument}))))
    and (named.rule -> 'ownField' is null or ${matchesOwnValue})
    and (named.rule -> 'ageFrom' is null or ${ageIn(groupId)} >= (named.rule ->> 'ageFrom')::integer)
    and (named.rule -> 'ageTo' is null or ${ageIn(groupId)} <= (named.rule ->> 'ageTo')::integer)
    and named.rule is not null, false))`

/** Whether the member is in the group of people now. */
export const isInMemberGroup = (groupId: string, id: string): SQL => sql`exists (
  select from ${memberGroups} named
   where named.group_id = ${groupId} and named.id = ${id} and named.deleted_at is null and ${isNamed(groupId)})`

/** Whether the member is in one of these groups of people now. `ids`: an array of the statement. */
export const isInOneMemberGroup = (groupId: string, ids: SQL): SQL => sql`exists (
  select from ${memberGroups} named
   where named.group_id = ${groupId} and named.id = any(${ids}) and named.deleted_at is null and ${isNamed(groupId)})`

/** Whether the member would be in a group of people by the rule now. */
export const matchesRule = (groupId: string, rule: MemberGroupRule): SQL => sql`exists (
  select from (select ${JSON.stringify(rule)}::jsonb as rule, null::jsonb as member_ids) as named
   where ${isNamed(groupId)})`

/** The ids of the groups of people that the member is in now, as a JSON list. */
export const memberGroupsOf = (groupId: string): SQL<string[]> => sql<string[]>`coalesce((
  select json_agg(named.id) from ${memberGroups} named
   where named.group_id = ${groupId} and named.deleted_at is null and ${isNamed(groupId)}), '[]'::json)`
