import { and, asc, eq, sql } from 'drizzle-orm'
import type { MemberData } from '@contract/privacy'
import type { Database } from '../../../platform/db/database'
import { members } from '../../../platform/db/schema/members'
import { memberPayers, payers } from '../../../platform/db/schema/treasury/payers'

/** A payer as they can be reached; of a member the member's own name and address. */
export interface PayerContact {
  id: string
  name: string
  email: string | null
  phone: string | null
}

const contact = {
  id: payers.id,
  name: sql<string>`coalesce(${payers.name}, ${members.name}, '')`,
  email: sql<string | null>`coalesce(${payers.email}, ${members.email})`,
  phone: sql<string | null>`coalesce(${payers.phone}, ${members.phone})`,
}

export async function findPayer(db: Database, groupId: string, id: string): Promise<PayerContact | undefined> {
  const [row] = await db
    .select(contact)
    .from(payers)
    .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, payers.id)))
    .where(and(eq(payers.groupId, groupId), eq(payers.id, id)))
  return row
}

/** For whom they pay, without themselves. */
export async function paidForBy(db: Database, groupId: string, payerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: memberPayers.memberId })
    .from(memberPayers)
    .where(and(eq(memberPayers.groupId, groupId), eq(memberPayers.payerId, payerId)))
  return rows.map(({ id }) => id)
}

/** Who pays together: all that a payer's statement and reference stand for. */
export interface PaidTogether {
  payerId: string
  /** Of a payer who is no member. */
  name: string | null
  /** For whom they pay; a payer who is a member is among them. */
  memberIds: string[]
}

export async function listPaidTogether(db: Database, groupId: string): Promise<PaidTogether[]> {
  const rows = await db
    .select({ payerId: payers.id, name: payers.name, memberId: memberPayers.memberId })
    .from(payers)
    .innerJoin(memberPayers, and(eq(memberPayers.groupId, groupId), eq(memberPayers.payerId, payers.id)))
    .where(eq(payers.groupId, groupId))
    .orderBy(asc(payers.id), asc(memberPayers.memberId))
  const byPayer = new Map<string, PaidTogether>()
  for (const { payerId, name, memberId } of rows) {
    const known = byPayer.get(payerId) ?? { payerId, name, memberIds: name === null ? [payerId] : [] }
    known.memberIds.push(memberId)
    byPayer.set(payerId, known)
  }
  return [...byPayer.values()]
}

/** Absent where they pay for themselves. */
export async function payerOfMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<Pick<MemberData, 'payer'>> {
  const [tie] = await db
    .select({ payerId: memberPayers.payerId })
    .from(memberPayers)
    .where(and(eq(memberPayers.groupId, groupId), eq(memberPayers.memberId, memberId)))
  const payer = tie && (await findPayer(db, groupId, tie.payerId))
  if (payer === undefined) return {}
  const { name, email, phone } = payer
  return { payer: { name, ...(email !== null && { email }), ...(phone !== null && { phone }) } }
}
