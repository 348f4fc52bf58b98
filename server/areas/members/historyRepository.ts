import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { addDays } from '@contract/days'
import type { Member } from '@contract/members'
import type { HistoryStep, HistoryStepAnswer, HistoryStepWrite } from '@contract/members/history'
import { UNKNOWN_DAY, stepError } from '@contract/historyRules'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { memberHistory } from '../../platform/db/schema/members/memberHistory'
import { ApiError, invalidField } from '../../platform/http/errors'
import { appendSaved, saveRecord } from '../../platform/records/saveRecord'
import { todayIn } from '../../platform/time/days'
import { findTimeZone } from '../../platform/time/groupTimeZone'
import { memberColumns, toMember } from './memberRows'
import { readSteps, stepColumns, toStep } from './memberStepRows'
import type { StepRow } from './memberStepRows'
import { standingOf } from './memberSteps'

const storedColumns = { ...stepColumns, deletedAt: memberHistory.deletedAt }
type StoredStep = StepRow & { deletedAt: Date | null }

const isStep = (groupId: string, id: string) => and(eq(memberHistory.groupId, groupId), eq(memberHistory.id, id))

const subjectOf = ({ id, name }: Pick<Member, 'id' | 'name'>) => ({ type: 'member', id, name }) as const

/** In the activity log; the days as people say them. */
function auditedOf(row: StepRow) {
  const { kind, day, until, instrument, part } = toStep(row)
  return { historyStep: kind, date: day, until, instrument, part }
}

function contentOf({ kind, day, until, instrument, part, isNoted }: HistoryStepWrite) {
  const since = day === undefined ? UNKNOWN_DAY : kind === 'left' ? addDays(day, 1) : day
  return {
    kind,
    since,
    until: until ?? null,
    instrument: instrument ?? null,
    part: part ?? null,
    isNoted: isNoted === true,
  }
}

/** Throws `not_found` for a member who is not there. Held until the end: the row follows from the steps. */
async function lockMember(tx: Transaction, groupId: string, id: string) {
  const [row] = await tx
    .select(memberColumns)
    .from(members)
    .where(and(eq(members.groupId, groupId), eq(members.id, id), isNull(members.deletedAt)))
    .for('no key update')
  if (row === undefined) throw new ApiError('not_found')
  return row
}

type MemberRow = Awaited<ReturnType<typeof lockMember>>

/** Has the member's row follow from the history, under the next version where that changes it. */
async function followSteps(tx: Transaction, groupId: string, row: MemberRow): Promise<MemberRow> {
  const steps = (await readSteps(tx, groupId, [row.id])).get(row.id) ?? []
  const { status, joinedOn, leftOn } = standingOf(steps, todayIn(await findTimeZone(tx, groupId)))
  if (
    isDeepStrictEqual({ status, joinedOn, leftOn }, { status: row.status, joinedOn: row.joinedOn, leftOn: row.leftOn })
  )
    return row
  const [changed] = await tx
    .update(members)
    .set({ status, joinedOn, leftOn, version: row.version + 1, updatedAt: sql`now()` })
    .where(and(eq(members.groupId, groupId), eq(members.id, row.id)))
    .returning(memberColumns)
  return changed ?? row
}

/** Throws `invalid` where the step contradicts the others. */
async function assertPossible(tx: Transaction, groupId: string, row: StepRow, member: MemberRow): Promise<void> {
  const steps = (await readSteps(tx, groupId, [row.memberId])).get(row.memberId) ?? []
  const others = steps.filter(({ id }) => id !== row.id)
  const wrong = row.since === UNKNOWN_DAY ? undefined : stepError(row, others, member.birthDate)
  if (wrong) throw invalidField(`step.${wrong.field}`, wrong.error)
}

export function memberHistoryRepository(db: Database) {
  return {
    /** Throws `not_found` for a member who is not there. */
    async list(groupId: string, memberId: string): Promise<HistoryStep[]> {
      const id = memberId.toLowerCase()
      const isThere = and(eq(members.groupId, groupId), eq(members.id, id), isNull(members.deletedAt))
      const [count, steps] = await Promise.all([db.$count(members, isThere), readSteps(db, groupId, [id])])
      if (count === 0) throw new ApiError('not_found')
      return (steps.get(id) ?? []).map(toStep)
    },

    /** Creates, or with a version replaces (docs/writes.md); the member's row follows. */
    save(actor: Actor, step: HistoryStepWrite): Promise<HistoryStepAnswer & { isNew: boolean }> {
      const { groupId } = actor
      const memberId = step.memberId.toLowerCase()
      const isThis = isStep(groupId, step.id)
      return db.transaction(async (tx) => {
        const member = await lockMember(tx, groupId, memberId)
        const content = contentOf(step)
        const saved = await saveRecord<StoredStep>(
          {
            lock: async () =>
              (
                await tx
                  .select(storedColumns)
                  .from(memberHistory)
                  .where(and(isThis, eq(memberHistory.memberId, memberId)))
                  .for('update')
              )[0],
            insert: async () => {
              const values = { groupId, id: step.id, memberId, ...content }
              return (await tx.insert(memberHistory).values(values).onConflictDoNothing().returning(storedColumns))[0]
            },
            replace: async ({ version }) => {
              const set = { ...content, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
              return (await tx.update(memberHistory).set(set).where(isThis).returning(storedColumns))[0]
            },
            isSame: ({ kind, since, until, instrument, part, isNoted }) =>
              isDeepStrictEqual({ kind, since, until, instrument, part, isNoted }, content),
            toRecord: ({ deletedAt: _deleted, ...row }) => toStep(row),
          },
          step.version,
        )
        const { deletedAt: _deleted, ...row } = saved.row
        if (saved.act !== undefined) await assertPossible(tx, groupId, row, member)
        const changed = saved.act === undefined ? member : await followSteps(tx, groupId, member)
        await appendSaved(tx, actor, saved, 'member_step', (stored) => ({
          subject: subjectOf(member),
          fields: auditedOf(stored),
        }))
        return { step: toStep(row), member: toMember(changed), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. The member's row follows. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        const isThere = and(isStep(groupId, id), isNull(memberHistory.deletedAt))
        const [known] = await tx.select({ memberId: memberHistory.memberId }).from(memberHistory).where(isThere)
        if (known === undefined) throw new ApiError('not_found')
        const member = await lockMember(tx, groupId, known.memberId)
        const [removed] = await tx
          .update(memberHistory)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(isThere)
          .returning(stepColumns)
        if (removed === undefined) throw new ApiError('not_found')
        await followSteps(tx, groupId, member)
        const [subject, before] = [subjectOf(member), auditedOf(removed)]
        await appendAudit(tx, actor, { action: 'member_step_removed', subject, before })
        return { id: removed.id }
      })
    },
  }
}
