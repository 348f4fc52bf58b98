import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { AccountMovement, AccountMovements, AccountMovementsConfig } from '@contract/finances/accounts'
import type { Database } from '../../../platform/db/database'
import { financeAccounts, finances } from '../../../platform/db/schema/finances/finances'
import { transfers } from '../../../platform/db/schema/finances/transfers'
import { ApiError } from '../../../platform/http/errors'
import { FIRST_DAY, addDays } from '@contract/days'
import { lastDayOf } from '../../../platform/time/days'
import { besides, financeNameRepository, linesOfEntries } from '../ledger/public'
import { startOf } from '../entries/public'
import { accountSums, paidOn, signedAmount, transferSides } from './accountSums'

type Reader = Pick<Database, 'execute'>

const Months = z.array(z.object({ month: z.string(), amount: z.int(), entries: z.int() }))

const id = z.nullable(z.string())
const Rows = z.array(
  z.object({
    date: z.string(),
    description: z.nullable(z.string()),
    amount: z.int(),
    financeId: id,
    transferId: id,
    otherAccountId: id,
    memberId: id,
    eventId: id,
  }),
)
type Row = z.infer<typeof Rows>[number]

/** Net amount and number of movements by month of the span, newest first; months without any are left out. */
async function monthsOf(reader: Reader, groupId: string, { accountId, from, to }: AccountMovementsConfig) {
  const { rows } = await reader.execute(sql`
    select to_char(month, 'YYYY-MM') as month, sum(amount)::bigint as amount, sum(movements)::bigint as entries
      from (${accountSums(groupId, { accountId, from, to })}) kept group by month order by month desc`)
  return Months.parse(rows)
}

async function balanceBefore(reader: Reader, groupId: string, accountId: string, from: string | undefined) {
  if (from === undefined || from === FIRST_DAY) return 0
  const { rows } = await reader.execute(sql`
    select coalesce(sum(amount), 0)::bigint as amount
      from (${accountSums(groupId, { accountId, to: addDays(from, -1) })}) kept`)
  return z.array(z.object({ amount: z.int() })).parse(rows)[0]?.amount ?? 0
}

/** The newest movements up to a day, at most `limit`. */
async function newestUpTo(
  reader: Reader,
  groupId: string,
  { accountId, from }: AccountMovementsConfig,
  to: string,
  limit: number,
): Promise<Row[]> {
  const days = (date: typeof finances.date | typeof transfers.date) =>
    and(from === undefined ? undefined : gte(date, from), lte(date, to))
  // Each side has its own limit, so that neither is read further than the page needs.
  const { rows } = await reader.execute(sql`
    select date::text, description, amount, "financeId", "transferId", "otherAccountId", "memberId", "eventId" from (
      (select ${finances.id}, ${finances.date}, ${finances.description}, (${signedAmount})::bigint as amount,
              ${finances.id} as "financeId", null::uuid as "transferId", null::uuid as "otherAccountId",
              ${finances.memberId} as "memberId", ${finances.eventId} as "eventId"
         from ${finances} where ${paidOn(groupId, accountId, days(finances.date))}
        order by ${finances.date} desc, ${finances.id} desc limit ${limit})
      union all
      (select id, date, description, amount, null, id, other_id, null, null
         from (${transferSides(groupId, days(transfers.date), accountId)}) side order by date desc, id desc limit ${limit})
    ) movement order by movement.date desc, movement.id desc limit ${limit}`)
  return Rows.parse(rows)
}

function toMovement(row: Row, balance: number): AccountMovement {
  const { date, description, amount, financeId, transferId, otherAccountId, memberId, eventId } = row
  return {
    date,
    description: description ?? '',
    amount,
    balance,
    ...(financeId !== null && { financeId }),
    ...(transferId !== null && { transferId }),
    ...(otherAccountId !== null && { otherAccountId }),
    ...(memberId !== null && { memberId }),
    ...(eventId !== null && { eventId }),
  }
}

/** A movement is either an entry or a transfer. */
const idOf = ({ financeId, transferId }: AccountMovement) => financeId ?? transferId ?? ''

export function accountMovementRepository(db: Database) {
  const names = financeNameRepository(db)

  async function read(tx: Reader, groupId: string, config: AccountMovementsConfig) {
    const before = await balanceBefore(tx, groupId, config.accountId, config.from)
    const months = await monthsOf(tx, groupId, config)
    const total = months.reduce((sum, { entries }) => sum + entries, 0)
    const after = months.reduce((sum, { amount }) => sum + amount, before)
    const start = startOf(months, (config.page - 1) * config.perPage)
    if (start === undefined) return { movements: [], total, before, after }
    const monthEnd = lastDayOf(start.month)
    const end = config.to !== undefined && config.to < monthEnd ? config.to : monthEnd
    const rows = await newestUpTo(tx, groupId, config, end, start.offset + config.perPage)
    // The balance at the end of the page's first month, without the newer months.
    let balance = months.filter(({ month }) => month <= start.month).reduce((sum, { amount }) => sum + amount, before)
    const all = rows.map((row) => {
      const movement = toMovement(row, balance)
      balance -= row.amount
      return movement
    })
    return { movements: all.slice(start.offset), total, before, after }
  }

  return {
    /**
     * Amounts and balances are read in one snapshot. A balance contains everything up to its movement, also what is before `from`. Throws
     * `not_found` for an unknown or removed account.
     */
    async list(groupId: string, asked: AccountMovementsConfig): Promise<AccountMovements> {
      const config = { ...asked, accountId: asked.accountId.toLowerCase() }
      const page = await db.transaction(
        async (tx) => {
          const [account] = await tx
            .select({ id: financeAccounts.id })
            .from(financeAccounts)
            .where(
              and(
                eq(financeAccounts.groupId, groupId),
                eq(financeAccounts.id, config.accountId),
                isNull(financeAccounts.deletedAt),
              ),
            )
          if (account === undefined) throw new ApiError('not_found')
          return read(tx, groupId, config)
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
      const [named, beside] = await Promise.all([
        names.of(groupId, page.movements),
        linesOfEntries(db, groupId, page.movements.map(idOf), { accountId: config.accountId }),
      ])
      const movements = page.movements.map((movement): AccountMovement => {
        const bank = beside.lines.get(idOf(movement))
        return { ...movement, ...(bank && { bank }) }
      })
      return { ...page, movements, ...besides(beside), ...named }
    },
  }
}
