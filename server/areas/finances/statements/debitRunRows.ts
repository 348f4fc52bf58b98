import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { DebitLine, DebitRun, DebitRunSummary } from '@contract/finances/sepa/debitRuns'
import type { Database, Transaction } from '../../../platform/db/database'
import { debitLineEntries, debitLines, debitRuns } from '../../../platform/db/schema/finances/debits'
import { finances } from '../../../platform/db/schema/finances/finances'

type Reader = Database | Transaction
type RunRow = typeof debitRuns.$inferSelect
export type LineRow = typeof debitLines.$inferSelect

/** Runs that a list has: of eight years, if there is one a month. */
const RUNS_MAX = 100

interface LineSums {
  pending: number
  paid: number
  isReturned: boolean
}

/** What became of the entries of each line; by the line's id. */
async function readSums(db: Reader, groupId: string, runId?: string): Promise<Map<string, LineSums>> {
  const isReturned = sql<boolean>`exists (select from ${finances} r where r.group_id = ${groupId} and r.refund_of = ${finances.id}
    and r.refund_of is not null and r.deleted_at is null)`
  const rows = await db
    .select({
      lineId: debitLineEntries.lineId,
      status: finances.status,
      amount: finances.amount,
      deletedAt: finances.deletedAt,
      isReturned: isReturned.as('is_returned'),
    })
    .from(debitLineEntries)
    .innerJoin(debitLines, and(eq(debitLines.groupId, groupId), eq(debitLines.id, debitLineEntries.lineId)))
    .innerJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, debitLineEntries.financeId)))
    .where(and(eq(debitLineEntries.groupId, groupId), runId === undefined ? undefined : eq(debitLines.runId, runId)))
  const sums = new Map<string, LineSums>()
  for (const { lineId, status, amount, deletedAt, isReturned: isBack } of rows) {
    const sum = sums.get(lineId) ?? { pending: 0, paid: 0, isReturned: false }
    if (deletedAt === null) sum[status] += amount
    sum.isReturned ||= isBack
    sums.set(lineId, sum)
  }
  return sums
}

function stateOf({ amount }: LineRow, { pending, paid, isReturned }: LineSums): DebitLine['state'] {
  if (isReturned) return 'returned'
  if (pending === amount) return 'open'
  return paid === amount && pending === 0 ? 'paid' : 'changed'
}

const none: LineSums = { pending: 0, paid: 0, isReturned: false }

function toSummary(run: RunRow, lines: readonly LineRow[], sums: ReadonlyMap<string, LineSums>): DebitRunSummary {
  return {
    id: run.id,
    number: run.number,
    day: run.day,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    count: lines.length,
    open: lines.reduce((sum, { id }) => sum + (sums.get(id)?.pending ?? 0), 0),
    madeAt: run.madeAt.toISOString(),
    ...(run.sentAt !== null && { sentAt: run.sentAt.toISOString() }),
  }
}

/** A run without what is known of its notices (debitNotices.ts). */
export type PlainRun = Omit<DebitRun, 'noticeDays' | 'noticedBy' | 'hasMail' | 'notice'>

export const isRun = (groupId: string, id: string) => and(eq(debitRuns.groupId, groupId), eq(debitRuns.id, id))

export const readLines = (db: Reader, groupId: string, runId: string): Promise<LineRow[]> =>
  db
    .select()
    .from(debitLines)
    .where(and(eq(debitLines.groupId, groupId), eq(debitLines.runId, runId)))
    .orderBy(asc(debitLines.holder), asc(debitLines.id))

export async function listRuns(db: Reader, groupId: string): Promise<DebitRunSummary[]> {
  const [runs, lines, sums] = await Promise.all([
    db.select().from(debitRuns).where(eq(debitRuns.groupId, groupId)).orderBy(desc(debitRuns.number)).limit(RUNS_MAX),
    db.select().from(debitLines).where(eq(debitLines.groupId, groupId)),
    readSums(db, groupId),
  ])
  return runs.map((run) =>
    toSummary(
      run,
      lines.filter(({ runId }) => runId === run.id),
      sums,
    ),
  )
}

export async function findRun(db: Reader, groupId: string, id: string): Promise<PlainRun | undefined> {
  const [run] = await db.select().from(debitRuns).where(isRun(groupId, id))
  if (run === undefined) return undefined
  const lines = await readLines(db, groupId, id)
  const sums = await readSums(db, groupId, id)
  return {
    ...toSummary(run, lines, sums),
    creditorId: run.creditor.creditorId,
    creditor: run.creditor.name,
    lines: lines.map((line) => ({
      id: line.id,
      reference: line.reference,
      holder: line.holder,
      account: line.iban.slice(-4),
      sequence: line.sequence,
      amount: line.amount,
      text: line.text,
      state: stateOf(line, sums.get(line.id) ?? none),
    })),
  }
}
