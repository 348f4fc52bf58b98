import { and, eq, sql } from 'drizzle-orm'
import type { MatchedImport } from '@contract/treasury/matching'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/treasury/bankLines'
import type { Ledger } from '../financeLedger'
import { digestOf } from './knownLines'

/** A decided line with its place in the file that is imported. */
export type PlacedLine = MatchedImport['lines'][number] & { place: number }

/** An entry or transfer that a line made, paid or was linked with, at the version that it has then. */
export interface KeptEntry {
  place: number
  id: string
  outcome: 'made' | 'paid' | 'linked'
  version: number
}

const outcomes = { pay: 'paid', link: 'linked', new: 'made', skip: 'skipped' } as const

/** What pays nothing that is owed made all of it credit. */
export function outcomeOf(decision: PlacedLine['decision']): 'made' | 'paid' | 'linked' | 'skipped' {
  if (decision.kind === 'transfer') return decision.transferId === undefined ? 'made' : 'linked'
  if (decision.kind === 'pay' && decision.finances.length === 0) return 'made'
  return outcomes[decision.kind]
}

/** Keeps the lines with what became of them, so that a later file's are known, and the import can be taken back. */
export async function keepLines(
  { tx, groupId }: Ledger,
  importId: string,
  accountId: string,
  lines: readonly PlacedLine[],
  entries: readonly KeptEntry[],
): Promise<void> {
  const rows = lines.map(({ place, line, decision }) => {
    const outcome = outcomeOf(decision)
    return { place, date: line.date, amount: line.amount, digest: digestOf(line), bankId: line.bankId ?? null, outcome }
  })
  await tx.execute(sql`
    insert into ${bankLines} (group_id, import_id, place, account_id, date, amount, digest, bank_id, outcome)
    select ${groupId}, ${importId}, place, ${accountId}, date, amount, decode(digest, 'hex'), "bankId", outcome
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (
           place integer, date date, amount bigint, digest text, "bankId" text, outcome bank_line_outcome)`)
  await tx.execute(sql`
    insert into ${bankLineEntries} (group_id, import_id, place, entry_id, outcome, version)
    select ${groupId}, ${importId}, place, id, outcome, version
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (
           place integer, id uuid, outcome bank_line_outcome, version bigint)`)
}

/** How many lines of an import, by what became of them: for the answer to a repetition. */
export async function countKeptLines(
  { tx, groupId }: Ledger,
  importId: string,
  outcome: 'made' | 'paid' | 'linked',
): Promise<number> {
  return tx.$count(
    bankLines,
    and(eq(bankLines.groupId, groupId), eq(bankLines.importId, importId), eq(bankLines.outcome, outcome)),
  )
}
