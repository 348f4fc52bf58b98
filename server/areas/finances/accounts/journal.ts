import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { FIRST_DAY, addDays } from '@contract/days'
import { FinanceCategory } from '@contract/finances'
import { donationReceiptNumber } from '@contract/finances/donations/receiptNumber'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { uuidArray } from '../../../platform/db/uuidArray'
import { donationReceiptEntries, donationReceipts } from '../../../platform/db/schema/finances/donations'
import { financeAccounts, finances } from '../../../platform/db/schema/finances/finances'
import { receipts } from '../../../platform/db/schema/finances/receipts'
import { transfers } from '../../../platform/db/schema/finances/transfers'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'
import { ApiError } from '../../../platform/http/errors'
import { accountOrder, linesOfEntries, subcategoryNames, vouchersOf } from '../ledger/public'
import type { HideNames } from '../ledger/public'
import { accountSums, paidOn, signedAmount, transferSides } from './accountSums'

/** Entries and transfers that are read at once; no connection is held between two of these. */
const PIECE = 500

export interface JournalRow {
  date: string
  voucher: string
  description: string
  /** Of an incoming payment, or to whom one went. */
  payer: string
  /** Absent: a transfer. */
  category?: FinanceCategory
  subcategory?: string | undefined
  /** The other account of a transfer. */
  otherAccount?: string | undefined
  /** Minor units, negative where money left. */
  amount: number
  /** After it. */
  balance: number
  /** As the bank calls it. */
  reference: string
  /** What the bank wrote of it; empty where the description says the same. */
  bankText: string
  /** Files of the entry. */
  receipts: number
  /** Number of the donation receipt that was made out for it. */
  donationReceipt: string
}

export interface JournalAccount {
  id: string
  name: string
  before: number
  income: number
  expense: number
  after: number
  count: number
}

export interface Journal {
  group: { name: string; currency: string; region: string | null }
  from: string
  to: string
  accounts: JournalAccount[]
  rowsOf: (account: JournalAccount) => AsyncGenerator<JournalRow[]>
}

interface JournalAsked {
  accountId?: string | undefined
  from: string
  to: string
}

/** For readers with restricted access: the entries that they may see, and what hides names in texts. */
interface JournalMask {
  entries: SQL | undefined
  hide?: HideNames | undefined
}

const id = z.nullable(z.string())
const Movements = z.array(
  z.object({
    id: z.string(),
    date: z.string(),
    description: z.nullable(z.string()),
    amount: z.int(),
    category: z.nullable(FinanceCategory),
    subcategoryId: id,
    memberId: id,
    otherId: id,
  }),
)
type Movement = z.infer<typeof Movements>[number]
const Sums = z.array(z.object({ accountId: z.string(), amount: z.int(), movements: z.int() }))
const Sides = z.array(z.object({ accountId: z.string(), income: z.int(), expense: z.int() }))

async function sumsOf(
  db: Database,
  groupId: string,
  span: { accountId?: string | undefined; from?: string; to: string },
) {
  const { rows } = await db.execute(sql`
    select account_id as "accountId", sum(amount)::bigint as amount, sum(movements)::bigint as movements
      from (${accountSums(groupId, span)}) sums group by 1`)
  return new Map(Sums.parse(rows).map((row) => [row.accountId, row]))
}

const spanOf = (date: typeof finances.date | typeof transfers.date, { from, to }: JournalAsked) =>
  and(gte(date, from), lte(date, to))

/** What came to each account and what left it. */
async function sidesOf(db: Database, groupId: string, asked: JournalAsked) {
  const { accountId } = asked
  const { rows } = await db.execute(sql`
    select account_id as "accountId", coalesce(sum(amount) filter (where amount > 0), 0)::bigint as income,
           coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as expense
      from (select ${finances.accountId} as account_id, ${signedAmount} as amount from ${finances}
             where ${paidOn(groupId, accountId, spanOf(finances.date, asked))}
            union all
            select account_id, amount from (${transferSides(groupId, spanOf(transfers.date, asked), accountId)}) side
           ) moved group by 1`)
  return new Map(Sides.parse(rows).map((row) => [row.accountId, row]))
}

async function readPiece(
  db: Database,
  groupId: string,
  asked: JournalAsked & { accountId: string },
  last: Movement | undefined,
): Promise<Movement[]> {
  const { accountId } = asked
  const condition = (table: typeof finances | typeof transfers) =>
    and(spanOf(table.date, asked), last && sql`(${table.date}, ${table.id}) > (${last.date}::date, ${last.id}::uuid)`)
  const { rows } = await db.execute(sql`
    select id, date::text, description, amount, category, "subcategoryId", "memberId", "otherId" from (
      (select ${finances.id}, ${finances.date}, ${finances.description}, (${signedAmount})::bigint as amount,
              ${finances.category} as category, ${finances.subcategoryId} as "subcategoryId", ${finances.memberId} as "memberId",
              null::uuid as "otherId"
         from ${finances} where ${paidOn(groupId, accountId, condition(finances))}
        order by ${finances.date}, ${finances.id} limit ${PIECE})
      union all
      (select id, date, description, amount, null, null, null, other_id
         from (${transferSides(groupId, condition(transfers), accountId)}) side order by date, id limit ${PIECE})
    ) movement order by movement.date, movement.id limit ${PIECE}`)
  return Movements.parse(rows)
}

async function memberNames(db: Database, groupId: string, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, [...new Set(ids)])))
  return new Map(rows.map((row) => [row.id, row.name]))
}

async function receiptCounts(db: Database, groupId: string, ids: string[]) {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select ${receipts.financeId} as id, count(*)::int as count from ${receipts}
     where ${receipts.groupId} = ${groupId} and ${receipts.financeId} = any(${uuidArray(ids)}) and ${receipts.deletedAt} is null
     group by 1`)
  return new Map(rows.map((row) => [row.id, row.count]))
}

async function donationNumbers(db: Database, groupId: string, ids: string[]) {
  const rows = await db
    .select({
      id: donationReceiptEntries.financeId,
      year: donationReceipts.year,
      number: donationReceipts.number,
    })
    .from(donationReceiptEntries)
    .innerJoin(
      donationReceipts,
      and(eq(donationReceipts.groupId, groupId), eq(donationReceipts.id, donationReceiptEntries.receiptId)),
    )
    .where(and(eq(donationReceiptEntries.groupId, groupId), isIn(donationReceiptEntries.financeId, ids)))
  return new Map(rows.map((row) => [row.id, donationReceiptNumber(row)]))
}

/**
 * The journal of the accounts: its sums at once, its rows as they are asked for. Throws `not_found` for an unknown or removed account. Rows
 * end with an error where the books changed since the sums were read.
 */
export async function readJournal(
  db: Database,
  groupId: string,
  asked: JournalAsked,
  mask?: JournalMask,
): Promise<Journal> {
  const { from, to } = asked
  const accountId = asked.accountId?.toLowerCase()
  const hide = mask?.hide
  const { name, currency, region } = groups
  const [group] = await db.select({ name, currency, region }).from(groups).where(eq(groups.groupId, groupId))
  const named = await db
    .select({ id: financeAccounts.id, name: financeAccounts.name })
    .from(financeAccounts)
    .where(and(eq(financeAccounts.groupId, groupId), isNull(financeAccounts.deletedAt)))
    .orderBy(...accountOrder(groupId))
  const known = named.map((account) => ({ ...account, name: hide ? hide(account.name, []) : account.name }))
  const chosen = accountId === undefined ? known : known.filter((account) => account.id === accountId)
  if (group === undefined || chosen.length === 0) throw new ApiError('not_found')
  const nameOf = new Map(known.map((account) => [account.id, account.name]))
  const [before, moved, sides] = await Promise.all([
    from === FIRST_DAY ? new Map() : sumsOf(db, groupId, { accountId, to: addDays(from, -1) }),
    sumsOf(db, groupId, { accountId, from, to }),
    sidesOf(db, groupId, { accountId, from, to }),
  ])
  const accounts = chosen.map((account): JournalAccount => {
    const start: number = before.get(account.id)?.amount ?? 0
    const { amount = 0, movements: count = 0 } = moved.get(account.id) ?? {}
    const { income = 0, expense = 0 } = sides.get(account.id) ?? {}
    return { ...account, before: start, income, expense, after: start + amount, count }
  })

  async function toRows(movements: Movement[], account: JournalAccount, start: number): Promise<JournalRow[]> {
    const ids = movements.map((movement) => movement.id)
    const [people, vouchers, files, donations, own] = await Promise.all([
      memberNames(
        db,
        groupId,
        movements.flatMap(({ memberId }) => memberId ?? []),
      ),
      vouchersOf(db, groupId, ids),
      receiptCounts(db, groupId, ids),
      donationNumbers(db, groupId, ids),
      subcategoryNames(
        db,
        groupId,
        movements.flatMap(({ subcategoryId }) => subcategoryId ?? []),
      ),
    ])
    const memberOf = new Map(movements.map((movement) => [movement.id, people.get(movement.memberId ?? '') ?? null]))
    const shown = mask && { entries: mask.entries, hide, memberOf }
    const { lines, payers } = await linesOfEntries(db, groupId, ids, {
      accountId: account.id,
      ...(shown && { shown }),
    })
    const numbers = new Map(vouchers.map(({ financeId, voucher }) => [financeId, voucher]))
    let balance = start
    return movements.map((movement): JournalRow => {
      const member = memberOf.get(movement.id) ?? null
      const [line] = lines.get(movement.id) ?? []
      const told = [member, ...(payers.get(movement.id) ?? [])]
      const text = (words: string) => (hide ? hide(words, told) : words)
      const subcategory = own.get(movement.subcategoryId ?? '')
      balance += movement.amount
      return {
        date: movement.date,
        voucher: numbers.get(movement.id) ?? '',
        description: text(movement.description ?? ''),
        payer: hide ? '' : (member ?? line?.counterparty ?? ''),
        ...(movement.category !== null && { category: movement.category }),
        subcategory: subcategory && text(subcategory),
        otherAccount: nameOf.get(movement.otherId ?? ''),
        amount: movement.amount,
        balance,
        reference: line?.reference ?? line?.bankId ?? '',
        bankText: line?.description === movement.description ? '' : (line?.description ?? ''),
        receipts: files.get(movement.id) ?? 0,
        donationReceipt: donations.get(movement.id) ?? '',
      }
    })
  }

  async function* rowsOf(account: JournalAccount): AsyncGenerator<JournalRow[]> {
    let [balance, count] = [account.before, 0]
    let last: Movement | undefined
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before ended
      const movements = await readPiece(db, groupId, { accountId: account.id, from, to }, last)
      // oxlint-disable-next-line no-await-in-loop
      if (movements.length > 0) yield await toRows(movements, account, balance)
      balance = movements.reduce((sum, { amount }) => sum + amount, balance)
      count += movements.length
      last = movements.at(-1)
      if (movements.length < PIECE) break
    }
    if (balance !== account.after || count !== account.count)
      throw new Error('the books changed while the journal was read')
  }

  return { group, from, to, accounts, rowsOf }
}
