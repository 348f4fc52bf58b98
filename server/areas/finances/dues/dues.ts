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
import { assertKnownMembers, hasLivePart, readLive, toRow, withLedger } from '../ledger/public'
import type { NewFinance } from '../ledger/public'
import { readChanges } from './duesChanges'
import { duesMembers } from './duesMembers'
import { feesOf } from './feesOfMonths'
import type { Actor } from '../../../platform/audit/actor'

type DuesLine = DuesPreview['lines'][number]

/** The exception for the member, else for the section. If several apply, the last one counts. */
function exceptionsOf({ sections = [], members = [] }: Dues) {
  const bySection = new Map(sections.map((exception) => [exception.section, exception.amount]))
  const byMember = new Map(members.map((exception) => [exception.memberId.toLowerCase(), exception.amount]))
  return ({ memberId, section }: Pick<DuesLine, 'memberId' | 'section'>) =>
    byMember.get(memberId) ?? bySection.get(section)
}

/** A month to charge, with its due date and description. */
type MonthOfDues = Pick<Dues, 'month' | 'dueDate' | 'description'>

/** A month named twice is charged once. */
function monthsOf({ month, dueDate, description, also = [] }: Dues): MonthOfDues[] {
  return [...new Map([{ month, dueDate, description }, ...also].map((one) => [one.month, one])).values()]
}

interface Charge extends Omit<DuesLine, 'months' | 'sum'> {
  /** Months for which the member owes dues and has none yet. */
  missing: (MonthOfDues & { amount: number })[]
}

const firstMonthOf = (dues: Dues) =>
  monthsOf(dues)
    .map(({ month }) => month)
    .toSorted()[0] ?? dues.month

const byName = [asc(members.name), asc(members.id)]

/** Ids of all members to charge, by name. Only ids, as a group may have a hundred thousand members. */
async function findDuesMemberIds(tx: Transaction, groupId: string, dues: Dues): Promise<string[]> {
  const [row] = await tx
    .select({ ids: sql<string[]>`coalesce(array_agg(${members.id} order by ${sql.join(byName, sql`, `)}), '{}')` })
    .from(members)
    .where(duesMembers(groupId, firstMonthOf(dues)))
  return row?.ids ?? []
}

/** By member, the charged months (first days) of which only a part remains and the first part was removed. */
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

/** What each member is charged; limited to `memberIds` if given. */
async function chargesOf(tx: Transaction, groupId: string, dues: Dues, memberIds?: string[]): Promise<Charge[]> {
  const months = monthsOf(dues)
  const days = months.map(({ month }) => firstDayOf(month))
  // One lookup per member: right after an import, table statistics are outdated and the planner would choose a wrong join.
  const monthsWhere = (condition: SQL) => sql`
    select to_char(${finances.duesMonth}, 'YYYY-MM') from ${finances} where ${and(
      eq(finances.groupId, groupId),
      eq(finances.memberId, members.id),
      sql`${finances.duesMonth} = any(${sql.param(days)}::date[])`,
      condition,
    )}`
  const byPart = await monthsOfParts(tx, groupId, days)
  // Dues that were written off or settled by credit are not charged again.
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
      // The month of joining or leaving is charged.
      const isAway = (joined !== undefined && month < joined) || (leftOn !== null && month > monthOf(leftOn))
      const amount = isAway ? 0 : (exception ?? fee?.amount ?? dues.amount)
      return { month, dueDate: fee?.dueDate ?? dueDate, description, className: fee?.name, amount }
    })
    const open = priced.filter(({ month }) => !charged.includes(month))
    const missing = open.filter(({ amount }) => amount > 0)
    const [first = open[0] ?? priced[0]] = missing
    const isOtherDay = first !== undefined && first.dueDate !== dueDateIn(first.month)
    // Fields are listed, as object spread takes several times the memory for a hundred thousand members.
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

/** Left out where all months are charged at the first amount: for a hundred thousand members, they would be a million. */
function chargedOf({ missing, amount }: Charge, asked: number): Pick<DuesLine, 'charged'> {
  const isPlain = missing.length === 0 || (missing.length === asked && missing.every((one) => one.amount === amount))
  return isPlain ? {} : { charged: missing.map(({ month, amount: due }) => ({ month, amount: due })) }
}

const sumOf = (months: { amount: number }[]) => months.reduce((sum, { amount }) => sum + amount, 0)

const pathOfException = (index: number) => `dues.members.${index}.memberId`

export function duesRepository(db: Database) {
  return {
    /** Previews the result of `create`. */
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

    async last(groupId: string): Promise<Dues | undefined> {
      const [row] = await db
        .select({ dues: financeDues.dues })
        .from(financeDues)
        .where(eq(financeDues.groupId, groupId))
      return row?.dues
    },

    /**
     * Creates one pending entry per member and month that has none yet, all or none, and returns the new ones, by name. Works in pieces and
     * keeps only the ids in memory.
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
          await ledger.add(entries, 'created')
          made.push(...entries.map(({ id }) => id))
        })
      })
      return readLive(db, actor.groupId, made)
    },
  }
}
