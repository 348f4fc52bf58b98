import { and, asc, eq, isNotNull, isNull, lt, min, not, sql, sum } from 'drizzle-orm'
import { amountToPay } from '@contract/finances/paying/amountToPay'
import type { OverdueMember } from '@contract/finances/paying/reminders'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { mailBlocks } from '../../../platform/db/schema/messages/mailSettings'
import { isOwed, isTakenBack } from '../ledger/public'
import { askedOf, readContacts } from '../payers/public'
import { collectedOn } from './beingCollected'
import { creditCover } from './creditCover'

/** Whoever must pay overdue entries: a member their own, or a payer those of several members. */
export interface Debtor extends Pick<
  OverdueMember,
  'name' | 'status' | 'overdue' | 'credit' | 'since' | 'block' | 'email' | 'phone' | 'paysFor'
> {
  /** Of the member, or of the payer. */
  id: string
  isMember: boolean
  /**
   * Ids whose reminders count as theirs, as some may have been sent before a payer took over. Whoever owes something themselves has their
   * own.
   */
  ids: string[]
  /** The member with the oldest overdue entry. */
  owesLongest: string
}

/** Overdue debts by member and by who must pay them, longest overdue first; without what is being collected from an account. */
async function readOverdue(db: Database, groupId: string, today: string) {
  const owed = db
    .select({
      memberId: finances.memberId,
      asked: askedOf(groupId, today).as('asked'),
      overdue: sum(finances.amount).mapWith(Number).as('overdue'),
      since: min(finances.dueDate).as('since'),
    })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        isOwed,
        isNull(finances.deletedAt),
        isNotNull(finances.memberId),
        isNull(finances.reversalOf),
        lt(finances.dueDate, today),
        not(isTakenBack(groupId, today)),
        isNull(collectedOn(groupId, today)),
      ),
    )
    .groupBy(finances.memberId, sql`2`)
    .as('owed')
  const { id, name } = members
  return db
    .select({
      memberId: id,
      name,
      askedOf: sql<string>`${owed.asked}`,
      overdue: owed.overdue,
      since: sql<string>`to_char(${owed.since}, 'YYYY-MM-DD')`.as('since_day'),
    })
    .from(owed)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(id, owed.memberId)))
    .orderBy(asc(sql`since_day`), asc(name), asc(id))
}

type Overdue = Awaited<ReturnType<typeof readOverdue>>[number]
/** `toPay`: the debt less credit. */
type OverdueRow = Overdue & { toPay: number }

/** Debts with something left after credit, which covers the longest overdue first. */
async function lessCredit(db: Database, groupId: string, rows: readonly Overdue[]): Promise<OverdueRow[]> {
  const idOf = ({ askedOf: asked, memberId }: Overdue) => `${asked} ${memberId}`
  const dues = rows.map((row) => ({ ...row, id: idOf(row), amount: row.overdue }))
  const covered = await creditCover(db, groupId, dues)
  return rows
    .map((row) => ({ ...row, toPay: amountToPay({ owed: row.overdue, credit: covered.get(idOf(row)) ?? 0 }) }))
    .filter(({ toPay }) => toPay > 0)
}
type Person = Pick<Debtor, 'name' | 'status' | 'isMember' | 'block' | 'email' | 'phone'>

/** Contacts of members, including removed ones, who may still owe. */
async function readPeople(db: Database, groupId: string, ids: string[]): Promise<Map<string, Person>> {
  const { id, name, status, email, phone, deletedAt } = members
  const rows = await db
    .select({
      id,
      name,
      status,
      email,
      phone,
      deletedAt,
      blocked: { email: mailBlocks.email, reason: mailBlocks.reason },
    })
    .from(members)
    .leftJoin(mailBlocks, and(eq(mailBlocks.groupId, groupId), eq(mailBlocks.personId, id)))
    .where(and(eq(members.groupId, groupId), isIn(id, ids)))
  return new Map(
    rows.map(({ blocked, ...row }) => {
      // A member who unsubscribed from event mails can still be reminded; an address that was refused gets no mails at all.
      const isRefused = row.email !== null && blocked?.email === row.email && blocked.reason === 'refused'
      const shown = { name: row.name, email: row.email, phone: row.phone, isRefused, isMember: true }
      return [row.id, personOf({ ...shown, status: row.deletedAt === null ? row.status : 'removed' })]
    }),
  )
}

interface Contact extends Pick<Person, 'name' | 'status' | 'isMember'> {
  email: string | null
  phone: string | null
  isRefused: boolean
}

function personOf({ email, phone, isRefused, ...person }: Contact): Person {
  const blockOfAddress = email === null ? 'no_address' : isRefused ? 'refused' : undefined
  const block = person.status === 'removed' ? 'removed' : blockOfAddress
  return {
    ...person,
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(block !== undefined && { block }),
  }
}

/** Builds one debtor from their rows, oldest first. */
function debtorOf(id: string, person: Person, rows: OverdueRow[], isDebtor: (id: string) => boolean): Debtor {
  const isOwnAlone = rows.every(({ memberId }) => memberId === id)
  const paysFor = rows.map(({ memberId, name, toPay }) => ({ memberId, name, overdue: toPay }))
  const credit = rows.reduce((total, { overdue, toPay }) => total + overdue - toPay, 0)
  return {
    ...person,
    id,
    overdue: rows.reduce((total, { toPay }) => total + toPay, 0),
    ...(credit > 0 && { credit }),
    since: rows[0]?.since ?? '',
    owesLongest: rows[0]?.memberId ?? id,
    ids: [id, ...new Set(rows.flatMap(({ memberId }) => (isDebtor(memberId) ? [] : [memberId])))],
    ...(!isOwnAlone && { paysFor: paysFor.toSorted((one, other) => one.name.localeCompare(other.name)) }),
  }
}

/** Everyone with overdue debts not covered by credit, longest overdue first. */
export async function readDebtors(db: Database, groupId: string, today: string): Promise<Debtor[]> {
  const [overdue, contacts] = await Promise.all([readOverdue(db, groupId, today), readContacts(db, groupId)])
  const rows = await lessCredit(db, groupId, overdue)
  const byDebtor = new Map<string, OverdueRow[]>()
  for (const row of rows) byDebtor.set(row.askedOf, [...(byDebtor.get(row.askedOf) ?? []), row])
  const people = await readPeople(db, groupId, [...byDebtor.keys()])
  for (const { id, isMember, ...contact } of contacts)
    if (!isMember) people.set(id, personOf({ ...contact, isMember, status: 'active', isRefused: false }))
  return [...byDebtor].flatMap(([id, theirs]) => {
    const person = people.get(id)
    return person === undefined ? [] : [debtorOf(id, person, theirs, (other) => byDebtor.has(other))]
  })
}
