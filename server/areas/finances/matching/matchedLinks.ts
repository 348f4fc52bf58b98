import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BankLine } from '@contract/finances/bankLines'
import type { MatchDecision } from '@contract/finances/matching'
import { isIn } from '../../../platform/db/isIn'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import { transfers } from '../../../platform/db/schema/finances/transfers'
import { transferColumns } from '../accounts/public'
import { findAllStored } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { kindOf } from './matchCandidates'
import type { LineRefusals } from './lineRefusals'

interface Decided<Kind extends MatchDecision['kind']> {
  place: number
  line: BankLine
  decision: MatchDecision & { kind: Kind }
}

interface Seen {
  place: number
  id: string
  outcome: 'linked'
  version: number
}

/** The transfers among these already linked with a line of the account. */
async function seenBefore({ tx, groupId }: Ledger, accountId: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select e.entry_id as id from ${bankLineEntries} e
      join ${bankLines} l on l.group_id = ${groupId} and l.import_id = e.import_id and l.place = e.place
     where e.group_id = ${groupId} and e.entry_id = any(${sql.param(ids)}::uuid[]) and l.account_id = ${accountId}`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Checks links: each line must be linked with a paid entry or transfer of the account with exactly its amount, and each of those with one
 * line only. An entry may also be linked with a line of an earlier file, as two files may describe the same movement.
 */
export async function assertSeen(
  ledger: Ledger,
  accountId: string,
  links: readonly Decided<'link'>[],
  moves: readonly Decided<'transfer'>[],
  { refuse }: LineRefusals,
): Promise<Seen[]> {
  const { tx, groupId } = ledger
  const entryIds = links.map(({ decision }) => decision.financeId.toLowerCase())
  const known = moves.flatMap(({ decision, ...line }) =>
    decision.transferId === undefined ? [] : [{ ...line, id: decision.transferId.toLowerCase() }],
  )
  const taken = await seenBefore(
    ledger,
    accountId,
    known.map(({ id }) => id),
  )
  const stored = await findAllStored(ledger, entryIds)
  const rows = await tx
    .select(transferColumns)
    .from(transfers)
    .where(
      and(
        eq(transfers.groupId, groupId),
        isNull(transfers.deletedAt),
        isIn(
          transfers.id,
          known.map(({ id }) => id),
        ),
      ),
    )
  const stands = new Map(rows.map((row) => [row.id, row]))
  const seen: Seen[] = []
  for (const { place, line, decision } of links) {
    const entry = stored.get(decision.financeId.toLowerCase())
    const isThere = entry !== undefined && entry.deletedAt === null && entry.status === 'paid'
    const isSame = isThere && entry.amount === Math.abs(line.amount) && entry.kind === kindOf(line.amount)
    if (!isSame || (entry.accountId ?? groupId) !== accountId || taken.has(entry.id)) refuse(place, 'conflict')
    else {
      taken.add(entry.id)
      seen.push({ place, id: entry.id, outcome: 'linked', version: entry.version })
    }
  }
  for (const { place, line, id } of known) {
    const transfer = stands.get(id)
    const side = line.amount > 0 ? transfer?.toAccountId : transfer?.fromAccountId
    if (transfer?.amount !== Math.abs(line.amount) || side !== accountId || taken.has(id)) refuse(place, 'conflict')
    else {
      taken.add(id)
      seen.push({ place, id, outcome: 'linked', version: transfer.version })
    }
  }
  return seen
}
