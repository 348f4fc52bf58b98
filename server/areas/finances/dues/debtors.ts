import { and, asc, desc, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { HomeDebtors } from '@contract/home/overview'
import type { Debtor, DebtorList, DebtorListConfig } from '@contract/finances/dues'
import type { Database } from '../../../platform/db/database'
import { containsWord, matchesPerson } from '../../../platform/db/listQuery'
import { financeDebtTotals } from '../../../platform/db/schema/finances/financeDebtTotals'
import { financeDebts } from '../../../platform/db/schema/finances/financeDebts'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { todayIn } from '../../../platform/time/days'
import { withBeside } from '../../namesakes'
import { creditsOf, isOriginalOwed, isOwed, isTakenBack } from '../ledger/public'
import { inNamedSections } from '../../scoreOrder'

/** Rows (member_id, name, amount, entries) of today's debtors. Reversals dated after today are not counted yet. */
function debtsOf(groupId: string, today: string, hasLater: boolean): SQL {
  const { amount, entries } = financeDebts
  const kept = sql`select member_id, name, ${amount}, ${entries} from ${financeDebts} where ${eq(financeDebts.groupId, groupId)}`
  if (!hasLater) return sql`${kept} and entries > 0`
  return sql`
    select member_id, name, debt.amount + coalesce(later.amount, 0) as amount, debt.entries + coalesce(later.entries, 0) as entries
      from (${kept}) debt left join (
           select original.member_id, sum(original.amount)::bigint as amount, count(*) as entries ${laterOf(groupId, today)}
            group by original.member_id) later using (member_id)
     where debt.entries + coalesce(later.entries, 0) > 0`
}

/** Reversals dated after today of pending income; until then the originals are owed. */
const laterOf = (groupId: string, today: string) => sql`
  from ${finances} join ${finances} original on original.group_id = ${groupId} and original.id = ${finances.reversalOf}
 where ${finances.groupId} = ${groupId} and ${finances.reversalOf} is not null and ${finances.deletedAt} is null
   and ${finances.status} = 'pending' and ${finances.date} > ${today} and ${isOriginalOwed}`

/** Order of the list in either direction, so that one index serves both. */
function orderOf({ sort, sortColumn }: DebtorListConfig, isFromEnd = false): SQL {
  const isByName = sortColumn === 'name'
  const isTurned = (isByName ? sort === 'desc' : sortColumn === 'amount' && sort === 'asc') !== isFromEnd
  const [down, up] = isTurned ? ['asc', 'desc'] : ['desc', 'asc']
  return sql.raw(`${isByName ? '' : `amount ${down}, `}name ${up}, member_id ${up}`)
}

const Kept = z.tuple([z.object({ total: z.int(), amount: z.int(), hasLater: z.boolean() })])
const Found = z.tuple([z.object({ total: z.int(), amount: z.int(), ids: z.array(z.string()) })])
const Top = z.tuple([
  z.object({
    total: z.int(),
    amount: z.int(),
    hasLater: z.boolean(),
    debtors: z.array(z.object({ memberId: z.string(), name: z.string(), amount: z.int() })),
  }),
])
const Ids = z.array(z.object({ id: z.string() }))

export function debtorRepository(db: Database) {
  /**
   * Debtors with their debts, computed from entries, highest debt first; all of them without `ids`. Members are looked up one by one, as
   * table statistics are outdated right after an import and the planner would choose a wrong join.
   */
  async function read(groupId: string, today: string, ids?: string[]): Promise<Debtor[]> {
    const owed = db
      .select({
        memberId: sql<string>`${finances.memberId}`.as('owed_by'),
        amount: sql<number>`sum(${finances.amount})::bigint`.as('amount'),
        overdue:
          sql<number>`coalesce(sum(${finances.amount}) filter (where ${finances.dueDate} < ${today}), 0)::bigint`.as(
            'overdue',
          ),
        entries: sql<number>`count(*)`.as('entries'),
        since: sql<string>`to_char(min(coalesce(${finances.dueDate}, ${finances.date})), 'YYYY-MM-DD')`.as('since'),
      })
      .from(finances)
      .where(
        and(
          eq(finances.groupId, groupId),
          isOwed,
          isNull(finances.deletedAt),
          isNotNull(finances.memberId),
          isNull(finances.reversalOf),
          not(isTakenBack(groupId, today)),
          ids && inArray(finances.memberId, ids),
        ),
      )
      .groupBy(finances.memberId)
      .as('owed')
    const { name, section, instrument, status } = members
    const member = db
      .select({
        name,
        section,
        instrument,
        status,
        isRemoved: sql<boolean>`${members.deletedAt} is not null`.as('is_removed'),
      })
      .from(members)
      .where(and(eq(members.groupId, groupId), eq(members.id, owed.memberId)))
      .limit(1)
      .as('member')
    const rows = await db
      .select({
        memberId: owed.memberId,
        name: member.name,
        section: member.section,
        instrument: member.instrument,
        status: member.status,
        isRemoved: member.isRemoved,
        amount: owed.amount,
        overdue: owed.overdue,
        entries: owed.entries,
        since: owed.since,
      })
      .from(owed)
      .innerJoinLateral(member, sql`true`)
      .orderBy(desc(owed.amount), asc(member.name), asc(owed.memberId))
    const credits = await creditsOf({ tx: db, groupId }, ids)
    return (await inNamedSections(db, groupId, rows)).map(({ isRemoved, status, ...debtor }) => {
      const credit = Math.min(credits.get(debtor.memberId) ?? 0, debtor.amount)
      return { ...debtor, ...(credit > 0 && { credit }), status: isRemoved ? 'removed' : status }
    })
  }

  /** The stored totals of the group, and whether reversals dated after today change them. */
  async function readKept(groupId: string, today: string) {
    const { debtors, amount } = financeDebtTotals
    const { rows } = await db.execute(sql`
      select coalesce(max(${debtors}), 0) as total, coalesce(max(${amount}), 0) as amount,
             exists (select ${laterOf(groupId, today)}) as "hasLater"
        from ${financeDebtTotals} where ${eq(financeDebtTotals.groupId, groupId)}`)
    return Kept.parse(rows)[0]
  }

  /** The member ids of a page, read along the index of stored debts from the nearer end. */
  async function walkTo(groupId: string, total: number, config: DebtorListConfig): Promise<string[]> {
    const start = (config.page - 1) * config.perPage
    const size = Math.min(config.perPage, total - start)
    if (size <= 0) return []
    const isFromEnd = start >= total / 2
    const { rows } = await db.execute(sql`
      select member_id as id from ${financeDebts} where ${eq(financeDebts.groupId, groupId)} and entries > 0
       order by ${orderOf(config, isFromEnd)} limit ${size} offset ${isFromEnd ? total - start - size : start}`)
    const ids = Ids.parse(rows).map(({ id }) => id)
    return isFromEnd ? ids.toReversed() : ids
  }

  /** Finds all matches first, as a scan in list order might be long before a page is full. */
  async function find(groupId: string, debts: SQL, config: DebtorListConfig) {
    const words = matchesPerson(config.q, containsWord(members.search))
    const found =
      words && sql`join ${members} on ${members.groupId} = ${groupId} and ${members.id} = member_id and ${words}`
    const { rows } = await db.execute(sql`
      with found as materialized (select member_id, debt.name, debt.amount from (${debts}) debt ${found})
      select count(*) as total, coalesce(sum(amount), 0)::bigint as amount,
             array(select member_id from found order by ${orderOf(config)}
                    limit ${config.perPage} offset ${(config.page - 1) * config.perPage}) as ids from found`)
    return Found.parse(rows)[0]
  }

  /** Member ids come from stored debts, their details from entries. */
  async function page(groupId: string, today: string, config: DebtorListConfig): Promise<DebtorList> {
    const { hasLater, ...kept } = await readKept(groupId, today)
    const isKept = !hasLater && !config.q?.trim()
    const { ids, total, amount } = isKept
      ? { ...kept, ids: await walkTo(groupId, kept.total, config) }
      : await find(groupId, debtsOf(groupId, today, hasLater), config)
    const onPage = ids.length === 0 ? [] : await read(groupId, today, ids)
    const named = await withBeside(db, groupId, onPage, ({ memberId }) => memberId)
    const debtors = new Map(named.map((debtor) => [debtor.memberId, debtor]))
    return { debtors: ids.flatMap((id) => debtors.get(id) ?? []), total, amount }
  }

  return {
    /** The members with the highest debts, by name and amount, and the total. */
    async top(groupId: string, today: string, limit: number): Promise<HomeDebtors> {
      const top = (debts: SQL) => sql`(
        select coalesce(json_agg(top), '[]') from (
          select member_id as "memberId", name, amount from (${debts}) debt
           order by amount desc, name, member_id limit ${limit}) top)`
      const { debtors, amount } = financeDebtTotals
      const { rows } = await db.execute(sql`
        select coalesce(max(${debtors}), 0) as total, coalesce(max(${amount}), 0) as amount,
               exists (select ${laterOf(groupId, today)}) as "hasLater", ${top(debtsOf(groupId, today, false))} as debtors
          from ${financeDebtTotals} where ${eq(financeDebtTotals.groupId, groupId)}`)
      const [{ hasLater, ...kept }] = Top.parse(rows)
      if (!hasLater) return kept
      const page = await find(groupId, debtsOf(groupId, today, true), { page: 1, perPage: limit, sort: 'asc' })
      const found = page.ids.length === 0 ? [] : await read(groupId, today, page.ids)
      return {
        debtors: found.map(({ memberId, name, amount: owed }) => ({ memberId, name, amount: owed })),
        total: page.total,
        amount: page.amount,
      }
    },

    /** Includes members who left or were removed. */
    async list(groupId: string, timeZone: string, config: DebtorListConfig | undefined): Promise<DebtorList> {
      const today = todayIn(timeZone)
      return config === undefined ? { debtors: await read(groupId, today) } : page(groupId, today, config)
    },
  }
}
