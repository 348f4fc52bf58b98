import { and, eq, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { MatchDecision, MatchedImport, MatchedImportAnswer } from '@contract/finances/matching'
import type { TransferWrite } from '@contract/finances/accounts'
import type { Actor } from '../../../platform/audit/actor'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeClosings } from '../../../platform/db/schema/finances/financeClosings'
import { finances } from '../../../platform/db/schema/finances/finances'
import { statementClosings } from '../../../platform/db/schema/finances/reconciliations'
import { transfers } from '../../../platform/db/schema/finances/transfers'
import { monthOf } from '../../../platform/time/days'
import { findRepetition, insertImport } from '../../importBatches'
import { addTransfers } from '../accounts/public'
import {
  accountOf,
  assertAccountsTake,
  assertKnownLinks,
  assertKnownMembers,
  assertOpeningsFit,
  assertSubcategories,
  findAllStored,
  toRow,
  withLedger,
} from '../ledger/public'
import type { Ledger, NewFinance } from '../ledger/public'
import { judgeFile } from '../judging/public'
import { appendReturnAudits } from '../payments/public'
import { countKeptLines, appendLines, outcomeOf } from './keptLines'
import type { PlacedLine } from './keptLines'
import { lineRefusals, pathOfMatched } from './lineRefusals'
import type { LineRefusals } from './lineRefusals'
import { kindOf } from './matchCandidates'
import { planReturns } from './matchedReturns'
import { planPayments, settleDues } from './matchedPayments'
import { assertSeen } from './matchedLinks'

type Of<Kind extends MatchDecision['kind']> = PlacedLine & { decision: MatchDecision & { kind: Kind } }

const linesOf = <Kind extends MatchDecision['kind']>(lines: readonly PlacedLine[], kind: Kind): Of<Kind>[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the filter is what the type says
  lines.filter(({ decision }) => decision.kind === kind) as Of<Kind>[]

function newFinance(accountId: string | null, { line, decision }: Of<'new'>) {
  const { kind: _decided, description = line.description, ...fields } = decision
  return {
    ...fields,
    description,
    kind: kindOf(line.amount),
    amount: Math.abs(line.amount),
    date: line.date,
    status: line.isPending ? ('pending' as const) : ('paid' as const),
    ...(accountId !== null && { accountId }),
  }
}

/** A new transfer; the sign of the amount decides the direction. */
function newTransfer(
  own: string,
  { place, line, decision }: Of<'transfer'>,
  { refuse }: LineRefusals,
): TransferWrite[] {
  const { id, accountId, transferId } = decision
  if (transferId !== undefined) return []
  if (id === undefined || accountId === undefined || accountId.toLowerCase() === own) {
    refuse(place, 'invalid')
    return []
  }
  const [fromAccountId, toAccountId] = line.amount > 0 ? [accountId, own] : [own, accountId]
  const { date, description } = line
  return [{ id, fromAccountId, toAccountId, amount: Math.abs(line.amount), date, description }]
}

async function addClosedRefusals(
  { tx, groupId }: Ledger,
  lines: readonly PlacedLine[],
  { refuse }: LineRefusals,
): Promise<void> {
  const [last] = await tx
    .select({ month: max(financeClosings.month) })
    .from(financeClosings)
    .where(and(eq(financeClosings.groupId, groupId), isNull(financeClosings.reopenedAt)))
  const closed = last?.month ? monthOf(last.month) : ''
  for (const { place, line, decision } of lines) {
    const isBooked = ['pay', 'new', 'return'].includes(decision.kind)
    const isMoved = decision.kind === 'transfer' && decision.transferId === undefined
    if ((isBooked || isMoved) && monthOf(line.date) <= closed) refuse(place, 'month_closed')
  }
}

/** Refuses ids of new records that are repeated or already used. */
async function addTakenRefusals(ledger: Ledger, lines: readonly PlacedLine[], { refuse }: LineRefusals): Promise<void> {
  const { tx, groupId } = ledger
  const made = lines.flatMap(({ place, decision }) =>
    ['id' in decision ? decision.id : undefined, decision.kind === 'pay' ? decision.fee?.id : undefined].flatMap(
      (id) => (id === undefined ? [] : [{ place, id: id.toLowerCase() }]),
    ),
  )
  const ids = made.map(({ id }) => id)
  const entries = await findAllStored(ledger, ids)
  const moved = await tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.groupId, groupId), isIn(transfers.id, ids)))
  const taken = new Set([...entries.keys(), ...moved.map(({ id }) => id)])
  for (const { place, id } of made) {
    if (taken.has(id)) refuse(place, 'invalid', 'decision.id')
    taken.add(id)
  }
}

async function reversedAmong({ tx, groupId }: Ledger, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ of: finances.reversalOf })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        isNotNull(finances.reversalOf),
        isIn(sql`${finances.reversalOf}`, ids),
        isNull(finances.deletedAt),
      ),
    )
  return new Set(rows.flatMap(({ of }) => of ?? []))
}

/** Counts each line once, by its outcome. */
function countOutcomes(lines: readonly PlacedLine[]) {
  const counts = { made: 0, paid: 0, linked: 0, skipped: 0 }
  for (const { decision } of lines) counts[outcomeOf(decision)] += 1
  return counts
}

async function addMatched(ledger: Ledger, batch: MatchedImport): Promise<MatchedImportAnswer & { isNew: boolean }> {
  const { tx, groupId, actor } = ledger
  const own = batch.accountId?.toLowerCase() ?? groupId
  const accountId = accountOf(groupId, own)
  const repeats = new Set(batch.repeats)
  const { verdicts } = await judgeFile(
    tx,
    { groupId, accountId: own },
    batch.lines.map(({ line }) => line),
    { origin: batch.origin, hasStates: true },
  )
  const isKnown = (place: number) => verdicts[place]?.kind === 'known' && !repeats.has(place)
  const lines = batch.lines.flatMap(({ line, decision }, place): PlacedLine[] =>
    decision === undefined || isKnown(place) ? [] : [{ line, decision, place }],
  )
  const refusals = lineRefusals()
  for (const { place, line, decision } of lines) {
    if (line.amount === 0 && decision.kind !== 'skip') refusals.refuse(place, 'invalid', 'line.amount')
    if (line.isPending && decision.kind !== 'new' && decision.kind !== 'skip') refusals.refuse(place, 'invalid')
  }
  const fresh = linesOf(lines, 'new').map((line) => ({ place: line.place, ...newFinance(accountId, line) }))
  const pathOf = (at: number) => `${pathOfMatched(fresh[at]?.place ?? 0)}.decision`
  assertOpeningsFit(fresh, pathOf)
  await assertKnownLinks(ledger, fresh, pathOf)
  await assertSubcategories(ledger, fresh, pathOf)
  await assertAccountsTake(ledger, [
    ...lines.map(({ place, line }) => ({ accountId: own, date: line.date, path: `${pathOfMatched(place)}.line.date` })),
    ...linesOf(lines, 'transfer').map(({ place, line, decision }) => ({
      accountId: decision.accountId,
      date: line.date,
      path: `${pathOfMatched(place)}.decision.accountId`,
    })),
  ])
  await addClosedRefusals(ledger, lines, refusals)
  await addTakenRefusals(ledger, lines, refusals)
  const paying = linesOf(lines, 'pay')
  await assertKnownMembers(
    ledger,
    paying.map(({ decision }) => (decision.creditOf === undefined ? {} : { memberId: decision.creditOf })),
    (at) => `${pathOfMatched(paying[at]?.place ?? 0)}.decision.creditOf`,
  )
  const dueIds = paying.flatMap(({ decision }) => decision.finances.map(({ id }) => id.toLowerCase()))
  const reversed = await reversedAmong(ledger, dueIds)
  const plan = planPayments(accountId, paying, await findAllStored(ledger, dueIds), reversed, refusals)
  const returning = linesOf(lines, 'return')
  const returns = await planReturns(ledger, own, returning, refusals)
  const seen = await assertSeen(ledger, own, linesOf(lines, 'link'), linesOf(lines, 'transfer'), refusals)
  const moved = linesOf(lines, 'transfer').flatMap((line) => {
    return newTransfer(own, line, refusals).map((transfer) => ({ place: line.place, transfer }))
  })
  refusals.throwIfAny()

  const entries: NewFinance[] = [
    ...fresh.map(({ place: _line, ...finance }) => toRow(finance)),
    ...plan.parts,
    ...plan.credits,
    ...plan.fees,
    ...returns.entries,
  ]
  const duplicates = batch.lines.filter((_, place) => isKnown(place)).length
  const counts = { added: entries.length + moved.length, duplicates }
  const answer = await insertImport(
    tx,
    actor,
    { area: 'finances', batch, counts, source: batch.origin?.source, file: batch.file },
    async () => {
      await settleDues(ledger, plan.dues)
      await ledger.add(
        entries.map((entry) => ({ ...entry, importId: batch.id })),
        'imported',
      )
      await appendReturnAudits(ledger, returns.originals)
      await addTransfers(
        ledger,
        moved.map(({ transfer }) => transfer),
      )
      // A skipped announced line is not stored, as it returns once it is booked.
      const kept = lines.filter(({ line, decision }) => decision.kind !== 'skip' || line.isPending === undefined)
      await appendLines(ledger, batch.id, own, kept, [
        ...fresh.map(({ place, id }) => ({ place, id, outcome: 'made' as const, version: 1 })),
        ...moved.map(({ place, transfer }) => ({ place, id: transfer.id, outcome: 'made' as const, version: 1 })),
        ...plan.paid,
        ...returns.made,
        ...seen,
      ])
      if (batch.closing) {
        const { date, amount } = batch.closing
        await tx.insert(statementClosings).values({ groupId, importId: batch.id, accountId: own, date, amount })
      }
    },
  )
  const left = batch.lines.length - duplicates - lines.length
  return { ...answer, ...countOutcomes(lines), left, isNew: true }
}

export function matchedImportRepository(db: Database) {
  return {
    /** Imports all lines or none, except those of earlier files. A repeated request with the same id gets the same answer. */
    add(actor: Actor, batch: MatchedImport): Promise<MatchedImportAnswer & { isNew: boolean }> {
      return withLedger(db, actor, async (ledger) => {
        const repetition = await findRepetition(ledger.tx, ledger.groupId, 'finances', batch)
        if (repetition === undefined) return addMatched(ledger, batch)
        const paid = await countKeptLines(ledger, batch.id, 'paid')
        const linked = await countKeptLines(ledger, batch.id, 'linked')
        const made = await countKeptLines(ledger, batch.id, 'made')
        // Skipped announced lines are not stored.
        const isLeftOut = ({ line, decision }: MatchedImport['lines'][number]) =>
          line.isPending && decision?.kind === 'skip'
        const skipped = (await countKeptLines(ledger, batch.id, 'skipped')) + batch.lines.filter(isLeftOut).length
        const left = batch.lines.length - paid - linked - made - skipped - repetition.duplicates
        return { ...repetition, paid, linked, made, skipped, left, isNew: false }
      })
    },
  }
}
