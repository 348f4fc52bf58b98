import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Finance } from '@contract/finances'
import type { Dues, DuesPreview } from '@contract/finances/dues'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { LongList } from '../../../platform/db/longList'
import { financeDues } from '../../../platform/db/schema/finances/financeDues'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { firstDayOf, monthOf } from '../../../platform/time/days'
import { inPieces } from '../../../platform/http/progress'
import type { OnProgress } from '../../../platform/http/progress'
import { addFinances, assertKnownMembers, hasLivePart, readLive, toRow, withLedger } from '../ledger/public'
import type { NewFinance } from '../ledger/public'
import { readChanges } from './duesChanges'
import { duesMembers } from './duesMembers'
import { feesOf } from './feesOfMonths'
import type { Actor } from '../../../platform/audit/actor'

type DuesLine = DuesPreview['lines'][number]

/** What was said of the member, else of the section. The last word on a member or section counts. */
function exceptionsOf({ sections = [], members = [] }: Dues) {
  const bySection = new Map(sections.map((exception) => [exception.section, exception.amount]))
  const byMember = new Map(members.map((exception) => [exception.memberId.toLowerCase(), exception.amount]))
  return ({ memberId, section }: Pick<DuesLine, 'memberId' | 'section'>) =>
    byMember.get(memberId) ?? bySection.get(section)
}

/** Each month that is charged, with its day and words. */
type MonthOfDues = Pick<Dues, 'month' | 'dueDate' | 'description'>

/** One month named twice is charged once. */
function monthsOf({ month, dueDate, description, also = [] }: Dues): MonthOfDues[] {
  return [...new Map([{ month, dueDate, description }, ...also].map((one) => [one.month, one])).values()]
}

interface Charge extends Omit<DuesLine, 'months' | 'sum'> {
  /** Those for which the member has no dues yet, and owes some. */
  missing: (MonthOfDues & { amount: number })[]
}

const firstMonthOf = (dues: Dues) =>
  monthsOf(dues)
    .map(({ month }) => month)
    .toSorted()[0] ?? dues.month

const byName = [asc(members.name), asc(members.id)]

/** All that dues are for, by name. Their ids alone: a group may have a hundred thousand. */
async function findDuesMemberIds(tx: Transaction, groupId: string, dues: Dues): Promise<string[]> {
  const [row] = await tx
    .select({ ids: sql<string[]>`coalesce(array_agg(${members.id} order by ${sql.join(byName, sql`, `)}), '{}')` })
    .from(members)
    .where(duesMembers(groupId, firstMonthOf(dues)))
  return row?.ids ?? []
}

/** The months among these (first days) that are charged by a part of the dues alone, whose first part was removed; by member. */
async function monthsOfParts(tx: Transaction, groupId: string, days: string[]): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({
      memberId: finances.memberId,
      months: sql<string[]>`array_agg(to_char(${finances.duesMonth}, 'YYYY-MM'))`,
    })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        sql`${finances.duesMonth} = any(${sql.param(days)}::date[])`,
        hasLivePart(groupId),
      ),
    )
    .groupBy(finances.memberId)
  return new Map(rows.flatMap(({ memberId, months }) => (memberId === null ? [] : [[memberId, months]])))
}

/** What each of them is charged, of these alone if any are named. */
async function chargesOf(tx: Transaction, groupId: string, dues: Dues, memberIds?: string[]): Promise<Charge[]> {
  const months = monthsOf(dues)
  const days = months.map(({ month }) => firstDayOf(month))
  // Looked up for each: right after a file of members came in, a join would take the group for as small as it was.
  const monthsWhere = (condition: SQL) => sql`
    select to_char(${finances.duesMonth}, 'YYYY-MM') from ${finances} where ${and(
      eq(finances.groupId, groupId),
      eq(finances.memberId, members.id),
      sql`${finances.duesMonth} = any(${sql.param(days)}::date[])`,
      condition,
    )}`
  const byPart = await monthsOfParts(tx, groupId, days)
  // What was written off, or paid by credit, is not asked for again.
  const charged = sql<string[]>`array(
    ${monthsWhere(isNull(finances.deletedAt))} union all ${monthsWhere(isNotNull(finances.writtenOffOn))}
    union all ${monthsWhere(isNotNull(finances.settledOn))})`
  const rows = await tx
    .select({
      memberId: members.id,
      name: members.name,
      section: members.section,
      joinedOn: members.joinedOn,
      leftOn: members.leftOn,
      charged,
    })
    .from(members)
    .where(and(duesMembers(groupId, firstMonthOf(dues)), memberIds && isIn(members.id, memberIds)))
    .orderBy(...byName)
  const dueDateIn = (month: string) => months.find((one) => one.month === month)?.dueDate
  const exceptionOf = exceptionsOf(dues)
  const feeOf = dues.byClass ? await feesOf(tx, groupId, memberIds) : () => undefined
  return rows.map(({ charged: whole, joinedOn, leftOn, ...row }) => {
    const joined = joinedOn === null ? undefined : monthOf(joinedOn)
    const charged = [...whole, ...(byPart.get(row.memberId) ?? [])]
    const exception = exceptionOf(row)
    const priced = months.map(({ month, dueDate, description }) => {
      const fee = feeOf(row.memberId, month, joined)
      // Who comes or leaves within a month owes it.
      const isAway = (joined !== undefined && month < joined) || (leftOn !== null && month > monthOf(leftOn))
      const amount = isAway ? 0 : (exception ?? fee?.amount ?? dues.amount)
      return { month, dueDate: fee?.dueDate ?? dueDate, description, className: fee?.name, amount }
    })
    const open = priced.filter(({ month }) => !charged.includes(month))
    const missing = open.filter(({ amount }) => amount > 0)
    const [first = open[0] ?? priced[0]] = missing
    const isOtherDay = first !== undefined && first.dueDate !== dueDateIn(first.month)
    // Each field said, as of a hundred thousand: objects that are spread together take several times the memory.
    return {
      memberId: row.memberId,
      name: row.name,
      section: row.section,
      amount: first?.amount ?? 0,
      exists: open.length === 0,
      missing,
      joinedOn:
        joined !== undefined && months.some(({ month }) => month < joined) ? (joinedOn ?? undefined) : undefined,
      className: first?.className,
      dueDate: isOtherDay ? first.dueDate : undefined,
      leftOn: leftOn ?? undefined,
    }
  })
}

function toEntries({ memberId, missing }: Charge): NewFinance[] {
  return missing.map(({ month, amount, dueDate, description }) => {
    const date = firstDayOf(month)
    const fixed = { kind: 'income', category: 'dues', status: 'pending' } as const
    const entry: NewFinance = toRow({ id: newId(), ...fixed, amount, description, date, dueDate, memberId })
    entry.duesMonth = date
    return entry
  })
}

/** Said where it is not all months at the first one's amount: of a hundred thousand members these would be a million. */
function chargedOf({ missing, amount }: Charge, asked: number): Pick<DuesLine, 'charged'> {
  const isPlain = missing.length === 0 || (missing.length === asked && missing.every((one) => one.amount === amount))
  return isPlain ? {} : { charged: missing.map(({ month, amount: due }) => ({ month, amount: due })) }
}

const sumOf = (months: { amount: number }[]) => months.reduce((sum, { amount }) => sum + amount, 0)

const pathOfException = (index: number) => `dues.members.${index}.memberId`

export function duesRepository(db: Database) {
  return {
    /** What `create` would do. */
    preview(groupId: string, dues: Dues): Promise<DuesPreview> {
      return db.transaction(async (tx) => {
        await assertKnownMembers({ tx, groupId }, dues.members ?? [], pathOfException)
        const charges = await chargesOf(tx, groupId, dues)
        const months = monthsOf(dues)
        const { changeOf, ...compared } = await readChanges(tx, groupId, months, dues.byClass === true)
        return {
          lines: charges.map(({ missing, ...line }) => ({
            ...line,
            ...chargedOf({ missing, ...line }, months.length),
            ...(months.length > 1 && { months: missing.length }),
            ...(dues.byClass && { sum: sumOf(missing) }),
            ...changeOf(line),
          })),
          total: charges.reduce((sum, { missing }) => sum + sumOf(missing), 0),
          ...compared,
        }
      })
    },

    /** What was charged last. */
    async last(groupId: string): Promise<Dues | undefined> {
      const [row] = await db
        .select({ dues: financeDues.dues })
        .from(financeDues)
        .where(eq(financeDues.groupId, groupId))
      return row?.dues
    },

    /**
     * One pending entry for each member and month that they have none for, all or none; answers those that it made, by name.
     * Works on a piece of the members at a time, and keeps no more of what it made than the ids.
     */
    async create(actor: Actor, dues: Dues, onProgress: OnProgress): Promise<LongList<Finance>> {
      const made: string[] = []
      await withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        await assertKnownMembers(ledger, dues.members ?? [], pathOfException)
        await tx
          .insert(financeDues)
          .values({ groupId, dues })
          .onConflictDoUpdate({ target: financeDues.groupId, set: { dues: sql`excluded.dues` } })
        const memberIds = await findDuesMemberIds(tx, groupId, dues)
        let toMake = 0
        await inPieces(memberIds, undefined, async (piece) => {
          for (const { missing } of await chargesOf(tx, groupId, dues, piece)) toMake += missing.length
        })
        const tell = () => onProgress(made.length, toMake)
        await inPieces(memberIds, toMake > 0 ? tell : undefined, async (piece) => {
          const entries = (await chargesOf(tx, groupId, dues, piece)).flatMap(toEntries)
          await addFinances(ledger, entries, 'created')
          made.push(...entries.map(({ id }) => id))
        })
      })
      return readLive(db, actor.groupId, made)
    },
  }
}
