import { and, eq, gte, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm'
import type { AllFinancesConfig, FinanceSumConfig } from '@contract/finances'
import { readVoucher } from '@contract/finances/vouchers'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { receipts } from '../../../platform/db/schema/finances/receipts'
import { vouchers } from '../../../platform/db/schema/finances/vouchers'
import { matchesEveryWord, ordered } from '../../../platform/db/listQuery'
import { isReconciled } from './reconciledMarks'

/** A parameter of a statement: its value, or its placeholder in a prepared one. */
export type Value = string | Placeholder

/** As people write money: what counts are its digits. Without a mark between them they are the word itself. */
const amountLike = /^\d+[.,][\d.,]*\d$/

/**
 * The entry's folded text as no index knows it, which leaves each entry of the group to be looked at. What the search index has of a
 * word is mixed with that of all other groups: for a group of a few thousand entries, finding its own among them takes longer.
 */
const unindexedSearch = sql`(${finances.search} || '')`

/** The entry that bears the number, if the word is one: found once by its key, not asked of each entry. */
function bearsVoucher(groupId: Value, word: string): SQL | undefined {
  const voucher = readVoucher(word)
  return (
    voucher &&
    sql`${finances.id} = any(array(
      select ${vouchers.financeId} from ${vouchers} where ${vouchers.groupId} = ${groupId}
         and ${vouchers.year} = ${voucher.year} and ${vouchers.number} = ${voucher.number}))`
  )
}

/** In the entry's own words, in its amount, in its member's name, or by the number of its voucher. */
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
    bearsVoucher(groupId, word),
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

/** Joined as a whole, not asked of each entry: of those without, there may be a hundred thousand. */
function hasReceipt(groupId: Value, isWanted: boolean): SQL | undefined {
  const receipt = sql`exists (select 1 from ${receipts} where ${receipts.groupId} = ${groupId}
    and ${receipts.financeId} = ${finances.id} and ${receipts.deletedAt} is null)`
  // One at any part of a payment proves them all; few entries are parts.
  const ofSplit = sql`exists (select 1 from ${finances} part join ${receipts} on ${receipts.groupId} = ${groupId}
      and ${receipts.financeId} = part.id and ${receipts.deletedAt} is null
    where part.group_id = ${groupId} and part.split_id = ${finances.splitId} and part.deleted_at is null)`
  const isProvenPart = sql`(${finances.splitId} is not null and ${ofSplit})`
  if (isWanted) return sql`(${receipt} or ${isProvenPart})`
  return and(
    sql`not ${receipt}`,
    sql`not ${isProvenPart}`,
    sql`${finances.category} <> 'opening'`,
    isNull(finances.reversalOf),
    isNull(finances.creditUseId),
  )
}

/** The group's entries that pass the filters; removed ones never do. `isSearchScanned`: a search looks at each. */
export function selectedFinances(groupId: Value, filters: FinanceSumConfig, isSearchScanned = false): SQL | undefined {
  const { q, kind, category, subcategoryId, status, from, to, dueBefore, memberId, eventId, accountId } = filters
  return and(
    eq(finances.groupId, groupId),
    isNull(finances.deletedAt),
    kind && eq(finances.kind, kind),
    category && eq(finances.category, category),
    subcategoryId === undefined ? undefined : eq(finances.subcategoryId, subcategoryId),
    status && eq(finances.status, status),
    from === undefined ? undefined : gte(finances.date, from),
    to === undefined ? undefined : lte(finances.date, to),
    dueBefore === undefined ? undefined : and(lt(finances.dueDate, dueBefore), not(isTakenBack(groupId, dueBefore))),
    memberId === undefined ? undefined : eq(finances.memberId, memberId),
    eventId === undefined ? undefined : eq(finances.eventId, eventId),
    accountId === undefined ? undefined : eq(finances.accountId, accountId),
    filters.hasReceipt && hasReceipt(groupId, filters.hasReceipt === 'true'),
    filters.isReconciled && isReconciled(groupId, filters.isReconciled === 'true'),
    matchesEveryWord(q, (word) => matchesWord(groupId, word, isSearchScanned ? unindexedSearch : finances.search)),
  )
}

/** By the column, or in the natural order: newest date first, and of one date what was made last. */
export function orderedFinances({ sort, sortColumn }: Pick<AllFinancesConfig, 'sort' | 'sortColumn'>): SQL[] {
  if (sortColumn === undefined) return [sql`${finances.date} desc`, sql`${finances.id} desc`]
  return ordered(finances[sortColumn], sort, finances.id)
}
