import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Loan, LoanList, LoanWrite } from '@contract/members/things'
import type { MemberData } from '@contract/privacy'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { mentions, withoutName } from '../../platform/db/nameErasure'
import type { ErasedPerson } from '../../platform/db/nameErasure'
import { members } from '../../platform/db/schema/members'
import { loans, things } from '../../platform/db/schema/members/things'
import { ApiError, invalidField } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'
import { appendSaved, saveRecord } from '../../platform/records/saveRecord'
import type { SavedRecord } from '../../platform/records/saveRecord'
import { todayIn } from '../../platform/time/days'
import {
  isLoan,
  isPresent,
  isThing,
  lastFirst,
  loanColumns,
  loanContent,
  thingColumns,
  toLoan,
  toThing,
} from './thingRows'
import type { LoanRow } from './thingRows'

type NamedLoan = LoanRow & { thingName: string; memberName: string }

const subjectOf = ({ id, thingName }: NamedLoan) => ({ type: 'loan', id, name: thingName }) as const

/** In the activity log. */
const auditedOf = (row: NamedLoan) => ({
  member: row.memberName,
  memberId: row.memberId,
  lentOn: row.since,
  dueBackOn: row.until ?? undefined,
  deposit: row.deposit ?? undefined,
  condition: row.conditionReturned ?? row.conditionLent ?? undefined,
  returnedOn: row.returnedOn ?? undefined,
  notes: row.note ?? undefined,
})

/** Throws `invalid` where somebody has the thing on these days; one may get it on the day on which another brings it back. */
async function assertFree(
  tx: Transaction,
  groupId: string,
  { id, thingId, since, returnedOn }: LoanRow,
): Promise<void> {
  const [other] = await tx
    .select({ id: loans.id })
    .from(loans)
    .where(
      and(
        eq(loans.groupId, groupId),
        eq(loans.thingId, thingId),
        ne(loans.id, id),
        isNull(loans.deletedAt),
        sql`coalesce(${loans.returnedOn}, 'infinity') > ${since}`,
        sql`${loans.since} < coalesce(${returnedOn}::date, 'infinity')`,
      ),
    )
    .limit(1)
  if (other !== undefined) throw invalidField('loan.since', 'lent_then')
}

/** What was told last of its condition becomes the thing's own. */
async function followCondition(tx: Transaction, groupId: string, loan: LoanRow): Promise<void> {
  const condition = loan.conditionReturned ?? loan.conditionLent
  if (condition === null) return
  await tx
    .update(things)
    .set({ condition, version: sql`${things.version} + 1`, updatedAt: sql`now()` })
    .where(and(isThing(groupId, loan.thingId), sql`${things.condition} is distinct from ${condition}`))
}

/** Creates, or replaces if a version is given (docs/writes.md). Throws `invalid` at a thing or member who is not there. */
export async function saveLoan(
  tx: Transaction,
  actor: Actor,
  written: LoanWrite,
  today: string,
): Promise<SavedRecord<NamedLoan>> {
  const { groupId } = actor
  const id = written.id.toLowerCase()
  const where = isLoan(groupId, id)
  const content = loanContent(written)
  if (written.returnedOn !== undefined && written.returnedOn > today)
    throw invalidField('loan.returnedOn', 'future_date')
  const [thing] = await tx
    .select({ name: things.name })
    .from(things)
    .where(and(isThing(groupId, content.thingId), isNull(things.deletedAt)))
  if (thing === undefined) throw invalidField('loan.thingId', 'not_allowed')
  const [member] = await tx
    .select({ name: members.name, deletedAt: members.deletedAt })
    .from(members)
    .where(and(eq(members.groupId, groupId), eq(members.id, content.memberId)))
  const named = (row: LoanRow | undefined): NamedLoan | undefined =>
    row && { ...row, thingName: thing.name, memberName: member?.name ?? '' }
  const saved = await saveRecord<NamedLoan>(
    {
      lock: async () => named((await tx.select(loanColumns).from(loans).where(where).for('update'))[0]),
      insert: async () => {
        // Who was removed or erased gives back what they have, and gets nothing new.
        if (member === undefined || member.deletedAt !== null) throw invalidField('loan.memberId', 'not_allowed')
        const values = { groupId, id, ...content }
        return named((await tx.insert(loans).values(values).onConflictDoNothing().returning(loanColumns))[0])
      },
      replace: async ({ version, memberId }) => {
        if (member === undefined || (member.deletedAt !== null && memberId !== content.memberId))
          throw invalidField('loan.memberId', 'not_allowed')
        const set = { ...content, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
        return named((await tx.update(loans).set(set).where(where).returning(loanColumns))[0])
      },
      isSame: (stored) => isDeepStrictEqual(loanContent(toLoan(stored)), content),
      toRecord: toLoan,
    },
    written.version,
  )
  if (saved.act !== undefined) {
    await assertFree(tx, groupId, saved.row)
    await followCondition(tx, groupId, saved.row)
  }
  await appendSaved(tx, actor, saved, 'loan', (row) => ({ subject: subjectOf(row), fields: auditedOf(row) }))
  return saved
}

/** In the activity log, of loans of which the thing and who had it are there. */
export async function appendLoanRemoved(tx: Transaction, actor: Actor, removed: LoanRow): Promise<void> {
  const { groupId } = actor
  const [named] = await tx
    .select({ thingName: things.name, memberName: members.name })
    .from(things)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, removed.memberId)))
    .where(isThing(groupId, removed.thingId))
  const row = { ...removed, thingName: named?.thingName ?? '', memberName: named?.memberName ?? '' }
  await appendAudit(tx, actor, { action: 'loan_removed', subject: subjectOf(row), before: auditedOf(row) })
}

export function loanRepository(db: Database) {
  return {
    async list(groupId: string, memberId: string): Promise<LoanList> {
      const rows = await db
        .select({ loan: loanColumns, thing: thingColumns })
        .from(loans)
        .innerJoin(things, and(eq(things.groupId, groupId), eq(things.id, loans.thingId)))
        .where(and(eq(loans.groupId, groupId), eq(loans.memberId, memberId), isPresent))
        .orderBy(...lastFirst)
      return { loans: rows.map(({ loan, thing }) => ({ loan: toLoan(loan), thing: toThing(thing) })) }
    },

    /** Creates, or replaces if a version is given (docs/writes.md). Throws `invalid` at a thing or member who is not there. */
    save(actor: Actor, written: LoanWrite): Promise<{ loan: Loan; isNew: boolean }> {
      return withGroupLock(db, actor.groupId, 'no key update', async (tx, { timeZone }) => {
        const saved = await saveLoan(tx, actor, written, todayIn(timeZone))
        return { loan: toLoan(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [removed] = await tx
          .update(loans)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isLoan(groupId, id), isNull(loans.deletedAt)))
          .returning(loanColumns)
        if (removed === undefined) throw new ApiError('not_found')
        await appendLoanRemoved(tx, actor, removed)
        return { id: removed.id }
      })
    },
  }
}

/** For the personal data of a member. */
export async function loansOfMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<NonNullable<MemberData['loans']>> {
  const { loans: all } = await loanRepository(db).list(groupId, memberId)
  return all.map(({ loan: { since, until, deposit, returnedOn, note }, thing }) => ({
    thing: thing.name,
    ...(thing.number !== undefined && { number: thing.number }),
    since,
    ...(until !== undefined && { until }),
    ...(deposit !== undefined && { deposit }),
    ...(returnedOn !== undefined && { returnedOn }),
    ...(note !== undefined && { note }),
  }))
}

/** Takes what was noted with the loans of members who are erased; that something is lent stays. */
export async function eraseLoanNotes(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx
    .update(loans)
    .set({ note: null, version: sql`${loans.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(loans.groupId, groupId), isIn(loans.memberId, memberIds)))
}

/** Takes the name out of what is noted with things and loans. */
export async function eraseFromThings(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { insurance, place, notes } = things
  await tx
    .update(things)
    .set({
      insurance: withoutName(insurance, person),
      place: withoutName(place, person),
      notes: withoutName(notes, person),
      version: sql`${things.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(things.groupId, groupId),
        sql`(${mentions(insurance, person)} or ${mentions(place, person)} or ${mentions(notes, person)})`,
      ),
    )
  await tx
    .update(loans)
    .set({ note: withoutName(loans.note, person), version: sql`${loans.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(loans.groupId, groupId), mentions(loans.note, person)))
}

/** Deletes things and loans removed before the instant for good, things with all their loans. Returns their number. */
export async function purgeThings(tx: Transaction, groupId: string, before: Date): Promise<number> {
  const gone = tx
    .select({ id: things.id })
    .from(things)
    .where(and(eq(things.groupId, groupId), lt(things.deletedAt, before)))
  const lent = await tx
    .delete(loans)
    .where(and(eq(loans.groupId, groupId), sql`(${lt(loans.deletedAt, before)} or ${inArray(loans.thingId, gone)})`))
    .returning({ id: loans.id })
  const removed = await tx
    .delete(things)
    .where(and(eq(things.groupId, groupId), lt(things.deletedAt, before)))
    .returning({ id: things.id })
  return lent.length + removed.length
}
