import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Finance, FinanceWrite } from '@contract/finances'
import { finances } from '../../../platform/db/schema/finances/finances'

export const financeColumns = {
  id: finances.id,
  kind: finances.kind,
  amount: finances.amount,
  description: finances.description,
  category: finances.category,
  subcategoryId: finances.subcategoryId,
  date: finances.date,
  status: finances.status,
  dueDate: finances.dueDate,
  memberId: finances.memberId,
  eventId: finances.eventId,
  /** Null for the group's first account, whose id is the group's id. */
  accountId: sql<string | null>`nullif(${finances.accountId}, ${finances.groupId})`,
  purposeId: finances.purposeId,
  method: finances.method,
  notes: finances.notes,
  splitId: finances.splitId,
  creditUseId: finances.creditUseId,
  version: finances.version,
}

export type FinanceRow = Omit<
  Pick<typeof finances.$inferSelect, keyof typeof financeColumns>,
  'accountId' | 'creditUseId'
> & {
  accountId: string | null
  creditUseId?: string | null
}

/** An entry as JSON in the wire format, built in SQL for the history, plus `duesMonth`: not on the wire, but needed to undo a change. */
export const financeAsJson: SQL = sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
  Object.entries({ ...financeColumns, duesMonth: finances.duesMonth }).map(
    ([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`,
  ),
  sql`, `,
)}))`

export const isDues = ({ kind, category }: Pick<FinanceRow, 'kind' | 'category'>): boolean =>
  kind === 'income' && category === 'dues'

/** Whether a write would move the reversal of credit to another member than the credit's. */
export const isOtherCredit = (
  { isCredit, reversalOf, memberId }: { isCredit: boolean; reversalOf: string | null; memberId: string | null },
  nextMemberId: string | null,
): boolean => isCredit && reversalOf !== null && memberId !== nextMemberId

/** All columns of a write, absent ones as null: a replace clears what it does not contain. */
export function toRow(finance: FinanceWrite): Omit<FinanceRow, 'version' | 'splitId' | 'creditUseId'> {
  return {
    // Lower case, as PostgreSQL writes UUIDs, for comparison with stored rows.
    id: finance.id.toLowerCase(),
    kind: finance.kind,
    amount: finance.amount,
    description: finance.description,
    category: finance.category,
    subcategoryId: finance.subcategoryId?.toLowerCase() ?? null,
    date: finance.date,
    status: finance.status,
    dueDate: finance.dueDate ?? null,
    memberId: finance.memberId?.toLowerCase() ?? null,
    eventId: finance.eventId?.toLowerCase() ?? null,
    accountId: finance.accountId?.toLowerCase() ?? null,
    purposeId: finance.purposeId?.toLowerCase() ?? null,
    method: finance.method ?? null,
    notes: finance.notes ?? null,
  }
}

export function toFinance(row: FinanceRow): Finance {
  const {
    id,
    kind,
    amount,
    description,
    category,
    subcategoryId,
    date,
    status,
    dueDate,
    memberId,
    eventId,
    accountId,
    purposeId,
    method,
    notes,
    splitId,
    creditUseId = null,
  } = row
  return {
    id,
    kind,
    amount,
    description,
    category,
    ...(subcategoryId !== null && { subcategoryId }),
    date,
    status,
    ...(dueDate !== null && { dueDate }),
    ...(memberId !== null && { memberId }),
    ...(eventId !== null && { eventId }),
    ...(accountId !== null && { accountId }),
    ...(purposeId !== null && { purposeId }),
    ...(method !== null && { method }),
    ...(notes !== null && { notes }),
    ...(splitId !== null && { splitId }),
    ...(creditUseId !== null && { creditUseId }),
    version: row.version,
  }
}

export const financeSubject = ({ id, description }: Pick<FinanceRow, 'id' | 'description'>) =>
  ({ type: 'finance', id, name: description }) as const

/** Whether the write is identical to what is stored. */
export function isUnchanged(stored: FinanceRow, finance: FinanceWrite): boolean {
  const { version: _version, ...written } = toFinance({ ...stored, splitId: null, creditUseId: null })
  const { version: _ignored, ...wanted } = toFinance({ ...toRow(finance), splitId: null, version: 1 })
  return isDeepStrictEqual(written, wanted)
}
