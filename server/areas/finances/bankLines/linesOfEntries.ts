import { sql } from 'drizzle-orm'
import type { KeptLine } from '@contract/keptLines'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances'
import { imports } from '../../../platform/db/schema/imports'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/treasury/bankLines'

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
  batchCount: number
  batchTotal: number
}

interface OtherRow extends Record<string, unknown> {
  importId: string
  place: number
  id: string
  description: string
  amount: number
}

/**
 * The lines of banks' files that these entries are of, by entry, the newest first. Of an account's number the last four leave the database:
 * nobody who reads needs more.
 */
export async function linesOfEntries(
  db: Database,
  groupId: string,
  ids: readonly string[],
): Promise<Map<string, KeptLine[]>> {
  if (ids.length === 0) return new Map()
  const batch = sql`from ${bankLines} b where b.group_id = ${groupId} and b.import_id = l.import_id and b.batch = l.batch`
  const { rows } = await db.execute<LineRow>(sql`
    select e.entry_id as "entryId", l.import_id as "importId", l.place, l.date::text as date, l.amount::bigint as amount,
           l.description, l.counterparty, right(regexp_replace(l.counterparty_account, '[^[:alnum:]]', '', 'g'), 4) as "accountEnd",
           l.reference, l.bank_id as "bankId", l.statement, l.file_line as "fileLine", i.file_name as "fileName",
           (select count(*)::integer ${batch}) as "batchCount",
           (select coalesce(sum(b.amount), 0)::bigint ${batch}) as "batchTotal"
      from ${bankLineEntries} e
      join ${bankLines} l on l.group_id = ${groupId} and l.import_id = e.import_id and l.place = e.place
      join ${imports} i on i.group_id = ${groupId} and i.id = e.import_id
     where e.group_id = ${groupId} and e.entry_id = any(${sql.param([...ids])}::uuid[])
     order by l.date desc, l.import_id desc, l.place`)
  const named = JSON.stringify(rows.map(({ importId, place }) => ({ importId, place })))
  const { rows: others } =
    rows.length === 0
      ? { rows: [] }
      : await db.execute<OtherRow>(sql`
          select distinct e.import_id as "importId", e.place, f.id, f.description, f.date,
                 case f.kind when 'income' then f.amount else -f.amount end::bigint as amount
            from jsonb_to_recordset(${named}::jsonb) as line ("importId" uuid, place integer)
            join ${bankLineEntries} e on e.group_id = ${groupId} and e.import_id = line."importId" and e.place = line.place
            join ${finances} f on f.group_id = ${groupId} and f.id = e.entry_id
           where f.deleted_at is null and f.status = 'paid'
           order by f.date, f.id`)
  const found = new Map<string, KeptLine[]>()
  for (const row of rows) {
    const { entryId, importId, place, date, amount, fileName, batchCount, batchTotal } = row
    const beside = others.filter(
      (other) => other.importId === importId && other.place === place && other.id !== entryId,
    )
    const line: KeptLine = {
      date,
      amount,
      ...(row.description !== null && { description: row.description }),
      ...(row.counterparty !== null && { counterparty: row.counterparty }),
      ...(row.accountEnd !== null && row.accountEnd !== '' && { accountEnd: row.accountEnd }),
      ...(row.reference !== null && { reference: row.reference }),
      ...(row.bankId !== null && { bankId: row.bankId }),
      ...(row.statement !== null && { statement: row.statement }),
      ...(row.fileLine !== null && { fileLine: row.fileLine }),
      fileName,
      others: beside.map(({ id, description, amount: other }) => ({ id, description, amount: other })),
      ...(batchCount > 1 && { batch: { count: batchCount, total: batchTotal } }),
    }
    found.set(entryId, [...(found.get(entryId) ?? []), line])
  }
  return found
}
