import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { finances } from '../../platform/db/schema/finances'
import { ApiError } from '../../platform/http/errors'
import type { Ledger } from './financeLedger'
import { toFinance } from './financeRows'
import { findStored } from './financeWrites'
import type { StoredFinance } from './financeWrites'
import { findBookedAgain } from './ties/bankLineTies'

type Keys = Pick<StoredFinance, 'id' | 'memberId' | 'duesMonth'> &
  Partial<Pick<StoredFinance, 'recurringId' | 'recurringPeriod' | 'reversalOf'>>

const isLive = sql`twin.deleted_at is null`
/** What was written off, or paid by credit, has left the books and is not asked for again. */
const standing = [isLive, sql`twin.written_off_on is not null`, sql`twin.settled_on is not null`]
const sameDues = sql`twin.member_id = entry."memberId" and twin.dues_month = entry."duesMonth"`
const samePeriod = sql`twin.recurring_id = entry."recurringId" and twin.recurring_period = entry."recurringPeriod"`
const sameOriginal = sql`twin.reversal_of = entry."reversalOf"`

/** Each by itself, as each has an index. */
const twins: [SQL, SQL][] = [
  ...[sameDues, samePeriod].flatMap((same) => standing.map((state): [SQL, SQL] => [same, state])),
  [sameOriginal, isLive],
]

/** What has the place of one of these: the month's dues anew, the period of a recurring entry, or a second reversal. */
export async function findTwin(ledger: Ledger, entries: readonly Keys[]): Promise<StoredFinance | undefined> {
  const { tx, groupId } = ledger
  const named = JSON.stringify(
    entries.map(({ id, memberId, duesMonth, recurringId, recurringPeriod, reversalOf }) => {
      return { id, memberId, duesMonth, recurringId, recurringPeriod, reversalOf }
    }),
  )
  const { rows } = await tx.execute<{ id: string }>(sql`
    ${sql.join(
      twins.map(
        ([same, state]) => sql`
    select twin.id from jsonb_to_recordset(${named}::jsonb) as entry (
           id uuid, "memberId" uuid, "duesMonth" date, "recurringId" uuid, "recurringPeriod" date, "reversalOf" uuid)
      join ${finances} twin on twin.group_id = ${groupId} and twin.id <> entry.id and ${same} and ${state}`,
      ),
      sql` union all `,
    )} limit 1`)
  return rows[0] && findStored(ledger, rows[0].id)
}

/** A reversal takes back just what its original is. */
async function assertTakesBack(ledger: Ledger, reversal: StoredFinance, of: string): Promise<void> {
  const original = await findStored(ledger, of)
  const isAsItWas =
    original?.deletedAt === null &&
    original.amount === reversal.amount &&
    original.status === reversal.status &&
    original.kind !== reversal.kind &&
    (!reversal.isCredit || original.memberId === reversal.memberId)
  if (!isAsItWas) throw new ApiError('conflict', original && { current: toFinance(original) })
}

/**
 * Before entries that left the books come back: refused where another has their place by now, where they went into another one, where a bank’s
 * file brought them once more, or where what they take back is no longer what it was.
 */
export async function assertMayReturn(ledger: Ledger, entries: readonly StoredFinance[]): Promise<void> {
  if (entries.some(({ joinedInto }) => joinedInto !== null)) throw new ApiError('part_joined')
  const twin = await findTwin(ledger, entries)
  if (twin) throw new ApiError(twin.reversalOf === null ? 'conflict' : 'already_reversed', { current: toFinance(twin) })
  const bookedAgain = await findBookedAgain(ledger, entries)
  if (bookedAgain !== undefined) {
    const current = await findStored(ledger, bookedAgain)
    throw new ApiError('conflict', current && { current: toFinance(current) })
  }
  for (const entry of entries) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
    if (entry.reversalOf !== null) await assertTakesBack(ledger, entry, entry.reversalOf)
  }
}
