import { and, asc, eq, sql } from 'drizzle-orm'
import { REMARKS_MAX } from '@contract/finances/auditing'
import type { AuditRemark } from '@contract/finances/auditing'
import type { Auditor } from '../../../platform/auth/auditorLinks'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { auditorLinks, auditorRemarks } from '../../../platform/db/schema/finances/auditorLinks'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { isAudited } from './auditedEntries'
import { linkSubject } from './samples'

const { id, linkId, financeId, text, madeAt, answer, answeredAt, answeredBy, resolvedAt, signedInAs } = auditorRemarks
const columns = { id, linkId, financeId, text, madeAt, answer, answeredAt, answeredBy, resolvedAt, signedInAs }

function toRemark(row: Pick<typeof auditorRemarks.$inferSelect, keyof typeof columns>): AuditRemark {
  return {
    id: row.id,
    ...(row.financeId !== null && { financeId: row.financeId }),
    text: row.text,
    madeAt: row.madeAt.toISOString(),
    ...(row.answer !== null && { answer: row.answer }),
    ...(row.answeredAt !== null && { answeredAt: row.answeredAt.toISOString() }),
    ...(row.answeredBy !== null && { answeredBy: row.answeredBy }),
    ...(row.resolvedAt !== null && { resolvedAt: row.resolvedAt.toISOString() }),
    ...(row.signedInAs !== null && { signedInAs: row.signedInAs }),
  }
}

export function remarks(db: Database) {
  const ofLink = (groupId: string, link: string) =>
    and(eq(auditorRemarks.groupId, groupId), eq(auditorRemarks.linkId, link))

  return {
    async list(groupId: string, link: string): Promise<AuditRemark[]> {
      const rows = await db
        .select(columns)
        .from(auditorRemarks)
        .where(ofLink(groupId, link))
        .orderBy(asc(madeAt), asc(id))
      return rows.map(toRemark)
    },

    /** A repetition returns the stored remark. Throws `not_found` for an entry outside of the link. */
    async add(auditor: Auditor, remark: Pick<AuditRemark, 'id' | 'financeId' | 'text'>): Promise<AuditRemark> {
      const { groupId, linkId: link } = auditor
      const about = remark.financeId?.toLowerCase() ?? null
      return db.transaction(async (tx) => {
        await tx
          .select({ id: auditorLinks.id })
          .from(auditorLinks)
          .where(and(eq(auditorLinks.groupId, groupId), eq(auditorLinks.id, link)))
          .for('update')
        const [stored] = await tx
          .select(columns)
          .from(auditorRemarks)
          .where(and(eq(auditorRemarks.groupId, groupId), eq(id, remark.id.toLowerCase())))
        if (stored !== undefined) {
          const isSame = stored.linkId === link && stored.text === remark.text && stored.financeId === about
          if (!isSame) throw new ApiError('conflict')
          return toRemark(stored)
        }
        if ((await tx.$count(auditorRemarks, ofLink(groupId, link))) >= REMARKS_MAX)
          throw invalidField('remark.text', `too_many:${REMARKS_MAX}`)
        const isThere =
          about === null || (await tx.$count(finances, and(isAudited(auditor), eq(finances.id, about)))) > 0
        if (!isThere) throw new ApiError('not_found')
        const [made] = await tx
          .insert(auditorRemarks)
          .values({
            groupId,
            linkId: link,
            id: remark.id.toLowerCase(),
            financeId: about,
            text: remark.text,
            signedInAs: auditor.signedIn?.name ?? null,
          })
          .returning(columns)
        if (made === undefined) throw new ApiError('internal')
        await appendAudit(tx, auditor, {
          action: 'remark_made',
          subject: linkSubject({ linkId: link, name: auditor.linkName }),
          after: { notes: remark.text },
        })
        return toRemark(made)
      })
    },

    /** Sets the treasurer's answer; an empty one deletes it. */
    async answer(actor: Actor, asked: { id: string; answer: string }): Promise<AuditRemark> {
      const { groupId } = actor
      const isThis = and(eq(auditorRemarks.groupId, groupId), eq(id, asked.id.toLowerCase()))
      return db.transaction(async (tx) => {
        const [before] = await tx.select(columns).from(auditorRemarks).where(isThis).for('update')
        if (before === undefined) throw new ApiError('not_found')
        const said = asked.answer.trim() === '' ? null : asked.answer
        const isNew = said !== before.answer
        const [after] = await tx
          .update(auditorRemarks)
          .set({
            answer: said,
            ...(isNew && {
              answeredAt: said === null ? null : sql`now()`,
              answeredBy: said === null ? null : actor.name,
            }),
          })
          .where(isThis)
          .returning(columns)
        const [link] = await tx
          .select({ name: auditorLinks.name })
          .from(auditorLinks)
          .where(and(eq(auditorLinks.groupId, groupId), eq(auditorLinks.id, before.linkId)))
        if (after === undefined || link === undefined) throw new ApiError('internal')
        if (isNew)
          await appendAudit(tx, actor, {
            action: 'remark_answered',
            subject: linkSubject({ linkId: before.linkId, name: link.name }),
            after: { notes: said ?? '' },
          })
        return toRemark(after)
      })
    },

    /**
     * Resolves or reopens a remark of the link. Throws `forbidden` for a signed-in user who keeps the books, as they cannot judge their own
     * work.
     */
    async resolve(auditor: Auditor, asked: { id: string; isResolved: boolean }): Promise<AuditRemark> {
      const { groupId, linkId: link } = auditor
      if (auditor.signedIn?.isKeeper === true) throw new ApiError('forbidden')
      const isThis = and(ofLink(groupId, link), eq(id, asked.id.toLowerCase()))
      return db.transaction(async (tx) => {
        const [before] = await tx.select(columns).from(auditorRemarks).where(isThis).for('update')
        if (before === undefined) throw new ApiError('not_found')
        if ((before.resolvedAt !== null) === asked.isResolved) return toRemark(before)
        const [after] = await tx
          .update(auditorRemarks)
          .set({ resolvedAt: asked.isResolved ? sql`now()` : null })
          .where(isThis)
          .returning(columns)
        if (after === undefined) throw new ApiError('internal')
        await appendAudit(tx, auditor, {
          action: asked.isResolved ? 'remark_resolved' : 'remark_reopened',
          subject: linkSubject({ linkId: link, name: auditor.linkName }),
          after: { notes: before.text },
        })
        return toRemark(after)
      })
    },
  }
}
