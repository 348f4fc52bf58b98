import { and, asc, eq, isNull, lt, not, sql } from 'drizzle-orm'
import { spokenNameOf } from '@contract/nameParts'
import type { Locale } from '@contract/auth'
import { amountToPay } from '@contract/finances/paying/amountToPay'
import type { BillBlock } from '@contract/finances/paying/statements'
import { waysToPay } from '@contract/finances/paying/paymentSettings'
import { paymentReferenceOf } from '@contract/finances/paymentReference'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'
import { mailBlocks, messageSettings } from '../../../platform/db/schema/messages/mailSettings'
import { users } from '../../../platform/db/schema/users'
import { ApiError } from '../../../platform/http/errors'
import { todayIn } from '../../../platform/time/days'
import { askedOf, everPaidForBy, findPayer, payerIds } from '../payers/public'
import { isOwed, isTakenBack } from '../ledger/public'
import { creditCover } from '../dues/public'
import { findPaymentSettings } from './paymentSettingsRepository'
import type { OpenEntry, StatementFacts } from './writeStatement'

/** Contact data of whoever receives a statement. */
export interface Payer {
  /** Of a member. */
  memberId?: string
  email?: string
  phone?: string
  /** Language of their account. */
  locale?: Locale
  block?: BillBlock
}

/** A statement as of now. */
interface OpenStatement {
  /** Id of the member or payer whose statement it is. */
  id: string
  /** Their payer, if it is their own statement. */
  paidBy?: { id: string; name: string }
  /** The statement is addressed to the payer. */
  isToPayer: boolean
  /** Ids of the entries asked for; other open entries of the member are asked of others. */
  asked: string[]
  askedElsewhere: { financeId: string; payerId: string }[]
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
      region: groups.region,
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

/** Includes removed members, who may still owe but get no mails. */
async function findMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<(Payer & { name: string; spokenName: string }) | undefined> {
  const [row] = await db
    .select({
      name: members.name,
      familyName: members.familyName,
      calledName: members.calledName,
      email: members.email,
      phone: members.phone,
      locale: users.locale,
      deletedAt: members.deletedAt,
      blocked: { email: mailBlocks.email, reason: mailBlocks.reason },
    })
    .from(members)
    .leftJoin(users, and(eq(users.groupId, groupId), eq(users.memberId, members.id)))
    .leftJoin(mailBlocks, and(eq(mailBlocks.groupId, groupId), eq(mailBlocks.personId, members.id)))
    .where(and(eq(members.groupId, groupId), eq(members.id, memberId)))
  if (row === undefined) return undefined
  const { name, email, phone, locale, deletedAt, blocked } = row
  // A member who unsubscribed from event mails still gets statements; an address that was refused gets no mails at all.
  const isRefused = email !== null && blocked?.email === email && blocked.reason === 'refused'
  const blockOfAddress = email === null ? 'no_address' : isRefused ? 'refused' : undefined
  const block = deletedAt === null ? blockOfAddress : 'removed'
  return {
    memberId,
    name,
    spokenName: spokenNameOf(row),
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(locale !== null && { locale }),
    ...(block !== undefined && { block }),
  }
}

/** A payer who is not a member. Throws `not_found` for an unknown id. */
async function findOutsider(
  db: Database,
  groupId: string,
  id: string,
): Promise<Payer & { name: string; spokenName: string }> {
  const payer = await findPayer(db, groupId, id)
  if (payer === undefined) throw new ApiError('not_found')
  const { name, email, phone } = payer
  return {
    name,
    spokenName: name,
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(email === null && { block: 'no_address' as const }),
  }
}

/** A payer, who may be a member. */
const findContact = async (db: Database, groupId: string, id: string) =>
  (await findMember(db, groupId, id)) ?? findOutsider(db, groupId, id)

interface AskedEntry extends OpenEntry {
  id: string
  memberId: string
  /** Name of the entry's member. */
  name: string
  askedOf: string
}

/** Open entries of these members, longest due first. */
async function findOpen(
  db: Database,
  groupId: string,
  memberIds: string[],
  today: string,
  isOverdueAlone: boolean,
): Promise<AskedEntry[]> {
  const day = sql<string>`to_char(coalesce(${finances.dueDate}, ${finances.date}), 'YYYY-MM-DD')`
  const name = sql<string>`(select ${members.name} from ${members} where ${members.groupId} = ${groupId} and ${members.id} = ${finances.memberId})`
  const { id, description, amount } = finances
  return db
    .select({
      id,
      memberId: sql<string>`${finances.memberId}`,
      description,
      amount,
      day: day.as('day'),
      name,
      askedOf: sql<string>`${askedOf(groupId, today)}`,
    })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        isIn(finances.memberId, memberIds),
        isOwed,
        isNull(finances.deletedAt),
        isNull(finances.reversalOf),
        not(isTakenBack(groupId, today)),
        isOverdueAlone ? lt(finances.dueDate, today) : undefined,
      ),
    )
    .orderBy(sql`day`, asc(id))
}

/**
 * The payer of a member's open entries, with today's payer preferred. Undefined: the member, either because some entries are asked of them
 * and they have no payer today, or because nobody else pays.
 */
function whoPays(memberId: string, entries: readonly AskedEntry[], payerToday: string | undefined): string | undefined {
  const ofMember = entries.filter((entry) => entry.memberId === memberId)
  const isAsked = (one: string) => ofMember.some((entry) => entry.askedOf === one)
  if (payerToday !== undefined && (ofMember.length === 0 || isAsked(payerToday))) return payerToday
  return isAsked(memberId) ? undefined : (ofMember.at(-1)?.askedOf ?? payerToday)
}

/**
 * A member's current debts, with those of members for whom they pay, and the ways to pay; `memberId` may also be the id of a payer who is
 * not a member. With `isOverdueAlone` for reminders: a member with a payer is asked through the payer, for all their members. `toPayer`:
 * addresses a member's own statement to their payer, if any. Throws `not_found` for an unknown id.
 */
export async function openStatement(
  db: Database,
  groupId: string,
  memberId: string,
  { isOverdueAlone = false, toPayer = false }: { isOverdueAlone?: boolean; toPayer?: boolean } = {},
): Promise<OpenStatement> {
  const named = memberId.toLowerCase()
  const group = await findGroup(db, groupId)
  const today = todayIn(group.timeZone)
  const openOf = async (one: string) =>
    findOpen(db, groupId, [one, ...(await everPaidForBy(db, groupId, one))], today, isOverdueAlone)
  const ofNamed = await openOf(named)
  const payersToday = await payerIds(db, groupId, named)
  const payerId = whoPays(named, ofNamed, payersToday.get(named))
  const isAskedThemselves = ofNamed.some((entry) => entry.askedOf === named)
  const id = (isOverdueAlone && !isAskedThemselves && payerId) || named
  const paidBy = id === named && payerId !== undefined ? await findContact(db, groupId, payerId) : undefined
  const [member, entries, settings] = await Promise.all([
    findMember(db, groupId, id),
    id === named ? ofNamed : openOf(id),
    findPaymentSettings(db, groupId),
  ])
  const { name: ownName, spokenName: ownSpoken, ...ownContact } = member ?? (await findOutsider(db, groupId, id))
  const isToPayer = toPayer && paidBy !== undefined
  const {
    name: memberName,
    spokenName,
    ...payer
  } = isToPayer ? paidBy : { name: ownName, spokenName: ownSpoken, ...ownContact }
  const { name: groupName, currency, region, senderName, replyTo, locale } = group
  const ofMember = entries.filter((entry) => entry.memberId === id)
  const own = entries.filter((entry) => entry.askedOf === id)
  // A member whose debts are all asked of others gets a copy of them.
  const toMember = own.length > 0 || isOverdueAlone ? own : ofMember
  const asked = isToPayer ? ofMember.filter((entry) => entry.askedOf === payerId) : toMember
  const isForOthers = isToPayer || member === undefined || asked.some((entry) => entry.memberId !== id)
  const open = asked.map(({ name, description, amount, day }) => ({
    amount,
    day,
    description: isForOthers ? `${description} (${name})` : description,
  }))
  const owed = open.reduce((sum, { amount }) => sum + amount, 0)
  // Credit of a household depends on all debts of its payer.
  const household = paidBy && payerId !== undefined ? await openOf(payerId) : entries
  const covered = await creditCover(db, groupId, household)
  const credit = asked.reduce((sum, entry) => sum + (covered.get(entry.id) ?? 0), 0)
  const toPay = amountToPay({ owed, credit })
  const reference = paymentReferenceOf(id)
  const ways = toPay > 0 ? waysToPay(settings, { currency, amount: toPay, reference, description: ownName }) : {}
  return {
    id,
    ...(paidBy && payerId !== undefined && { paidBy: { id: payerId, name: paidBy.name } }),
    isToPayer,
    asked: asked.map((entry) => entry.id),
    askedElsewhere: ofMember.flatMap((entry) =>
      asked.includes(entry) || entry.askedOf === id ? [] : [{ financeId: entry.id, payerId: entry.askedOf }],
    ),
    facts: { memberName, spokenName, groupName, currency, region, today, open, owed, credit, toPay, reference, ways },
    payer,
    sender: {
      ...(senderName !== null && { name: senderName }),
      ...(replyTo !== null && { replyTo }),
      ...(locale !== null && { locale }),
    },
  }
}
