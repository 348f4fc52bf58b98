import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AllMembersConfig, MemberCountsConfig } from '@contract/members'
import { members } from '../../platform/db/schema/members'
import { matchesAllWords, ordered } from '../../platform/db/listQuery'
import { hasFeeClass } from './memberFeeClasses'

type Filters = MemberCountsConfig & Pick<AllMembersConfig, 'section'>

/** The group's members that pass the filters; removed ones never do. `today`: the day in the group's zone, which fee classes go by. */
export function selectedMembers(
  groupId: string,
  { q, section, status, feeClass }: Filters,
  today = '',
): SQL | undefined {
  return and(
    eq(members.groupId, groupId),
    isNull(members.deletedAt),
    section === undefined ? undefined : eq(members.section, section),
    status === undefined ? undefined : eq(members.status, status),
    feeClass === undefined ? undefined : hasFeeClass(groupId, feeClass, today),
    matchesAllWords(members.search, q),
  )
}

/** By the column, or in the natural order: by name. */
export function orderedMembers({ sort, sortColumn = 'name' }: Pick<AllMembersConfig, 'sort' | 'sortColumn'>): SQL[] {
  return ordered(members[sortColumn], sort, members.id)
}

/**
 * How a page of this selection comes by its total. What a search finds stands together in the order ("ana"), and walking there
 * along the order's index may be long: counting in passing makes the database find everything first, by the search's index.
 * That index knows words from three letters on; all else is best counted apart.
 */
export function totalOf(selected: SQL | undefined, q: string | undefined): SQL<number> {
  const isIndexed = /\S{3}/.test(q ?? '')
  return isIndexed ? sql<number>`count(*) over ()` : sql<number>`(select count(*) from ${members} where ${selected})`
}
