import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type {
  AuditDetail,
  AuditEntries,
  AuditEntriesConfig,
  AuditEntry,
  AuditOverview,
} from '@contract/finances/auditing'
import type { Auditor } from '../../../platform/auth/auditorLinks'
import type { Database } from '../../../platform/db/database'
import { financeAccounts, finances } from '../../../platform/db/schema/finances/finances'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'
import { receipts } from '../../../platform/db/schema/finances/receipts'
import { fileNameOf } from '../../../platform/files/fileNames'
import { ApiError } from '../../../platform/http/errors'
import { FIRST_DAY, addDays } from '@contract/days'
import { todayIn } from '../../../platform/time/days'
import { accountSums, readJournal } from '../accounts/public'
import { besides, countUnproven, linesOfEntries, vouchersOf } from '../ledger/public'
import { periodSums } from '../balance/public'
import { allNames, hideNamed, isAudited, type Period } from './auditedEntries'
import { matchesSearch } from './auditSearch'
import { isOfFilter, revisionOf, ticks } from './ticks'

const AccountSums = z.array(z.object({ accountId: z.string(), amount: z.int() }))

type ShownEntries = Pick<AuditEntries, 'bookings'> & { entries: AuditEntry[] }

export function auditBooks(db: Database) {
  const marked = ticks(db)

  async function groupOf(groupId: string) {
    const { name, currency, timeZone } = groups
    const [group] = await db.select({ name, currency, timeZone }).from(groups).where(eq(groups.groupId, groupId))
    if (group === undefined) throw new ApiError('not_found')
    return group
  }

  /** Balances before the day; there is nothing before the first one. */
  const accountsBefore = async (groupId: string, day: string) =>
    day === FIRST_DAY ? new Map<string, number>() : accountsAt(groupId, addDays(day, -1))

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
    const [before, at] = await Promise.all([accountsBefore(groupId, from), accountsAt(groupId, upTo)])
    return rows.map((row) => ({
      name: row.name,
      kind: row.kind,
      before: before.get(row.id) ?? 0,
      balance: at.get(row.id) ?? 0,
    }))
  }

  async function receiptsOf(groupId: string, ids: string[]) {
    const { id, financeId, name, type, size } = receipts
    return db
      .select({ id, financeId, name, type, size })
      .from(receipts)
      .where(and(eq(receipts.groupId, groupId), inArray(financeId, ids), isNull(receipts.deletedAt)))
      .orderBy(asc(receipts.addedAt), asc(id))
  }

  /** Entries as the auditor may see them: without notes and contacts, and with names only if the link shows them. */
  async function show(auditor: Auditor, which: SQL | undefined, limit: number, offset = 0): Promise<ShownEntries> {
    const { groupId, withNames } = auditor
    if (limit === 0) return { entries: [] }
    const { id, date, kind, amount, category, description, method } = finances
    const rows = await db
      .select({
        entry: { id, date, kind, amount, category, description, method },
        account: financeAccounts.name,
        payer: members.name,
        revision: revisionOf(groupId, sql`${id}`),
      })
      .from(finances)
      .innerJoin(financeAccounts, and(eq(financeAccounts.groupId, groupId), eq(financeAccounts.id, finances.accountId)))
      .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, finances.memberId)))
      .where(and(isAudited(auditor), which))
      .orderBy(asc(date), asc(finances.createdAt), asc(id))
      .limit(limit)
      .offset(offset)
    const ids = rows.map(({ entry }) => entry.id)
    if (ids.length === 0) return { entries: [] }
    const names = withNames ? [] : await allNames(db, groupId)
    const hide = withNames ? undefined : hideNamed(names)
    const memberOf = new Map(rows.map(({ entry, payer }) => [entry.id, payer]))
    const [numbers, files, beside] = await Promise.all([
      vouchersOf(db, groupId, ids),
      receiptsOf(groupId, ids),
      linesOfEntries(db, groupId, ids, { shown: { entries: isAudited(auditor), hide, memberOf } }),
    ])
    const numberOf = new Map(numbers.map(({ financeId, voucher }) => [financeId, voucher]))
    const entries = rows.map(({ entry: { method: by, ...entry }, account, payer, revision }): AuditEntry => {
      const told = [payer, ...(beside.payers.get(entry.id) ?? [])]
      const shown = (words: string) => (hide ? hide(words, told) : words)
      const voucher = numberOf.get(entry.id)
      const bank = beside.lines.get(entry.id)
      return {
        ...entry,
        description: shown(entry.description),
        account: hide ? hide(account, []) : account,
        revision,
        ...(voucher !== undefined && { voucher }),
        ...(by !== null && { method: by }),
        ...(withNames && payer !== null && { payer }),
        receipts: files
          .filter(({ financeId }) => financeId === entry.id)
          .map(({ financeId: _of, name, ...file }) => ({ ...file, name: shown(fileNameOf(name, file.type)) })),
        ...(bank && { bank }),
      }
    })
    return { entries, ...besides(beside) }
  }

  return {
    show,

    async overview(auditor: Auditor): Promise<Omit<AuditOverview, keyof AuditDetail>> {
      const { groupId, from } = auditor
      const { name, currency, timeZone } = await groupOf(groupId)
      const sums = await periodSums(db, groupId, { from, to: auditor.to, today: todayIn(timeZone) })
      const { upTo, before, opening, income, expense, balance, categories } = sums
      const accounts = await accountsOf(auditor, upTo)
      const names = auditor.withNames ? [] : await allNames(db, groupId)
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
        accounts: accounts.map((account) => ({
          ...account,
          name: auditor.withNames ? account.name : hideNamed(names)(account.name, []),
        })),
      }
    },

    /** A page of the entries, with the auditor's marks on them. */
    async list(
      auditor: Auditor,
      { page, perPage, marked: filter, ...searched }: AuditEntriesConfig,
    ): Promise<AuditEntries> {
      const which = and(await matchesSearch(db, auditor, searched), isOfFilter(auditor, filter))
      const [{ entries, ...shown }, total] = await Promise.all([
        show(auditor, which, perPage, (page - 1) * perPage),
        db.$count(finances, and(isAudited(auditor), which)),
      ])
      const marks = await marked.marksOf(
        auditor,
        entries.map(({ id }) => id),
      )
      return { ...shown, entries: entries.map((entry) => ({ ...entry, ...marks.get(entry.id) })), total }
    },

    /** The journal of all accounts in the period, up to today. */
    async journal(auditor: Auditor) {
      const { groupId, from, withNames } = auditor
      const { timeZone } = await groupOf(groupId)
      const today = todayIn(timeZone)
      const to = auditor.to < today ? auditor.to : today
      const hide = withNames ? undefined : hideNamed(await allNames(db, groupId))
      return readJournal(db, groupId, { from, to: to < from ? from : to }, { entries: isAudited(auditor), hide })
    },

    /** Throws `not_found` for a receipt that is not on an entry within the link. */
    async findReceipt(
      auditor: Auditor,
      receiptId: string,
    ): Promise<AuditEntry['receipts'][number] & { entry: AuditEntry }> {
      const [row] = await db
        .select({ financeId: receipts.financeId })
        .from(receipts)
        .where(and(eq(receipts.groupId, auditor.groupId), eq(receipts.id, receiptId), isNull(receipts.deletedAt)))
      const { entries: [entry] = [] } = row === undefined ? {} : await show(auditor, eq(finances.id, row.financeId), 1)
      const file = entry?.receipts.find(({ id }) => id === receiptId.toLowerCase())
      if (entry === undefined || file === undefined) throw new ApiError('not_found')
      return { ...file, entry }
    },
  }
}
