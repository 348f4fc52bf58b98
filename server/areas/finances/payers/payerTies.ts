import { and, eq, gte, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PayerWrite } from '@contract/finances/payers'
import type { Transaction } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { memberPayers } from '../../../platform/db/schema/finances/payers'
import { addDays } from '@contract/days'

/** Stored where the first day is unknown. */
const EVER = '0001-01-01'

export type Tie = Pick<typeof memberPayers.$inferSelect, 'memberId' | 'payerId' | 'since' | 'until'>

export const tieColumns = {
  memberId: memberPayers.memberId,
  payerId: memberPayers.payerId,
  since: memberPayers.since,
  until: memberPayers.until,
}

/** In the wire format: without an unknown first day or an open end. */
export const spanOf = ({ since, until }: Pick<Tie, 'since' | 'until'>) => ({
  ...(since !== EVER && { since }),
  ...(until !== null && { until }),
})

export const isOver = ({ until }: Pick<Tie, 'until'>, today: string): boolean => until !== null && until < today
export const isToday = (tie: Pick<Tie, 'since' | 'until'>, today: string): boolean =>
  tie.since <= today && !isOver(tie, today)

/**
 * SQL condition: the id is of a removed member. What they had to pay for others is asked of those members, until they are restored; their
 * spans are kept for that.
 */
export const isRemovedMember = (groupId: string, id: SQL): SQL => sql`exists (
  select from ${members} gone where gone.group_id = ${groupId} and gone.id = ${id} and gone.deleted_at is not null)`

/** Spans that contain `today` in the group's zone, without those of removed payers. */
export function isNow(groupId: string, today: string): SQL | undefined {
  const { since, until } = memberPayers
  const isThere = not(isRemovedMember(groupId, sql`${memberPayers.payerId}`))
  return and(eq(memberPayers.groupId, groupId), lte(since, today), or(isNull(until), gte(until, today)), isThere)
}

/**
 * SQL for who must pay an open entry of `finances`: the member's payer on its day (for dues, the first of the month). Entries from before
 * today's payer began are theirs too, unless another span contains their day. Else the member, also where the payer was removed. Null for
 * entries without a member.
 */
export function askedOf(groupId: string, today: string): SQL<string | null> {
  const payerOf = (condition: SQL) => sql`(
    select tie.payer_id from ${memberPayers} tie
     where tie.group_id = ${groupId} and tie.member_id = ${finances.memberId} and ${condition}
       and not ${isRemovedMember(groupId, sql`tie.payer_id`)})`
  const onItsDay = sql`tie.since <= ${finances.date} and (tie.until is null or tie.until >= ${finances.date})`
  const tookOver = sql`tie.since > ${finances.date} and tie.since <= ${today}::date and (tie.until is null or tie.until >= ${today}::date)`
  return sql<string | null>`coalesce(${payerOf(onItsDay)}, ${payerOf(tookOver)}, ${finances.memberId})`
}

const dayIn = (days: PayerWrite['since'], memberId: string) =>
  days?.find((one) => one.memberId.toLowerCase() === memberId)?.day

/** The rest of a span after another one takes its days: it ends the day before; nothing is left if it begins then or later. */
function without(tie: Tie, taken: Tie): Tie[] {
  const isApart = (tie.until ?? taken.since) < taken.since || (taken.until !== null && tie.since > taken.until)
  if (isApart) return [tie]
  return tie.since < taken.since ? [{ ...tie, until: addDays(taken.since, -1) }] : []
}

/** The spans after a write, from those stored before. */
function spansAfter(payer: PayerWrite, stored: readonly Tie[], today: string): Tie[] {
  const { id, memberIds, since, until, past = [], version } = payer
  const isOpen = (tie: Tie) => tie.payerId === id && !isOver(tie, today)
  const open = stored.filter(isOpen)
  const yesterday = addDays(today, -1)
  const wanted = memberIds.map((memberId): Tie => {
    const was = open.find((tie) => tie.memberId === memberId)
    // A payer added again the day after their span ended continues it, for example by Undo.
    const ended = stored.find((tie) => tie.payerId === id && tie.memberId === memberId && tie.until === yesterday)
    const last = until === undefined ? was?.until : dayIn(until, memberId)
    const first = dayIn(since, memberId) ?? was?.since ?? ended?.since ?? today
    return { memberId, payerId: id, since: first, until: last ?? null }
  })
  // A member left out was paid for until yesterday.
  const left = open
    .filter(({ memberId, since: first }) => !memberIds.includes(memberId) && first < today)
    .map((tie) => ({ ...tie, until: yesterday }))
  const back = version === undefined ? past.map((span) => ({ since: EVER, ...span, payerId: id })) : []
  const others = [...stored.filter((tie) => !isOpen(tie)), ...left]
  return wanted.reduce<Tie[]>(
    (ties, tie) => [...ties.flatMap((one) => (one.memberId === tie.memberId ? without(one, tie) : [one])), tie],
    [
      ...others,
      ...back.filter((tie) => others.every((one) => one.memberId !== tie.memberId || one.since !== tie.since)),
    ],
  )
}

export async function storeTies(tx: Transaction, groupId: string, payer: PayerWrite, today: string): Promise<void> {
  const isMeant = and(
    eq(memberPayers.groupId, groupId),
    or(eq(memberPayers.payerId, payer.id), inArray(memberPayers.memberId, payer.memberIds)),
  )
  const next = spansAfter(payer, await tx.select(tieColumns).from(memberPayers).where(isMeant), today)
  await tx.delete(memberPayers).where(isMeant)
  if (next.length > 0) await tx.insert(memberPayers).values(next.map((tie) => ({ groupId, ...tie })))
}
