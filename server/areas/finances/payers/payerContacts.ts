import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { MemberData } from '@contract/privacy'
import type { FoundMemberFees } from '@contract/finances/fees'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { members } from '../../../platform/db/schema/members'
import { memberPayers, payers } from '../../../platform/db/schema/finances/payers'
import { todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { isNow, isOver, isToday, spanOf, tieColumns } from './payerTies'

/** A payer's contact data; for a member, the member's own. */
interface PayerContact {
  id: string
  isMember: boolean
  /** A removed member, who is not asked to pay for others. */
  isRemoved: boolean
  name: string
  email: string | null
  phone: string | null
}

const contact = {
  id: payers.id,
  isMember: sql<boolean>`${payers.name} is null`,
  isRemoved: sql<boolean>`${payers.name} is null and ${members.deletedAt} is not null`,
  name: sql<string>`coalesce(${payers.name}, ${members.name}, '')`,
  email: sql<string | null>`coalesce(${payers.email}, ${members.email})`,
  phone: sql<string | null>`coalesce(${payers.phone}, ${members.phone})`,
}

/** All payers of the group, or these. */
export function readContacts(db: Database, groupId: string, ids?: readonly string[]): Promise<PayerContact[]> {
  return db
    .select(contact)
    .from(payers)
    .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, payers.id)))
    .where(and(eq(payers.groupId, groupId), ids && isIn(payers.id, ids)))
}

async function findPayer(db: Database, groupId: string, id: string): Promise<PayerContact | undefined> {
  const [row] = await readContacts(db, groupId, [id])
  return row
}

/** By payer, the members for whom they pay, paid or will pay, without themselves; payers of nobody are left out. */
export async function everPaidForBy(
  db: Database,
  groupId: string,
  payerIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { memberId, payerId } = memberPayers
  const rows = await db
    .select({ payerId, memberIds: sql<string[]>`array_agg(distinct ${memberId})` })
    .from(memberPayers)
    .where(and(eq(memberPayers.groupId, groupId), isIn(payerId, payerIds)))
    .groupBy(payerId)
  return new Map(rows.map((row) => [row.payerId, row.memberIds]))
}

/** A payer who can be asked for the debts of several members together, also of past spans. */
export interface PaidTogether {
  payerId: string
  /** Only of a payer who is not a member. */
  name: string | null
}

export function listPaidTogether(db: Database, groupId: string): Promise<PaidTogether[]> {
  return db
    .select({ payerId: payers.id, name: payers.name })
    .from(payers)
    .where(eq(payers.groupId, groupId))
    .orderBy(asc(payers.id))
}

/** Today's payer by member id; members without one pay themselves. */
export async function payerIds(
  db: Database,
  groupId: string,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  const today = todayIn(await findTimeZone(db, groupId))
  const rows = await db
    .select({ memberId: memberPayers.memberId, payerId: memberPayers.payerId })
    .from(memberPayers)
    .where(and(isNow(groupId, today), isIn(memberPayers.memberId, memberIds)))
  return new Map(rows.map((row) => [row.memberId, row.payerId]))
}

/** Absent where they pay for themselves. */
export async function payerOfMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<Pick<MemberData, 'payer'>> {
  const id = (await payerIds(db, groupId, [memberId])).get(memberId.toLowerCase())
  const payer = id === undefined ? undefined : await findPayer(db, groupId, id)
  if (payer === undefined) return {}
  const { name, email, phone } = payer
  return { payer: { name, ...(email !== null && { email }), ...(phone !== null && { phone }) } }
}

/** The member's past, current and future payers, and the members for whom they pay. */
export async function tiesOfMember(
  db: Database,
  groupId: string,
  named: string,
): Promise<Pick<FoundMemberFees, 'payer' | 'otherPayers' | 'paysFor'>> {
  const id = named.toLowerCase()
  const today = todayIn(await findTimeZone(db, groupId))
  const { memberId, payerId, since } = memberPayers
  const ties = await db
    .select({ ...tieColumns, name: members.name })
    .from(memberPayers)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, memberId)))
    .where(and(eq(memberPayers.groupId, groupId), or(eq(memberId, id), eq(payerId, id))))
    .orderBy(asc(members.name), asc(memberId), desc(since))
  const toPayers = ties.filter((tie) => tie.memberId === id)
  const contacts = toPayers.length > 0 ? await readContacts(db, groupId) : []
  const gone = new Set(contacts.filter(({ isRemoved }) => isRemoved).map((contact) => contact.id))
  const own = toPayers.filter((tie) => !gone.has(tie.payerId) || isOver(tie, today))
  const nameOf = (payer: string) => contacts.find((contact) => contact.id === payer)?.name ?? ''
  const payers = own.map((tie) => ({ tie, payer: { id: tie.payerId, name: nameOf(tie.payerId), ...spanOf(tie) } }))
  const payer = payers.find(({ tie }) => isToday(tie, today))?.payer
  const otherPayers = payers.filter(({ tie }) => !isToday(tie, today)).map((one) => one.payer)
  const paysFor = ties
    .filter((tie) => tie.payerId === id && !isOver(tie, today))
    .map((tie) => ({ memberId: tie.memberId, name: tie.name, ...spanOf(tie) }))
  return {
    ...(payer && { payer }),
    ...(otherPayers.length > 0 && { otherPayers }),
    ...(paysFor.length > 0 && { paysFor }),
  }
}
