import { and, asc, eq, isNull, lt, not, or, sql } from 'drizzle-orm'
import { spokenNameOf } from '@contract/nameParts'
import type { Addressing } from '@contract/group'
import type { Locale } from '@contract/locales'
import { amountToPay } from '@contract/finances/paying/amountToPay'
import type { BillBlock } from '@contract/finances/paying/statements'
import { waysToPay } from '@contract/finances/paying/paymentSettings'
import { usualBillLanguage } from '@contract/finances/paying/swissBill'
import { paymentReferenceOf } from '@contract/finances/paymentReference'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { statementMails } from '../../../platform/db/schema/finances/statementMails'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'
import { mailBlocks, messageSettings } from '../../../platform/db/schema/messages/mailSettings'
import { users } from '../../../platform/db/schema/users'
import { ApiError } from '../../../platform/http/errors'
import { todayIn } from '../../../platform/time/days'
import { askedOf, everPaidForBy, findPayer, payerIds } from '../payers/public'
import { isOwed, isTakenBack } from '../ledger/public'
import { collectedOn, creditCover } from '../dues/public'
import { findPaymentSettings } from './paymentSettingsRepository'
import { statementWordsOf } from './statementWords'
import type { OpenEntry, Reminder, StatementFacts } from './writeStatement'

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
  /** Nothing of it is asked of them: it is a copy of what others pay. */
  isCopy: boolean
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
      addressing: groups.addressing,
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
  splitId: string | null
  /** The day on which it is being collected from an account; null: it is not. */
  collectedOn: string | null
  memberId: string
  /** Name of the entry's member. */
  name: string
  askedOf: string
}

/** Entries of the fee of a reminder: due at once, and so in the reminder itself. */
const isReminderFee = (groupId: string) =>
  sql`exists (select from ${statementMails} where ${statementMails.groupId} = ${groupId} and ${statementMails.feeId} = ${finances.id})`

/** A fee that the reminder will charge; `locale`: of its description where the group's mails have none. */
interface NewFee {
  step: number
  amount: number
  locale: Locale
}

export const newFeeOf = ({ step, fee }: Reminder, locale: Locale): NewFee | undefined =>
  fee === undefined ? undefined : { step, amount: fee, locale }

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
  const { id, description, amount, splitId } = finances
  const collected = collectedOn(groupId, today)
  return db
    .select({
      id,
      splitId,
      collectedOn: collected,
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
        ...(isOverdueAlone ? [or(lt(finances.dueDate, today), isReminderFee(groupId)), isNull(collected)] : []),
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
 * What is asked for now, what is collected from an account without anybody's doing, and what of agreed instalments is due later: of each
 * plan all but the parts that are due, or if none is, the next one.
 */
function sortOut(asked: readonly AskedEntry[], today: string) {
  const left = asked.filter((entry) => entry.collectedOn === null)
  const nexts = new Map(left.toReversed().map(({ splitId, day }) => [splitId, day]))
  const isLater = ({ splitId, day }: AskedEntry) =>
    splitId !== null && day > today && day > (nexts.get(splitId) ?? today)
  return {
    now: left.filter((entry) => !isLater(entry)),
    later: left.filter((entry) => isLater(entry)),
    collected: asked.filter((entry) => entry.collectedOn !== null),
  }
}

/** The description of the entry of a reminder's fee. */
const feeText = (
  { step, locale }: Pick<NewFee, 'step' | 'locale'>,
  group: { locale: Locale | null; addressing: Addressing },
) => statementWordsOf(group.locale ?? locale, group.addressing).fee(step)

/**
 * A member's current debts, with those of members for whom they pay, and the ways to pay; `memberId` may also be the id of a payer who is
 * not a member. With `isOverdueAlone` for reminders: a member with a payer is asked through the payer, for all their members. `toPayer`:
 * addresses a member's own statement to their payer, if any. With `newFee`, a reminder with a fee that is not charged yet. Throws `not_found` for an unknown id.
 */
export async function openStatement(
  db: Database,
  groupId: string,
  memberId: string,
  {
    isOverdueAlone = false,
    toPayer = false,
    newFee,
  }: { isOverdueAlone?: boolean; toPayer?: boolean; newFee?: NewFee | undefined } = {},
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
  const { name: groupName, currency, region, addressing, senderName, replyTo, locale } = group
  const ofMember = entries.filter((entry) => entry.memberId === id)
  const own = entries.filter((entry) => entry.askedOf === id)
  // A member whose debts are all asked of others gets a copy of them.
  const toMember = own.length > 0 || isOverdueAlone ? own : ofMember
  const asked = isToPayer ? ofMember.filter((entry) => entry.askedOf === payerId) : toMember
  const isForOthers = isToPayer || member === undefined || asked.some((entry) => entry.memberId !== id)
  const { now, later, collected } = sortOut(asked, today)
  const toLine = ({ id: entryId, name, description, amount, day }: AskedEntry): OpenEntry => ({
    id: entryId,
    amount,
    day,
    description: isForOthers ? `${description} (${name})` : description,
  })
  const booked = now.map(toLine)
  const fees =
    newFee === undefined || booked.length === 0
      ? []
      : [{ amount: newFee.amount, day: today, description: feeText(newFee, { locale, addressing }) }]
  const open = [...booked, ...fees]
  const owed = open.reduce((sum, { amount }) => sum + amount, 0)
  // Credit of a household depends on all debts of its payer.
  const household = paidBy && payerId !== undefined ? await openOf(payerId) : entries
  // What is collected needs no credit.
  const uncollected = household.filter((entry) => entry.collectedOn === null)
  const covered = await creditCover(db, groupId, uncollected)
  const credit = now.reduce((sum, entry) => sum + (covered.get(entry.id) ?? 0), 0)
  const toPay = amountToPay({ owed, credit })
  const reference = paymentReferenceOf(id)
  const claim = {
    currency,
    amount: toPay,
    reference,
    description: ownName,
    usualBillLanguage: usualBillLanguage(locale ?? undefined, region ?? undefined),
  }
  const ways = toPay > 0 ? waysToPay(settings, claim) : {}
  return {
    id,
    ...(paidBy && payerId !== undefined && { paidBy: { id: payerId, name: paidBy.name } }),
    isToPayer,
    isCopy: !isToPayer && own.length === 0,
    asked: asked.map((entry) => entry.id),
    askedElsewhere: ofMember.flatMap((entry) =>
      asked.includes(entry) || entry.askedOf === id ? [] : [{ financeId: entry.id, payerId: entry.askedOf }],
    ),
    facts: {
      memberName,
      spokenName,
      groupName,
      addressing,
      currency,
      region,
      today,
      open,
      later: later.map(toLine),
      collected: collected.map((entry) => ({ ...toLine(entry), day: entry.collectedOn ?? entry.day })),
      owed,
      credit,
      toPay,
      reference,
      ways,
    },
    payer,
    sender: {
      ...(senderName !== null && { name: senderName }),
      ...(replyTo !== null && { replyTo }),
      ...(locale !== null && { locale }),
    },
  }
}
