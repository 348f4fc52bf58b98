import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AllMembersConfig, MemberCountsConfig } from '@contract/members'
import type { HiddenFields } from '../../platform/auth/memberFields'
import { members } from '../../platform/db/schema/members'
import { matchesAllWords, ordered } from '../../platform/db/listQuery'
import { hasFeeClass } from './memberFeeClasses'

type Filters = MemberCountsConfig & Pick<AllMembersConfig, 'section'>

/** What a search looks through where address or number are hidden: what else the column `search` is made of. */
function visibleText(hidden: HiddenFields): SQL | undefined {
  if (!hidden.has('email') && !hidden.has('phone')) return undefined
  const { name, instrument, position, email, phone } = members
  const digits = sql`regexp_replace(coalesce(${phone}, ''), '[^0-9]', '', 'g')`
  return sql`fold_text(${name} || ' ' || coalesce(${instrument}, '') || ' ' || coalesce(${position}, '')${
    hidden.has('email') ? sql`` : sql` || ' ' || coalesce(${email}, '')`
  }${hidden.has('phone') ? sql`` : sql` || ' ' || coalesce(${phone}, '') || ' ' || ${digits}`})`
}

interface Circumstances {
  /** The day in the group's zone, which fee classes go by. */
  today?: string
  /** What of members the caller is not answered: a search must not find by it. */
  hidden: HiddenFields
}

/** The group's members that pass the filters; removed ones never do. */
export function selectedMembers(
  groupId: string,
  { q, section, status, feeClass }: Filters,
  { today = '', hidden }: Circumstances,
): SQL | undefined {
  const visible = visibleText(hidden)
  return and(
    eq(members.groupId, groupId),
    isNull(members.deletedAt),
    section === undefined ? undefined : eq(members.section, section),
    status === undefined ? undefined : eq(members.status, status),
    feeClass === undefined ? undefined : hasFeeClass(groupId, feeClass, today),
    // By the index first, which knows more than may be found by.
    matchesAllWords(members.search, q),
    visible && matchesAllWords(visible, q),
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
