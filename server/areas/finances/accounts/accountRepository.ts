import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { FINANCE_ACCOUNTS_MAX } from '@contract/finances/accounts'
import type {
  FinanceAccount,
  FinanceAccountBody,
  FinanceAccountList,
  FinanceAccountWrite,
} from '@contract/finances/accounts'
import type { AuditFields } from '@contract/audit'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { financeAccountMonths } from '../../../platform/db/schema/finances/financeMonths'
import { financeAccounts } from '../../../platform/db/schema/finances/finances'
import { reconciliations } from '../../../platform/db/schema/finances/reconciliations'
import { transferMonths } from '../../../platform/db/schema/finances/transfers'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import {
  accountColumns,
  accountOrder,
  findStored,
  isUnchanged,
  standOfAccount,
  toAccount,
  toRow,
  withLedger,
} from '../ledger/public'
import type { Ledger, StoredFinance, Value } from '../ledger/public'
import { accountSums, dipsAfter } from './accountSums'

const columns = { ...accountColumns, deletedAt: financeAccounts.deletedAt }
type Row = Pick<typeof financeAccounts.$inferSelect, keyof typeof columns>

const isAccount = (groupId: string, id: string) => and(eq(financeAccounts.groupId, groupId), eq(financeAccounts.id, id))

const contentOf = ({ name, kind, number, closedOn }: FinanceAccountWrite) => ({
  name,
  kind,
  number: number ?? null,
  closedOn: closedOn ?? null,
})

const subjectOf = ({ id, name }: Row) => ({ type: 'finance_account', id, name }) as const

/** By the names of the fields in the activity log. */
const auditedOf = ({ name, kind, number, closedOn }: Row): AuditFields => ({
  name,
  accountKind: kind,
  accountNumber: number ?? undefined,
  closedOn: closedOn ?? undefined,
})

async function findRow({ tx, groupId }: Ledger, id: string): Promise<Row | undefined> {
  const [row] = await tx.select(columns).from(financeAccounts).where(isAccount(groupId, id))
  return row
}

function isSame(stored: Row, account: FinanceAccountWrite): boolean {
  const { name, kind, number, closedOn } = stored
  return isDeepStrictEqual({ name, kind, number, closedOn }, contentOf(account))
}

/** Throws `invalid` where another account has the same name, ignoring case and accents, or there are too many accounts. */
async function assertFits({ tx, groupId }: Ledger, { id, name }: Row): Promise<void> {
  const others = await tx
    .select({ id: financeAccounts.id, isTwin: sql<boolean>`fold_text(${financeAccounts.name}) = fold_text(${name})` })
    .from(financeAccounts)
    .where(and(eq(financeAccounts.groupId, groupId), isNull(financeAccounts.deletedAt)))
  const rest = others.filter((other) => other.id !== id)
  if (rest.some(({ isTwin }) => isTwin)) throw invalidField('account.name', 'taken')
  if (rest.length >= FINANCE_ACCOUNTS_MAX) throw invalidField('account.name', `too_many:${FINANCE_ACCOUNTS_MAX}`)
}

/** Throws `invalid` where an account to close has a balance or later bookings, or is the group's first one, which stays open. */
async function assertCanClose(ledger: Ledger, { id, closedOn }: Row): Promise<void> {
  if (closedOn === null) return
  if (id === ledger.groupId) throw invalidField('account.closedOn', 'not_allowed')
  const stand = await standOfAccount(ledger, id)
  if (stand?.hasLater === true) throw invalidField('account.closedOn', 'booked_later')
  if (stand?.isEmpty !== true) throw invalidField('account.closedOn', 'balance_left')
}

/** The opening balance as a paid entry; a negative one becomes an expense. */
function openingOf(accountId: string, { id, amount, date, description }: NonNullable<FinanceAccountBody['opening']>) {
  const kind = amount > 0 ? 'income' : 'expense'
  const entry = { id, kind, amount: Math.abs(amount), date, description, accountId } as const
  return { ...entry, category: 'opening', status: 'paid' } as const
}

/** `known`: the stored row with the id of the opening entry. Returns undefined if the account's id exists already. */
async function insert(
  ledger: Ledger,
  account: FinanceAccountWrite,
  entry: ReturnType<typeof openingOf> | undefined,
  known: StoredFinance | undefined,
): Promise<Row | undefined> {
  const { tx, groupId } = ledger
  const values = { groupId, id: account.id, ...contentOf(account) }
  const [row] = await tx.insert(financeAccounts).values(values).onConflictDoNothing().returning(columns)
  if (row === undefined) return undefined
  if (known !== undefined) throw invalidField('opening.id', 'taken')
  if (entry) await ledger.add([toRow(entry)], 'created')
  return row
}

/**
 * Rows (account_id, amount, movements) whose sums are each account's balance, at the end of the day if given, and its number of entries and
 * transfers at any time. The stored month totals are read once for both.
 */
function moved(groupId: Value, on: string | undefined): SQL {
  const paid = sql`coalesce(sum(case kind when 'income' then amount else -amount end) filter (where status = 'paid'), 0)`
  const isKept = on === undefined
  const kept = sql`
    select account_id, ${isKept ? paid : sql`0`} as amount, sum(entries) as movements
      from ${financeAccountMonths} where ${eq(financeAccountMonths.groupId, groupId)} group by 1
    union all
    select account_id, ${isKept ? sql`sum(amount)` : sql`0`}, sum(transfers)
      from ${transferMonths} where ${eq(transferMonths.groupId, groupId)} group by 1`
  if (isKept) return kept
  return sql`${kept} union all select account_id, amount, 0 from (${accountSums(groupId, { to: on })}) day`
}

/** One statement, so that the balances add up to the group's. */
function listOf(db: Database, groupId: Value, on?: string) {
  const { id } = financeAccounts
  return db
    .select({
      ...accountColumns,
      balance: sql<number>`coalesce(sums.amount, 0)::bigint`,
      movements: sql<number>`coalesce(sums.movements, 0)::bigint`,
      reconciledUpTo: sql<string | null>`reconciled.day::text`,
    })
    .from(financeAccounts)
    .leftJoin(
      sql`(select account_id, sum(amount) as amount, sum(movements) as movements
             from (${moved(groupId, on)}) moved group by 1) sums`,
      sql`sums.account_id = ${id}`,
    )
    .leftJoin(
      sql`(select account_id, max(day) as day from ${reconciliations}
            where ${eq(reconciliations.groupId, groupId)} and undone_at is null group by 1) reconciled`,
      sql`reconciled.account_id = ${id}`,
    )
    .where(and(eq(financeAccounts.groupId, groupId), isNull(financeAccounts.deletedAt)))
    .orderBy(...accountOrder(groupId))
}

export function accountRepository(db: Database) {
  /** Prepared, as most screens of finances need it and planning takes half as long as running it: each connection plans it once. */
  const listNow = listOf(db, sql.placeholder('groupId')).prepare('accounts_now')

  return {
    async list(groupId: string, on: string | undefined): Promise<FinanceAccountList> {
      const rows = await (on === undefined ? listNow.execute({ groupId }) : listOf(db, groupId, on))
      const dips = on === undefined ? [] : await dipsAfter(db, groupId, on)
      return {
        accounts: rows.map(({ balance, movements, reconciledUpTo, ...row }) => {
          const dip = dips.find(({ accountId }) => accountId === row.id)
          return {
            account: toAccount(row),
            balance,
            movements,
            ...(reconciledUpTo !== null && { reconciledUpTo }),
            ...(dip && { lowest: { day: dip.day, balance: balance + dip.moved } }),
          }
        }),
      }
    },

    /** Creates, with an opening entry if one is given, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, body: FinanceAccountBody): Promise<{ account: FinanceAccount; isNew: boolean }> {
      const { account, opening } = body
      if (account.version !== undefined && opening !== undefined) throw invalidField('opening', 'not_allowed')
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        const entry = opening && openingOf(account.id.toLowerCase(), opening)
        const known = entry && (await findStored(ledger, entry.id))
        const isOpenedSo = entry === undefined || (known?.deletedAt === null && isUnchanged(known, entry))
        const saved = await saveRecord<Row>(
          {
            lock: () => findRow(ledger, account.id),
            insert: () => insert(ledger, account, entry, known),
            replace: async (stored) => {
              const set = { ...contentOf(account), version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null }
              return (
                await tx.update(financeAccounts).set(set).where(isAccount(groupId, stored.id)).returning(columns)
              )[0]
            },
            isSame: (stored) => isSame(stored, account) && isOpenedSo,
            toRecord: toAccount,
          },
          account.version,
        )
        if (saved.act !== undefined) {
          await assertFits(ledger, saved.row)
          await assertCanClose(ledger, saved.row)
        }
        await appendSaved(tx, actor, saved, 'finance_account', (row) => ({
          subject: subjectOf(row),
          fields: auditedOf(row),
        }))
        return { account: toAccount(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. Throws `account_in_use` for one with movements, and for the group's first one. */
    remove(actor: Actor, id: string): Promise<void> {
      return withLedger(db, actor, async (ledger) => {
        const stored = await findRow(ledger, id)
        if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
        const stand = await standOfAccount(ledger, stored.id)
        if (stored.id === ledger.groupId || stand?.isUsed !== false) throw new ApiError('account_in_use')
        await ledger.tx
          .update(financeAccounts)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(isAccount(ledger.groupId, stored.id))
        await appendAudit(ledger.tx, actor, {
          action: 'finance_account_removed',
          subject: subjectOf(stored),
          before: auditedOf(stored),
        })
      })
    },
  }
}
