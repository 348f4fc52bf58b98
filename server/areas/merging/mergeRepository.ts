import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Member } from '@contract/members'
import { MERGE_UNDO_HOURS } from '@contract/members/duplicates'
import type { MemberMerge, RecentMerge } from '@contract/members/duplicates'
import { appendAudit } from '../../platform/audit/auditEntries'
import { can } from '../../platform/auth/abilities'
import type { Caller } from '../../platform/auth/guard'
import type { Database, Transaction } from '../../platform/db/database'
import { areUnchanged, recordRows, restoreRows } from '../../platform/db/rowImages'
import type { RowBatch } from '../../platform/db/schema/members/memberMerges'
import { members } from '../../platform/db/schema/members'
import { memberMerges } from '../../platform/db/schema/members/memberMerges'
import { ApiError } from '../../platform/http/errors'
import { mergeAccounts } from '../accounts/mergedMembers'
import { mergeCalendar, recountEvents } from '../calendar/merging/public'
import { renameDebtors, withLedger } from '../finances/ledger/public'
import { findMoneyOf, isClosedSince, mergeFinances } from '../finances/merging/public'
import { findMergedMember, lockBoth, mergeMemberRows } from '../members/mergedMembers'
import { mergeMessages } from '../messages/mergedMembers'
import { mergedTables } from './mergedTables'

const isMerge = (groupId: string, id: string) => and(eq(memberMerges.groupId, groupId), eq(memberMerges.id, id))

const HOUR_MS = 3_600_000
export const undoableSince = () => new Date(Date.now() - MERGE_UNDO_HOURS * HOUR_MS)

const subjectOf = ({ id, name }: Pick<Member, 'id' | 'name'>) => ({ type: 'member', id, name }) as const

/** Both are returned, or added, to the activity log without values of own fields, which it knows by name alone. */
const told = ({ ownValues: _own, ...member }: Member) => member

const rowsOf = (batches: readonly RowBatch[], table: string) =>
  batches.filter((batch) => batch.table === table).flatMap(({ rows }) => rows)

const idOf = (row: Record<string, unknown> | null, column: string) => {
  const id = row?.[column]
  return typeof id === 'string' ? [id] : []
}

/** The finished events at which both had a line: their lines became fewer, and are more again. */
function recountedEvents(batches: readonly RowBatch[]): string[] {
  const lines = rowsOf(batches, 'event_attendance')
  const gone = lines.filter(({ after }) => after === null).flatMap(({ before }) => idOf(before, 'event_id'))
  const added = lines.filter(({ before }) => before === null).flatMap(({ after }) => idOf(after, 'event_id'))
  return gone.filter((id) => !added.includes(id))
}

/** Deletes what could undo merges that are too old for that. */
export async function deleteChanges(tx: Database | Transaction, groupId: string): Promise<void> {
  await tx
    .update(memberMerges)
    .set({ changes: null })
    .where(
      and(
        eq(memberMerges.groupId, groupId),
        isNotNull(memberMerges.changes),
        lt(memberMerges.mergedAt, sql`${undoableSince().toISOString()}::timestamptz`),
      ),
    )
}

export function mergeRepository(db: Database) {
  return {
    /** Merges that can be undone, newest first. */
    async recent(groupId: string): Promise<RecentMerge[]> {
      const rows = await db
        .select({
          id: memberMerges.id,
          keptId: memberMerges.keptId,
          givenUpId: memberMerges.givenUpId,
          at: memberMerges.mergedAt,
          by: memberMerges.by,
        })
        .from(memberMerges)
        .where(
          and(
            eq(memberMerges.groupId, groupId),
            isNull(memberMerges.undoneAt),
            isNotNull(memberMerges.changes),
            gt(memberMerges.mergedAt, sql`${undoableSince().toISOString()}::timestamptz`),
          ),
        )
        .orderBy(desc(memberMerges.mergedAt), desc(memberMerges.id))
      const ids = rows.flatMap(({ keptId, givenUpId }) => [keptId, givenUpId])
      const named = await db
        .select({ id: members.id, name: members.name })
        .from(members)
        .where(and(eq(members.groupId, groupId), sql`${members.id} = any(${sql.param(ids)}::uuid[])`))
      const nameOf = new Map(named.map(({ id, name }) => [id, name]))
      return rows.map(({ givenUpId, at, ...row }) => ({
        ...row,
        keptName: nameOf.get(row.keptId) ?? '',
        name: nameOf.get(givenUpId) ?? '',
        at: at.toISOString(),
      }))
    },

    /**
     * Makes one record of two, with all that hangs on them; the same request again changes nothing. Throws `forbidden` where money hangs on
     * the one that is given up and the caller does not manage the books.
     */
    merge(caller: Caller, merge: MemberMerge): Promise<Member> {
      const { groupId } = caller
      return withLedger(db, caller, async (ledger) => {
        const { tx } = ledger
        const [known] = await tx.select().from(memberMerges).where(isMerge(groupId, merge.id))
        const two = { keptId: merge.kept.id.toLowerCase(), givenUpId: merge.givenUp.id.toLowerCase() }
        if (known !== undefined) {
          const isSame = known.keptId === two.keptId && known.givenUpId === two.givenUpId && known.undoneAt === null
          if (!isSame) throw new ApiError('conflict')
          return findMergedMember(tx, groupId, known.keptId)
        }
        const both = await lockBoth(tx, groupId, merge)
        const ownsMoney = await findMoneyOf(tx, groupId, [two.givenUpId])
        if (ownsMoney.size > 0 && !can(caller.role, 'manage', 'Finance')) throw new ApiError('forbidden')
        const recorder = recordRows(tx, groupId)
        const { before, after, email } = await mergeMemberRows(tx, groupId, recorder, both, merge)
        await mergeCalendar(tx, groupId, recorder, two)
        await mergeFinances(ledger, recorder, two)
        await renameDebtors(tx, groupId, [two.keptId])
        await mergeMessages(tx, groupId, recorder, { ...two, email })
        await mergeAccounts(tx, groupId, recorder, two)
        await deleteChanges(tx, groupId)
        await tx
          .insert(memberMerges)
          .values({ groupId, id: merge.id, ...two, by: caller.name, changes: recorder.batches })
        await appendAudit(tx, caller, {
          action: 'members_merged',
          subject: subjectOf(after),
          before: told(before),
          after: told(after),
          context: { member: both.givenUp.name },
        })
        return after
      })
    },

    /**
     * Puts back all that a merge changed. Throws `merge_too_old` after its day, `merge_changed` where any of it was changed since, and
     * `merge_month_closed` where entries were moved and a month was closed since.
     */
    undo(caller: Caller, id: string): Promise<Member> {
      const { groupId } = caller
      return withLedger(db, caller, async (ledger) => {
        const { tx } = ledger
        const [merge] = await tx.select().from(memberMerges).where(isMerge(groupId, id)).for('update')
        if (merge === undefined) throw new ApiError('not_found')
        const { keptId, givenUpId, changes, mergedAt, undoneAt } = merge
        if (undoneAt !== null) return findMergedMember(tx, groupId, keptId)
        if (changes === null || mergedAt < undoableSince()) throw new ApiError('merge_too_old')
        const entries = rowsOf(changes, 'finances').flatMap(({ after }) => idOf(after, 'id'))
        if (entries.length > 0 && !can(caller.role, 'manage', 'Finance')) throw new ApiError('forbidden')
        if (entries.length > 0 && (await isClosedSince(ledger, mergedAt))) throw new ApiError('merge_month_closed')
        if (!(await areUnchanged(tx, groupId, changes, mergedTables))) throw new ApiError('merge_changed')
        await ledger.reassign(entries, () => restoreRows(tx, groupId, changes, mergedTables))
        await recountEvents(tx, groupId, recountedEvents(changes))
        await renameDebtors(tx, groupId, [keptId, givenUpId])
        await tx
          .update(memberMerges)
          .set({ changes: null, undoneAt: sql`now()` })
          .where(isMerge(groupId, id))
        const member = await findMergedMember(tx, groupId, keptId)
        const { name } = await findMergedMember(tx, groupId, givenUpId)
        await appendAudit(tx, caller, {
          action: 'merge_undone',
          subject: subjectOf(member),
          after: { member: name },
        })
        return member
      })
    },
  }
}
