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
  /** The group's first account, which bears its id, is null. */
  accountId: sql<string | null>`nullif(${finances.accountId}, ${finances.groupId})`,
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

/**
 * An entry as the database builds it, in the words of the wire: for the history, many at once. With the month of which it is the
 * dues, which the wire does not know: who takes a change back needs it.
 */
export const financeAsJson: SQL = sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
  Object.entries({ ...financeColumns, duesMonth: finances.duesMonth }).map(
    ([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`,
  ),
  sql`, `,
)}))`

export const isDues = ({ kind, category }: Pick<FinanceRow, 'kind' | 'category'>): boolean =>
  kind === 'income' && category === 'dues'

/** What takes credit back takes it from whom it was given. */
export const isOtherCredit = (
  { isCredit, reversalOf, memberId }: { isCredit: boolean; reversalOf: string | null; memberId: string | null },
  nextMemberId: string | null,
): boolean => isCredit && reversalOf !== null && memberId !== nextMemberId

/** All columns that a write sets, the absent ones too: a replace takes away what it does not name. */
export function toRow(finance: FinanceWrite): Omit<FinanceRow, 'version' | 'splitId' | 'creditUseId'> {
  return {
    // Lower case, as PostgreSQL writes uuids, so that the row compares with a stored one.
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
    ...(method !== null && { method }),
    ...(notes !== null && { notes }),
    ...(splitId !== null && { splitId }),
    ...(creditUseId !== null && { creditUseId }),
    version: row.version,
  }
}

export const financeSubject = ({ id, description }: Pick<FinanceRow, 'id' | 'description'>) =>
  ({ type: 'finance', id, name: description }) as const

/** Whether a write says of its entry word for word what is stored. */
export function isUnchanged(stored: FinanceRow, finance: FinanceWrite): boolean {
  const { version: _version, ...written } = toFinance({ ...stored, splitId: null, creditUseId: null })
  const { version: _ignored, ...wanted } = toFinance({ ...toRow(finance), splitId: null, version: 1 })
  return isDeepStrictEqual(written, wanted)
}
