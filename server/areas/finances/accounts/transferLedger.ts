import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Transfer, TransferWrite, transferActions } from '@contract/finances/accounts'
import { isIn } from '../../../platform/db/isIn'
import { financeMonths } from '../../../platform/db/schema/finances/financeMonths'
import { transferChanges, transferMonths, transfers } from '../../../platform/db/schema/finances/transfers'
import { ApiError } from '../../../platform/http/errors'
import { assertAccountsOpen, isInClosedMonth, protectTransfers } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { transferSides } from './accountSums'

type TransferAction = (typeof transferActions)[number]

export const transferColumns = {
  id: transfers.id,
  fromAccountId: transfers.fromAccountId,
  toAccountId: transfers.toAccountId,
  amount: transfers.amount,
  date: transfers.date,
  description: transfers.description,
  version: transfers.version,
}
export type TransferRow = Pick<typeof transfers.$inferSelect, keyof typeof transferColumns>

export const isTransfer = (groupId: string, id: string) => and(eq(transfers.groupId, groupId), eq(transfers.id, id))

export function toTransfer({ description, ...row }: TransferRow): Transfer {
  const { id, fromAccountId, toAccountId, amount, date, version } = row
  const named = description !== null && { description }
  return { id, fromAccountId, toAccountId, amount, date, ...named, version }
}

/** A transfer as JSON in the wire format, built in SQL for the history. */
const transferAsJson: SQL = sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
  Object.entries(transferColumns).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`),
  sql`, `,
)}))`

const areTransfers = (groupId: string, ids: string[]) => and(eq(transfers.groupId, groupId), isIn(transfers.id, ids))

async function assertMonthsOpen(ledger: Ledger, ids: string[]): Promise<void> {
  const [row] = await ledger.tx
    .select({ date: sql<string | null>`min(${transfers.date})::text` })
    .from(transfers)
    .where(and(areTransfers(ledger.groupId, ids), isNull(transfers.deletedAt)))
  if (row?.date && (await isInClosedMonth(ledger, row.date))) throw new ApiError('month_closed')
}

async function addToSums({ tx, groupId }: Ledger, ids: string[], sign: 1 | -1): Promise<void> {
  const factor = sql.raw(String(sign))
  await tx.execute(sql`
    insert into ${transferMonths} (group_id, account_id, month, amount, transfers)
    select ${groupId}, account_id, month_of(date), ${factor} * sum(amount)::bigint, ${factor} * count(*)
      from (${transferSides(groupId, areTransfers(groupId, ids))}) side group by 2, 3
    on conflict (group_id, account_id, month)
    do update set amount = transfer_months.amount + excluded.amount,
                  transfers = transfer_months.transfers + excluded.transfers`)
}

/** Balances travel as JSON numbers. Throws `invalid` where all entries and transfers together would exceed the safe integers. */
async function assertSumsFit({ tx, groupId }: Ledger): Promise<void> {
  const { rows } = await tx.execute<{ isTooMuch: boolean }>(sql`
    select coalesce((select sum(amount) from ${transfers} where ${and(eq(transfers.groupId, groupId), isNull(transfers.deletedAt))}), 0)
           + coalesce((select sum(amount) from ${financeMonths} where ${eq(financeMonths.groupId, groupId)}), 0)
           > ${Number.MAX_SAFE_INTEGER} as "isTooMuch"`)
  if (rows[0]?.isTooMuch === true)
    throw new ApiError('invalid', { message: 'The sums of this group would grow too large.' })
}

/**
 * The only way to change transfers, as `Ledger.change` is for entries. Runs `write`, updates the sums by account and month, and appends to
 * the history. Throws `month_closed` before and after the write, `reconciled` where a reconciled transfer changes, and `account_closed`.
 */
export async function changeTransfers(
  ledger: Ledger,
  ids: string[],
  action: TransferAction,
  write: () => Promise<void>,
): Promise<void> {
  const { tx, groupId, actor } = ledger
  await assertMonthsOpen(ledger, ids)
  const assertStillReconciled = await protectTransfers(ledger, ids)
  await addToSums(ledger, ids, -1)
  await write()
  await assertStillReconciled()
  await assertMonthsOpen(ledger, ids)
  await addToSums(ledger, ids, 1)
  await assertSumsFit(ledger)
  await assertAccountsOpen(ledger)
  await tx.execute(sql`
    insert into ${transferChanges} (group_id, transfer_id, number, at, "by", action, after)
    select ${transfers.groupId}, ${transfers.id},
           1 + coalesce((select max(c.number) from ${transferChanges} c
                          where c.group_id = ${groupId} and c.transfer_id = ${transfers.id}), 0),
           clock_timestamp(), ${actor.name}, ${action},
           case when ${transfers.deletedAt} is null then ${transferAsJson} end
      from ${transfers} where ${areTransfers(groupId, ids)}`)
}

/** All columns of a write; absent ones are null. */
export const contentOf = ({ fromAccountId, toAccountId, amount, date, description }: TransferWrite) => ({
  fromAccountId: fromAccountId.toLowerCase(),
  toAccountId: toAccountId.toLowerCase(),
  amount,
  date,
  description: description ?? null,
})

/** Adds transfers under unused ids. */
export async function addTransfers(ledger: Ledger, added: TransferWrite[]): Promise<void> {
  const { tx, groupId } = ledger
  const rows = added.map((transfer) => ({ groupId, id: transfer.id.toLowerCase(), ...contentOf(transfer) }))
  if (rows.length === 0) return
  await changeTransfers(
    ledger,
    rows.map(({ id }) => id),
    'created',
    async () => {
      await tx.insert(transfers).values(rows)
    },
  )
}
