import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { FEE_CLASSES_MAX } from '@contract/finances/fees'
import type { FeeClass, FeeClassWrite, FeeList, FeeSpan, FoundMemberFees, MemberFees } from '@contract/finances/fees'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Reader } from '../../../platform/db/database'
import { todayOf } from '../../../platform/db/membership'
import { members } from '../../../platform/db/schema/members'
import { feeClasses, memberFees } from '../../../platform/db/schema/finances/fees'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import { besideNames, besideOf } from '../../namesakes'
import { assertKnownMembers, withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { findFeeSettings } from './feeSettings'
import { setFeeSpans, spansOf } from './feeSpans'
import { inNamedSections } from '../../scoreOrder'

const columns = {
  id: feeClasses.id,
  name: feeClasses.name,
  amount: feeClasses.amount,
  laterAmounts: feeClasses.laterAmounts,
  joiningFee: feeClasses.joiningFee,
  ageLimit: feeClasses.ageLimit,
  rhythm: feeClasses.rhythm,
  firstMonth: feeClasses.firstMonth,
  dueDay: feeClasses.dueDay,
  version: feeClasses.version,
}
const storedColumns = { ...columns, deletedAt: feeClasses.deletedAt }
const isClass = (groupId: string, id: string) => and(eq(feeClasses.groupId, groupId), eq(feeClasses.id, id))

type ClassRow = Omit<FeeClass, 'dueDay' | 'firstMonth' | 'laterAmounts' | 'joiningFee' | 'ageLimit'> & {
  ageLimit: FeeClass['ageLimit'] | null
  laterAmounts: FeeClass['laterAmounts'] | null
  joiningFee: FeeClass['joiningFee'] | null
  firstMonth: number | null
  dueDay: number | null
}
type StoredClass = ClassRow & { deletedAt: Date | null }

async function findClass({ tx, groupId }: Ledger, id: string): Promise<StoredClass | undefined> {
  const [row] = await tx.select(storedColumns).from(feeClasses).where(isClass(groupId, id))
  return row
}

const toClass = ({
  id,
  name,
  amount,
  laterAmounts,
  joiningFee,
  ageLimit,
  rhythm,
  firstMonth,
  dueDay,
  version,
}: ClassRow): FeeClass => ({
  id,
  name,
  amount,
  ...(laterAmounts && { laterAmounts }),
  ...(joiningFee && { joiningFee }),
  ...(ageLimit && { ageLimit }),
  rhythm,
  ...(firstMonth !== null && { firstMonth }),
  ...(dueDay !== null && { dueDay }),
  version,
})

const classSubject = ({ id, name }: Pick<ClassRow, 'id' | 'name'>) => ({ type: 'fee_class', id, name }) as const

async function listClasses(db: Reader, groupId: string): Promise<FeeClass[]> {
  const rows = await db
    .select(columns)
    .from(feeClasses)
    .where(and(eq(feeClasses.groupId, groupId), isNull(feeClasses.deletedAt)))
    .orderBy(asc(feeClasses.name), asc(feeClasses.id))
  return rows.map(toClass)
}

const contentOf = (written: FeeClassWrite | ClassRow) => {
  const { name, amount, laterAmounts = null, joiningFee = null, ageLimit = null } = written
  const { rhythm, firstMonth = null, dueDay = null } = written
  return { name, amount, laterAmounts, joiningFee, ageLimit, rhythm, firstMonth, dueDay }
}
const factsOf = ({ name, amount, laterAmounts, joiningFee, ageLimit, rhythm, firstMonth, dueDay }: ClassRow) => ({
  name,
  amount,
  laterAmounts: laterAmounts ?? undefined,
  joiningFee: joiningFee ?? undefined,
  ageLimit: ageLimit?.age,
  rhythm,
  firstMonth: firstMonth ?? undefined,
  dueDay: dueDay ?? undefined,
})

/** Refuses names that differ only in case, and a next class that is unknown or the class itself. */
async function assertClassFits({ tx, groupId }: Ledger, { id, name, ageLimit }: ClassRow): Promise<void> {
  const others = await tx
    .select({ id: feeClasses.id, name: feeClasses.name })
    .from(feeClasses)
    .where(and(eq(feeClasses.groupId, groupId), isNull(feeClasses.deletedAt), ne(feeClasses.id, id)))
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw invalidField('feeClass.name', 'taken')
  const next = ageLimit?.nextClassId
  if (next !== undefined && !others.some((other) => other.id === next.toLowerCase()))
    throw invalidField('feeClass.ageLimit.nextClassId', 'not_allowed')
  if (others.length >= FEE_CLASSES_MAX) throw invalidField('feeClass.id', 'too_many')
}

/** Who today has reached the age limit of their class of this month. */
async function findOutgrown(db: Database, groupId: string): Promise<Set<string>> {
  const today = todayOf(groupId)
  const rows = await db
    .select({ memberId: memberFees.memberId })
    .from(memberFees)
    .innerJoin(feeClasses, and(eq(feeClasses.groupId, groupId), eq(feeClasses.id, memberFees.classId)))
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, memberFees.memberId)))
    .where(
      and(
        eq(memberFees.groupId, groupId),
        sql`${memberFees.from} <= ${today}`,
        sql`coalesce(${memberFees.to} >= date_trunc('month', ${today}), true)`,
        sql`extract(year from age(${today}, ${members.birthDate})) >= (${feeClasses.ageLimit} ->> 'age')::integer`,
      ),
    )
  return new Set(rows.map(({ memberId }) => memberId))
}

export function feeRepository(db: Database) {
  return {
    async list(groupId: string): Promise<FeeList> {
      const classes = await listClasses(db, groupId)
      const active = await db
        .select({
          memberId: members.id,
          name: members.name,
          section: members.section,
          instrument: members.instrument,
          joinedOn: members.joinedOn,
          leftOn: members.leftOn,
        })
        .from(members)
        .where(and(eq(members.groupId, groupId), eq(members.status, 'active'), isNull(members.deletedAt)))
        .orderBy(asc(members.name), asc(members.id))
      const spans = await spansOf(db, groupId)
      const outgrown = await findOutgrown(db, groupId)
      const besides = await besideNames(
        db,
        groupId,
        active.map(({ name }) => name),
      )
      const listed = (await inNamedSections(db, groupId, active)).map(({ joinedOn, leftOn, ...member }) => ({
        ...member,
        ...besideOf(besides, member.memberId),
        fees: spans.get(member.memberId) ?? [],
        ...(outgrown.has(member.memberId) && { isOutgrown: true as const }),
        ...(joinedOn !== null && { joinedOn }),
        ...(leftOn !== null && { leftOn }),
      }))
      return { classes, members: listed, settings: await findFeeSettings(db, groupId) }
    },

    /** The member's fee classes; no spans for a member without one, or an unknown one. */
    async ofMember(groupId: string, memberId: string): Promise<FoundMemberFees> {
      const spans = await spansOf(db, groupId, memberId)
      return { classes: await listClasses(db, groupId), fees: spans.get(memberId.toLowerCase()) ?? [] }
    },

    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, written: FeeClassWrite): Promise<{ feeClass: FeeClass; isNew: boolean }> {
      const { id, version } = written
      const content = contentOf(written)
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        const saved = await saveRecord<StoredClass>(
          {
            lock: () => findClass(ledger, id),
            insert: async () => {
              const values = { groupId, id, ...content }
              return (await tx.insert(feeClasses).values(values).onConflictDoNothing().returning(storedColumns))[0]
            },
            replace: async (stored) => {
              const set = { ...content, version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null }
              return (await tx.update(feeClasses).set(set).where(isClass(groupId, id)).returning(storedColumns))[0]
            },
            isSame: (stored) => isDeepStrictEqual(contentOf(stored), content),
            toRecord: toClass,
          },
          version,
        )
        if (saved.act !== undefined) await assertClassFits(ledger, saved.row)
        await appendSaved(tx, actor, saved, 'fee_class', (row) => ({
          subject: classSubject(row),
          fields: factsOf(row),
        }))
        return { feeClass: toClass(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo. Refused while any member has or had the class, to keep past charges explained. */
    remove(actor: Actor, id: string): Promise<void> {
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        const stored = await findClass(ledger, id)
        if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
        const [user] = await tx
          .select({ memberId: memberFees.memberId })
          .from(memberFees)
          .where(and(eq(memberFees.groupId, groupId), eq(memberFees.classId, id)))
          .limit(1)
        if (user !== undefined) throw new ApiError('fee_class_in_use')
        await tx
          .update(feeClasses)
          .set({ deletedAt: sql`now()` })
          .where(isClass(groupId, id))
        const before = factsOf(stored)
        await appendAudit(tx, actor, { action: 'fee_class_removed', subject: classSubject(stored), before })
      })
    },

    /** Replaces all spans of a member, so that Undo is the inverse call. */
    setMember(actor: Actor, memberFees: MemberFees): Promise<FeeSpan[]> {
      return withLedger(db, actor, async (ledger) => {
        const { memberId } = memberFees
        await assertKnownMembers(ledger, [{ memberId }], () => 'memberFees.memberId')
        const [fees = []] = await setFeeSpans(ledger, [memberFees], (_, span) => `memberFees.fees.${span}.classId`)
        return fees
      })
    },
  }
}
