import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { BankLine } from '@contract/finances/bankLines'
import type { FinanceImportLine } from '@contract/finances/financeImports'
import type { MatchDecision } from '@contract/finances/matching'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import type { Ledger } from '../ledger/public'

/** A line with a decision, and its index in the imported file. */
export interface PlacedLine {
  place: number
  line: BankLine
  decision: MatchDecision
}

/** Digest of a line's content, ignoring differences in white space between files. */
function digestOf({ date, amount, description }: BankLine): string {
  return createHash('sha256')
    .update(JSON.stringify([date, amount, description.replaceAll(/\s+/g, ' ')]))
    .digest('hex')
}

/** An entry or transfer that a line made, paid or was linked with, and its version after that. */
export interface KeptEntry {
  place: number
  id: string
  outcome: 'made' | 'paid' | 'linked'
  version: number
}

const outcomes = { pay: 'paid', return: 'made', link: 'linked', new: 'made', skip: 'skipped' } as const

/** A payment without open entries only makes credit, hence `made`. */
export function outcomeOf(decision: PlacedLine['decision']): 'made' | 'paid' | 'linked' | 'skipped' {
  if (decision.kind === 'transfer') return decision.transferId === undefined ? 'made' : 'linked'
  if (decision.kind === 'pay' && decision.finances.length === 0) return 'made'
  return outcomes[decision.kind]
}

/** Stores the lines with their outcome, so that later files recognize them and the import can be undone. */
export async function appendLines(
  ledger: Ledger,
  importId: string,
  accountId: string,
  lines: readonly PlacedLine[],
  entries: readonly KeptEntry[],
): Promise<void> {
  const rows = lines.map(({ place, line, decision }) => {
    return toKeptRow({ place, line, accountId, outcome: outcomeOf(decision) })
  })
  await insertLines(ledger, importId, rows, entries)
}

/** For spreadsheets, whose lines become entries directly: stores the lines that contain more than day, amount and text. */
export async function appendImportedLines(
  ledger: Ledger,
  importId: string,
  lines: readonly (FinanceImportLine & { place: number })[],
): Promise<void> {
  const { groupId } = ledger
  const told = lines.filter(
    ({ bankId, counterparty, counterpartyAccount, reference }) =>
      (bankId ?? counterparty ?? counterpartyAccount ?? reference) !== undefined,
  )
  const rows = told.map(({ place, accountId, kind, amount, ...line }) =>
    toKeptRow({
      place,
      line: { ...line, amount: kind === 'income' ? amount : -amount },
      accountId: accountId?.toLowerCase() ?? groupId,
      outcome: 'made',
    }),
  )
  const entries = told.map(({ place, id }) => ({ place, id, outcome: 'made' as const, version: 1 }))
  await insertLines(ledger, importId, rows, entries)
}

interface DecidedLine {
  place: number
  line: BankLine
  accountId: string
  outcome: KeptEntry['outcome'] | 'skipped'
}

/** Texts may identify people and are stored only where they explain an entry. */
function toKeptRow({ place, line, accountId, outcome }: DecidedLine) {
  const { date, amount, bankId, description, counterparty, counterpartyAccount, reference, statement, batch } = line
  const fileLine = line.line
  const words = outcome === 'skipped' ? {} : { description, counterparty, counterpartyAccount, reference }
  return {
    place,
    date,
    amount,
    digest: digestOf(line),
    bankId,
    accountId,
    outcome,
    fileLine,
    statement,
    batch,
    ...words,
  }
}

async function insertLines(
  { tx, groupId }: Ledger,
  importId: string,
  rows: readonly ReturnType<typeof toKeptRow>[],
  entries: readonly KeptEntry[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${bankLines} (group_id, import_id, place, account_id, date, amount, digest, bank_id, outcome,
                              description, counterparty, counterparty_account, reference, file_line, statement, batch)
    select ${groupId}, ${importId}, place, "accountId", date, amount, decode(digest, 'hex'), "bankId", outcome,
           description, counterparty, "counterpartyAccount", reference, "fileLine", statement, batch
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (
           place integer, date date, amount bigint, digest text, "bankId" text, "accountId" uuid, outcome bank_line_outcome,
           description text, counterparty text, "counterpartyAccount" text, reference text, "fileLine" integer,
           statement text, batch text)`)
  await tx.execute(sql`
    insert into ${bankLineEntries} (group_id, import_id, place, entry_id, outcome, version)
    select ${groupId}, ${importId}, place, id, outcome, version
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (
           place integer, id uuid, outcome bank_line_outcome, version bigint)`)
}

/** Number of an import's lines with this outcome, for the answer to a repeated request. */
export async function countKeptLines(
  { tx, groupId }: Ledger,
  importId: string,
  outcome: 'made' | 'paid' | 'linked' | 'skipped',
): Promise<number> {
  return tx.$count(
    bankLines,
    and(eq(bankLines.groupId, groupId), eq(bankLines.importId, importId), eq(bankLines.outcome, outcome)),
  )
}
