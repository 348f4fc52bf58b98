import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { MemberData } from '@contract/privacy'
import type { FoundMemberFees } from '@contract/treasury/fees'
import type { Database } from '../../../platform/db/database'
import { members } from '../../../platform/db/schema/members'
import { memberPayers, payers } from '../../../platform/db/schema/treasury/payers'

/** A payer as they can be reached; of a member the member's own name and address. */
export interface PayerContact {
  id: string
  isMember: boolean
  name: string
  email: string | null
  phone: string | null
}

const contact = {
  id: payers.id,
  isMember: sql<boolean>`${payers.name} is null`,
  name: sql<string>`coalesce(${payers.name}, ${members.name}, '')`,
  email: sql<string | null>`coalesce(${payers.email}, ${members.email})`,
  phone: sql<string | null>`coalesce(${payers.phone}, ${members.phone})`,
}

/** All of the group, or the one. */
export function readContacts(db: Database, groupId: string, id?: string): Promise<PayerContact[]> {
  return db
    .select(contact)
    .from(payers)
    .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, payers.id)))
    .where(and(eq(payers.groupId, groupId), id === undefined ? undefined : eq(payers.id, id)))
}

export async function findPayer(db: Database, groupId: string, id: string): Promise<PayerContact | undefined> {
  const [row] = await readContacts(db, groupId, id)
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

/** Who pays, by the id of the member for whom they do; whoever is not named pays for themselves. */
export async function payerIds(db: Database, groupId: string, memberId?: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ memberId: memberPayers.memberId, payerId: memberPayers.payerId })
    .from(memberPayers)
    .where(
      and(eq(memberPayers.groupId, groupId), memberId === undefined ? undefined : eq(memberPayers.memberId, memberId)),
    )
  return new Map(rows.map((row) => [row.memberId, row.payerId]))
}

/** Absent where they pay for themselves. */
export async function payerOfMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<Pick<MemberData, 'payer'>> {
  const id = (await payerIds(db, groupId, memberId)).get(memberId.toLowerCase())
  const payer = id === undefined ? undefined : await findPayer(db, groupId, id)
  if (payer === undefined) return {}
  const { name, email, phone } = payer
  return { payer: { name, ...(email !== null && { email }), ...(phone !== null && { phone }) } }
}

/** Who pays for the member, and for whom the member does. */
export async function tiesOfMember(
  db: Database,
  groupId: string,
  named: string,
): Promise<Pick<FoundMemberFees, 'payer' | 'paysFor'>> {
  const id = named.toLowerCase()
  const { memberId, payerId, since } = memberPayers
  const ties = await db
    .select({ memberId, payerId, since, name: members.name })
    .from(memberPayers)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, memberId)))
    .where(and(eq(memberPayers.groupId, groupId), or(eq(memberId, id), eq(payerId, id))))
    .orderBy(asc(members.name), asc(memberId))
  const dayOf = (day: string | null) => day !== null && { since: day }
  const own = ties.find((tie) => tie.memberId === id)
  const payer = own && (await findPayer(db, groupId, own.payerId))
  const paysFor = ties
    .filter((tie) => tie.payerId === id)
    .map((tie) => ({ memberId: tie.memberId, name: tie.name, ...dayOf(tie.since) }))
  return {
    ...(own && payer && { payer: { id: payer.id, name: payer.name, ...dayOf(own.since) } }),
    ...(paysFor.length > 0 && { paysFor }),
  }
}
