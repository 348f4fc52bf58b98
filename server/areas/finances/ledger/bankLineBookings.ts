import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { BOOKING_PARTS_MAX } from '@contract/keptLines'
import type { BankBooking, BookingPart } from '@contract/keptLines'
import type { Database } from '../../../platform/db/database'
import { groupBy } from '../../../platform/db/groupBy'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import { transfers } from '../../../platform/db/schema/finances/transfers'

type Reader = Pick<Database, 'execute'>

interface LinePlace {
  importId: string
  place: number
}

interface Line extends LinePlace {
  amount: number
  batch: string | null
}

interface LineRow extends Line, Record<string, unknown> {}

interface PartRow extends LinePlace, Record<string, unknown> {
  financeId: string | null
  transferId: string | null
  description: string | null
  member: string | null
  /** Who paid the line, in the bank's words; null where money went. */
  payer: string | null
  amount: number
}

/** Removes names from a text for readers who may not see them: all members' names, and each part of the names in `told`. */
export type HideNames = (text: string, told: readonly (string | null | undefined)[]) => string

/** Restricts what a reader may see of the books. */
export interface Shown {
  /** Selects the visible entries; transfers are then never included. */
  entries: SQL | undefined
  hide: HideNames | undefined
}

const keyOf = ({ importId, place }: LinePlace) => `${importId}.${place}`

/** All lines of the batches to which these lines belong, in the order of their file. */
async function linesOfBatches(reader: Reader, groupId: string, lines: readonly Line[]): Promise<LineRow[]> {
  const batches = new Map(
    lines.flatMap(({ importId, batch }) =>
      batch === null ? [] : [[JSON.stringify([importId, batch]), { importId, batch }]],
    ),
  )
  if (batches.size === 0) return []
  const { rows } = await reader.execute<LineRow>(sql`
    select l.import_id as "importId", l.place, l.amount::bigint as amount, l.batch
      from jsonb_to_recordset(${JSON.stringify([...batches.values()])}::jsonb) as asked ("importId" uuid, batch text)
      join ${bankLines} l on l.group_id = ${groupId} and l.import_id = asked."importId" and l.batch = asked.batch
     order by l.import_id, l.place`)
  return rows
}

/** The entries and transfers that these lines became in the books. */
async function partsOf(
  reader: Reader,
  groupId: string,
  lines: readonly LinePlace[],
  shown: Shown | undefined,
): Promise<PartRow[]> {
  const asked = JSON.stringify(lines.map(({ importId, place }) => ({ importId, place })))
  const ofLines = sql`jsonb_to_recordset(${asked}::jsonb) as asked ("importId" uuid, place integer)
      join ${bankLineEntries} e on e.group_id = ${groupId} and e.import_id = asked."importId" and e.place = asked.place
      join ${bankLines} l on l.group_id = ${groupId} and l.import_id = e.import_id and l.place = e.place`
  const entries = sql`
    select e.import_id as "importId", e.place, ${finances.id} as "financeId", null::uuid as "transferId",
           ${finances.description} as description, ${members.name} as member, ${finances.date} as date,
           case when l.amount > 0 then l.counterparty end as payer,
           case ${finances.kind} when 'income' then ${finances.amount} else -${finances.amount} end::bigint as amount
      from ${ofLines}
      join ${finances} on ${finances.groupId} = ${groupId} and ${finances.id} = e.entry_id
      left join ${members} on ${members.groupId} = ${groupId} and ${members.id} = ${finances.memberId}
     where ${and(eq(finances.groupId, groupId), isNull(finances.deletedAt), eq(finances.status, 'paid'), shown?.entries)}`
  const moved = sql`
    select e.import_id, e.place, null, t.id, t.description, null, t.date, null,
           case t.to_account_id when l.account_id then t.amount else -t.amount end::bigint
      from ${ofLines}
      join ${transfers} t on t.group_id = ${groupId} and t.id = e.entry_id
     where t.deleted_at is null`
  const all = shown === undefined ? sql`${entries} union all ${moved}` : entries
  const { rows } = await reader.execute<PartRow>(sql`
    select "importId", place, "financeId", "transferId", description, member, payer, amount from (${all}) part
     order by "importId", place, date, "financeId", "transferId"`)
  return rows
}

function toPart({ financeId, transferId, description, member, payer, amount }: PartRow, hide?: HideNames): BookingPart {
  return {
    ...(financeId !== null && { financeId }),
    ...(transferId !== null && { transferId }),
    description: hide ? hide(description ?? '', [member, payer]) : (description ?? ''),
    ...(member !== null && !hide && { member }),
    amount,
  }
}

interface FoundBookings {
  bookings: BankBooking[]
  /** Returns the `key` of the line's booking; undefined where the line became a single entry. */
  bookingOf: (line: LinePlace) => string | undefined
}

/**
 * Bank bookings of these lines that the books hold in several parts. A booking's parts are the entries of its lines; a line that has
 * nothing in the books contributes its own amount.
 */
export async function bookingsOf(
  reader: Reader,
  groupId: string,
  lines: readonly Line[],
  shown: Shown | undefined,
): Promise<FoundBookings> {
  if (lines.length === 0) return { bookings: [], bookingOf: () => undefined }
  const batched = await linesOfBatches(reader, groupId, lines)
  const all = new Map<string, Line>([...lines, ...batched].map((line) => [keyOf(line), line]))
  const parts = groupBy(await partsOf(reader, groupId, [...all.values()], shown), keyOf)
  const groups = groupBy([...all.values()], (line) =>
    line.batch === null ? keyOf(line) : JSON.stringify([line.importId, line.batch]),
  )
  const bookings: BankBooking[] = []
  const known = new Map<string, string>()
  for (const group of groups.values()) {
    const inOrder = group.toSorted((one, other) => one.place - other.place)
    const told = inOrder.flatMap((line): BookingPart[] => {
      return (
        parts.get(keyOf(line))?.map((part) => toPart(part, shown?.hide)) ?? [{ description: '', amount: line.amount }]
      )
    })
    const [first] = inOrder
    if (first === undefined || told.length < 2) continue
    const key = keyOf(first)
    const total = inOrder.reduce((sum, { amount }) => sum + amount, 0)
    bookings.push({ key, total, count: told.length, parts: told.slice(0, BOOKING_PARTS_MAX) })
    for (const line of inOrder) known.set(keyOf(line), key)
  }
  return { bookings, bookingOf: (line) => known.get(keyOf(line)) }
}
