import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { BankLine } from '@contract/treasury/bankLines'
import type { FinanceLine } from '@contract/treasury/financeImports'
import type { Database, Transaction } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances'
import { inPieces } from '../../../platform/http/progress'
import type { OnProgress } from '../../../platform/http/progress'
import { findMatchedLines } from '../matching/knownLines'

const BankLines = z.array(z.object({ id: z.string(), place: z.int() }))
const Counts = z.array(z.object({ place: z.int(), times: z.int() }))

/** Lines that say the same, by their indexes in the file. */
interface AlikeLines {
  line: FinanceLine
  indexes: number[]
}

/** By date, so that the pieces of a file do not ask for the same days. */
function groupAlike(lines: FinanceLine[], left: ReadonlySet<number>): AlikeLines[] {
  const alike = new Map<string, AlikeLines>()
  for (const [index, line] of lines.entries()) {
    if (left.has(index)) continue
    const { date, kind, amount, description } = line
    const key = `${date} ${kind} ${amount} ${description}`
    const known = alike.get(key)
    if (known === undefined) alike.set(key, { line, indexes: [index] })
    else known.indexes.push(index)
  }
  return [...alike.values()].toSorted((a, b) => a.line.date.localeCompare(b.line.date))
}

/** Each of the lines with its place among them, as a table to join. */
function tableOf(alike: AlikeLines[]): SQL {
  const rows = alike.map(({ line: { date, kind, amount, description } }, place) => ({
    place,
    date,
    kind,
    amount,
    description,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as line (place integer, date date, kind finance_kind, amount bigint, description text)`
}

/** How often each line is the same as an entry of `entries`; those that never are, are left out. */
async function countSame(db: Database | Transaction, alike: AlikeLines[], entries: SQL, isSame: SQL) {
  // Read first, each day once: joined as they are, the day's entries would be gone through for each of its lines.
  const { rows } = await db.execute(sql`
    with entry as materialized (${entries})
    select line.place, count(*)::integer as times from ${tableOf(alike)} join entry on ${isSame} group by line.place`)
  return new Map(Counts.parse(rows).map(({ place, times }) => [alike[place], times]))
}

/** The lines whose bank's id an entry of their account has, each with an entry of its own: as often as there are entries. */
async function findByBankId(db: Database | Transaction, groupId: string, lines: FinanceLine[]) {
  const found = { places: new Set<number>(), entries: new Set<string>() }
  const asked = lines.flatMap(({ date, kind, amount, bankId, accountId }, place) =>
    bankId === undefined ? [] : [{ place, date, kind, amount, bankId, accountId: accountId ?? groupId }],
  )
  if (asked.length === 0) return found
  const { rows } = await db.execute(sql`
    select ${finances.id}, line.place
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
           as line (place integer, date date, kind finance_kind, amount bigint, "bankId" text, "accountId" uuid)
      join ${finances} on ${finances.bankLine} = finance_line_key(line.date, line.kind, line.amount, line."bankId")
                      and ${finances.accountId} = line."accountId"
     where ${and(eq(finances.groupId, groupId), isNull(finances.deletedAt))} order by line.place, ${finances.id}`)
  for (const { id, place } of BankLines.parse(rows)) {
    if (found.places.has(place) || found.entries.has(id)) continue
    found.places.add(place)
    found.entries.add(id)
  }
  return found
}

/** Adds the lines that were matched before, each account's apart, with the entries that they stand as. */
async function addMatchedLines(
  db: Database | Transaction,
  groupId: string,
  lines: FinanceLine[],
  found: { places: Set<number>; entries: Set<string> },
): Promise<void> {
  const left = [...lines.entries()].filter(([place]) => !found.places.has(place))
  for (const accountId of new Set(left.map(([, line]) => line.accountId ?? groupId))) {
    const own = new Map<number, BankLine>()
    for (const [place, { date, kind, amount, description, bankId, ...line }] of left) {
      const signed = kind === 'income' ? amount : -amount
      if ((line.accountId ?? groupId) === accountId) own.set(place, { date, amount: signed, description, bankId })
    }
    const matched = await findMatchedLines(db, groupId, accountId, own)
    for (const place of matched.places) found.places.add(place)
    for (const id of matched.entries) found.entries.add(id)
  }
}

/**
 * Indexes of the lines that stand there already: under the same bank's id, as what they were matched with, else as an entry that says
 * the same, or that came from such a line and was changed since. A line that the file has three times and the group twice is new once.
 * An entry that one line is known by stands for no other: two payments of the same day and sum stay two.
 */
export async function findDuplicates(
  db: Database | Transaction,
  groupId: string,
  lines: FinanceLine[],
  onProgress?: OnProgress,
): Promise<number[]> {
  const { id, date, kind, amount, description, importId, importedLine, version } = finances
  const known = await findByBankId(db, groupId, lines)
  await addMatchedLines(db, groupId, lines, known)
  const taken = [...known.entries]
  const isFree = taken.length > 0 ? sql`${id} <> all(${sql.param(taken)}::uuid[])` : undefined
  const entriesWhere = (condition: SQL) => sql`
    select ${date}, ${kind}, ${amount}, ${description}, ${importedLine} from ${finances}
     where ${and(eq(finances.groupId, groupId), isNull(finances.deletedAt), condition, isFree)}`
  const alike = groupAlike(lines, known.places)
  const changed = await countSame(
    db,
    alike,
    entriesWhere(sql`${importId} is not null and ${version} > 1
      and ${importedLine} <> finance_line_key(${date}, ${kind}, ${amount}, ${description})`),
    sql`entry.imported_line = finance_line_key(line.date, line.kind, line.amount, line.description)`,
  )
  const duplicates = [...known.places]
  let done = duplicates.length
  const tell = () => onProgress?.(done, lines.length)
  await inPieces(alike, tell, async (piece) => {
    const days = [...new Set(piece.map(({ line }) => line.date))]
    const same = await countSame(
      db,
      piece,
      entriesWhere(sql`${date} = any(${sql.param(days)}::date[])`),
      sql`(entry.date, entry.kind, entry.amount, entry.description) = (line.date, line.kind, line.amount, line.description)`,
    )
    for (const each of piece) {
      const { indexes } = each
      duplicates.push(...indexes.slice(0, (same.get(each) ?? 0) + (changed.get(each) ?? 0)))
      done += indexes.length
    }
  })
  return duplicates.toSorted((a, b) => a - b)
}
