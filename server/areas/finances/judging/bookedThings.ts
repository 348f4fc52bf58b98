import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database'
import { financeChanges } from '../../../platform/db/schema/finances/financeChanges'
import { finances } from '../../../platform/db/schema/finances/finances'
import { imports } from '../../../platform/db/schema/imports'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import { transfers } from '../../../platform/db/schema/finances/transfers'
import type { FileSources, KnownThing } from './knownThing'

/** A known item with its entries and transfers in the books. */
export interface BookedThing extends KnownThing {
  /** The entries that it made, paid or is. */
  financeIds: readonly string[]
  transferIds: readonly string[]
  /** No line of a file is linked with it yet, so a line can be. */
  isUnseen: boolean
}

export interface Days {
  from: string
  to: string
}

interface Scope {
  db: Database | Transaction
  groupId: string
  accountId: string
  /** Both included. */
  days: Days
}

interface LineRow extends Record<string, unknown> {
  file: string
  day: number
  amount: number
  bankId: string | null
  text: string | null
  outcome: 'made' | 'paid' | 'linked' | 'skipped'
  isAnnounced: boolean | null
  financeIds: string[] | null
  transferIds: string[] | null
  /** If the line was linked with a single entry of an imported table: the import and the day of that entry. */
  tableFile: string | null
  tableDay: number | null
}

const epoch = sql.raw(`'1970-01-01'::date`)

/** Lines of earlier files, except those with nothing left: their entry was removed, or what they paid is open again. */
async function readLines({ db, groupId, accountId, days }: Scope): Promise<BookedThing[]> {
  const { rows } = await db.execute<LineRow>(sql`
    select l.import_id as file, l.date - ${epoch} as day, l.amount::double precision as amount, l.bank_id as "bankId", l.outcome,
           coalesce(nullif(concat_ws(' ', l.description, l.counterparty, l.reference), ''), min(f.description)) as text,
           bool_or(e.outcome = 'made' and f.status = 'pending') as "isAnnounced",
           array_agg(f.id) filter (where f.id is not null) as "financeIds",
           array_agg(t.id) filter (where t.id is not null) as "transferIds",
           min(case l.outcome when 'linked' then f.import_id::text end) as "tableFile",
           min(case l.outcome when 'linked' then f.date - ${epoch} end) as "tableDay"
      from ${bankLines} l
      left join ${bankLineEntries} e on e.group_id = ${groupId} and e.import_id = l.import_id and e.place = l.place
      left join ${finances} f on f.group_id = ${groupId} and f.id = e.entry_id and f.deleted_at is null
                             and (f.status = 'paid' or e.outcome = 'made')
      left join ${transfers} t on t.group_id = ${groupId} and t.id = e.entry_id and t.deleted_at is null
     where l.group_id = ${groupId} and l.account_id = ${accountId} and l.date between ${days.from} and ${days.to}
     group by l.group_id, l.import_id, l.place
    having l.outcome = 'skipped' or count(f.id) + count(t.id) > 0
     order by l.import_id, l.place`)
  // A line that a person linked with another line's entry is a second appearance of the same item.
  const things: (BookedThing & { appearances: KnownThing['appearances'][number][] })[] = []
  const byEntry = new Map<string, (typeof things)[number]>()
  for (const row of rows.toSorted(
    (one, other) => Number(one.outcome === 'linked') - Number(other.outcome === 'linked'),
  )) {
    const { file, day, amount, bankId, text, outcome, isAnnounced, tableFile, tableDay } = row
    const [financeIds, transferIds] = [row.financeIds ?? [], row.transferIds ?? []]
    const ids = [...financeIds, ...transferIds]
    const appearance = { file, day, bankId, text: text ?? '' }
    const ofTable = tableFile !== null &&
      tableDay !== null && { ...appearance, file: tableFile, day: tableDay, bankId: null }
    const before =
      outcome === 'linked' ? ids.map((id) => byEntry.get(id)).find((thing) => thing?.amount === amount) : undefined
    if (before) {
      before.appearances.push(appearance)
      continue
    }
    const state = outcome === 'skipped' ? 'skipped' : isAnnounced === true ? 'announced' : 'booked'
    const thing: (typeof things)[number] = {
      amount,
      state,
      appearances: ofTable ? [appearance, ofTable] : [appearance],
      financeIds,
      transferIds,
      isUnseen: false,
    }
    things.push(thing)
    for (const id of ids) byEntry.set(id, thing)
  }
  return things
}

interface EntryRow extends Record<string, unknown> {
  id: string
  file: string | null
  day: number
  amount: number
  bankId: string | null
  text: string
  isPending: boolean
}

/** Whether no line of a file on the account is linked with the statement's row `f`. */
const isUnseen = (groupId: string, accountId: string, id: ReturnType<typeof sql>) => sql`not exists (
  select from ${bankLineEntries} e
    join ${bankLines} l on l.group_id = ${groupId} and l.import_id = e.import_id and l.place = e.place
   where e.group_id = ${groupId} and e.entry_id = ${id} and l.account_id = ${accountId})`

/**
 * Entries without a stored line: typed by hand, or imported from a table. A changed one is read as its file had it. Entries of credit uses
 * are left out, as no bank shows them.
 */
async function readEntries({ db, groupId, accountId, days }: Scope): Promise<BookedThing[]> {
  const isOfFile = sql`f.import_id is not null`
  const isChanged = sql`(f.version > 1 and f.imported_line <> finance_line_key(f.date, f.kind, f.amount, f.description))`
  const after = (field: string) => sql`(c.after ->> ${sql.raw(`'${field}'`)})`
  const { rows } = await db.execute<EntryRow>(sql`
    select f.id, f.import_id as file, f.date - ${epoch} as day, f.bank_id as "bankId", f.description as text,
           (case f.kind when 'income' then f.amount else -f.amount end)::double precision as amount,
           f.status = 'pending' as "isPending"
      from ${finances} f
     where f.group_id = ${groupId} and f.account_id = ${accountId} and f.deleted_at is null and f.category <> 'opening'
       and f.credit_use_id is null and f.date between ${days.from} and ${days.to} and (f.status = 'paid' or ${isOfFile})
       and not (${isOfFile} and ${isChanged}) and ${isUnseen(groupId, accountId, sql`f.id`)}
    union all
    select f.id, f.import_id, ${after('date')}::date - ${epoch}, f.bank_id, ${after('description')},
           (case ${after('kind')} when 'income' then 1 else -1 end * ${after('amount')}::bigint)::double precision,
           f.status = 'pending'
      from ${finances} f
      join ${financeChanges} c on c.group_id = ${groupId} and c.finance_id = f.id and c.number = 1
     where f.group_id = ${groupId} and f.deleted_at is null and ${isOfFile} and ${isChanged}
       and coalesce(${after('accountId')}, ${groupId}) = ${accountId}
       and ${after('date')}::date between ${days.from} and ${days.to} and ${isUnseen(groupId, accountId, sql`f.id`)}
     order by 3, 1`)
  return rows.map(({ id, file, day, amount, bankId, text, isPending }) => ({
    amount,
    state: isPending ? 'announced' : 'booked',
    appearances: [{ file, day, bankId, text }],
    financeIds: [id],
    transferIds: [],
    isUnseen: true,
  }))
}

/** Transfers without a line on this account. */
async function readTransfers({ db, groupId, accountId, days }: Scope): Promise<BookedThing[]> {
  const { rows } = await db.execute<{ id: string; day: number; amount: number; text: string | null }>(sql`
    select t.id, t.date - ${epoch} as day, t.description as text,
           (case t.to_account_id when ${accountId} then t.amount else -t.amount end)::double precision as amount
      from ${transfers} t
     where t.group_id = ${groupId} and (t.from_account_id = ${accountId} or t.to_account_id = ${accountId})
       and t.deleted_at is null and t.date between ${days.from} and ${days.to}
       and ${isUnseen(groupId, accountId, sql`t.id`)}
     order by t.date, t.id`)
  return rows.map(({ id, day, amount, text }) => ({
    amount,
    state: 'booked',
    appearances: [{ file: null, day, bankId: null, text: text ?? '' }],
    financeIds: [],
    transferIds: [id],
    isUnseen: true,
  }))
}

/** Everything on the account in these days that a bank line may represent. */
export async function readBookedThings(scope: Scope): Promise<BookedThing[]> {
  return [...(await readLines(scope)), ...(await readEntries(scope)), ...(await readTransfers(scope))]
}

/** The sources of the files that brought these items, by import id. */
export async function readSources({ db, groupId }: Scope, things: readonly KnownThing[]): Promise<FileSources> {
  const files = new Set(things.flatMap(({ appearances }) => appearances.flatMap(({ file }) => file ?? [])))
  if (files.size === 0) return new Map()
  const { rows } = await db.execute<{ id: string; source: string }>(sql`
    select i.id, encode(coalesce(i.source, i.shape), 'hex') as source from ${imports} i
     where i.group_id = ${groupId} and i.id = any(${sql.param([...files])}::uuid[])
       and coalesce(i.source, i.shape) is not null`)
  return new Map(rows.map(({ id, source }) => [id, source]))
}
