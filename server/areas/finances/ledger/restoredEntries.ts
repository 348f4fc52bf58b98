import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isIn } from '../../../platform/db/isIn'
import { financeChanges } from '../../../platform/db/schema/finances/financeChanges'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError } from '../../../platform/http/errors'
import type { Ledger } from './ledger'
import { isDues, toFinance } from './entryRows'
import { findStored } from './entryWrites'
import type { StoredFinance } from './entryWrites'
import { findBookedAgain } from './bankLineTies'

type Keys = Pick<StoredFinance, 'id' | 'memberId' | 'duesMonth'> &
  Partial<Pick<StoredFinance, 'recurringId' | 'recurringPeriod' | 'reversalOf' | 'splitId'>>

const isLive = sql`twin.deleted_at is null`
/** Entries that still block a second charge: live ones, and those written off or settled by credit. */
const counted = [isLive, sql`twin.written_off_on is not null`, sql`twin.settled_on is not null`]
const sameDues = sql`twin.member_id = entry."memberId" and twin.dues_month = entry."duesMonth"`
const samePeriod = sql`twin.recurring_id = entry."recurringId" and twin.recurring_period = entry."recurringPeriod"`
const sameOriginal = sql`twin.reversal_of = entry."reversalOf"`

/** Separate conditions, as each has its own index. */
const twins: [SQL, SQL][] = [
  ...[sameDues, samePeriod].flatMap((same) => counted.map((state): [SQL, SQL] => [same, state])),
  [sameOriginal, isLive],
]

/** Adds the keys of removed parts of the same split payments: any live part stands for what the removed first part was charged for. */
async function withRemovedParts({ tx, groupId }: Ledger, entries: readonly Keys[]): Promise<readonly Keys[]> {
  const splitIds = entries.flatMap(({ splitId }) => splitId ?? [])
  if (splitIds.length === 0) return entries
  const { id, memberId, duesMonth, recurringId, recurringPeriod } = finances
  const removed = await tx
    .select({ id, memberId, duesMonth, recurringId, recurringPeriod })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        isIn(finances.splitId, splitIds),
        isNotNull(finances.splitId),
        isNotNull(finances.deletedAt),
        isNull(finances.joinedInto),
        or(isNotNull(duesMonth), isNotNull(recurringId)),
      ),
    )
  return [...entries, ...removed]
}

/**
 * By entry id, the entry that occupies its place: the same dues month, the same recurring period, or a second reversal of the same
 * original. For a split payment whose first part was removed, it is a live part. `leaving`: ids to ignore.
 */
async function findTwins(
  { tx, groupId }: Ledger,
  entries: readonly Keys[],
  leaving: readonly string[] = [],
): Promise<Map<string, string>> {
  const named = JSON.stringify(
    entries.map(({ id, memberId, duesMonth, recurringId, recurringPeriod, reversalOf }) => {
      return { id, memberId, duesMonth, recurringId, recurringPeriod, reversalOf }
    }),
  )
  const entry = sql`jsonb_to_recordset(${named}::jsonb) as entry (
           id uuid, "memberId" uuid, "duesMonth" date, "recurringId" uuid, "recurringPeriod" date, "reversalOf" uuid)`
  const byPart = [sameDues, samePeriod].map(
    (same) => sql`
    select entry.id as of, part.id from ${entry}
      join ${finances} twin on twin.group_id = ${groupId} and twin.id <> entry.id and ${same}
           and twin.split_id is not null and twin.deleted_at is not null and twin.joined_into is null
      join ${finances} part on part.group_id = ${groupId} and part.split_id = twin.split_id
           and part.split_id is not null and part.deleted_at is null`,
  )
  const whole = twins.map(
    ([same, state]) => sql`
    select entry.id as of, twin.id from ${entry}
      join ${finances} twin on twin.group_id = ${groupId} and twin.id <> entry.id and ${same} and ${state}`,
  )
  const { rows } = await tx.execute<{ of: string; id: string }>(sql.join([...whole, ...byPart], sql` union all `))
  return new Map(rows.flatMap(({ of, id }) => (leaving.includes(id) ? [] : [[of, id]])))
}

/** The first entry found that occupies the place of one of these. */
export async function findTwin(ledger: Ledger, entries: readonly Keys[]): Promise<StoredFinance | undefined> {
  const [twin] = (await findTwins(ledger, await withRemovedParts(ledger, entries))).values()
  return twin === undefined ? undefined : findStored(ledger, twin)
}

/** The dues month that each entry had last, from its history. */
async function lastDuesMonths({ tx, groupId }: Ledger, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { financeId, number, after } = financeChanges
  const { rows } = await tx.execute<{ id: string; month: string }>(sql`
    select distinct on (${financeId}) ${financeId} as id, ${after} ->> 'duesMonth' as month
      from ${financeChanges}
     where ${financeChanges.groupId} = ${groupId} and ${financeId} = any(${sql.param(ids)}::uuid[])
       and ${after} ->> 'duesMonth' is not null
     order by ${financeId}, ${number} desc`)
  return new Map(rows.map(({ id, month }) => [id, month]))
}

interface Becoming {
  stored: Pick<StoredFinance, 'id' | 'memberId' | 'duesMonth'>
  next: Pick<StoredFinance, 'kind' | 'category' | 'memberId'>
}

/**
 * The dues month of each entry after a change, by id: the month it was charged for. Null where the entry is no longer dues, has no member,
 * or its new member already has dues for that month. `leaving`: entries about to be removed.
 */
export async function duesMonthsAfter(
  ledger: Ledger,
  entries: readonly Becoming[],
  leaving: readonly string[] = [],
): Promise<Map<string, string | null>> {
  const dues = entries.filter(({ next }) => isDues(next) && next.memberId !== null)
  const forgotten = dues.flatMap(({ stored }) => (stored.duesMonth === null ? stored.id : []))
  const last = await lastDuesMonths(ledger, forgotten)
  const months = new Map<string, string | null>(entries.map(({ stored }) => [stored.id, null]))
  const arriving: Keys[] = []
  for (const { stored, next } of dues) {
    const { id } = stored
    const duesMonth = stored.duesMonth ?? last.get(id) ?? null
    if (stored.duesMonth !== null && stored.memberId === next.memberId) months.set(id, duesMonth)
    else if (duesMonth !== null) arriving.push({ id, memberId: next.memberId, duesMonth })
  }
  const taken = arriving.length > 0 ? await findTwins(ledger, arriving, leaving) : new Map<string, string>()
  const arrived = new Set<string>()
  for (const { id, memberId, duesMonth } of arriving) {
    const key = `${memberId} ${duesMonth}`
    if (!taken.has(id) && !arrived.has(key)) months.set(id, duesMonth)
    arrived.add(key)
  }
  return months
}

/** Throws `conflict` unless the original still matches its reversal. */
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
 * Checks before removed entries are restored. Throws `part_joined` where one was joined into another, `already_reversed` where its original
 * has another reversal, and `conflict` where its place is taken otherwise, its bank line was imported again, or its original changed.
 */
export async function assertCanReturn(ledger: Ledger, entries: readonly StoredFinance[]): Promise<void> {
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
