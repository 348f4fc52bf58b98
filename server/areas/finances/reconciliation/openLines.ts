import type { AnyColumn } from 'drizzle-orm'
import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { RECONCILED_LINES_MAX } from '@contract/finances/reconciliations'
import type { OpenLine, OpenLines, OpenLinesQuery, StatementClosing } from '@contract/finances/reconciliations'
import type { Database, Reader } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { imports } from '../../../platform/db/schema/imports'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import {
  reconciliationLines,
  reconciliations,
  statementClosings,
} from '../../../platform/db/schema/finances/reconciliations'
import { transfers } from '../../../platform/db/schema/finances/transfers'
import { ApiError } from '../../../platform/http/errors'
import { findAccount, findToday, paidOn, signedAmount, transferSides } from '../accounts/public'
import { financeNameRepository } from '../ledger/public'

/** A reader that can also execute raw SQL. */
type Asker = Reader & Pick<Database, 'execute'>

interface Span {
  accountId: string
  day: string
}

const line = (groupId: string, lineId: unknown, accountId: string, isUndone: boolean) => sql`
  exists (select 1 from ${reconciliationLines} l where l.group_id = ${groupId} and l.line_id = ${lineId}
             and l.account_id = ${accountId} and l.is_undone = ${isUndone})`

/** Whether a bank line of this account is linked: a transfer has two sides, each in the file of another account. */
const isInFile = (groupId: string, lineId: unknown, accountId: string) => sql`
  exists (select 1 from ${bankLineEntries} e
            join ${bankLines} b on b.group_id = e.group_id and b.import_id = e.import_id and b.place = e.place
           where e.group_id = ${groupId} and b.group_id = ${groupId} and e.entry_id = ${lineId} and b.account_id = ${accountId})`

const nullable = z.nullable(z.string())
const Rows = z.array(
  z.object({
    id: z.string(),
    date: z.string(),
    description: nullable,
    amount: z.int(),
    isTransfer: z.boolean(),
    otherAccountId: nullable,
    memberId: nullable,
    eventId: nullable,
    isSeen: z.boolean(),
  }),
)

/** Paid entries and transfers up to the day not reconciled yet, oldest first, at most `limit`; with `ids`, only these. */
export async function readOpenLines(
  reader: Pick<Database, 'execute'>,
  groupId: string,
  { accountId, day }: Span,
  limit: number,
  ids?: string[],
): Promise<OpenLine[]> {
  const chosen = (column: AnyColumn) => (ids === undefined ? undefined : isIn(column, ids))
  const ofEntries = and(
    lte(finances.date, day),
    chosen(finances.id),
    // Used credit is on no bank statement: the entries of each use cancel out.
    isNull(finances.creditUseId),
    sql`not ${line(groupId, finances.id, accountId, false)}`,
  )
  const ofTransfers = and(
    lte(transfers.date, day),
    chosen(transfers.id),
    sql`not ${line(groupId, transfers.id, accountId, false)}`,
  )
  const { rows } = await reader.execute(sql`
    select id, date::text, description, amount, "isTransfer", "otherAccountId", "memberId", "eventId",
           ("isImported" or ${isInFile(groupId, sql`open.id`, accountId)} or ${line(groupId, sql`open.id`, accountId, true)}) as "isSeen"
      from (
        (select ${finances.id} as id, ${finances.date} as date, ${finances.description} as description, (${signedAmount})::bigint as amount,
                false as "isTransfer", null::uuid as "otherAccountId", ${finances.memberId} as "memberId",
                ${finances.eventId} as "eventId", ${finances.importId} is not null as "isImported"
           from ${finances} where ${paidOn(groupId, accountId, ofEntries)}
          order by ${finances.date}, ${finances.id} limit ${limit})
        union all
        (select id, date, description, amount, true, other_id, null, null, false
           from (${transferSides(groupId, ofTransfers, accountId)}) side order by date, id limit ${limit})
      ) open order by open.date, open.id limit ${limit}`)
  return Rows.parse(rows).map(({ id, date, description, amount, isTransfer, otherAccountId, ...row }) => ({
    id,
    date,
    description: description ?? '',
    amount,
    ...(isTransfer && { isTransfer }),
    ...(otherAccountId !== null && { otherAccountId }),
    ...(row.memberId !== null && { memberId: row.memberId }),
    ...(row.eventId !== null && { eventId: row.eventId }),
    ...(row.isSeen && { isSeen: true as const }),
  }))
}

/** The account's latest reconciliation that was not undone. */
export async function findLatest(reader: Reader, groupId: string, accountId: string) {
  const { id, day, balance } = reconciliations
  const [latest] = await reader
    .select({ id, day, balance })
    .from(reconciliations)
    .where(
      and(
        eq(reconciliations.groupId, groupId),
        eq(reconciliations.accountId, accountId),
        isNull(reconciliations.undoneAt),
      ),
    )
    .orderBy(desc(day))
    .limit(1)
  return latest
}

/** The latest closing balance in the account's files dated after `after`. Files of undone imports do not count. */
async function findClosing(
  reader: Reader,
  groupId: string,
  accountId: string,
  after: string | undefined,
): Promise<StatementClosing | undefined> {
  const { date, amount } = statementClosings
  const [closing] = await reader
    .select({ date, amount })
    .from(statementClosings)
    .innerJoin(imports, and(eq(imports.groupId, statementClosings.groupId), eq(imports.id, statementClosings.importId)))
    .where(
      and(
        eq(statementClosings.groupId, groupId),
        eq(imports.groupId, groupId),
        eq(statementClosings.accountId, accountId),
        isNull(imports.removedAt),
        after === undefined ? undefined : gt(date, after),
      ),
    )
    .orderBy(desc(date), desc(imports.createdAt))
    .limit(1)
  return closing
}

export function openLineRepository(db: Database) {
  const names = financeNameRepository(db)

  async function read(tx: Asker, groupId: string, asked: OpenLinesQuery): Promise<OpenLines> {
    const account = await findAccount(tx, groupId, asked.accountId)
    if (account === undefined) throw new ApiError('not_found')
    const latest = await findLatest(tx, groupId, account.id)
    const statement = await findClosing(tx, groupId, account.id, latest?.day)
    const day = asked.day ?? statement?.date ?? (await findToday(tx, groupId))
    const lines = await readOpenLines(tx, groupId, { accountId: account.id, day }, RECONCILED_LINES_MAX + 1)
    return {
      day,
      reconciled: latest?.balance ?? 0,
      ...(latest && { reconciledUpTo: latest.day }),
      ...(statement && { statement }),
      lines: lines.slice(0, RECONCILED_LINES_MAX),
      ...(lines.length > RECONCILED_LINES_MAX && { hasMore: true as const }),
    }
  }

  return {
    /** The lines are read in one snapshot. Throws `not_found` for an unknown or removed account. */
    async list(groupId: string, asked: OpenLinesQuery): Promise<OpenLines> {
      const open = await db.transaction((tx) => read(tx, groupId, asked), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      })
      return { ...open, ...(await names.of(groupId, open.lines)) }
    },
  }
}
