import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { Database, Reader, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { LongList } from '../../../platform/db/longList'
import { finances } from '../../../platform/db/schema/finances/finances'
import { financeColumns, toFinance } from './entryRows'
import type { toRow } from './entryRows'

interface Scope {
  tx: Transaction
  groupId: string
}

export const isFinance = (groupId: string, id: string) => and(eq(finances.groupId, groupId), eq(finances.id, id))

export const storedColumns = {
  ...financeColumns,
  createdAt: finances.createdAt,
  deletedAt: finances.deletedAt,
  duesMonth: finances.duesMonth,
  reversalOf: finances.reversalOf,
  partOf: finances.partOf,
  isCredit: finances.isCredit,
  refundOf: finances.refundOf,
  returnId: finances.returnId,
  joinedInto: finances.joinedInto,
  settledOn: finances.settledOn,
  writtenOffOn: finances.writtenOffOn,
  writeOffReason: finances.writeOffReason,
  importedLine: finances.importedLine,
  recurringId: finances.recurringId,
  recurringPeriod: finances.recurringPeriod,
}
export type StoredFinance = Omit<Pick<typeof finances.$inferSelect, keyof typeof storedColumns>, 'accountId'> & {
  /** The first account is null, as in `financeColumns`. */
  accountId: string | null
}

/** Also finds removed rows, whose ids must not be reused. */
export async function findStored({ tx, groupId }: Scope, id: string): Promise<StoredFinance | undefined> {
  const [row] = await tx.select(storedColumns).from(finances).where(isFinance(groupId, id))
  return row
}

/** Like `findStored`, for several ids. */
export async function findAllStored({ tx, groupId }: Scope, ids: string[]): Promise<Map<string, StoredFinance>> {
  const rows = await tx
    .select(storedColumns)
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isIn(finances.id, ids)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The fields that a batch change may set. */
export type BatchRow = Pick<
  StoredFinance,
  | 'id'
  | 'category'
  | 'subcategoryId'
  | 'memberId'
  | 'eventId'
  | 'accountId'
  | 'purposeId'
  | 'status'
  | 'date'
  | 'method'
  | 'duesMonth'
>

/** Updates in one statement with one parameter; call it inside `ledger.change` or `ledger.settle`. */
export async function updateFinances({ tx, groupId }: Scope, rows: BatchRow[]): Promise<void> {
  await tx.execute(sql`
    update ${finances}
       set category = entry.category, subcategory_id = entry."subcategoryId", member_id = entry."memberId", event_id = entry."eventId",
           account_id = coalesce(entry."accountId", ${groupId}), purpose_id = entry."purposeId", status = entry.status,
           date = entry.date, method = entry.method, dues_month = entry."duesMonth", version = ${finances.version} + 1,
           updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
           id uuid, category finance_category, "subcategoryId" uuid, "memberId" uuid, "eventId" uuid, "accountId" uuid,
           "purposeId" uuid, status finance_status, date date, method payment_method, "duesMonth" date)
     where ${finances.groupId} = ${groupId} and ${finances.id} = entry.id`)
}

export type NewFinance = ReturnType<typeof toRow> &
  Partial<
    Pick<
      StoredFinance,
      'duesMonth' | 'reversalOf' | 'partOf' | 'splitId' | 'isCredit' | 'refundOf' | 'creditUseId' | 'returnId'
    > & {
      importId: string
      bankId: string | undefined
    }
  >

/** The insert of entries, in one statement with one parameter, for `ledger`. An imported entry also stores its original line. */
export const insertionOf = (groupId: string, entries: NewFinance[]): SQL => sql`
    insert into ${finances} (group_id, id, kind, amount, description, category, subcategory_id, date, status, due_date, member_id,
                             event_id, account_id, purpose_id, method, notes, dues_month, reversal_of, part_of, split_id, is_credit, refund_of,
                             credit_use_id, return_id, import_id, imported_line, bank_id, bank_line)
    select ${groupId}, id, kind, amount, description, category, "subcategoryId", date, status, "dueDate", "memberId", "eventId",
           coalesce("accountId", ${groupId}), "purposeId", method, notes, "duesMonth", "reversalOf", "partOf", "splitId",
           coalesce("isCredit", false), "refundOf", "creditUseId", "returnId", "importId",
           case when "importId" is not null then finance_line_key(date, kind, amount, description) end,
           "bankId", finance_line_key(date, kind, amount, "bankId")
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (
           id uuid, kind finance_kind, amount bigint, description text, category finance_category, "subcategoryId" uuid,
           date date, status finance_status, "dueDate" date, "memberId" uuid, "eventId" uuid, "accountId" uuid, "purposeId" uuid,
           method payment_method, notes text,
           "duesMonth" date, "reversalOf" uuid, "partOf" uuid, "splitId" uuid, "isCredit" boolean, "refundOf" uuid, "creditUseId" uuid,
           "returnId" uuid, "importId" uuid, "bankId" text)`

/** Live entries in the order of the ids; others are left out. */
export async function findLive({ tx, groupId }: { tx: Reader; groupId: string }, ids: string[]): Promise<Finance[]> {
  const rows = await tx
    .select(financeColumns)
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isIn(finances.id, ids), isNull(finances.deletedAt)))
  const byId = new Map(rows.map((row) => [row.id, toFinance(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Entries read and sent at a time. */
const READ_PIECE = 200

async function* readPieces(db: Database, groupId: string, ids: string[]): AsyncGenerator<Finance[]> {
  for (let from = 0; from < ids.length; from += READ_PIECE)
    yield findLive({ tx: db, groupId }, ids.slice(from, from + READ_PIECE))
}

/** Like `findLive` for any number: a long list is read in pieces on demand, without holding a connection in between. */
export async function readLive(db: Database, groupId: string, ids: string[]): Promise<LongList<Finance>> {
  return ids.length > READ_PIECE ? readPieces(db, groupId, ids) : findLive({ tx: db, groupId }, ids)
}
