import { isDeepStrictEqual } from 'node:util'
import { v7 as newId } from 'uuid'
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { addDays } from '@contract/days'
import { UNKNOWN_DAY } from '@contract/historyRules'
import type { CameBack } from '@contract/members'
import type { HistoryStep } from '@contract/members/history'
import { isIn } from '../../platform/db/isIn'
import type { Reader, Transaction } from '../../platform/db/database'
import { memberHistory } from '../../platform/db/schema/members/memberHistory'
import { todayIn } from '../../platform/time/days'
import { findTimeZone } from '../../platform/time/groupTimeZone'
import { concernsHistory, errorAfterWrite, stepsAfterWrite } from './memberSteps'
import type { Standing, Step } from './memberSteps'

export const stepColumns = {
  id: memberHistory.id,
  memberId: memberHistory.memberId,
  kind: memberHistory.kind,
  since: memberHistory.since,
  until: memberHistory.until,
  instrument: memberHistory.instrument,
  part: memberHistory.part,
  isNoted: memberHistory.isNoted,
  version: memberHistory.version,
  createdAt: memberHistory.createdAt,
}
export type StepRow = Pick<typeof memberHistory.$inferSelect, keyof typeof stepColumns>

/** `day`: of `left` the last one; absent where it is unknown. */
export function toStep({
  since,
  until,
  instrument,
  part,
  isNoted,
  kind,
  createdAt: _entered,
  ...row
}: StepRow): HistoryStep {
  return {
    ...row,
    kind,
    ...(since !== UNKNOWN_DAY && { day: kind === 'left' ? addDays(since, -1) : since }),
    ...(until !== null && { until }),
    ...(instrument !== null && { instrument }),
    ...(part !== null && { part }),
    ...(isNoted && { isNoted }),
  }
}

/** The steps of these members, by member, oldest first. */
export async function readSteps(db: Reader, groupId: string, memberIds: string[]): Promise<Map<string, StepRow[]>> {
  const rows = await db
    .select(stepColumns)
    .from(memberHistory)
    .where(
      and(eq(memberHistory.groupId, groupId), isIn(memberHistory.memberId, memberIds), isNull(memberHistory.deletedAt)),
    )
    .orderBy(asc(memberHistory.since), asc(memberHistory.id))
  const byMember = new Map<string, StepRow[]>()
  for (const row of rows) byMember.set(row.memberId, [...(byMember.get(row.memberId) ?? []), row])
  return byMember
}

export interface MemberChange {
  memberId: string
  before: Standing | undefined
  after: Standing
  cameBack?: CameBack | undefined
  /** They were removed until now. */
  isRestored?: boolean
}

interface NewStep extends Step {
  memberId: string
}

/** Stores how the histories differ from what they were. */
async function writeSteps(
  tx: Transaction,
  groupId: string,
  { added, changed, removed }: { added: NewStep[]; changed: (Step & { id: string })[]; removed: string[] },
): Promise<void> {
  if (removed.length > 0)
    await tx.delete(memberHistory).where(and(eq(memberHistory.groupId, groupId), isIn(memberHistory.id, removed)))
  if (changed.length > 0)
    await tx.execute(sql`
      update ${memberHistory} set since = step.since, until = step.until, instrument = step.instrument, part = step.part,
             is_noted = step."isNoted", version = ${memberHistory.version} + 1, updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as step (
             id uuid, since date, until date, instrument text, part smallint, "isNoted" boolean)
       where ${memberHistory.groupId} = ${groupId} and ${memberHistory.id} = step.id`)
  if (added.length > 0)
    await tx.execute(sql`
      insert into ${memberHistory} (group_id, id, member_id, kind, since, until, instrument, part, is_noted)
      select ${groupId}, id, "memberId", kind, since, until, instrument, part, "isNoted"
        from jsonb_to_recordset(${JSON.stringify(added.map((step) => ({ ...step, id: newId() })))}::jsonb) as step (
             id uuid, "memberId" uuid, kind member_step_kind, since date, until date, instrument text, part smallint,
             "isNoted" boolean)`)
}

/**
 * Has the histories follow writes of members. Call in the transaction of the write, after it. Returns what cannot be, by member; nothing
 * is stored then.
 */
export async function followWrites(
  tx: Transaction,
  groupId: string,
  writes: readonly MemberChange[],
): Promise<Map<string, NonNullable<ReturnType<typeof errorAfterWrite>>>> {
  const changes = writes.filter(({ before, after, isRestored }) => isRestored || concernsHistory(before, after))
  if (changes.length === 0) return new Map()
  const known = changes.filter(({ before }) => before !== undefined).map(({ memberId }) => memberId)
  const timeZone = await findTimeZone(tx, groupId)
  const today = todayIn(timeZone)
  const stored = known.length === 0 ? new Map<string, StepRow[]>() : await readSteps(tx, groupId, known)
  const errors = new Map<string, NonNullable<ReturnType<typeof errorAfterWrite>>>()
  const added: NewStep[] = []
  const changed: (Step & { id: string })[] = []
  const removed: string[] = []
  for (const { memberId, isRestored: _restored, ...of } of changes) {
    const change = { ...of, today }
    const rows = stored.get(memberId) ?? []
    const before = rows.map((row) => ({ ...row, isFresh: todayIn(timeZone, row.createdAt) === today }))
    const after = stepsAfterWrite(before, change)
    const error = errorAfterWrite(after, before, change)
    if (error) errors.set(memberId, error)
    const kept = new Set(after.map(({ id }) => id))
    removed.push(...before.flatMap(({ id }) => (kept.has(id) ? [] : [id])))
    for (const step of after) {
      const { id } = step
      const was = before.find((one) => one.id === id)
      if (id === undefined) added.push({ ...step, memberId })
      else if (!isDeepStrictEqual(was, step)) changed.push({ ...step, id })
    }
  }
  if (errors.size === 0) await writeSteps(tx, groupId, { added, changed, removed })
  return errors
}

/** For members whose import is undone, as if they had never been members. */
export async function markNeverMembers(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await deleteSteps(tx, groupId, memberIds)
  const never = memberIds.map((memberId) => ({ memberId, kind: 'left' as const, since: UNKNOWN_DAY, isNoted: true }))
  await writeSteps(tx, groupId, { added: never, changed: [], removed: [] })
}

/** Deletes the histories of these members, with removed steps. */
export async function deleteSteps(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx.delete(memberHistory).where(and(eq(memberHistory.groupId, groupId), isIn(memberHistory.memberId, memberIds)))
}

/** Deletes steps removed before the instant for good. Returns their number. */
export async function purgeSteps(tx: Transaction, groupId: string, before: Date): Promise<number> {
  const removed = await tx
    .delete(memberHistory)
    .where(and(eq(memberHistory.groupId, groupId), lt(memberHistory.deletedAt, before)))
    .returning({ id: memberHistory.id })
  return removed.length
}
