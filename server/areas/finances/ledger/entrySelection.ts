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

/** An amount as people type it, with separators; only its digits are compared. */
const amountLike = /^\d+[.,][\d.,]*\d$/

/**
 * The entry's search text in a form that no index matches, which forces a scan of the group's entries. The search index mixes all groups,
 * so for a group of a few thousand entries it is slower.
 */
const unindexedSearch = sql`(${finances.search} || '')`

/** Matches the entry with this voucher number, if the word is one. A subquery by key, evaluated once. */
function bearsVoucher(groupId: Value, word: string): SQL | undefined {
  const voucher = readVoucher(word)
  return (
    voucher &&
    sql`${finances.id} = any(array(
      select ${vouchers.financeId} from ${vouchers} where ${vouchers.groupId} = ${groupId}
         and ${vouchers.year} = ${voucher.year} and ${vouchers.number} = ${voucher.number}))`
  )
}

/** Matches the entry's own text, its amount, its member's name, or its voucher number. */
function matchesWord(groupId: Value, word: string, search: SQLWrapper): SQL | undefined {
  const folded = sql`contains_pattern(${word})`
  const named = sql`select ${members.id} from ${members} where ${and(
    eq(members.groupId, groupId),
    isNull(members.deletedAt),
    sql`${members.search} like ${folded} and fold_text(${members.name}) like ${folded}`,
  )}`
  return or(
    sql`${search} like ${folded}`,
    // As an array it is evaluated once and used with the index, instead of once per entry.
    sql`${finances.memberId} = any(array(${named}))`,
    amountLike.test(word) ? sql`${search} like contains_pattern(${word.replace(/\D/g, '')})` : undefined,
    bearsVoucher(groupId, word),
  )
}

/**
 * Entries reversed by the day, and those reversals: neither is due any more. A reversal counts from its own date on. The array is evaluated
 * once, not per entry.
 */
export function isTakenBack(groupId: Value, day: Value): SQL {
  return sql`${finances.id} = any(array(
    select unnest(array[reversal.id, reversal.reversal_of]) from ${finances} reversal
     where reversal.group_id = ${groupId} and reversal.reversal_of is not null and reversal.deleted_at is null
       and reversal.status = 'pending' and reversal.date <= ${day}))`
}

/** Joined as a set, not per entry: up to a hundred thousand entries may have no receipt. */
function hasReceipt(groupId: Value, isWanted: boolean): SQL | undefined {
  const receipt = sql`exists (select 1 from ${receipts} where ${receipts.groupId} = ${groupId}
    and ${receipts.financeId} = ${finances.id} and ${receipts.deletedAt} is null)`
  // A receipt on one part of a split payment covers all its parts.
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

/** The group's live entries that pass the filters. `isSearchScanned`: search by a scan of the entries instead of the index. */
export function selectedFinances(groupId: Value, filters: FinanceSumConfig, isSearchScanned = false): SQL | undefined {
  const { q, kind, category, subcategoryId, status, from, to, dueBefore, memberId, eventId, accountId, purposeId } =
    filters
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
    purposeId === undefined ? undefined : eq(finances.purposeId, purposeId),
    filters.hasReceipt && hasReceipt(groupId, filters.hasReceipt === 'true'),
    filters.isReconciled && isReconciled(groupId, filters.isReconciled === 'true'),
    matchesEveryWord(q, (word) => matchesWord(groupId, word, isSearchScanned ? unindexedSearch : finances.search)),
  )
}

/** Ordered by the column, else newest date first, then latest id first. */
export function orderedFinances({ sort, sortColumn }: Pick<AllFinancesConfig, 'sort' | 'sortColumn'>): SQL[] {
  if (sortColumn === undefined) return [sql`${finances.date} desc`, sql`${finances.id} desc`]
  return ordered(finances[sortColumn], sort, finances.id)
}
