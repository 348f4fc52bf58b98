import { and, eq, gte, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm'
import type { AllFinancesConfig, FinanceSumConfig } from '@contract/finances'
import { finances } from '../../platform/db/schema/finances'
import { members } from '../../platform/db/schema/members'
import { matchesEveryWord, ordered } from '../../platform/db/listQuery'

/** A parameter of a statement: its value, or its placeholder in a prepared one. */
export type Value = string | Placeholder

/** As people write money: what counts are its digits. Without a mark between them they are the word itself. */
const amountLike = /^\d+[.,][\d.,]*\d$/

/**
 * The entry's folded text as no index knows it, which leaves each entry of the group to be looked at. What the search index has of a
 * word is mixed with that of all other groups: for a group of a few thousand entries, finding its own among them takes longer.
 */
const unindexedSearch = sql`(${finances.search} || '')`

/** In the entry's own words, in its amount, or in its member's name. */
function matchesWord(groupId: Value, word: string, search: SQLWrapper): SQL | undefined {
  const folded = sql`contains_pattern(${word})`
  const named = sql`select ${members.id} from ${members} where ${and(
    eq(members.groupId, groupId),
    isNull(members.deletedAt),
    sql`${members.search} like ${folded} and fold_text(${members.name}) like ${folded}`,
  )}`
  return or(
    sql`${search} like ${folded}`,
    // As an array it is found once and looked up by index, not asked of each entry.
    sql`${finances.memberId} = any(array(${named}))`,
    amountLike.test(word) ? sql`${search} like contains_pattern(${word.replace(/\D/g, '')})` : undefined,
  )
}

/**
 * What reversals had taken back by the day, and those reversals: nothing of either is due any more. A reversal counts from its own
 * day on, as any entry does. They are few, so they are found once, and not asked for with each entry.
 */
export function isTakenBack(groupId: Value, day: Value): SQL {
  return sql`${finances.id} = any(array(
    select unnest(array[reversal.id, reversal.reversal_of]) from ${finances} reversal
     where reversal.group_id = ${groupId} and reversal.reversal_of is not null and reversal.deleted_at is null
       and reversal.status = 'pending' and reversal.date <= ${day}))`
}

/** The group's entries that pass the filters; removed ones never do. `isSearchScanned`: a search looks at each. */
export function selectedFinances(groupId: Value, filters: FinanceSumConfig, isSearchScanned = false): SQL | undefined {
  const { q, kind, category, status, from, to, dueBefore, memberId, eventId } = filters
  return and(
    eq(finances.groupId, groupId),
    isNull(finances.deletedAt),
    kind && eq(finances.kind, kind),
    category && eq(finances.category, category),
    status && eq(finances.status, status),
    from === undefined ? undefined : gte(finances.date, from),
    to === undefined ? undefined : lte(finances.date, to),
    dueBefore === undefined ? undefined : and(lt(finances.dueDate, dueBefore), not(isTakenBack(groupId, dueBefore))),
    memberId === undefined ? undefined : eq(finances.memberId, memberId),
    eventId === undefined ? undefined : eq(finances.eventId, eventId),
    matchesEveryWord(q, (word) => matchesWord(groupId, word, isSearchScanned ? unindexedSearch : finances.search)),
  )
}

/** By the column, or in the natural order: newest date first, and of one date what was made last. */
export function orderedFinances({ sort, sortColumn }: Pick<AllFinancesConfig, 'sort' | 'sortColumn'>): SQL[] {
  if (sortColumn === undefined) return [sql`${finances.date} desc`, sql`${finances.id} desc`]
  return ordered(finances[sortColumn], sort, finances.id)
}
