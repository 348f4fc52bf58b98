import { eq, ne, sql } from 'drizzle-orm'
import type { AuditFields } from '@contract/audit'
import type { Locale } from '@contract/locales'
import { DEMO_GROUP_ID } from '@contract/demoRoles'
import { LATE_GRACE_USUAL, USUAL_REGION } from '@contract/group'
import type { Addressing, ComingShown, Group, NewGroup } from '@contract/group'
import { minorUnitsOf } from '@contract/minorUnits'
import { appendAudit } from '../../platform/audit/auditEntries'
import { assertProven } from '../../platform/auth/guard'
import type { Caller } from '../../platform/auth/guard'
import { hasSecondFactor } from '../../platform/auth/secondFactorQuery'
import type { Database, Transaction } from '../../platform/db/database'
import { finances } from '../../platform/db/schema/finances/finances'
import { groups } from '../../platform/db/schema/groups'
import { transfers } from '../../platform/db/schema/finances/transfers'
import { ApiError, invalidField } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'
import { knownClock } from '../../platform/time/knownClock'
import { isZone } from '../../platform/time/zoneTable'
import { insertFirstAccount } from '../finances/ledger/public'
import { moveAllDayEvents } from '../calendar/events/public'

type GroupRow = Omit<
  Group,
  | 'region'
  | 'purgeMonths'
  | 'requiresSecondFactor'
  | 'replyDays'
  | 'showsDues'
  | 'lateGraceMinutes'
  | 'finishDefault'
  | 'showsComing'
  | 'takesLateYes'
  | 'addressing'
> & {
  region: string | null
  purgeMonths: number | null
  requiresSecondFactor: boolean
  replyDays: number
  showsDues: boolean
  lateGraceMinutes: number
  finishDefault: 'present' | 'open'
  showsComing: ComingShown
  takesLateYes: boolean
  addressing: Addressing
}

const columns = {
  id: groups.groupId,
  name: groups.name,
  currency: groups.currency,
  timeZone: groups.timeZone,
  region: groups.region,
  purgeMonths: groups.purgeMonths,
  auditMonths: groups.auditMonths,
  seasonMonth: groups.seasonMonth,
  requiresSecondFactor: groups.requiresSecondFactor,
  replyDays: groups.replyDays,
  showsDues: groups.showsDues,
  lateGraceMinutes: groups.lateGraceMinutes,
  finishDefault: groups.finishDefault,
  showsComing: groups.showsComing,
  takesLateYes: groups.takesLateYes,
  addressing: groups.addressing,
  version: groups.version,
}

/** What is not asked for is not said, so that clients who do not know of it go on as before. */
function toGroup(row: GroupRow): Group {
  const {
    region,
    purgeMonths,
    requiresSecondFactor,
    replyDays,
    showsDues,
    lateGraceMinutes,
    finishDefault,
    showsComing,
    takesLateYes,
    addressing,
    ...group
  } = row
  return {
    ...group,
    ...(region !== null && { region }),
    ...(purgeMonths !== null && { purgeMonths }),
    ...(requiresSecondFactor && { requiresSecondFactor }),
    ...(replyDays > 0 && { replyDays }),
    ...(showsDues && { showsDues }),
    ...(lateGraceMinutes !== LATE_GRACE_USUAL && { lateGraceMinutes }),
    ...(finishDefault !== 'present' && { finishDefault }),
    ...(showsComing !== 'nothing' && { showsComing }),
    ...(takesLateYes && { takesLateYes }),
    ...(addressing !== 'formal' && { addressing }),
  }
}

/** Each setting on both sides, the usual ones too: who reads of a change wants to know from what to what. */
const auditedOf = ({ id: _id, version: _version, region, purgeMonths, ...settings }: GroupRow): AuditFields => ({
  ...settings,
  region: region ?? USUAL_REGION,
  ...(purgeMonths !== null && { purgeMonths }),
})

/** Amounts are stored in minor units: with more or fewer of them to the unit, 12.34 would be 1,234. Removed entries can come back. */
async function assertSameMinorUnits(tx: Transaction, stored: GroupRow, currency: string): Promise<void> {
  if (minorUnitsOf(stored.currency) === minorUnitsOf(currency)) return
  const [entry] = await tx.select({ id: finances.id }).from(finances).where(eq(finances.groupId, stored.id)).limit(1)
  const [transfer] = await tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(eq(transfers.groupId, stored.id))
    .limit(1)
  if (entry !== undefined || transfer !== undefined) throw invalidField('group.currency', 'other_decimals')
}

/** Whoever asks others for a second factor has one: nobody shuts themself out. Taking the rule back needs proof as well. */
async function assertCanRequire(
  tx: Transaction,
  { groupId, userId, isProven }: Caller,
  isWanted: boolean,
): Promise<void> {
  assertProven({ isProven })
  if (!isWanted) return
  const [admin] = await tx
    .select({ hasOne: hasSecondFactor(groupId, userId) })
    .from(groups)
    .where(eq(groups.groupId, groupId))
  if (admin?.hasOne !== true) throw invalidField('group.requiresSecondFactor', 'needs_second_factor')
}

/** Of what the wire lets pass, old names that mean several places and mere offsets are no zones. */
function assertZone(timeZone: string): void {
  if (!isZone(timeZone)) throw invalidField('group.timeZone', 'bad_time_zone')
}

/** Belongs into the transaction that also makes the group's first account. */
export async function insertGroup(tx: Transaction, groupId: string, group: NewGroup, locale: Locale): Promise<void> {
  assertZone(group.timeZone)
  await tx.insert(groups).values({ groupId, ...group, knownClock: knownClock(group.timeZone) })
  await insertFirstAccount(tx, groupId, locale)
}

/** Whether there is a group besides this one (the demo's). */
async function hasOtherThan(db: Database | Transaction, groupId: string): Promise<boolean> {
  const [other] = await db.select({ id: groups.groupId }).from(groups).where(ne(groups.groupId, groupId)).limit(1)
  return other !== undefined
}

/** Any number that nothing else locks by. */
const FOUNDING_LOCK = 7_203_511

/** Of several who come first at once one founds a group. Throws `registration_closed` where there is one. */
export async function assertFirstGroup(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FOUNDING_LOCK})`)
  if (await hasOtherThan(tx, DEMO_GROUP_ID)) throw new ApiError('registration_closed')
}

export function groupRepository(db: Database) {
  async function find(groupId: string): Promise<Group> {
    const [group] = await db.select(columns).from(groups).where(eq(groups.groupId, groupId))
    if (group === undefined) throw new ApiError('not_found')
    return toGroup(group)
  }

  return {
    find,

    /** Replaces what was read under the same version; another version is a conflict and changes nothing. */
    async replace(caller: Caller, wanted: Group): Promise<Group> {
      const { groupId } = caller
      const { version, name, currency, timeZone, purgeMonths = null } = wanted
      // Held until the calendar has moved along: its writers find the one zone or the other, whole. So do those of the books.
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [stored] = await tx.select(columns).from(groups).where(eq(groups.groupId, groupId))
        if (stored === undefined) throw new ApiError('not_found')
        if (stored.version !== version) throw new ApiError('conflict', { current: toGroup(stored) })
        if (stored.timeZone !== timeZone) assertZone(timeZone)
        await assertSameMinorUnits(tx, stored, currency)
        const { auditMonths = stored.auditMonths, seasonMonth = stored.seasonMonth } = wanted
        const { requiresSecondFactor = stored.requiresSecondFactor } = wanted
        const { replyDays = stored.replyDays, showsDues = stored.showsDues } = wanted
        const { region: asked = stored.region ?? USUAL_REGION } = wanted
        const region = asked === USUAL_REGION ? null : asked
        const { lateGraceMinutes = stored.lateGraceMinutes, finishDefault = stored.finishDefault } = wanted
        const { showsComing = stored.showsComing, takesLateYes = stored.takesLateYes } = wanted
        const { addressing = stored.addressing } = wanted
        if (requiresSecondFactor !== stored.requiresSecondFactor)
          await assertCanRequire(tx, caller, requiresSecondFactor)
        const next = {
          name,
          currency,
          timeZone,
          region,
          purgeMonths,
          auditMonths,
          seasonMonth,
          requiresSecondFactor,
          replyDays,
          showsDues,
          lateGraceMinutes,
          finishDefault,
          showsComing,
          takesLateYes,
          addressing,
          version: version + 1,
        }
        const clock = stored.timeZone !== timeZone && { knownClock: knownClock(timeZone) }
        await tx
          .update(groups)
          .set({ ...next, ...clock, updatedAt: sql`now()` })
          .where(eq(groups.groupId, groupId))
        if (stored.timeZone !== timeZone) await moveAllDayEvents(tx, groupId, timeZone)
        const changed = toGroup({ ...stored, ...next })
        const subject = { type: 'group', id: groupId, name } as const
        const [before, after] = [auditedOf(stored), auditedOf({ ...stored, ...next })]
        await appendAudit(tx, caller, { action: 'group_changed', subject, before, after })
        return changed
      })
    },

    hasOtherThan: (groupId: string) => hasOtherThan(db, groupId),
  }
}
