import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm'
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
import { askedOf, everPaidForBy, payerIds, readContacts } from '../payers/public'
import { isOwed, isTakenBack } from '../ledger/public'
import { collectedOn, creditCovers } from '../dues/public'
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
export interface OpenStatement {
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

type Person = Payer & { name: string; spokenName: string }

/** By id; includes removed members, who may still owe but get no mails. */
async function readMembers(db: Database, groupId: string, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await db
    .select({
      id: members.id,
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
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids)))
  return new Map(
    rows.map((row) => {
      const { id: memberId, name, email, phone, locale, deletedAt, blocked } = row
      // A member who unsubscribed from event mails still gets statements; an address that was refused gets no mails at all.
      const isRefused = email !== null && blocked?.email === email && blocked.reason === 'refused'
      const blockOfAddress = email === null ? 'no_address' : isRefused ? 'refused' : undefined
      const block = deletedAt === null ? blockOfAddress : 'removed'
      const person: Person = {
        memberId,
        name,
        spokenName: spokenNameOf(row),
        ...(email !== null && { email }),
        ...(phone !== null && { phone }),
        ...(locale !== null && { locale }),
        ...(block !== undefined && { block }),
      }
      return [memberId, person]
    }),
  )
}

/** Payers who are not members, by id. */
async function readOutsiders(db: Database, groupId: string, ids: readonly string[]): Promise<Map<string, Person>> {
  const payers = ids.length === 0 ? [] : await readContacts(db, groupId, ids)
  return new Map(
    payers.map(({ id, name, email, phone }) => {
      const person: Person = {
        name,
        spokenName: name,
        ...(email !== null && { email }),
        ...(phone !== null && { phone }),
        ...(email === null && { block: 'no_address' as const }),
      }
      return [id, person]
    }),
  )
}

/** Members and payers, by id. */
async function readPeople(db: Database, groupId: string, ids: readonly string[]): Promise<Map<string, Person>> {
  const people = await readMembers(db, groupId, ids)
  const others = ids.filter((id) => !people.has(id))
  return new Map([...people, ...(await readOutsiders(db, groupId, others))])
}

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

interface OpenBooks {
  /** Open entries of a member or payer, and of everybody for whom they ever pay, longest due first. */
  of: (id: string) => AskedEntry[]
  all: () => AskedEntry[]
  /** Reads those of more people. */
  read: (ids: readonly string[]) => Promise<void>
}

const byDay = (one: AskedEntry, other: AskedEntry) =>
  one.day === other.day ? (one.id < other.id ? -1 : 1) : one.day < other.day ? -1 : 1

function openBooks(db: Database, groupId: string, today: string, isOverdueAlone: boolean): OpenBooks {
  const paidFor = new Map<string, string[]>()
  const entries = new Map<string, AskedEntry[]>()
  return {
    of: (id) => [id, ...(paidFor.get(id) ?? [])].flatMap((one) => entries.get(one) ?? []).toSorted(byDay),
    all: () => [...entries.values()].flat().toSorted(byDay),
    read: async (ids) => {
      for (const [payer, memberIds] of await everPaidForBy(db, groupId, ids)) paidFor.set(payer, memberIds)
      const asked = new Set(ids.flatMap((id) => [id, ...(paidFor.get(id) ?? [])]).filter((id) => !entries.has(id)))
      for (const id of asked) entries.set(id, [])
      for (const entry of await findOpen(db, groupId, [...asked], today, isOverdueAlone))
        entries.get(entry.memberId)?.push(entry)
    },
  }
}

/** Open entries of these members. */
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
  if (memberIds.length === 0) return []
  return db
    .select({
      id,
      splitId,
      collectedOn: collected,
      memberId: sql<string>`${finances.memberId}`,
      description,
      amount,
      day,
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

interface StatementOptions {
  /** For reminders: a member with a payer is asked through the payer, for all their members. */
  isOverdueAlone?: boolean
  /** Addresses a member's own statement to their payer, if any. */
  toPayer?: boolean
  /** The fee of a reminder that is not charged yet. */
  newFee?: NewFee | undefined
}

/**
 * The current debts of members, with those of members for whom they pay, and the ways to pay; by id, which may also be the id of a payer who is
 * not a member. Unknown ids are left out. So many queries as for one.
 */
export async function openStatements(
  db: Database,
  groupId: string,
  memberIds: readonly string[],
  { isOverdueAlone = false, toPayer = false, newFee }: StatementOptions = {},
): Promise<Map<string, OpenStatement>> {
  const names = [...new Set(memberIds.map((id) => id.toLowerCase()))]
  const group = await findGroup(db, groupId)
  const today = todayIn(group.timeZone)
  const books = openBooks(db, groupId, today, isOverdueAlone)
  await books.read(names)
  const payersToday = await payerIds(db, groupId, names)
  const payerOf = new Map(names.map((one) => [one, whoPays(one, books.of(one), payersToday.get(one))]))
  const payers = [...new Set([...payerOf.values()].filter((id) => id !== undefined))]
  await books.read(payers)
  // What is collected needs no credit.
  const uncollected = (entries: AskedEntry[]) => entries.filter((entry) => entry.collectedOn === null)
  const [people, settings, coverOf] = await Promise.all([
    readPeople(db, groupId, [...new Set([...names, ...payers])]),
    findPaymentSettings(db, groupId),
    creditCovers(db, groupId, uncollected(books.all())),
  ])
  const { name: groupName, currency, region, addressing, senderName, replyTo, locale } = group

  function statementOf(named: string): OpenStatement | undefined {
    const payerId = payerOf.get(named)
    const isAskedThemselves = books.of(named).some((entry) => entry.askedOf === named)
    const id = (isOverdueAlone && !isAskedThemselves && payerId) || named
    const paidBy = id === named && payerId !== undefined ? people.get(payerId) : undefined
    const person = people.get(id)
    if (person === undefined) return undefined
    const isToPayer = toPayer && paidBy !== undefined
    const { name: memberName, spokenName, ...payer } = isToPayer ? paidBy : person
    const entries = books.of(id)
    const ofMember = entries.filter((entry) => entry.memberId === id)
    const own = entries.filter((entry) => entry.askedOf === id)
    // A member whose debts are all asked of others gets a copy of them.
    const toMember = own.length > 0 || isOverdueAlone ? own : ofMember
    const asked = isToPayer ? ofMember.filter((entry) => entry.askedOf === payerId) : toMember
    const isForOthers = isToPayer || person.memberId === undefined || asked.some((entry) => entry.memberId !== id)
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
    const household = paidBy && payerId !== undefined ? books.of(payerId) : entries
    const covered = coverOf(uncollected(household))
    const credit = now.reduce((sum, entry) => sum + (covered.get(entry.id) ?? 0), 0)
    const toPay = amountToPay({ owed, credit })
    const reference = paymentReferenceOf(id)
    const claim = {
      currency,
      amount: toPay,
      reference,
      description: person.name,
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
  return new Map(
    names.flatMap((named) => {
      const statement = statementOf(named)
      return statement === undefined ? [] : [[named, statement] as const]
    }),
  )
}

/** As `openStatements`, for one of them. Throws `not_found` for an unknown id. */
export async function openStatement(
  db: Database,
  groupId: string,
  memberId: string,
  options?: StatementOptions,
): Promise<OpenStatement> {
  const statement = (await openStatements(db, groupId, [memberId], options)).get(memberId.toLowerCase())
  if (statement === undefined) throw new ApiError('not_found')
  return statement
}
