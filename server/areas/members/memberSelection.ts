import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AllMembersConfig, MemberCountsConfig } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import type { HiddenFields } from '../../platform/auth/memberFields'
import { members } from '../../platform/db/schema/members'
import { matchesAllWords, ordered } from '../../platform/db/listQuery'
import { hasFeeClass } from './memberFeeClasses'
import { hasOwnValue } from './ownFieldFilter'

type Filters = MemberCountsConfig & Pick<AllMembersConfig, 'section'>

/** The text to search when address or number are hidden: the rest of the column `search`. */
function visibleText(hidden: HiddenFields): SQL | undefined {
  if (!hidden.has('email') && !hidden.has('phone')) return undefined
  const { name, instrument, position, email, phone } = members
  const digits = sql`regexp_replace(coalesce(${phone}, ''), '[^0-9]', '', 'g')`
  return sql`fold_text(${name} || ' ' || coalesce(${instrument}, '') || ' ' || coalesce(${position}, '')${
    hidden.has('email') ? sql`` : sql` || ' ' || coalesce(${email}, '')`
  }${hidden.has('phone') ? sql`` : sql` || ' ' || coalesce(${phone}, '') || ' ' || ${digits}`})`
}

interface Circumstances {
  /** The own field to filter by; absent: unknown to the caller. */
  ownField?: OwnField | undefined
  /** The day in the group's zone, which fee classes go by. */
  today?: string
  /** Fields that the caller may not read: a search must not match them either. */
  hidden: HiddenFields
}

/** The group's members that match the filters, without removed ones. */
export function selectedMembers(
  groupId: string,
  { q, section, status, feeClass, ownField: ownFieldId, ownValue }: Filters,
  { today = '', hidden, ownField }: Circumstances,
): SQL | undefined {
  const visible = visibleText(hidden)
  return and(
    eq(members.groupId, groupId),
    isNull(members.deletedAt),
    section === undefined ? undefined : eq(members.section, section),
    status === undefined ? undefined : eq(members.status, status),
    feeClass === undefined ? undefined : hasFeeClass(groupId, feeClass, today),
    ownField && hasOwnValue(ownField, ownValue),
    ownFieldId !== undefined && ownField === undefined ? sql`false` : undefined,
    // First by the index, which also contains hidden fields; then by the visible text.
    matchesAllWords(members.search, q),
    visible && matchesAllWords(visible, q),
  )
}

/** By the column, or in the natural order: by name. */
export function orderedMembers({ sort, sortColumn = 'name' }: Pick<AllMembersConfig, 'sort' | 'sortColumn'>): SQL[] {
  return ordered(members[sortColumn], sort, members.id)
}

/**
 * How the total of a page is computed. The matches of a search are adjacent in the order ("ana"), and a scan of the order's index may be
 * long: a window count makes the database find all matches first, with the search index. That index supports words of three letters or
 * more; for all else a separate count is faster.
 */
export function totalOf(selected: SQL | undefined, q: string | undefined): SQL<number> {
  const isIndexed = /\S{3}/.test(q ?? '')
  return isIndexed ? sql<number>`count(*) over ()` : sql<number>`(select count(*) from ${members} where ${selected})`
}
