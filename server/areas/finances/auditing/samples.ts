import { randomBytes } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { SAMPLES_MAX } from '@contract/finances/auditing'
import type { AuditDraw } from '@contract/finances/auditing'
import type { Auditor } from '../../../platform/auth/auditorLinks'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { auditorDraws, auditorLinks, auditorSamples } from '../../../platform/db/schema/finances/auditorLinks'
import { invalidField } from '../../../platform/http/errors'
import { isAudited } from './auditedEntries'

const SEED_BYTES = 16

export const linkSubject = ({ linkId, name }: { linkId: string; name?: string }) =>
  ({ type: 'auditor_link', id: linkId, name }) as const

const ofLink = ({ groupId, linkId }: Pick<Auditor, 'groupId' | 'linkId'>) =>
  and(eq(auditorSamples.groupId, groupId), eq(auditorSamples.linkId, linkId))

/**
 * Draws a random sample of entries not drawn before, ordered by SHA-256 of a new seed and the id; fewer than `size` if there are no more.
 * Returns the count and the seed.
 */
export async function drawSample(
  tx: Transaction,
  auditor: Pick<Auditor, 'groupId' | 'linkId' | 'from' | 'to' | 'signedIn'>,
  size: number,
): Promise<{ count: number; seed: string }> {
  const { groupId, linkId } = auditor
  // Concurrent draws of the link run one at a time.
  await tx
    .select({ id: auditorLinks.id })
    .from(auditorLinks)
    .where(and(eq(auditorLinks.groupId, groupId), eq(auditorLinks.id, linkId)))
    .for('update')
  const [drawn] = await tx
    .select({
      position: sql<number>`coalesce(max(${auditorSamples.position}), 0)`,
      draw: sql<number>`coalesce(max(${auditorSamples.draw}), 0)`,
    })
    .from(auditorSamples)
    .where(ofLink(auditor))
  const { position = 0, draw = 0 } = drawn ?? {}
  if (position + size > SAMPLES_MAX) throw invalidField('size', `too_big:${SAMPLES_MAX - position}`)
  const isLeft = and(
    isAudited(auditor),
    sql`not exists (select from ${auditorSamples} s where s.group_id = ${groupId} and s.link_id = ${linkId}
                                                      and s.finance_id = ${finances.id})`,
  )
  const population = await tx.$count(finances, isLeft)
  const count = Math.min(size, population)
  const seed = randomBytes(SEED_BYTES).toString('hex')
  if (count === 0) return { count, seed }
  await tx.insert(auditorDraws).values({
    groupId,
    linkId,
    number: draw + 1,
    seed,
    population,
    size: count,
    signedInAs: auditor.signedIn?.name ?? null,
  })
  const lot = sql`encode(sha256(convert_to(${seed} || ':' || ${finances.id}::text, 'UTF8')), 'hex')`
  await tx.execute(sql`
    insert into ${auditorSamples} (group_id, link_id, position, finance_id, draw)
    select ${groupId}, ${linkId}, ${position}::int + row_number() over (order by ${lot}), ${finances.id}, ${draw + 1}::int
      from ${finances} where ${isLeft} order by ${lot} limit ${count}`)
  return { count, seed }
}

export function samples(db: Database) {
  return {
    /** In the order in which they were drawn. */
    list(link: Pick<Auditor, 'groupId' | 'linkId'>) {
      const { position, financeId, draw } = auditorSamples
      return db.select({ position, financeId, draw }).from(auditorSamples).where(ofLink(link)).orderBy(asc(position))
    },

    async draws({ groupId, linkId }: Pick<Auditor, 'groupId' | 'linkId'>): Promise<AuditDraw[]> {
      const { number, seed, population, size, drawnAt, signedInAs } = auditorDraws
      const rows = await db
        .select({ number, seed, population, size, drawnAt, signedInAs })
        .from(auditorDraws)
        .where(and(eq(auditorDraws.groupId, groupId), eq(auditorDraws.linkId, linkId)))
        .orderBy(asc(number))
      return rows.map(({ signedInAs: by, ...row }) => ({
        ...row,
        drawnAt: row.drawnAt.toISOString(),
        ...(by !== null && { signedInAs: by }),
      }))
    },

    /** Draws up to `size` more entries (`drawSample`) and returns their number. */
    async draw(auditor: Auditor, size: number): Promise<number> {
      return db.transaction(async (tx) => {
        const { count, seed } = await drawSample(tx, auditor, size)
        if (count > 0)
          await appendAudit(tx, auditor, {
            action: 'sample_drawn',
            subject: linkSubject({ linkId: auditor.linkId, name: auditor.linkName }),
            after: { count, seed },
          })
        return count
      })
    },
  }
}
