import { and, asc, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { Transfer } from '@contract/finances/accounts'
import type { MatchLines, MatchLinesAnswer } from '@contract/finances/matching'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeAccounts, finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import { transfers } from '../../../platform/db/schema/finances/transfers'
import { ApiError } from '../../../platform/http/errors'
import { todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { toTransfer, transferColumns } from '../accounts/public'
import { readGuesser } from './categoryGuesses'
import { financeColumns, financeNameRepository, toFinance } from '../ledger/public'
import { daysAround, judgeFile } from '../judging/public'
import type { Days } from '../judging/public'
import { askedOf, listPaidTogether } from '../payers/public'
import { TYPED_DAYS } from './bookedOffers'
import { judgementOf, knownOf } from './judgements'
import { readCollections } from './collectionOffers'
import { readOrderedPayments } from './orderOffers'
import { kindOf } from './matchCandidates'
import { matchLines } from './matchLines'
import { readReturnable } from './returnablePayments'
import { readRules } from './ruleRows'

/** Whether a line of the account is linked with the row, which the statement names `f` or `t`. */
const isSeen = (groupId: string, accountId: string, id: ReturnType<typeof sql>) => sql`exists (
  select from ${bankLineEntries} e
    join ${bankLines} l on l.group_id = ${groupId} and l.import_id = e.import_id and l.place = e.place
   where e.group_id = ${groupId} and e.entry_id = ${id} and l.account_id = ${accountId})`

export function matchingRepository(db: Database) {
  const names = financeNameRepository(db)

  /** Pending entries without a reversal, earliest due first. */
  async function readDues(groupId: string, today: string) {
    const rows = await db
      .select({ ...financeColumns, asked: askedOf(groupId, today) })
      .from(finances)
      .where(
        and(
          eq(finances.groupId, groupId),
          eq(finances.status, 'pending'),
          isNull(finances.deletedAt),
          isNull(finances.reversalOf),
          sql`not exists (select from ${finances} r where r.group_id = ${groupId} and r.reversal_of = ${finances.id}
                             and r.reversal_of is not null and r.deleted_at is null)`,
        ),
      )
      .orderBy(asc(sql`coalesce(${finances.dueDate}, ${finances.date})`), asc(finances.date), asc(finances.id))
    return rows.map(({ asked, ...row }) => ({ finance: toFinance(row), askedOf: asked }))
  }

  async function readEntries(groupId: string, accountId: string, { from, to }: Days): Promise<Finance[]> {
    const rows = await db
      .select(financeColumns)
      .from(finances)
      .where(
        and(
          eq(finances.groupId, groupId),
          eq(finances.accountId, accountId),
          eq(finances.status, 'paid'),
          ne(finances.category, 'opening'),
          isNull(finances.deletedAt),
          isNull(finances.creditUseId),
          gte(finances.date, from),
          lte(finances.date, to),
          sql`not ${isSeen(groupId, accountId, sql`${finances.id}`)}`,
        ),
      )
      .orderBy(asc(finances.date), asc(finances.id))
    return rows.map(toFinance)
  }

  async function readTransfers(groupId: string, accountId: string, { from, to }: Days): Promise<Transfer[]> {
    const rows = await db
      .select(transferColumns)
      .from(transfers)
      .where(
        and(
          eq(transfers.groupId, groupId),
          or(eq(transfers.fromAccountId, accountId), eq(transfers.toAccountId, accountId)),
          isNull(transfers.deletedAt),
          gte(transfers.date, from),
          lte(transfers.date, to),
          sql`not ${isSeen(groupId, accountId, sql`${transfers.id}`)}`,
        ),
      )
      .orderBy(asc(transfers.date), asc(transfers.id))
    return rows.map(toTransfer)
  }

  /** Entries that lines probably duplicate; for display only, never offered. */
  async function readById(groupId: string, ids: string[]): Promise<Finance[]> {
    if (ids.length === 0) return []
    const rows = await db
      .select(financeColumns)
      .from(finances)
      .where(and(eq(finances.groupId, groupId), isIn(finances.id, ids)))
    return rows.map(toFinance)
  }

  async function readTransfersById(groupId: string, ids: string[]): Promise<Transfer[]> {
    if (ids.length === 0) return []
    const rows = await db
      .select(transferColumns)
      .from(transfers)
      .where(and(eq(transfers.groupId, groupId), isIn(transfers.id, ids)))
    return rows.map(toTransfer)
  }

  return {
    async match(groupId: string, { accountId: named, origin, lines }: MatchLines): Promise<MatchLinesAnswer> {
      const accountId = named?.toLowerCase() ?? groupId
      const span = daysAround(lines, TYPED_DAYS)
      const today = todayIn(await findTimeZone(db, groupId))
      const accounts = await db
        .select({ id: financeAccounts.id, number: financeAccounts.number })
        .from(financeAccounts)
        .where(and(eq(financeAccounts.groupId, groupId), isNull(financeAccounts.deletedAt)))
      if (!accounts.some(({ id }) => id === accountId))
        throw new ApiError('invalid', { fields: { accountId: 'not_allowed' } })
      const [dues, entries, moved, people, paidTogether, rules, guess, judged, returns, collections, ordered] =
        await Promise.all([
          readDues(groupId, today),
          readEntries(groupId, accountId, span),
          readTransfers(groupId, accountId, span),
          db
            .select({ id: members.id, name: members.name })
            .from(members)
            .where(and(eq(members.groupId, groupId), isNull(members.deletedAt))),
          listPaidTogether(db, groupId),
          readRules(db, groupId),
          readGuesser(db, groupId),
          judgeFile(db, { groupId, accountId }, lines, { origin, hasStates: true }),
          readReturnable(db, groupId, accountId, lines),
          readCollections(db, groupId, span.from),
          readOrderedPayments(db, groupId),
        ])
      const { verdicts, things } = judged
      const toEntry = (finance: Finance) => ({
        ...finance,
        dueDate: finance.dueDate ?? null,
        memberId: finance.memberId ?? null,
      })
      const offers = matchLines(lines, (place) => judgementOf(verdicts[place], things), {
        accountId,
        members: people,
        paidTogether,
        dues: dues.map(({ finance, askedOf: asked }) => ({ ...toEntry(finance), askedOf: asked })),
        entries: entries.map(toEntry),
        transfers: moved,
        returnable: returns.returnable,
        collections,
        ordered,
        otherAccounts: accounts.filter(({ id }) => id !== accountId),
        rules,
        guess: ({ amount, description }) => guess({ kind: kindOf(amount), description }),
      })
      const flat = offers.flat()
      const known = lines.map((_, place) => knownOf(verdicts[place], things))
      const financeIds = new Set([
        ...flat.flatMap((offer) => offer.finances?.map(({ id }) => id) ?? []),
        ...known.flatMap(({ probable }) => probable?.finances ?? []),
      ])
      const transferIds = new Set(
        [...flat, ...known.flatMap(({ probable }) => probable ?? [])].flatMap(({ transferId }) => transferId ?? []),
      )
      const read = [...dues.map(({ finance }) => finance), ...entries, ...returns.entries].filter(({ id }) =>
        financeIds.has(id),
      )
      for (const { id } of read) financeIds.delete(id)
      const offered = [...read, ...(await readById(groupId, [...financeIds]))]
      const movedIds = new Set(moved.map(({ id }) => id))
      const otherMoves = await readTransfersById(
        groupId,
        [...transferIds].filter((id) => !movedIds.has(id)),
      )
      return {
        lines: offers.map((ofLine, place) => ({ offers: ofLine, ...known[place] })),
        finances: offered,
        transfers: [...moved.filter(({ id }) => transferIds.has(id)), ...otherMoves],
        ...(await names.of(groupId, [...offered, ...flat])),
      }
    },
  }
}
