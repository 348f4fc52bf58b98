import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { USUAL_HONOURS } from '@contract/members/honours'
import type { Honour, HonourSettings, ServiceAdjustment } from '@contract/members/honours'
import type { Reader, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { mentions, withoutName } from '../../platform/db/nameErasure'
import type { ErasedPerson } from '../../platform/db/nameErasure'
import { honourSettings, honours, serviceAdjustments } from '../../platform/db/schema/members/honours'

export const honourColumns = {
  id: honours.id,
  memberId: honours.memberId,
  years: honours.years,
  givenOn: honours.givenOn,
  note: honours.note,
  version: honours.version,
  deletedAt: honours.deletedAt,
}
export type HonourRow = Pick<typeof honours.$inferSelect, keyof typeof honourColumns>

export const adjustmentColumns = {
  id: serviceAdjustments.id,
  memberId: serviceAdjustments.memberId,
  years: serviceAdjustments.years,
  reason: serviceAdjustments.reason,
  version: serviceAdjustments.version,
  deletedAt: serviceAdjustments.deletedAt,
}
export type AdjustmentRow = Pick<typeof serviceAdjustments.$inferSelect, keyof typeof adjustmentColumns>

export const toHonour = ({ note, deletedAt: _deletedAt, ...row }: HonourRow): Honour => ({
  ...row,
  ...(note !== null && { note }),
})

export const toAdjustment = ({ deletedAt: _deletedAt, ...row }: AdjustmentRow): ServiceAdjustment => row

/** What the group honours; the usual years where it never said. */
export async function readHonourSettings(db: Reader, groupId: string): Promise<HonourSettings> {
  const [row] = await db.select().from(honourSettings).where(eq(honourSettings.groupId, groupId))
  return row ? { years: row.years, version: row.version } : { years: USUAL_HONOURS, version: 0 }
}

/** Of one member, or of all: by years, without removed ones. */
export const readHonours = (db: Reader, groupId: string, memberId?: string): Promise<HonourRow[]> =>
  db
    .select(honourColumns)
    .from(honours)
    .where(
      and(
        eq(honours.groupId, groupId),
        isNull(honours.deletedAt),
        memberId === undefined ? undefined : eq(honours.memberId, memberId),
      ),
    )
    .orderBy(asc(honours.years), asc(honours.id))

/** Of one member, or of all: in the order in which they were entered, without removed ones. */
export const readAdjustments = (db: Reader, groupId: string, memberId?: string): Promise<AdjustmentRow[]> =>
  db
    .select(adjustmentColumns)
    .from(serviceAdjustments)
    .where(
      and(
        eq(serviceAdjustments.groupId, groupId),
        isNull(serviceAdjustments.deletedAt),
        memberId === undefined ? undefined : eq(serviceAdjustments.memberId, memberId),
      ),
    )
    .orderBy(asc(serviceAdjustments.createdAt), asc(serviceAdjustments.id))

/** The years that are added to the service of each. */
export function addedYears(adjustments: readonly AdjustmentRow[]): Map<string, number> {
  const added = new Map<string, number>()
  for (const { memberId, years } of adjustments) added.set(memberId, (added.get(memberId) ?? 0) + years)
  return added
}

/** Deletes honours and adjustments of members who are erased or deleted for good. */
export async function deleteHonours(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx.delete(honours).where(and(eq(honours.groupId, groupId), isIn(honours.memberId, memberIds)))
  await tx
    .delete(serviceAdjustments)
    .where(and(eq(serviceAdjustments.groupId, groupId), isIn(serviceAdjustments.memberId, memberIds)))
}

/** Takes the name out of what is noted with honours and adjustments of others. */
export async function eraseFromHonours(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { note } = honours
  await tx
    .update(honours)
    .set({ note: withoutName(note, person), version: sql`${honours.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(honours.groupId, groupId), mentions(note, person)))
  const { reason } = serviceAdjustments
  await tx
    .update(serviceAdjustments)
    .set({
      reason: withoutName(reason, person),
      version: sql`${serviceAdjustments.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(serviceAdjustments.groupId, groupId), mentions(reason, person)))
}

/** Deletes for good what was removed before the instant; returns how many. */
export async function purgeHonours(tx: Transaction, groupId: string, before: Date): Promise<number> {
  const given = await tx
    .delete(honours)
    .where(and(eq(honours.groupId, groupId), lt(honours.deletedAt, before)))
    .returning({ id: honours.id })
  const adjusted = await tx
    .delete(serviceAdjustments)
    .where(and(eq(serviceAdjustments.groupId, groupId), lt(serviceAdjustments.deletedAt, before)))
    .returning({ id: serviceAdjustments.id })
  return given.length + adjusted.length
}
