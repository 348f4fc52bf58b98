import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { ADJUSTMENTS_MAX } from '@contract/members/honours'
import type {
  Honour,
  HonourSettings,
  HonourWrite,
  Service,
  ServiceAdjustment,
  ServiceAdjustmentWrite,
} from '@contract/members/honours'
import { serviceYearsOn } from '@contract/historyRules'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit } from '../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { honourSettings, honours, serviceAdjustments } from '../../platform/db/schema/members/honours'
import { ApiError, invalidField } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'
import { appendSaved, saveRecord } from '../../platform/records/saveRecord'
import { todayIn } from '../../platform/time/days'
import { findTimeZone } from '../../platform/time/groupTimeZone'
import {
  addedYears,
  adjustmentColumns,
  honourColumns,
  readAdjustments,
  readHonourSettings,
  readHonours,
  toAdjustment,
  toHonour,
} from './honourRows'
import type { AdjustmentRow, HonourRow } from './honourRows'
import { readSteps } from './memberStepRows'

const isHonour = (groupId: string, id: string) => and(eq(honours.groupId, groupId), eq(honours.id, id))
const isAdjustment = (groupId: string, id: string) =>
  and(eq(serviceAdjustments.groupId, groupId), eq(serviceAdjustments.id, id))

type Named<Row> = Row & { memberName: string }

const honourSubject = ({ id, memberName }: Named<HonourRow>) => ({ type: 'honour', id, name: memberName }) as const
const adjustmentSubject = ({ id, memberName }: Named<AdjustmentRow>) =>
  ({ type: 'service_adjustment', id, name: memberName }) as const

/** In the activity log. */
const auditedHonour = ({ memberId, memberName, years, givenOn, note }: Named<HonourRow>) => ({
  member: memberName,
  memberId,
  serviceYears: years,
  givenOn,
  notes: note ?? undefined,
})
const auditedAdjustment = ({ memberId, memberName, years, reason }: Named<AdjustmentRow>) => ({
  member: memberName,
  memberId,
  serviceYears: years,
  reason,
})

const honourContent = ({ years, givenOn, note }: Pick<HonourWrite, 'years' | 'givenOn' | 'note'>) => ({
  years,
  givenOn,
  note: note ?? null,
})

/** The name of a member; undefined: there is none. `isThere`: none who was removed. */
async function findName(tx: Transaction, groupId: string, id: string, isThere = false): Promise<string | undefined> {
  const [member] = await tx
    .select({ name: members.name })
    .from(members)
    .where(and(eq(members.groupId, groupId), eq(members.id, id), isThere ? isNull(members.deletedAt) : undefined))
  return member?.name
}

/** Throws `invalid` where the member has been honoured for these years. */
async function assertOnce(tx: Transaction, groupId: string, { id, memberId, years }: HonourRow): Promise<void> {
  const [other] = await tx
    .select({ id: honours.id })
    .from(honours)
    .where(
      and(
        eq(honours.groupId, groupId),
        eq(honours.memberId, memberId),
        eq(honours.years, years),
        ne(honours.id, id),
        isNull(honours.deletedAt),
      ),
    )
    .limit(1)
  if (other !== undefined) throw invalidField('honour.years', 'taken')
}

export function honourRepository(db: Database) {
  return {
    /** Throws `not_found` for a member who is not there. */
    async service(groupId: string, memberId: string): Promise<Service> {
      const id = memberId.toLowerCase()
      const isThere = and(eq(members.groupId, groupId), eq(members.id, id), isNull(members.deletedAt))
      const [count, steps, adjustments, given, timeZone] = await Promise.all([
        db.$count(members, isThere),
        readSteps(db, groupId, [id]),
        readAdjustments(db, groupId, id),
        readHonours(db, groupId, id),
        findTimeZone(db, groupId),
      ])
      if (count === 0) throw new ApiError('not_found')
      const served = serviceYearsOn(steps.get(id) ?? [], todayIn(timeZone))
      const added = addedYears(adjustments).get(id) ?? 0
      return {
        ...(served !== undefined && { years: Math.max(served + added, 0) }),
        adjustments: adjustments.map(toAdjustment),
        honours: given.map(toHonour),
      }
    },

    /** Creates, or replaces if a version is given (docs/writes.md); of the same member. */
    saveHonour(actor: Actor, written: HonourWrite): Promise<{ honour: Honour; isNew: boolean }> {
      const { groupId } = actor
      const memberId = written.memberId.toLowerCase()
      const where = and(isHonour(groupId, written.id), eq(honours.memberId, memberId))
      const content = honourContent(written)
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const memberName = await findName(tx, groupId, memberId, true)
        if (memberName === undefined) throw invalidField('honour.memberId', 'not_allowed')
        const named = (row: HonourRow | undefined) => row && { ...row, memberName }
        const saved = await saveRecord<Named<HonourRow>>(
          {
            lock: async () => named((await tx.select(honourColumns).from(honours).where(where).for('update'))[0]),
            insert: async () => {
              const values = { groupId, id: written.id, memberId, ...content }
              return named((await tx.insert(honours).values(values).onConflictDoNothing().returning(honourColumns))[0])
            },
            replace: async ({ version }) => {
              const set = { ...content, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
              return named((await tx.update(honours).set(set).where(where).returning(honourColumns))[0])
            },
            isSame: (stored) => isDeepStrictEqual(honourContent(toHonour(stored)), content),
            toRecord: ({ memberName: _name, ...row }) => toHonour(row),
          },
          written.version,
        )
        if (saved.act !== undefined) await assertOnce(tx, groupId, saved.row)
        await appendSaved(tx, actor, saved, 'honour', (row) => ({
          subject: honourSubject(row),
          fields: auditedHonour(row),
        }))
        const { memberName: _name, ...row } = saved.row
        return { honour: toHonour(row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. */
    removeHonour(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [removed] = await tx
          .update(honours)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isHonour(groupId, id), isNull(honours.deletedAt)))
          .returning(honourColumns)
        if (removed === undefined) throw new ApiError('not_found')
        const row = { ...removed, memberName: (await findName(tx, groupId, removed.memberId)) ?? '' }
        const before = auditedHonour(row)
        await appendAudit(tx, actor, { action: 'honour_removed', subject: honourSubject(row), before })
        return { id: removed.id }
      })
    },

    /** Creates, or replaces if a version is given (docs/writes.md); of the same member. */
    saveAdjustment(
      actor: Actor,
      written: ServiceAdjustmentWrite,
    ): Promise<{ adjustment: ServiceAdjustment; isNew: boolean }> {
      const { groupId } = actor
      const memberId = written.memberId.toLowerCase()
      const where = and(isAdjustment(groupId, written.id), eq(serviceAdjustments.memberId, memberId))
      const content = { years: written.years, reason: written.reason }
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const memberName = await findName(tx, groupId, memberId, true)
        if (memberName === undefined) throw invalidField('adjustment.memberId', 'not_allowed')
        const named = (row: AdjustmentRow | undefined) => row && { ...row, memberName }
        const saved = await saveRecord<Named<AdjustmentRow>>(
          {
            lock: async () =>
              named((await tx.select(adjustmentColumns).from(serviceAdjustments).where(where).for('update'))[0]),
            insert: async () => {
              const values = { groupId, id: written.id, memberId, ...content }
              const made = tx.insert(serviceAdjustments).values(values).onConflictDoNothing()
              return named((await made.returning(adjustmentColumns))[0])
            },
            replace: async ({ version }) => {
              const set = { ...content, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
              return named((await tx.update(serviceAdjustments).set(set).where(where).returning(adjustmentColumns))[0])
            },
            isSame: ({ years, reason }) => isDeepStrictEqual({ years, reason }, content),
            toRecord: ({ memberName: _name, ...row }) => toAdjustment(row),
          },
          written.version,
        )
        if (saved.act !== undefined && (await readAdjustments(tx, groupId, memberId)).length > ADJUSTMENTS_MAX)
          throw invalidField('adjustment.years', `too_many:${ADJUSTMENTS_MAX}`)
        await appendSaved(tx, actor, saved, 'service_adjustment', (row) => ({
          subject: adjustmentSubject(row),
          fields: auditedAdjustment(row),
        }))
        const { memberName: _name, ...row } = saved.row
        return { adjustment: toAdjustment(row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. */
    removeAdjustment(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [removed] = await tx
          .update(serviceAdjustments)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isAdjustment(groupId, id), isNull(serviceAdjustments.deletedAt)))
          .returning(adjustmentColumns)
        if (removed === undefined) throw new ApiError('not_found')
        const row = { ...removed, memberName: (await findName(tx, groupId, removed.memberId)) ?? '' }
        const before = auditedAdjustment(row)
        await appendAudit(tx, actor, {
          action: 'service_adjustment_removed',
          subject: adjustmentSubject(row),
          before,
        })
        return { id: removed.id }
      })
    },

    /** Replaces the settings under the version that was read. Throws a `conflict` for another version. */
    changeSettings(actor: Actor, wanted: HonourSettings): Promise<HonourSettings> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx, { name }) => {
        const current = await readHonourSettings(tx, groupId)
        if (current.version !== wanted.version) throw new ApiError('conflict', { current })
        const row = { years: wanted.years, version: wanted.version + 1 }
        await tx
          .insert(honourSettings)
          .values({ groupId, ...row })
          .onConflictDoUpdate({ target: honourSettings.groupId, set: { ...row, updatedAt: sql`excluded.updated_at` } })
        await appendAudit(tx, actor, {
          action: 'honour_settings_changed',
          subject: { type: 'group', id: groupId, name },
          before: { honouredYears: current.years.join(', ') },
          after: { honouredYears: wanted.years.join(', ') },
        })
        return row
      })
    },
  }
}
