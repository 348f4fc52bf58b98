import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Connection } from '../server/platform/db/database'
import { copiedTables } from './groupRecords'
import type { CopiedGroup, CopiedTable, GroupSize } from './groupRecords'

const ROWS_PER_CHUNK = 2_000

/** Through all groups in turn, as years of use write them: what one group has lies scattered over the table. */
function* chunksOf({ count, together, rowOf }: CopiedTable, groups: CopiedGroup[], size: GroupSize): Generator<string> {
  const step = together?.(size) ?? 1
  let lines: string[] = []
  for (let from = 0; from < count(size); from += step) {
    for (const group of groups) {
      for (let index = from; index < from + step; index++) {
        const values = rowOf(group, index, size)
        lines.push(values.map((value) => (value === null ? '\\N' : String(value))).join('\t'))
      }
      if (lines.length < ROWS_PER_CHUNK) continue
      yield `${lines.join('\n')}\n`
      lines = []
    }
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`
}

const summedTables = [
  'finance_months',
  'finance_account_months',
  'finance_due_months',
  'finance_events',
  'finance_debts',
  'finance_debt_totals',
]

/** What the ledger would have kept with each entry (server/areas/finances/ledger/ledger.ts). */
const ledgerSums = [
  `insert into finance_months (group_id, month, kind, status, category, amount, entries)
   select group_id, month_of(date), kind, status, category, sum(amount), count(*) from finances
    where group_id = any($1) group by 1, 2, 3, 4, 5 order by 2, 1`,
  `insert into finance_account_months (group_id, account_id, month, kind, status, category, amount, entries)
   select group_id, account_id, month_of(date), kind, status, category, sum(amount), count(*) from finances
    where group_id = any($1) group by 1, 2, 3, 4, 5, 6 order by 3, 1`,
  `insert into finance_due_months (group_id, month, amount)
   select group_id, month_of(due_date), sum(amount) from finances
    where group_id = any($1) and kind = 'income' and status = 'pending' and due_date is not null
    group by 1, 2 order by 2, 1`,
  `insert into finance_events (group_id, event_id, income, expense)
   select group_id, event_id, coalesce(sum(amount) filter (where kind = 'income'), 0),
          coalesce(sum(amount) filter (where kind = 'expense'), 0)
     from finances where group_id = any($1) and event_id is not null group by 1, 2 order by 2, 1`,
  `insert into finance_debts (group_id, member_id, name, amount, entries)
   select m.group_id, m.id, m.name, sum(f.amount), count(*)
     from finances f join members m on m.group_id = f.group_id and m.id = f.member_id
    where f.group_id = any($1) and f.kind = 'income' and f.status = 'pending'
    group by m.group_id, m.id order by 2, 1`,
  `insert into finance_debt_totals (group_id, debtors, amount)
   select group_id, count(*), sum(amount) from finance_debts where group_id = any($1) group by group_id`,
]

/** Groups that nobody signs in to; answers their ids. */
export async function copyEmptyGroups(connection: Connection, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, at) => `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const lines = ids.map((id, at) => `${id}\tGroup ${at}\tBRL\tAmerica/Sao_Paulo\n`)
    const stream = client.query(copyFrom('copy groups (group_id, name, currency, time_zone) from stdin'))
    await pipeline(Readable.from(lines), stream)
    await client.query(
      `insert into finance_accounts (group_id, id, name, kind) select id, id, 'Main', 'bank' from unnest($1::uuid[]) id`,
      [ids],
    )
  } finally {
    await client.end()
  }
  return ids
}

/** Fills groups that are there and empty, all alike, and leaves the tables vacuumed and counted. Slow: minutes for millions of rows. */
export async function copyRecords(connection: Connection, groupIds: string[], size: GroupSize): Promise<void> {
  const groups = groupIds.map((id, number) => ({ id, number }))
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (const table of copiedTables) {
      const stream = client.query(copyFrom(`copy ${table.name} (${table.columns}) from stdin`))
      await pipeline(Readable.from(chunksOf(table, groups, size)), stream)
    }
    for (const statement of ledgerSums) await client.query(statement, [groupIds])
    await client.query(`vacuum analyze ${[...copiedTables.map(({ name }) => name), ...summedTables].join(', ')}`)
  } finally {
    await client.end()
  }
}
