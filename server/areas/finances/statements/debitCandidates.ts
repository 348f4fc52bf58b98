import { and, asc, desc, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Collectable } from '@contract/finances/sepa/debitRuns'
import { isMandateVoid, sequenceOf } from '@contract/finances/sepa/mandateRules'
import type { Database, Transaction } from '../../../platform/db/database'
import { debitLineEntries, debitLines, debitRuns, mandates } from '../../../platform/db/schema/finances/debits'
import { finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { creditCover, isBeingCollected, readCollectionDays } from '../dues/public'
import { isOwed, isTakenBack } from '../ledger/public'
import { askedOf } from '../payers/public'

type Reader = Database | Transaction
type MandateRow = typeof mandates.$inferSelect

interface OpenDebt {
  id: string
  version: number
  memberId: string
  name: string
  askedOf: string
  description: string
  amount: number
  /** Due date, else the date of the entry. */
  day: string
}

/** All that is owed, longest due first, with the person who is asked for it. */
export function readOpenDebts(db: Reader, groupId: string, today: string): Promise<OpenDebt[]> {
  const day = sql<string>`to_char(coalesce(${finances.dueDate}, ${finances.date}), 'YYYY-MM-DD')`
  return db
    .select({
      id: finances.id,
      version: finances.version,
      memberId: sql<string>`${finances.memberId}`,
      name: members.name,
      askedOf: sql<string>`${askedOf(groupId, today)}`,
      description: finances.description,
      amount: finances.amount,
      day: day.as('day'),
    })
    .from(finances)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, finances.memberId)))
    .where(
      and(
        eq(finances.groupId, groupId),
        isOwed,
        isNotNull(finances.memberId),
        isNull(finances.deletedAt),
        isNull(finances.reversalOf),
        not(isTakenBack(groupId, today)),
      ),
    )
    .orderBy(sql`day`, asc(finances.id))
}

/** The mandates of which the latest collection came back. */
async function readReturned(db: Reader, groupId: string): Promise<Set<string>> {
  const isBack = sql<boolean>`exists (
    select from ${debitLineEntries} entry
      join ${finances} refund on refund.group_id = ${groupId} and refund.refund_of = entry.finance_id
     where entry.group_id = ${groupId} and entry.line_id = ${debitLines.id} and refund.refund_of is not null and refund.deleted_at is null)`
  const rows = await db
    .selectDistinctOn([debitLines.mandateId], { id: debitLines.mandateId, isBack: isBack.as('is_back') })
    .from(debitLines)
    .innerJoin(debitRuns, and(eq(debitRuns.groupId, groupId), eq(debitRuns.id, debitLines.runId)))
    .where(eq(debitLines.groupId, groupId))
    .orderBy(debitLines.mandateId, desc(debitRuns.day), desc(debitRuns.number))
  return new Set(rows.flatMap((row) => (row.isBack ? [row.id] : [])))
}

/** Whether something may be collected by it on that day, except that it may be void. */
export const isActive = ({ revokedOn, isOneOff, lastUsedOn, deletedAt }: MandateRow, day: string): boolean =>
  deletedAt === null && (revokedOn === null || revokedOn > day) && !(isOneOff && lastUsedOn !== null)

export const useOf = ({ signedOn, lastUsedOn, isOneOff }: MandateRow) => ({
  signedOn,
  isOneOff,
  ...(lastUsedOn !== null && { lastUsedOn }),
})

/** As on the payer's bank statement: what is paid, and for whom if for others. */
export const textOf = (debts: readonly OpenDebt[], personId: string): string =>
  [
    ...new Set(
      debts.map(({ description, memberId, name }) =>
        memberId === personId ? description : `${description} (${name})`,
      ),
    ),
  ].join(', ')

/** What is due until the day of each person with a mandate for `day`, by name; without what is being collected already. */
export async function readCollectable(
  db: Database,
  groupId: string,
  { until, day, today }: { until: string; day: string; today: string },
): Promise<Collectable[]> {
  const [debts, known, returned, stored] = await Promise.all([
    readOpenDebts(db, groupId, today),
    readCollectionDays(db, groupId),
    readReturned(db, groupId),
    db
      .select()
      .from(mandates)
      .where(and(eq(mandates.groupId, groupId), isNull(mandates.deletedAt)))
      .orderBy(desc(mandates.signedOn), desc(mandates.id)),
  ])
  const covered = await creditCover(db, groupId, debts)
  const names = new Map(debts.map(({ memberId, name }) => [memberId, name]))
  const people = new Set<string>()
  const lines = stored.flatMap((mandate): Collectable[] => {
    const { id, personId, reference, iban, holder } = mandate
    if (people.has(personId) || !isActive(mandate, day)) return []
    people.add(personId)
    const due = debts.filter(
      (debt) => debt.askedOf === personId && debt.day <= until && !isBeingCollected(known.get(debt.id), today),
    )
    if (due.length === 0) return []
    const problems: Collectable['problems'] = [
      ...(isMandateVoid(useOf(mandate), day) ? (['void'] as const) : []),
      ...(due.some((debt) => covered.has(debt.id)) ? (['credit'] as const) : []),
      ...(returned.has(id) ? (['returned'] as const) : []),
      ...(due.some((debt) => known.has(debt.id)) ? (['collected'] as const) : []),
    ]
    return [
      {
        mandateId: id,
        name: names.get(personId) ?? holder,
        reference,
        account: iban.slice(-4),
        sequence: sequenceOf(useOf(mandate)),
        amount: due.reduce((sum, { amount }) => sum + amount, 0),
        finances: due.map((debt) => ({
          id: debt.id,
          version: debt.version,
          description: textOf([debt], personId),
          amount: debt.amount,
          day: debt.day,
        })),
        problems,
      },
    ]
  })
  return lines.toSorted((one, other) => one.name.localeCompare(other.name))
}
