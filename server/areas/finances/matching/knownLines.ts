import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BankLine } from '@contract/treasury/bankLines'
import type { MatchedLine } from '@contract/treasury/matching'
import type { Database, Transaction } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/treasury/bankLines'
import { transfers } from '../../../platform/db/schema/treasury/transfers'
import { kindOf } from './matchCandidates'

type Known = MatchedLine['known']

/** What a line says, in words that differ from file to file by nothing but white space. */
export function digestOf({ date, amount, description }: BankLine): string {
  return createHash('sha256')
    .update(JSON.stringify([date, amount, description.replaceAll(/\s+/g, ' ')]))
    .digest('hex')
}

interface KnownRow extends Record<string, unknown> {
  digest: string
  bankId: string | null
  isSkipped: boolean
  /** It made an entry that is only awaited: what is announced is known by it, what is booked then pays it. */
  isAwaited: boolean
}

/**
 * Entries of the account that came with a bank's id by `/finances/import-finances`, which keeps no lines: by day, signed amount and
 * that id.
 */
async function findByBankIds(
  db: Database | Transaction,
  groupId: string,
  accountId: string,
  lines: readonly BankLine[],
): Promise<Map<string, { isAwaited: boolean }>> {
  const asked = lines.flatMap((line) =>
    line.bankId === undefined
      ? []
      : [
          {
            key: keyOf(line),
            date: line.date,
            kind: kindOf(line.amount),
            amount: Math.abs(line.amount),
            id: line.bankId,
          },
        ],
  )
  if (asked.length === 0) return new Map()
  const { rows } = await db.execute<{ key: string; isAwaited: boolean }>(sql`
    select line.key, ${finances.status} = 'pending' as "isAwaited"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
           as line (key text, date date, kind finance_kind, amount bigint, id text)
      join ${finances} on ${finances.bankLine} = finance_line_key(line.date, line.kind, line.amount, line.id)
     where ${finances.groupId} = ${groupId} and ${finances.accountId} = ${accountId} and ${finances.deletedAt} is null`)
  return new Map(rows.map(({ key, isAwaited }) => [key, { isAwaited }]))
}

const keyOf = ({ date, amount, bankId }: BankLine) => `${date} ${amount} ${bankId}`

/**
 * What was decided of each line when an earlier file of the account brought it, by its place: by the bank's id, else, where one of both
 * has none, by what it says, as often as that stands there. It no longer counts where nothing is left of it: its entry was
 * removed, or what it paid was made open again.
 */
export async function findKnownLines(
  db: Database | Transaction,
  groupId: string,
  accountId: string,
  lines: readonly BankLine[],
): Promise<Map<number, Known>> {
  const days = [...new Set(lines.map(({ date }) => date))]
  const { rows } = await db.execute<KnownRow>(sql`
    select encode(l.digest, 'hex') as digest, l.bank_id as "bankId", l.outcome = 'skipped' as "isSkipped",
           exists (select from ${bankLineEntries} e join ${finances} f on f.group_id = ${groupId} and f.id = e.entry_id
                    where e.group_id = ${groupId} and e.import_id = l.import_id and e.place = l.place
                      and e.outcome = 'made' and f.deleted_at is null and f.status = 'pending') as "isAwaited"
      from ${bankLines} l
     where l.group_id = ${groupId} and l.account_id = ${accountId} and l.date = any(${sql.param(days)}::date[])
       and (l.outcome = 'skipped'
            or exists (select from ${bankLineEntries} e join ${finances} f on f.group_id = ${groupId} and f.id = e.entry_id
                        where e.group_id = ${groupId} and e.import_id = l.import_id and e.place = l.place
                          and f.deleted_at is null and (f.status = 'paid' or e.outcome = 'made'))
            or exists (select from ${bankLineEntries} e join ${transfers} t on t.group_id = ${groupId} and t.id = e.entry_id
                        where e.group_id = ${groupId} and e.import_id = l.import_id and e.place = l.place
                          and t.deleted_at is null))
     order by l.outcome = 'skipped', l.import_id, l.place`)
  const byBankId = new Map<string, KnownRow>()
  const byDigest = new Map<string, KnownRow[]>()
  for (const row of rows) {
    if (row.bankId !== null && !byBankId.has(row.bankId)) byBankId.set(row.bankId, row)
    byDigest.set(row.digest, [...(byDigest.get(row.digest) ?? []), row])
  }
  const imported = await findByBankIds(db, groupId, accountId, lines)
  const known = new Map<number, Known>()
  for (const [place, line] of lines.entries()) {
    const alike = byDigest.get(digestOf(line)) ?? []
    const at = alike.findIndex(({ bankId }) => bankId === null || line.bankId === undefined)
    const row = (line.bankId === undefined ? undefined : byBankId.get(line.bankId)) ?? alike[at]
    const entry = line.bankId === undefined ? undefined : imported.get(keyOf(line))
    if (row === undefined && entry && !(entry.isAwaited && line.isPending === undefined)) known.set(place, 'booked')
    if (row === undefined || (row.isAwaited && line.isPending === undefined)) continue
    if (row === alike[at]) alike.splice(at, 1)
    known.set(place, row.isSkipped ? 'skipped' : 'booked')
  }
  return known
}

interface MatchedRow extends Record<string, unknown> {
  digest: string
  bankId: string | null
  entries: string[]
}

/** Lines by their places, and the entries that they are known by. */
interface MatchedLines {
  places: Set<number>
  entries: Set<string>
}

/**
 * The lines that stand in the account under other words than their own, as they were matched: what they paid, what was found to be
 * them, a transfer. What they made an entry of stands under their own words, and is not told here.
 */
export async function findMatchedLines(
  db: Database | Transaction,
  groupId: string,
  accountId: string,
  lines: ReadonlyMap<number, BankLine>,
): Promise<MatchedLines> {
  const days = [...new Set([...lines.values()].map(({ date }) => date))]
  const { rows } = await db.execute<MatchedRow>(sql`
    select encode(l.digest, 'hex') as digest, l.bank_id as "bankId",
           array(select e.entry_id from ${bankLineEntries} e
                  where e.group_id = ${groupId} and e.import_id = l.import_id and e.place = l.place) as entries
      from ${bankLines} l
     where l.group_id = ${groupId} and l.account_id = ${accountId} and l.date = any(${sql.param(days)}::date[])
       and (exists (select from ${bankLineEntries} e join ${finances} f on f.group_id = ${groupId} and f.id = e.entry_id
                     where e.group_id = ${groupId} and e.import_id = l.import_id and e.place = l.place
                       and l.outcome in ('paid', 'linked') and f.deleted_at is null and f.status = 'paid')
            or exists (select from ${bankLineEntries} e join ${transfers} t on t.group_id = ${groupId} and t.id = e.entry_id
                        where e.group_id = ${groupId} and e.import_id = l.import_id and e.place = l.place
                          and t.deleted_at is null))
     order by l.import_id, l.place`)
  const found: MatchedLines = { places: new Set(), entries: new Set() }
  if (rows.length === 0) return found
  const byKey = new Map<string, Set<MatchedRow>>()
  for (const row of rows) {
    for (const key of [row.digest, ...(row.bankId === null ? [] : [`id ${row.bankId}`])]) {
      byKey.set(key, (byKey.get(key) ?? new Set()).add(row))
    }
  }
  const take = (place: number, key: string, isSame: (row: MatchedRow) => boolean): void => {
    const row = [...(byKey.get(key) ?? [])].find(isSame)
    if (row === undefined) return
    for (const alike of [byKey.get(row.digest), byKey.get(`id ${row.bankId}`)]) alike?.delete(row)
    found.places.add(place)
    for (const id of row.entries) found.entries.add(id)
  }
  for (const [place, { bankId }] of lines) if (bankId !== undefined) take(place, `id ${bankId}`, () => true)
  for (const [place, line] of lines) {
    if (found.places.has(place)) continue
    take(place, digestOf(line), ({ bankId }) => bankId === null || line.bankId === undefined)
  }
  return found
}
