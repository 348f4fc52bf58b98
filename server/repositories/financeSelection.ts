import { and, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { AllFinancesConfig, FinanceSumConfig } from '@contract/finances'
import { finances } from '../db/schema/finances'
import { members } from '../db/schema/members'
import { ordered } from './order'

/** As people write money: what counts are its digits. Without a mark between them they are the word itself. */
const amountLike = /^\d+[.,][\d.,]*\d$/

/** In the entry's own words, in its amount, or in its member's name. */
function holdsWord(groupId: string | Placeholder, word: string): SQL | undefined {
  const folded = sql`contains_pattern(${word})`
  const named = sql`select ${members.id} from ${members} where ${and(
    eq(members.groupId, groupId),
    isNull(members.deletedAt),
    sql`${members.search} like ${folded} and fold_text(${members.name}) like ${folded}`,
  )}`
  return or(
    sql`${finances.search} like ${folded}`,
    // As an array it is found once and looked up by index, not asked of each entry.
    sql`${finances.memberId} = any(array(${named}))`,
    amountLike.test(word) ? sql`${finances.search} like contains_pattern(${word.replace(/\D/g, '')})` : undefined,
  )
}

function holdsWords(groupId: string | Placeholder, q = ''): SQL | undefined {
  const words = new Set(q.split(/\s+/).filter((word) => word !== ''))
  return and(...[...words].map((word) => holdsWord(groupId, word)))
}

/** The group's entries that pass the filters; removed ones never do. */
export function selectedFinances(groupId: string | Placeholder, filters: FinanceSumConfig): SQL | undefined {
  const { q, kind, category, status, from, to, dueBefore, memberId, eventId } = filters
  return and(
    eq(finances.groupId, groupId),
    isNull(finances.deletedAt),
    kind && eq(finances.kind, kind),
    category && eq(finances.category, category),
    status && eq(finances.status, status),
    from === undefined ? undefined : gte(finances.date, from),
    to === undefined ? undefined : lte(finances.date, to),
    dueBefore === undefined ? undefined : lt(finances.dueDate, dueBefore),
    memberId === undefined ? undefined : eq(finances.memberId, memberId),
    eventId === undefined ? undefined : eq(finances.eventId, eventId),
    holdsWords(groupId, q),
  )
}

/** By the column, or in the natural order: newest date first, and of one date what was made last. */
export function orderedFinances({ sort, sortColumn }: Pick<AllFinancesConfig, 'sort' | 'sortColumn'>): SQL[] {
  if (sortColumn === undefined) return [sql`${finances.date} desc`, sql`${finances.id} desc`]
  return ordered(finances[sortColumn], sort, finances.id)
}
