import { sql } from 'drizzle-orm'
import type { BankBooking, KeptLine } from '@contract/keptLines'
import type { Database } from '../../../platform/db/database'
import { groupBy } from '../../../platform/db/groupBy'
import { uuidArray } from '../../../platform/db/uuidArray'
import { imports } from '../../../platform/db/schema/imports'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import { transfers } from '../../../platform/db/schema/finances/transfers'
import { bookingsOf, type HideNames, type Shown } from './bankLineBookings'

interface LineRow extends Record<string, unknown> {
  entryId: string
  importId: string
  place: number
  date: string
  amount: number
  description: string | null
  counterparty: string | null
  accountEnd: string | null
  reference: string | null
  bankId: string | null
  statement: string | null
  fileLine: number | null
  fileName: string
  batch: string | null
}

interface Asked {
  /** Account whose movements are listed: its lines come first, and a transfer's line on the other account is left out. */
  accountId?: string
  /** For readers with restricted access; `memberOf`: member name by entry id. */
  shown?: Shown & { memberOf: ReadonlyMap<string, string | null> }
}

interface LinesBeside {
  /** By entry or transfer id; those without a line are absent. */
  lines: Map<string, KeptLine[]>
  /** Payer names from the bank's lines, by entry id, for masking them elsewhere. */
  payers: Map<string, string[]>
  bookings: BankBooking[]
}

/** Adds no `bookings` field where there are none. */
export const besides = ({ bookings }: Pick<LinesBeside, 'bookings'>) => (bookings.length > 0 ? { bookings } : {})

/**
 * The bank lines of these entries and transfers, newest first. The number of statements does not depend on the number of ids. Only the last
 * four characters of account numbers leave the database.
 */
export async function linesOfEntries(
  reader: Pick<Database, 'execute'>,
  groupId: string,
  ids: readonly string[],
  { accountId, shown }: Asked = {},
): Promise<LinesBeside> {
  if (ids.length === 0) return { lines: new Map(), payers: new Map(), bookings: [] }
  const isOwn = accountId === undefined ? undefined : sql`l.account_id = ${accountId}`
  const isTransfer = sql`exists (select from ${transfers} t where t.group_id = ${groupId} and t.id = e.entry_id)`
  const { rows } = await reader.execute<LineRow>(sql`
    select e.entry_id as "entryId", l.import_id as "importId", l.place, l.date::text as date, l.amount::bigint as amount,
           l.description, l.counterparty, right(regexp_replace(l.counterparty_account, '[^[:alnum:]]', '', 'g'), 4) as "accountEnd",
           l.reference, l.bank_id as "bankId", l.statement, l.file_line as "fileLine", i.file_name as "fileName", l.batch
      from ${bankLineEntries} e
      join ${bankLines} l on l.group_id = ${groupId} and l.import_id = e.import_id and l.place = e.place
      join ${imports} i on i.group_id = ${groupId} and i.id = e.import_id
     where e.group_id = ${groupId} and e.entry_id = any(${uuidArray(ids)})
       ${isOwn && sql`and (${isOwn} or not ${isTransfer})`}
     order by ${isOwn && sql`${isOwn} desc,`} l.date desc, l.import_id desc, l.place`)
  const { bookings, bookingOf } = await bookingsOf(reader, groupId, rows, shown)
  const lines = groupBy(rows, ({ entryId }) => entryId)
  const hide = shown?.hide
  const toShown = (row: LineRow) =>
    toKeptLine(hide ? withoutNames(row, hide, shown.memberOf.get(row.entryId)) : row, bookingOf(row))
  return {
    bookings,
    lines: new Map([...lines].map(([id, found]) => [id, found.map(toShown)])),
    payers: new Map([...lines].map(([id, found]) => [id, found.flatMap((row) => payerOf(row) ?? [])])),
  }
}

/** Incoming lines name a person. Outgoing payees are in the entry's description, which an auditor may read. */
const payerOf = ({ amount, counterparty }: LineRow) => (amount > 0 ? counterparty : null)

function withoutNames(row: LineRow, hide: HideNames, member: string | null | undefined): LineRow {
  const hidden = (text: string | null) => text && hide(text, [member, payerOf(row)])
  const { description, reference, fileName } = row
  return {
    ...row,
    counterparty: null,
    accountEnd: null,
    description: hidden(description),
    reference: hidden(reference),
    fileName: hide(fileName, [member, payerOf(row)]),
  }
}

function toKeptLine(row: LineRow, booking: string | undefined): KeptLine {
  const { date, amount, fileName, description, counterparty, accountEnd, reference, bankId, statement, fileLine } = row
  return {
    date,
    amount,
    ...(description !== null && { description }),
    ...(counterparty !== null && { counterparty }),
    ...(accountEnd !== null && accountEnd !== '' && { accountEnd }),
    ...(reference !== null && { reference }),
    ...(bankId !== null && { bankId }),
    ...(statement !== null && { statement }),
    ...(fileLine !== null && { fileLine }),
    fileName,
    ...(booking !== undefined && { booking }),
  }
}
