import { and, asc, eq, isNull, lt, not, sql } from 'drizzle-orm'
import type { Locale } from '@contract/auth'
import type { BlockReason } from '@contract/replies/messages'
import { waysToPay } from '@contract/treasury/paying/paymentSettings'
import { paymentReferenceOf } from '@contract/treasury/paymentReference'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'
import { mailBlocks, messageSettings } from '../../../platform/db/schema/messages/mailSettings'
import { users } from '../../../platform/db/schema/users'
import { ApiError } from '../../../platform/http/errors'
import { todayIn } from '../../../platform/time/days'
import { findPayer, paidForBy, payerIds } from '../payers/payerContacts'
import { isTakenBack } from '../financeSelection'
import { isOwed } from '../financeTotals'
import { findPaymentSettings } from './paymentSettingsRepository'
import type { OpenEntry, StatementFacts } from './writeStatement'

/** Who a statement is for, as they can be reached. */
export interface Payer {
  email?: string
  phone?: string
  /** Of the account that is theirs. */
  locale?: Locale
  block?: BlockReason
}

/** A statement as it stands now. */
export interface OpenStatement {
  /** Who is asked. */
  id: string
  facts: StatementFacts
  payer: Payer
  sender: { name?: string; replyTo?: string; locale?: Locale }
}

async function findGroup(db: Database, groupId: string) {
  const [group] = await db
    .select({
      name: groups.name,
      currency: groups.currency,
      timeZone: groups.timeZone,
      senderName: messageSettings.senderName,
      replyTo: messageSettings.replyTo,
      locale: messageSettings.locale,
    })
    .from(groups)
    .leftJoin(messageSettings, eq(messageSettings.groupId, groupId))
    .where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  return group
}

/** Those who were removed too: they may still owe. */
async function findMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<(Payer & { name: string }) | undefined> {
  const [row] = await db
    .select({
      name: members.name,
      email: members.email,
      phone: members.phone,
      locale: users.locale,
      blocked: { email: mailBlocks.email, reason: mailBlocks.reason },
    })
    .from(members)
    .leftJoin(users, and(eq(users.groupId, groupId), eq(users.memberId, members.id)))
    .leftJoin(mailBlocks, and(eq(mailBlocks.groupId, groupId), eq(mailBlocks.personId, members.id)))
    .where(and(eq(members.groupId, groupId), eq(members.id, memberId)))
  if (row === undefined) return undefined
  const { name, email, phone, locale, blocked } = row
  // Who wants no mails about events may still be told what they owe; an address that is refused takes neither.
  const isRefused = email !== null && blocked?.email === email && blocked.reason === 'refused'
  const block = email === null ? 'no_address' : isRefused ? 'refused' : undefined
  return {
    name,
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(locale !== null && { locale }),
    ...(block !== undefined && { block }),
  }
}

/** Somebody outside of the group who pays for members (treasury/payers.ts). */
async function findOutsider(db: Database, groupId: string, id: string): Promise<Payer & { name: string }> {
  const payer = await findPayer(db, groupId, id)
  if (payer === undefined) throw new ApiError('not_found')
  const { name, email, phone } = payer
  return {
    name,
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(email === null && { block: 'no_address' as const }),
  }
}

/** Longest due first; with the names of whose they are where it is not who is asked alone. */
async function findOpen(
  db: Database,
  groupId: string,
  { memberIds, isForOthers }: { memberIds: string[]; isForOthers: boolean },
  today: string,
  isOverdueAlone: boolean,
): Promise<OpenEntry[]> {
  const day = sql<string>`to_char(coalesce(${finances.dueDate}, ${finances.date}), 'YYYY-MM-DD')`
  const name = sql<string>`(select ${members.name} from ${members} where ${members.groupId} = ${groupId} and ${members.id} = ${finances.memberId})`
  const rows = await db
    .select({ description: finances.description, amount: finances.amount, day, name })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        sql`${finances.memberId} = any(${sql.param(memberIds)}::uuid[])`,
        isOwed,
        isNull(finances.deletedAt),
        isNull(finances.reversalOf),
        not(isTakenBack(groupId, today)),
        isOverdueAlone ? lt(finances.dueDate, today) : undefined,
      ),
    )
    .orderBy(sql`3`, asc(finances.id))
  return rows.map(({ name: whose, description, ...entry }) => ({
    ...entry,
    description: isForOthers ? `${description} (${whose})` : description,
  }))
}

/**
 * What a member owes now, with what those owe for whom they pay, and how it is paid; by the id of a payer who is no member, what is owed
 * by those for whom they pay. What is overdue alone is asked as reminders ask for it: of whom somebody else pays for, the payer is, for
 * all of theirs. Throws `not_found` for an id that was never there, or is deleted for good.
 */
export async function openStatement(
  db: Database,
  groupId: string,
  memberId: string,
  isOverdueAlone = false,
): Promise<OpenStatement> {
  const named = memberId.toLowerCase()
  const id = (isOverdueAlone && (await payerIds(db, groupId, named)).get(named)) || named
  const [group, member, paidFor, settings] = await Promise.all([
    findGroup(db, groupId),
    findMember(db, groupId, id),
    paidForBy(db, groupId, id),
    findPaymentSettings(db, groupId),
  ])
  const { name: memberName, ...payer } = member ?? (await findOutsider(db, groupId, id))
  const { name: groupName, currency, senderName, replyTo, locale } = group
  const today = todayIn(group.timeZone)
  const whose = { memberIds: [...(member ? [id] : []), ...paidFor], isForOthers: paidFor.length > 0 }
  const open = await findOpen(db, groupId, whose, today, isOverdueAlone)
  const owed = open.reduce((sum, { amount }) => sum + amount, 0)
  const reference = paymentReferenceOf(id)
  const ways = owed > 0 ? waysToPay(settings, { currency, amount: owed, reference, description: memberName }) : {}
  return {
    id,
    facts: { memberName, groupName, currency, today, open, owed, reference, ways },
    payer,
    sender: {
      ...(senderName !== null && { name: senderName }),
      ...(replyTo !== null && { replyTo }),
      ...(locale !== null && { locale }),
    },
  }
}
