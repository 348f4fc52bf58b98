import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { AuditEntries, AuditEntriesConfig, AuditEntry, AuditOverview } from '@contract/treasury/auditing'
import { readVoucher } from '@contract/treasury/vouchers'
import type { Auditor } from '../../../platform/auth/auditorLinks'
import type { Database } from '../../../platform/db/database'
import { matchesEveryWord } from '../../../platform/db/listQuery'
import { financeAccounts, finances } from '../../../platform/db/schema/finances'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'
import { receipts } from '../../../platform/db/schema/treasury/receipts'
import { vouchers } from '../../../platform/db/schema/treasury/vouchers'
import { ApiError } from '../../../platform/http/errors'
import { addDays, todayIn } from '../../../platform/time/days'
import { accountSums } from '../accounts/accountSums'
import { countUnproven } from '../financeProofs'
import { vouchersOf } from '../proofs/voucherNumbers'
import { periodSums } from '../financeYearReport'
import { maskNames } from './maskNames'

type Period = Pick<Auditor, 'groupId' | 'from' | 'to'>

/** What an auditor looks at: paid in the period, and no opening balance. */
export const isAudited = ({ groupId, from, to }: Period) =>
  and(
    eq(finances.groupId, groupId),
    isNull(finances.deletedAt),
    eq(finances.status, 'paid'),
    sql`${finances.category} <> 'opening'`,
    gte(finances.date, from),
    lte(finances.date, to),
  )

const AccountSums = z.array(z.object({ accountId: z.string(), amount: z.int() }))

/** Whole amounts as people write them, with a mark between their digits. */
const amountLike = /^\d+[.,][\d.,]*\d$/

export function auditBooks(db: Database) {
  async function groupOf(groupId: string) {
    const { name, currency, timeZone } = groups
    const [group] = await db.select({ name, currency, timeZone }).from(groups).where(eq(groups.groupId, groupId))
    if (group === undefined) throw new ApiError('not_found')
    return group
  }

  async function accountsAt(groupId: string, to: string): Promise<Map<string, number>> {
    const { rows } = await db.execute(sql`
      select account_id as "accountId", sum(amount)::bigint as amount from (${accountSums(groupId, { to })}) sums group by 1`)
    return new Map(AccountSums.parse(rows).map(({ accountId, amount }) => [accountId, amount]))
  }

  async function accountsOf({ groupId, from }: Period, upTo: string): Promise<AuditOverview['accounts']> {
    const { id, name, kind } = financeAccounts
    const rows = await db
      .select({ id, name, kind })
      .from(financeAccounts)
      .where(and(eq(financeAccounts.groupId, groupId), isNull(financeAccounts.deletedAt)))
      .orderBy(asc(financeAccounts.createdAt), asc(id))
    const [before, at] = await Promise.all([accountsAt(groupId, addDays(from, -1)), accountsAt(groupId, upTo)])
    return rows.map((row) => ({
      name: row.name,
      kind: row.kind,
      before: before.get(row.id) ?? 0,
      balance: at.get(row.id) ?? 0,
    }))
  }

  /** Who must not learn names finds none by trying: then words are looked for in what names no member. */
  function matches({ groupId, withNames }: Auditor, q: string | undefined): SQL | undefined {
    return matchesEveryWord(q, (word) => {
      const voucher = readVoucher(word)
      const inWords = sql`fold_text(${finances.description}) like contains_pattern(${word})`
      return or(
        withNames ? inWords : and(isNull(finances.memberId), inWords),
        voucher &&
          sql`${finances.id} = any(array(
            select ${vouchers.financeId} from ${vouchers} where ${vouchers.groupId} = ${groupId}
               and ${vouchers.year} = ${voucher.year} and ${vouchers.number} = ${voucher.number}))`,
        amountLike.test(word)
          ? sql`${finances.amount}::text like contains_pattern(${word.replace(/\D/g, '')})`
          : undefined,
      )
    })
  }

  async function receiptsOf(groupId: string, ids: string[]) {
    const { id, financeId, name, type, size } = receipts
    return db
      .select({ id, financeId, name, type, size })
      .from(receipts)
      .where(and(eq(receipts.groupId, groupId), inArray(financeId, ids), isNull(receipts.deletedAt)))
      .orderBy(asc(receipts.addedAt), asc(id))
  }

  /** Of everybody who is or was in the group, to be taken out of words. */
  async function allNames(groupId: string): Promise<string[]> {
    const rows = await db.select({ name: members.name }).from(members).where(eq(members.groupId, groupId))
    return rows.map(({ name }) => name)
  }

  /** Entries as the auditor may see them: no notes, no contacts, and names only where the link tells them. */
  async function show(auditor: Auditor, which: SQL | undefined, limit: number, offset = 0): Promise<AuditEntry[]> {
    const { groupId, withNames } = auditor
    const { id, date, kind, amount, category, description, method } = finances
    const rows = await db
      .select({
        entry: { id, date, kind, amount, category, description, method },
        account: financeAccounts.name,
        payer: members.name,
      })
      .from(finances)
      .innerJoin(financeAccounts, and(eq(financeAccounts.groupId, groupId), eq(financeAccounts.id, finances.accountId)))
      .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, finances.memberId)))
      .where(and(isAudited(auditor), which))
      .orderBy(asc(date), asc(finances.createdAt), asc(id))
      .limit(limit)
      .offset(offset)
    const ids = rows.map(({ entry }) => entry.id)
    if (ids.length === 0) return []
    const [numbers, files, names] = await Promise.all([
      vouchersOf(db, groupId, ids),
      receiptsOf(groupId, ids),
      withNames ? [] : allNames(groupId),
    ])
    const numberOf = new Map(numbers.map(({ financeId, voucher }) => [financeId, voucher]))
    return rows.map(({ entry: { method: by, ...entry }, account, payer }) => {
      const shown = (words: string) => (withNames ? words : maskNames(words, names, payer ?? undefined))
      const voucher = numberOf.get(entry.id)
      return {
        ...entry,
        description: shown(entry.description),
        account,
        ...(voucher !== undefined && { voucher }),
        ...(by !== null && { method: by }),
        ...(withNames && payer !== null && { payer }),
        receipts: files
          .filter(({ financeId }) => financeId === entry.id)
          .map(({ financeId: _of, name, ...file }) => ({ ...file, name: shown(name) })),
      }
    })
  }

  return {
    show,

    async overview(auditor: Auditor): Promise<Omit<AuditOverview, 'link' | 'samples' | 'remarks' | 'draws'>> {
      const { groupId, from } = auditor
      const { name, currency, timeZone } = await groupOf(groupId)
      const sums = await periodSums(db, groupId, { from, to: auditor.to, today: todayIn(timeZone) })
      const { upTo, before, opening, income, expense, balance, categories } = sums
      const accounts = await accountsOf(auditor, upTo)
      return {
        group: name,
        currency,
        timeZone,
        upTo,
        entries: await db.$count(finances, isAudited({ groupId, from, to: upTo })),
        withoutReceipt: await countUnproven(db, groupId, { from, upTo }),
        before,
        opening,
        income,
        expense,
        balance,
        categories,
        accounts,
      }
    },

    async list(auditor: Auditor, { page, perPage, q }: AuditEntriesConfig): Promise<AuditEntries> {
      const which = matches(auditor, q)
      const [entries, total] = await Promise.all([
        show(auditor, which, perPage, (page - 1) * perPage),
        db.$count(finances, and(isAudited(auditor), which)),
      ])
      return { entries, total }
    },

    /** Of a receipt of an entry that the link opens. Throws `not_found` for any other. */
    async findReceipt(
      auditor: Auditor,
      receiptId: string,
    ): Promise<AuditEntry['receipts'][number] & { entry: AuditEntry }> {
      const [row] = await db
        .select({ financeId: receipts.financeId })
        .from(receipts)
        .where(and(eq(receipts.groupId, auditor.groupId), eq(receipts.id, receiptId), isNull(receipts.deletedAt)))
      const [entry] = row === undefined ? [] : await show(auditor, eq(finances.id, row.financeId), 1)
      const file = entry?.receipts.find(({ id }) => id === receiptId.toLowerCase())
      if (entry === undefined || file === undefined) throw new ApiError('not_found')
      return { ...file, entry }
    },
  }
}
