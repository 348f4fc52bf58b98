import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { AuditEntries, AuditEntriesConfig, AuditEntry, AuditOverview } from '@contract/treasury/auditing'
import { readVoucher } from '@contract/treasury/vouchers'
import type { Auditor } from '../../../platform/auth/auditorLinks'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
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
import { foldWords, maskNames, mayBeOfName } from './maskNames'

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

/** In an entry's words, its account's name or, where names are told, its payer's. */
function inWords(groupId: string, word: string, withNames = false): SQL {
  const has = (text: SQLWrapper) => sql`fold_text(${text}) like contains_pattern(${word})`
  const account = sql`${finances.accountId} = any(array(
    select ${financeAccounts.id} from ${financeAccounts}
     where ${financeAccounts.groupId} = ${groupId} and ${has(financeAccounts.name)}))`
  const payer = sql`${finances.memberId} = any(array(
    select ${members.id} from ${members} where ${members.groupId} = ${groupId} and ${has(members.name)}))`
  return sql`(${has(finances.description)} or ${account}${withNames ? sql` or ${payer}` : sql``})`
}

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

  /** Ids of what has the word where it is shown: who must not learn names finds none by trying. */
  async function shownWith(auditor: Auditor, word: string, names: string[]): Promise<string[]> {
    const { groupId } = auditor
    const rows = await db
      .select({
        id: finances.id,
        description: finances.description,
        account: financeAccounts.name,
        payer: members.name,
      })
      .from(finances)
      .innerJoin(financeAccounts, and(eq(financeAccounts.groupId, groupId), eq(financeAccounts.id, finances.accountId)))
      .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, finances.memberId)))
      .where(and(isAudited(auditor), inWords(groupId, word)))
    const wanted = foldWords(word)
    return rows.flatMap(({ id, description, account, payer }) => {
      const shown = [maskNames(description, names, payer ?? undefined), maskNames(account, names, undefined)]
      return shown.some((text) => foldWords(text).includes(wanted)) ? [id] : []
    })
  }

  /** By what is shown of an entry: its words, account and payer, category, voucher and amount. */
  async function matches(auditor: Auditor, { q, named = [] }: Pick<AuditEntriesConfig, 'q' | 'named'>) {
    const { groupId, withNames } = auditor
    const words = [...new Set(q?.split(/\s+/).filter((word) => word !== ''))]
    const names = withNames || words.length === 0 ? [] : await allNames(groupId)
    const hidden = await Promise.all(
      words.flatMap((word) =>
        mayBeOfName(word, names) ? [shownWith(auditor, word, names).then((ids) => [word, ids] as const)] : [],
      ),
    )
    const idsOf = new Map(hidden)
    const inText = matchesEveryWord(q, (word) => {
      const voucher = readVoucher(word)
      const ids = idsOf.get(word)
      return or(
        ids === undefined ? inWords(groupId, word, withNames) : isIn(finances.id, ids),
        voucher &&
          sql`${finances.id} = any(array(
            select ${vouchers.financeId} from ${vouchers} where ${vouchers.groupId} = ${groupId}
               and ${vouchers.year} = ${voucher.year} and ${vouchers.number} = ${voucher.number}))`,
        amountLike.test(word)
          ? sql`${finances.amount}::text like contains_pattern(${word.replace(/\D/g, '')})`
          : undefined,
      )
    })
    return named.length > 0 ? or(inText, inArray(finances.category, named)) : inText
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
        account: withNames ? account : maskNames(account, names, undefined),
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
      const names = auditor.withNames ? [] : await allNames(groupId)
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
        accounts: accounts.map((account) => ({ ...account, name: maskNames(account.name, names, undefined) })),
      }
    },

    async list(auditor: Auditor, { page, perPage, ...searched }: AuditEntriesConfig): Promise<AuditEntries> {
      const which = await matches(auditor, searched)
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
