import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AuditFilter, AuditProgress, AuditorMark, EntryMark, MarkAnswer } from '@contract/finances/auditing'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Auditor } from '../../../platform/auth/auditorLinks'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { auditorLinks, auditorSamples, auditorTicks } from '../../../platform/db/schema/finances/auditorLinks'
import { financeChanges } from '../../../platform/db/schema/finances/financeChanges'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError } from '../../../platform/http/errors'
import { isAudited } from './auditedEntries'

type OfLink = Pick<Auditor, 'groupId' | 'linkId'>

const ofLink = ({ groupId, linkId }: OfLink) => and(eq(auditorTicks.groupId, groupId), eq(auditorTicks.linkId, linkId))

/** SQL: number of the entry's last change; 0 where it has no history. */
export const revisionOf = (groupId: string, financeId: SQL): SQL<number> =>
  sql<number>`coalesce((select max(c.number) from ${financeChanges} c
                         where c.group_id = ${groupId} and c.finance_id = ${financeId}), 0)`

/** SQL condition: the mark `t` is about the entry as it is now. */
const isUpToDate = (groupId: string) => sql`t.revision >= ${revisionOf(groupId, sql`t.finance_id`)}`

/** SQL condition: the link's auditor has marked the entry so, as it is now. */
function isMarked({ groupId, linkId }: OfLink, mark: AuditorMark): SQL {
  return sql`exists (select from ${auditorTicks} t
                      where t.group_id = ${groupId} and t.link_id = ${linkId} and t.finance_id = ${finances.id}
                        and t.mark = ${mark} and ${isUpToDate(groupId)})`
}

/** SQL condition on entries, by the auditor's marks. */
export function isOfFilter(link: OfLink, filter: AuditFilter | undefined): SQL | undefined {
  if (filter === undefined) return undefined
  return filter === 'question' ? isMarked(link, 'question') : sql`not ${isMarked(link, 'seen')}`
}

/** SQL: number of the drawn entries of each link of a query on `auditor_links` that are marked so, as they are now. */
export const countMarkedSamples = (groupId: string, linkId: SQL, mark: AuditorMark): SQL<number> =>
  sql<number>`(select count(*)::int from ${auditorSamples} s
                 join ${auditorTicks} t on t.group_id = ${groupId} and t.link_id = s.link_id and t.finance_id = s.finance_id
                where s.group_id = ${groupId} and s.link_id = ${linkId} and t.mark = ${mark} and ${isUpToDate(groupId)})`

export function ticks(db: Database) {
  /** The marks on these entries, by entry. */
  async function marksOf(link: OfLink, ids: string[]): Promise<Map<string, EntryMark>> {
    if (ids.length === 0) return new Map()
    const { financeId, mark, markedAt, signedInAs, revision } = auditorTicks
    const rows = await db
      .select({
        financeId,
        mark,
        markedAt,
        signedInAs,
        isOutdated: sql<boolean>`${revision} < ${revisionOf(link.groupId, sql`${financeId}`)}`,
      })
      .from(auditorTicks)
      .where(and(ofLink(link), isIn(financeId, ids)))
    return new Map(
      rows.map((row) => [
        row.financeId,
        {
          mark: row.mark,
          markedAt: row.markedAt.toISOString(),
          ...(row.signedInAs !== null && { signedInAs: row.signedInAs }),
          ...(row.isOutdated && { isOutdated: true }),
        },
      ]),
    )
  }

  async function progress(auditor: Auditor): Promise<AuditProgress> {
    const { groupId } = auditor
    const { mark, financeId, revision } = auditorTicks
    const [entries, marked] = await Promise.all([
      db.$count(finances, isAudited(auditor)),
      db
        .select({ mark, count: sql<number>`count(*)::int` })
        .from(auditorTicks)
        .innerJoin(finances, and(isAudited(auditor), eq(finances.id, financeId)))
        .where(and(ofLink(auditor), sql`${revision} >= ${revisionOf(groupId, sql`${financeId}`)}`))
        .groupBy(mark),
    ])
    const countOf = (wanted: AuditorMark) => marked.find((row) => row.mark === wanted)?.count ?? 0
    return { entries, seen: countOf('seen'), questions: countOf('question') }
  }

  return {
    marksOf,
    progress,

    /**
     * Marks an entry of the period, or one that was drawn or marked before; `null` takes the mark back. Throws `not_found` for any other.
     * The same mark once more renews an outdated one.
     */
    async mark(
      auditor: Auditor,
      wanted: { financeId: string; mark: AuditorMark | null; revision?: number | undefined },
    ): Promise<MarkAnswer> {
      const { groupId, linkId } = auditor
      const { mark } = wanted
      const financeId = wanted.financeId.toLowerCase()
      await db.transaction(async (tx) => {
        // Concurrent marks of the link run one at a time.
        await tx
          .select({ id: auditorLinks.id })
          .from(auditorLinks)
          .where(and(eq(auditorLinks.groupId, groupId), eq(auditorLinks.id, linkId)))
          .for('update')
        const isThis = and(ofLink(auditor), eq(auditorTicks.financeId, financeId))
        const [before] = await tx
          .select({ mark: auditorTicks.mark, revision: auditorTicks.revision })
          .from(auditorTicks)
          .where(isThis)
        const isDrawn = and(
          eq(auditorSamples.groupId, groupId),
          eq(auditorSamples.linkId, linkId),
          eq(auditorSamples.financeId, financeId),
        )
        const isKnown =
          before !== undefined ||
          (await tx.$count(finances, and(isAudited(auditor), eq(finances.id, financeId)))) > 0 ||
          (await tx.$count(auditorSamples, isDrawn)) > 0
        if (!isKnown) throw new ApiError('not_found')
        const [entry] = await tx
          .select({ description: finances.description, revision: revisionOf(groupId, sql`${finances.id}`) })
          .from(finances)
          .where(and(eq(finances.groupId, groupId), eq(finances.id, financeId)))
        const current = entry?.revision ?? 0
        const revision = Math.min(wanted.revision ?? current, current)
        if (before?.mark === (mark ?? undefined) && (mark === null || before?.revision === revision)) return
        if (mark === null) await tx.delete(auditorTicks).where(isThis)
        else {
          const tick = { mark, revision, markedAt: sql`now()`, signedInAs: auditor.signedIn?.name ?? null }
          if (before === undefined) await tx.insert(auditorTicks).values({ groupId, linkId, financeId, ...tick })
          else await tx.update(auditorTicks).set(tick).where(isThis)
        }
        await appendAudit(tx, auditor, {
          action: 'entry_marked',
          subject: { type: 'finance', id: financeId, name: entry?.description },
          before: { ...(before && { reason: before.mark }) },
          after: { ...(mark !== null && { reason: mark }) },
        })
      })
      const [marks, counts] = await Promise.all([marksOf(auditor, [financeId]), progress(auditor)])
      return { financeId, ...marks.get(financeId), progress: counts }
    },
  }
}
