import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Dues, DuesPreview, Finance } from '@contract/finances'
import type { Database, Transaction } from '../../platform/db/database'
import type { LongList } from '../../platform/db/longList'
import { financeDues } from '../../platform/db/schema/financeDues'
import { finances } from '../../platform/db/schema/finances'
import { members } from '../../platform/db/schema/members'
import { firstDayOf } from '../../platform/time/days'
import { inPieces } from '../../platform/http/progress'
import type { OnProgress } from '../../platform/http/progress'
import { withLedger } from './financeLedger'
import type { Actor } from '../../platform/audit/actor'
import { assertKnownMembers } from './financeLinks'
import { toRow } from './financeRows'
import { addFinances, readLive } from './financeWrites'

type DuesLine = DuesPreview['lines'][number]

/** What each pays: what was said of the member, else of the section, else of all. The last word on a member or section counts. */
function amountsOf({ amount, sections = [], members = [] }: Dues) {
  const bySection = new Map(sections.map((exception) => [exception.section, exception.amount]))
  const byMember = new Map(members.map((exception) => [exception.memberId.toLowerCase(), exception.amount]))
  return ({ memberId, section }: Pick<DuesLine, 'memberId' | 'section'>) =>
    byMember.get(memberId) ?? bySection.get(section) ?? amount
}

/** Each month that is charged, with its day and words. */
type MonthOfDues = Pick<Dues, 'month' | 'dueDate' | 'description'>

/** One month named twice is charged once. */
function monthsOf({ month, dueDate, description, also = [] }: Dues): MonthOfDues[] {
  return [...new Map([{ month, dueDate, description }, ...also].map((one) => [one.month, one])).values()]
}

interface Charge extends Omit<DuesLine, 'months'> {
  /** Those for which the member has no dues yet. */
  missing: MonthOfDues[]
}

const activeMembers = (groupId: string) =>
  and(eq(members.groupId, groupId), eq(members.status, 'active'), isNull(members.deletedAt))

const byName = [asc(members.name), asc(members.id)]

/** All that dues are for, by name. Their ids alone: a group may have a hundred thousand. */
async function findActiveIds(tx: Transaction, groupId: string): Promise<string[]> {
  const [row] = await tx
    .select({ ids: sql<string[]>`coalesce(array_agg(${members.id} order by ${sql.join(byName, sql`, `)}), '{}')` })
    .from(members)
    .where(activeMembers(groupId))
  return row?.ids ?? []
}

/** What each active member is charged, of these alone if any are named. */
async function chargesOf(tx: Transaction, groupId: string, dues: Dues, memberIds?: string[]): Promise<Charge[]> {
  const months = monthsOf(dues)
  const days = months.map(({ month }) => firstDayOf(month))
  // Looked up for each: right after a file of members came in, a join would take the group for as small as it was.
  const charged = sql<string[]>`array(
    select to_char(${finances.duesMonth}, 'YYYY-MM') from ${finances} where ${and(
      eq(finances.groupId, groupId),
      eq(finances.memberId, members.id),
      sql`${finances.duesMonth} = any(${sql.param(days)}::date[])`,
      isNull(finances.deletedAt),
    )})`
  const rows = await tx
    .select({ memberId: members.id, name: members.name, section: members.section, charged })
    .from(members)
    .where(and(activeMembers(groupId), memberIds && sql`${members.id} = any(${sql.param(memberIds)}::uuid[])`))
    .orderBy(...byName)
  const amountOf = amountsOf(dues)
  return rows.map(({ charged, ...row }) => {
    const missing = months.filter(({ month }) => !charged.includes(month))
    return { ...row, amount: amountOf(row), exists: missing.length === 0, missing }
  })
}

function toEntries({ memberId, amount, missing }: Charge) {
  if (amount === 0) return []
  return missing.map(({ month, dueDate, description }) => {
    const date = firstDayOf(month)
    const entry = { id: newId(), kind: 'income', category: 'dues', status: 'pending', date } as const
    return { ...toRow({ ...entry, amount, description, dueDate, memberId }), duesMonth: date }
  })
}

const pathOfException = (index: number) => `dues.members.${index}.memberId`

export function duesRepository(db: Database) {
  return {
    /** What `create` would do. */
    preview(groupId: string, dues: Dues): Promise<DuesPreview> {
      return db.transaction(async (tx) => {
        await assertKnownMembers({ tx, groupId }, dues.members ?? [], pathOfException)
        const charges = await chargesOf(tx, groupId, dues)
        const isOneMonth = monthsOf(dues).length === 1
        return {
          lines: charges.map(({ missing, ...line }) => ({ ...line, ...(!isOneMonth && { months: missing.length }) })),
          total: charges.reduce((sum, { amount, missing }) => sum + amount * missing.length, 0),
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
     * One pending entry for each active member and month that they have none for, all or none; answers those that it made, by name.
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
        const memberIds = await findActiveIds(tx, groupId)
        let toMake = 0
        await inPieces(memberIds, undefined, async (piece) => {
          toMake += (await chargesOf(tx, groupId, dues, piece)).flatMap(toEntries).length
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
