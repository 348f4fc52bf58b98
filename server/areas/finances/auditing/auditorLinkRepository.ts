import { and, desc, eq, sql } from 'drizzle-orm'
import { AUDITOR_LINKS_MAX, AUDIT_DAYS_MAX } from '@contract/finances/auditing'
import type {
  AuditDetail,
  AuditEntries,
  AuditEntriesConfig,
  AuditSample,
  AuditorLink,
  AuditorLinkMade,
  AuditorLinkWrite,
  ListedRemark,
} from '@contract/finances/auditing'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Auditor } from '../../../platform/auth/auditorLinks'
import { hashToken, makeOpaqueToken } from '../../../platform/auth/opaqueTokens'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { auditorLinks, auditorRemarks, auditorSamples } from '../../../platform/db/schema/finances/auditorLinks'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { addDays } from '@contract/days'
import { todayIn } from '../../../platform/time/days'
import { startOfDay } from '../../../platform/time/groupTime'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { notifyKeepers } from '../../notices/notices'
import { auditBooks } from './auditBooks'
import { remarks } from './remarks'
import { linkSubject, samples } from './samples'
import { countMarkedSamples, ticks } from './ticks'

export function auditorLinkRepository(db: Database) {
  const drawn = samples(db)
  const said = remarks(db)
  const books = auditBooks(db)
  const marked = ticks(db)

  // Qualified, as it would otherwise refer to the inner table.
  const linkId = sql`"auditor_links"."id"`

  /** Number of the link's samples or remarks that fulfil the condition. */
  const countOf = (groupId: string, table: typeof auditorSamples | typeof auditorRemarks, condition = sql``) =>
    sql<number>`(select count(*)::int from ${table} where ${table.groupId} = ${groupId}
                    and ${table.linkId} = ${linkId} ${condition})`

  async function rowsOf(groupId: string, id?: string) {
    const { name, from, to, withNames, expiresAt, madeAt, madeBy, openedAt, usedAt, withdrawnAt } = auditorLinks
    const { renewedAt, renewedBy } = auditorLinks
    return db
      .select({
        link: {
          id: auditorLinks.id,
          name,
          from,
          to,
          withNames,
          expiresAt,
          madeAt,
          madeBy,
          openedAt,
          usedAt,
          withdrawnAt,
          renewedAt,
          renewedBy,
        },
        counts: {
          drawn: countOf(groupId, auditorSamples),
          seen: countMarkedSamples(groupId, linkId, 'seen'),
          questions: countMarkedSamples(groupId, linkId, 'question'),
          remarks: countOf(groupId, auditorRemarks),
          openRemarks: countOf(groupId, auditorRemarks, sql`and ${auditorRemarks.resolvedAt} is null`),
        },
      })
      .from(auditorLinks)
      .where(and(eq(auditorLinks.groupId, groupId), id === undefined ? undefined : eq(auditorLinks.id, id)))
      .orderBy(desc(auditorLinks.madeAt), desc(auditorLinks.id))
      .limit(AUDITOR_LINKS_MAX)
  }

  function toLink({ link, counts }: Awaited<ReturnType<typeof rowsOf>>[number]): AuditorLink {
    const { expiresAt, madeAt, openedAt, usedAt, withdrawnAt, renewedAt, renewedBy, ...row } = link
    const isExpired = expiresAt.getTime() <= Date.now()
    return {
      ...row,
      state: withdrawnAt !== null ? 'withdrawn' : isExpired ? 'expired' : 'open',
      expiresAt: expiresAt.toISOString(),
      madeAt: madeAt.toISOString(),
      ...(openedAt !== null && { openedAt: openedAt.toISOString() }),
      ...(usedAt !== null && { usedAt: usedAt.toISOString() }),
      ...(renewedAt !== null && { renewedAt: renewedAt.toISOString() }),
      ...(renewedBy !== null && { renewedBy }),
      ...counts,
    }
  }

  async function findRow(groupId: string, id: string) {
    const [row] = await rowsOf(groupId, id.toLowerCase())
    if (row === undefined) throw new ApiError('not_found')
    return row
  }

  /** What the link shows, without hiding names: for the treasurer. */
  const withAllNames = (actor: Actor, { id, name, from, to }: AuditorLink): Auditor => ({
    ...actor,
    linkId: id,
    linkName: name,
    from,
    to,
    withNames: true,
  })

  async function detailOf(auditor: Auditor, link: AuditorLink): Promise<AuditDetail> {
    const [lots, draws, made, progress] = await Promise.all([
      drawn.list(auditor),
      drawn.draws(auditor),
      said.list(auditor.groupId, auditor.linkId),
      marked.progress(auditor),
    ])
    const ids = [
      ...new Set([...lots.map(({ financeId }) => financeId), ...made.flatMap(({ financeId }) => financeId ?? [])]),
    ]
    const isAmong = isIn(finances.id, ids)
    const lotIds = lots.map(({ financeId }) => financeId)
    const [{ entries, bookings }, marks] = await Promise.all([
      books.show(auditor, isAmong, ids.length),
      marked.marksOf(auditor, lotIds),
    ])
    const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
    const shown = lots.map((lot): AuditSample => {
      const entry = entryOf.get(lot.financeId)
      return { ...lot, ...marks.get(lot.financeId), ...(entry && { entry }) }
    })
    const listed = made.map((remark): ListedRemark => {
      const entry = remark.financeId === undefined ? undefined : entryOf.get(remark.financeId)
      return { ...remark, ...(entry && { entry }) }
    })
    return { link, progress, samples: shown, draws, remarks: listed, ...(bookings && { bookings }) }
  }

  return {
    async list(groupId: string): Promise<AuditorLink[]> {
      return (await rowsOf(groupId)).map(toLink)
    },

    /** As the auditor sees it. */
    async ofAuditor(auditor: Auditor): Promise<AuditDetail> {
      return detailOf(auditor, toLink(await findRow(auditor.groupId, auditor.linkId)))
    },

    /** For the treasurer, with all names. The secret is not returned, as it would allow acting as the auditor. */
    async find(actor: Actor, id: string): Promise<AuditDetail> {
      const link = toLink(await findRow(actor.groupId, id))
      return detailOf(withAllNames(actor, link), link)
    },

    /** The entries of the link's period with the auditor's marks, for the treasurer, with all names. */
    async entries(actor: Actor, id: string, config: AuditEntriesConfig): Promise<AuditEntries> {
      return books.list(withAllNames(actor, toLink(await findRow(actor.groupId, id))), config)
    },

    /** A repetition returns the same link without its secret. */
    async add(actor: Actor, write: AuditorLinkWrite): Promise<AuditorLinkMade> {
      const { groupId } = actor
      const id = write.id.toLowerCase()
      const { expiresOn, ...content } = { ...write, id }
      const token = makeOpaqueToken(groupId)
      const isNew = await withGroupLock(db, groupId, 'no key update', async (tx, { timeZone }) => {
        const today = todayIn(timeZone)
        // Checked first, as the day after 9999-12-31 is not a valid date.
        if (expiresOn > addDays(today, AUDIT_DAYS_MAX)) throw invalidField('link.expiresOn', 'not_allowed')
        const expiresAt = startOfDay(addDays(expiresOn, 1), timeZone)
        const { name, from, to, withNames } = auditorLinks
        const isThis = and(eq(auditorLinks.groupId, groupId), eq(auditorLinks.id, id))
        const [stored] = await tx
          .select({ name, from, to, withNames, expiresAt: auditorLinks.expiresAt })
          .from(auditorLinks)
          .where(isThis)
        if (stored !== undefined) {
          const isSame =
            stored.name === content.name &&
            stored.from === content.from &&
            stored.to === content.to &&
            stored.withNames === content.withNames &&
            stored.expiresAt.getTime() === expiresAt.getTime()
          if (!isSame) throw new ApiError('conflict')
          return false
        }
        if (expiresOn < today) throw invalidField('link.expiresOn', 'not_allowed')
        if ((await tx.$count(auditorLinks, eq(auditorLinks.groupId, groupId))) >= AUDITOR_LINKS_MAX)
          throw invalidField('link.name', `too_many:${AUDITOR_LINKS_MAX}`)
        await tx
          .insert(auditorLinks)
          .values({ groupId, ...content, hash: hashToken(token), expiresAt, madeBy: actor.name })
        await appendAudit(tx, actor, {
          action: 'auditor_link_made',
          subject: linkSubject({ linkId: id, name: content.name }),
          after: { start: content.from, end: content.to, dueDate: expiresOn },
        })
        await notifyKeepers(tx, actor, { kind: 'auditor_link_made', from: content.from, to: content.to, expiresOn })
        return true
      })
      return { link: toLink(await findRow(groupId, id)), ...(isNew && { token }) }
    },

    /** Replaces the secret of a valid link; the old one stops working. Throws `link_expired` for an invalid link. */
    async renew(actor: Actor, asked: string): Promise<AuditorLinkMade> {
      const { groupId } = actor
      const id = asked.toLowerCase()
      const token = makeOpaqueToken(groupId)
      const { name, from, to, expiresAt, withdrawnAt } = auditorLinks
      const isThis = and(eq(auditorLinks.groupId, groupId), eq(auditorLinks.id, id))
      await db.transaction(async (tx) => {
        const [stored] = await tx
          .select({ name, from, to, expiresAt, withdrawnAt })
          .from(auditorLinks)
          .where(isThis)
          .for('update')
        if (stored === undefined) throw new ApiError('not_found')
        if (stored.withdrawnAt !== null || stored.expiresAt.getTime() <= Date.now()) throw new ApiError('link_expired')
        await tx
          .update(auditorLinks)
          .set({ hash: hashToken(token), renewedAt: sql`now()`, renewedBy: actor.name, openedAt: null, usedAt: null })
          .where(isThis)
        await appendAudit(tx, actor, {
          action: 'auditor_link_renewed',
          subject: linkSubject({ linkId: id, name: stored.name }),
        })
        // `expiresAt` is the end of this day in the group's zone.
        const expiresOn = addDays(todayIn(await findTimeZone(tx, groupId), stored.expiresAt), -1)
        await notifyKeepers(tx, actor, { kind: 'auditor_link_made', from: stored.from, to: stored.to, expiresOn })
      })
      return { link: toLink(await findRow(groupId, id)), token }
    },

    /** A repetition changes nothing. Throws `not_found` for an unknown link. */
    async withdraw(actor: Actor, asked: string): Promise<AuditorLink> {
      const { groupId } = actor
      const id = asked.toLowerCase()
      await db.transaction(async (tx) => {
        const withdrawn = await tx
          .update(auditorLinks)
          .set({ withdrawnAt: sql`now()` })
          .where(
            and(eq(auditorLinks.groupId, groupId), eq(auditorLinks.id, id), sql`${auditorLinks.withdrawnAt} is null`),
          )
          .returning({ name: auditorLinks.name })
        for (const { name } of withdrawn)
          await appendAudit(tx, actor, { action: 'auditor_link_withdrawn', subject: linkSubject({ linkId: id, name }) })
      })
      return toLink(await findRow(groupId, id))
    },
  }
}
