import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FoundLevy, Levy, LevyCharge, LevyList, LevyMember, LevySum } from '@contract/finances/levies'
import type { Database } from '../../../platform/db/database'
import { groupBy } from '../../../platform/db/groupBy'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { levies, levyCharges } from '../../../platform/db/schema/finances/levies'
import { ApiError } from '../../../platform/http/errors'
import { todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { withBeside } from '../../namesakes'
import { paidInParts } from '../ledger/public'
import { owedAgain } from '../payments/public'
import { inNamedSections } from '../../scoreOrder'

export const levyColumns = {
  id: levies.id,
  name: levies.name,
  category: levies.category,
  subcategoryId: levies.subcategoryId,
  amount: levies.amount,
  dueDates: levies.dueDates,
  version: levies.version,
  cancelledAt: levies.cancelledAt,
}
export type StoredLevy = Pick<typeof levies.$inferSelect, keyof typeof levyColumns>

export const toLevy = ({ cancelledAt, subcategoryId, ...levy }: StoredLevy): Levy => ({
  ...levy,
  ...(subcategoryId !== null && { subcategoryId }),
  ...(cancelledAt !== null && { cancelled: true }),
})

/** An instalment, or one part of it, with the state of its entry. */
interface ChargeRow {
  levyId: string
  memberId: string
  number: number
  /** Entry of the instalment, or of its first part if split. */
  financeId: string
  dueDate: string
  /** Amount of the entry; if pending, what is left. */
  amount: number
  parts: number
  isPaid: boolean
  isThere: boolean
  /** Settled by credit; `parts` then contains all of it. */
  isSettled: boolean
  isWrittenOff: boolean
}

/** A reversed entry counts as removed. */
function entryColumns(groupId: string) {
  const reversal = sql`(select from ${finances} reversal
    where reversal.group_id = ${groupId} and reversal.reversal_of = ${finances.id} and reversal.reversal_of is not null
      and reversal.deleted_at is null)`
  return {
    id: finances.id,
    splitId: finances.splitId,
    dueDate: sql<string>`coalesce(${finances.dueDate}, ${finances.date})`,
    amount: finances.amount,
    parts: paidInParts(groupId).mapWith(Number),
    isPaid: sql<boolean>`${finances.status} = 'paid'`,
    isThere: sql<boolean>`${finances.deletedAt} is null and not exists ${reversal}`,
    isSettled: sql<boolean>`${finances.settledOn} is not null`,
    isGivenUp: sql<boolean>`${finances.writtenOffOn} is not null`,
  }
}

/** Replaces an instalment that the bank returned by the entry owed again for it. */
async function withReturns<Row extends { id: string; isPaid: boolean }>(db: Database, groupId: string, rows: Row[]) {
  const again = await owedAgain(
    db,
    groupId,
    rows.flatMap(({ id, isPaid }) => (isPaid ? [id] : [])),
  )
  if (again.size === 0) return rows
  const entries = await db
    .select(entryColumns(groupId))
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isIn(finances.id, [...again.values()])))
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return rows.map((row) => ({ ...row, ...byId.get(again.get(row.id) ?? '') }))
}

/**
 * Instalments of all levies or one, with a row for each part. The rest of an instalment that its levy dropped counts as dropped, though it
 * is stored as written off.
 */
async function readCharges(db: Database, groupId: string, levyId?: string): Promise<ChargeRow[]> {
  const columns = entryColumns(groupId)
  const { levyId: levy, memberId, number, financeId, dropped } = levyCharges
  const charged = await db
    .select({ levyId: levy, memberId, number, financeId, dropped, ...columns })
    .from(levyCharges)
    .innerJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, levyCharges.financeId)))
    .where(and(eq(levyCharges.groupId, groupId), levyId === undefined ? undefined : eq(levyCharges.levyId, levyId)))
    .orderBy(asc(levyCharges.levyId), asc(levyCharges.memberId), asc(levyCharges.number))
  const rows = await withReturns(db, groupId, charged)
  const splitIds = rows.flatMap(({ splitId }) => splitId ?? [])
  const others =
    splitIds.length === 0
      ? []
      : await db
          .select(columns)
          .from(finances)
          .where(
            and(
              eq(finances.groupId, groupId),
              isIn(finances.splitId, splitIds),
              isNotNull(finances.splitId),
              sql`${finances.id} <> all(${sql.param(rows.map((row) => row.id))}::uuid[])`,
            ),
          )
  const bySplit = groupBy(others, ({ splitId }) => splitId ?? '')
  return rows.flatMap(({ levyId, memberId, number, financeId, dropped, ...entry }) =>
    [entry, ...(bySplit.get(entry.splitId ?? '') ?? [])].map(({ isGivenUp, id: _id, splitId: _split, ...part }) => {
      return { levyId, memberId, number, financeId, ...part, isWrittenOff: isGivenUp && dropped === null }
    }),
  )
}

function toCharge({ number, financeId, dueDate, amount, parts, ...row }: ChargeRow): LevyCharge {
  const shared = { number, financeId, dueDate }
  if (row.isThere && row.isPaid) return { ...shared, amount: amount + parts, paid: amount + parts, state: 'paid' }
  if (row.isThere) return { ...shared, amount: amount + parts, paid: parts, state: 'open' }
  if (row.isSettled) return { ...shared, amount: parts, paid: parts, state: 'paid' }
  if (row.isWrittenOff) return { ...shared, amount: amount + parts, paid: parts, state: 'written_off' }
  return { ...shared, amount: parts, paid: parts, state: 'dropped' }
}

/** Precedence of states for a split instalment whose parts differ. */
const states = ['open', 'written_off', 'paid', 'dropped'] as const

/** One line per instalment. Parts written off from one that is otherwise open or paid are left out. */
function byInstalment(parts: readonly LevyCharge[]): LevyCharge[] {
  return [...groupBy(parts, ({ financeId }) => financeId).values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? []
    const all = [first, ...others]
    const state = states.find((one) => all.some((part) => part.state === one)) ?? first.state
    const counted = all.map((part) => (part.state === 'written_off' && state === 'open' ? part.paid : part.amount))
    const amount = counted.reduce((sum, one) => sum + one, 0)
    return { ...first, amount, paid: all.reduce((sum, { paid }) => sum + paid, 0), state }
  })
}

type Progress = Pick<LevySum, 'charged' | 'paid' | 'writtenOff' | 'open' | 'overdue'>

function progressOf(charges: readonly LevyCharge[], today: string): Progress {
  const left = (some: readonly LevyCharge[]) => some.reduce((sum, { amount, paid }) => sum + amount - paid, 0)
  const open = charges.filter(({ state }) => state === 'open')
  return {
    charged: charges.reduce((sum, { amount }) => sum + amount, 0),
    paid: charges.reduce((sum, { paid }) => sum + paid, 0),
    writtenOff: left(charges.filter(({ state }) => state === 'written_off')),
    open: left(open),
    overdue: left(open.filter(({ dueDate }) => dueDate < today)),
  }
}

/** By member, without those who have nothing charged or paid. */
function peopleOf(rows: readonly ChargeRow[]): Map<string, LevyCharge[]> {
  const people = groupBy(rows, ({ memberId }) => memberId)
  const charged = [...people].map(([memberId, charges]) => [memberId, charges.map(toCharge)] as const)
  return new Map(charged.filter(([, charges]) => charges.some(({ amount }) => amount > 0)))
}

function sumOf(levy: StoredLevy, rows: readonly ChargeRow[], today: string): LevySum {
  const people = [...peopleOf(rows).values()]
  const settled = people.filter((charges) => charges.every(({ state }) => state !== 'open')).length
  return { levy: toLevy(levy), members: people.length, settled, ...progressOf(people.flat(), today) }
}

export function levyProgressRepository(db: Database) {
  return {
    async list(groupId: string): Promise<LevyList> {
      const today = todayIn(await findTimeZone(db, groupId))
      const stored = await db
        .select(levyColumns)
        .from(levies)
        .where(eq(levies.groupId, groupId))
        .orderBy(asc(isNotNull(levies.cancelledAt)), desc(levies.createdAt), desc(levies.id))
      const rows = groupBy(await readCharges(db, groupId), ({ levyId }) => levyId)
      return { levies: stored.map((levy) => sumOf(levy, rows.get(levy.id) ?? [], today)) }
    },

    async find(groupId: string, id: string): Promise<FoundLevy> {
      const today = todayIn(await findTimeZone(db, groupId))
      const [levy] = await db
        .select(levyColumns)
        .from(levies)
        .where(and(eq(levies.groupId, groupId), eq(levies.id, id)))
      if (levy === undefined) throw new ApiError('not_found')
      const rows = await readCharges(db, groupId, levy.id)
      const charges = peopleOf(rows)
      const named = await db
        .select({
          memberId: members.id,
          name: members.name,
          section: members.section,
          instrument: members.instrument,
          isThere: sql<boolean>`${isNull(members.deletedAt)}`,
        })
        .from(members)
        .where(and(eq(members.groupId, groupId), isIn(members.id, [...charges.keys()])))
        .orderBy(asc(members.name), asc(members.id))
      const people = (await inNamedSections(db, groupId, named)).map(({ isThere, ...member }): LevyMember => {
        const theirs = charges.get(member.memberId) ?? []
        return {
          ...member,
          ...(!isThere && { removed: true }),
          ...progressOf(theirs, today),
          charges: byInstalment(theirs),
        }
      })
      return {
        ...sumOf(levy, rows, today),
        people: await withBeside(db, groupId, people, ({ memberId }) => memberId),
      }
    },
  }
}
