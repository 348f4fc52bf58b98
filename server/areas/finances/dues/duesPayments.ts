import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { NO_FEE_CLASS } from '@contract/members'
import type { DuesPaymentConfig, DuesPaymentList } from '@contract/finances/duesPayments'
import type { Database } from '../../../platform/db/database'
import { containsWord, matchesPerson } from '../../../platform/db/listQuery'
import { feeClasses, memberFees } from '../../../platform/db/schema/finances/fees'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { todayIn } from '../../../platform/time/days'
import { withBeside } from '../../namesakes'
import { selectedFinances } from '../ledger/public'
import { askedOf, readContacts } from '../payers/public'

/** Whether the entry's member has the fee class in the month that it is dues of, else in that of its day. */
function isOfClass(groupId: string, classId: string): SQL {
  const day = sql`coalesce(${finances.duesMonth}, ${finances.date})`
  const fee = sql`select from ${memberFees} fee where fee.group_id = ${groupId} and fee.member_id = ${finances.memberId}
    and fee.from_month <= ${day} and coalesce(fee.to_month >= date_trunc('month', ${day}), true)`
  return classId === NO_FEE_CLASS ? sql`not exists (${fee})` : sql`exists (${fee} and fee.class_id = ${classId})`
}

const signedAmount = sql<number>`case ${finances.kind} when 'income' then ${finances.amount} else -${finances.amount} end`

/** Paid entries of the dues, with the names of the members and of who pays for them. */
export function duesPaymentRepository(db: Database) {
  function found(groupId: string, config: DuesPaymentConfig): SQL | undefined {
    const { from, to, feeClass, q } = config
    const words = matchesPerson(q, containsWord(members.search))
    return and(
      selectedFinances(groupId, { category: 'dues', status: 'paid', from, to }),
      feeClass === undefined ? undefined : isOfClass(groupId, feeClass),
      words &&
        sql`exists (select from ${members} where ${eq(members.groupId, groupId)} and ${eq(members.id, finances.memberId)} and ${words})`,
    )
  }

  async function page(groupId: string, today: string, config: DuesPaymentConfig) {
    const { id, date, description, method, memberId } = finances
    const rows = await db
      .select({
        id,
        date,
        description,
        amount: signedAmount,
        method,
        memberId,
        name: members.name,
        payerId: askedOf(groupId, today),
      })
      .from(finances)
      .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, memberId)))
      .where(found(groupId, config))
      .orderBy(desc(date), desc(id))
      .limit(config.perPage)
      .offset((config.page - 1) * config.perPage)
    return withBeside(
      db,
      groupId,
      rows.map(({ name, ...row }) => ({ ...row, name: name ?? '' })),
      (row) => row.memberId ?? undefined,
    )
  }

  return {
    async list(groupId: string, timeZone: string, config: DuesPaymentConfig): Promise<DuesPaymentList> {
      const [rows, [sums], classes] = await Promise.all([
        page(groupId, todayIn(timeZone), config),
        db
          .select({ total: sql<number>`count(*)`, amount: sql<number>`coalesce(sum(${signedAmount}), 0)::bigint` })
          .from(finances)
          .where(found(groupId, config)),
        db
          .select({ id: feeClasses.id, name: feeClasses.name })
          .from(feeClasses)
          .where(and(eq(feeClasses.groupId, groupId), isNull(feeClasses.deletedAt)))
          .orderBy(asc(feeClasses.name), asc(feeClasses.id)),
      ])
      const isPaidFor = rows.some(({ payerId, memberId }) => payerId !== memberId)
      const contacts = isPaidFor ? await readContacts(db, groupId) : []
      const payers = new Map(contacts.map(({ id, name }) => [id, { id, name }]))
      return {
        payments: rows.map(({ memberId, name, beside, payerId, method, ...row }) => {
          const payer = payerId === null || payerId === memberId ? undefined : payers.get(payerId)
          return {
            ...row,
            ...(method !== null && { method }),
            ...(memberId !== null && { member: { id: memberId, name, ...(beside !== undefined && { beside }) } }),
            ...(payer && { payer }),
          }
        }),
        total: sums?.total ?? 0,
        amount: sums?.amount ?? 0,
        feeClasses: classes,
      }
    },
  }
}
