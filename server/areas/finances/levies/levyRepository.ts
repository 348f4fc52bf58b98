import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { instalmentsOf } from '@contract/finances/levies'
import type { Levy, LevyMembers, LevyName, NewLevy, chargeDrops } from '@contract/finances/levies'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { levies, levyCharges } from '../../../platform/db/schema/finances/levies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { assertKnownMembers, assertSubcategories, toRow, withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'
import { dropEntries, restoreEntries } from '../payments/public'
import { chargesOf, descriptionOf, entriesOf, findStored, isLevy, openAmong, subjectOf } from './levyCharges'
import { levyColumns, toLevy } from './levyProgress'
import type { StoredLevy } from './levyProgress'
import { renameLevy } from './levyRename'

type Drop = (typeof chargeDrops)[number]

const lowered = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))]

async function findGoingOn(ledger: Ledger, id: string): Promise<StoredLevy> {
  const stored = await findStored(ledger, id.toLowerCase())
  if (stored === undefined) throw new ApiError('not_found')
  if (stored.cancelledAt !== null) throw invalidField('levyMembers.id', 'not_allowed')
  return stored
}

interface ChargeKey {
  memberId: string
  number: number
}

/** Creates the entries of instalments without one. */
async function charge(ledger: Ledger, levy: StoredLevy, keys: ChargeKey[]): Promise<void> {
  const { tx, groupId } = ledger
  const { category, subcategoryId, dueDates } = levy
  const kind = { kind: 'income', category, ...(subcategoryId !== null && { subcategoryId }) } as const
  const amounts = instalmentsOf(levy.amount, dueDates.length)
  const made = keys.map(({ memberId, number }) => {
    const dueDate = dueDates[number - 1] ?? ''
    const description = descriptionOf(levy, number)
    const entry = { id: newId(), ...kind, status: 'pending', date: dueDate, dueDate } as const
    return { memberId, number, entry: toRow({ ...entry, amount: amounts[number - 1] ?? 0, description, memberId }) }
  })
  await ledger.add(
    made.map(({ entry }) => entry),
    'created',
  )
  const rows = made.map(({ memberId, number, entry }) => ({ memberId, number, financeId: entry.id }))
  await tx.execute(sql`
    insert into ${levyCharges} (group_id, levy_id, member_id, number, finance_id)
    select ${groupId}, ${levy.id}, "memberId", number, "financeId"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as charge ("memberId" uuid, number smallint, "financeId" uuid)`)
}

async function mark({ tx, groupId }: Ledger, financeIds: string[], dropped: Drop | null): Promise<void> {
  await tx
    .update(levyCharges)
    .set({ dropped })
    .where(and(eq(levyCharges.groupId, groupId), isIn(levyCharges.financeId, financeIds)))
}

/** Drops open instalments of these members, or of all. */
async function drop(ledger: Ledger, levy: StoredLevy, why: Drop, memberIds?: string[]): Promise<void> {
  const charges = await chargesOf(ledger, levy.id, memberIds)
  const open = await openAmong(ledger, await entriesOf(ledger, charges))
  const date = todayIn(await findTimeZone(ledger.tx, ledger.groupId))
  await dropEntries(
    ledger,
    open.map(({ entry }) => entry),
    { date, reason: levy.name },
  )
  await mark(
    ledger,
    open.map(({ charge }) => charge.financeId),
    why,
  )
}

/** Restores what was dropped for this reason, but not what was removed or written off by hand. */
async function restore(ledger: Ledger, levy: StoredLevy, why: Drop, memberIds?: string[]): Promise<void> {
  const charges = (await chargesOf(ledger, levy.id, memberIds)).filter(({ dropped }) => dropped === why)
  const removed = (await entriesOf(ledger, charges)).filter(
    ({ entry }) => entry.deletedAt !== null && entry.status === 'pending' && entry.joinedInto === null,
  )
  // For split instalments, the parts that were removed together with the last one.
  const lastOf = new Map<string, number>()
  const whenOf = ({ entry }: (typeof removed)[number]) => entry.deletedAt?.getTime() ?? 0
  for (const one of removed) {
    const { financeId } = one.charge
    lastOf.set(financeId, Math.max(whenOf(one), lastOf.get(financeId) ?? 0))
  }
  const back = removed.filter((one) => whenOf(one) === lastOf.get(one.charge.financeId))
  await restoreEntries(
    ledger,
    back.map(({ entry }) => entry.id),
  )
  await mark(
    ledger,
    charges.map(({ financeId }) => financeId),
    null,
  )
}

async function addMembers(ledger: Ledger, levy: StoredLevy, memberIds: string[]): Promise<void> {
  await restore(ledger, levy, 'member', memberIds)
  const charged = await chargesOf(ledger, levy.id, memberIds)
  const known = new Set(charged.map(({ memberId, number }) => `${memberId} ${number}`))
  const keys = memberIds.flatMap((memberId) => levy.dueDates.map((_, at) => ({ memberId, number: at + 1 })))
  await charge(
    ledger,
    levy,
    keys.filter(({ memberId, number }) => !known.has(`${memberId} ${number}`)),
  )
}

const asMembers = (ids: string[]) => ids.map((memberId) => ({ memberId }))

export function levyRepository(db: Database) {
  return {
    add(actor: Actor, { memberIds, ...written }: NewLevy): Promise<{ levy: Levy; isNew: boolean }> {
      return withLedger(db, actor, async (ledger) => {
        const subcategoryId = written.subcategoryId?.toLowerCase() ?? null
        const content = { ...written, id: written.id.toLowerCase(), subcategoryId }
        const stored = await findStored(ledger, content.id)
        if (stored !== undefined) {
          const { version: _version, cancelledAt, ...there } = stored
          if (cancelledAt !== null || !isDeepStrictEqual(there, content))
            throw new ApiError('conflict', { current: toLevy(stored) })
          return { levy: toLevy(stored), isNew: false }
        }
        await assertSubcategories(ledger, [written], () => 'levy')
        await assertKnownMembers(ledger, asMembers(memberIds), (at) => `levy.memberIds.${at}`)
        const ids = lowered(memberIds)
        await ledger.tx.insert(levies).values({ groupId: ledger.groupId, ...content })
        const levy: StoredLevy = { ...content, version: 1, cancelledAt: null }
        await addMembers(ledger, levy, ids)
        const { name, category, amount } = levy
        const after = { name, category, amount, count: ids.length }
        await appendAudit(ledger.tx, actor, { action: 'levy_added', subject: subjectOf(levy), after })
        return { levy: toLevy(levy), isNew: true }
      })
    },

    changeMembers(actor: Actor, { id, add = [], remove = [] }: LevyMembers): Promise<Levy> {
      return withLedger(db, actor, async (ledger) => {
        const levy = await findGoingOn(ledger, id)
        await assertKnownMembers(ledger, asMembers(add), (at) => `levyMembers.add.${at}`)
        await assertKnownMembers(ledger, asMembers(remove), (at) => `levyMembers.remove.${at}`)
        const steps = [
          ['levy_members_removed', lowered(remove), (ids: string[]) => drop(ledger, levy, 'member', ids)],
          ['levy_members_added', lowered(add), (ids: string[]) => addMembers(ledger, levy, ids)],
        ] as const
        for (const [action, ids, run] of steps) {
          if (ids.length === 0) continue
          // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
          await run(ids)
          // oxlint-disable-next-line no-await-in-loop -- as above
          await appendAudit(ledger.tx, actor, { action, subject: subjectOf(levy), after: { count: ids.length } })
        }
        return toLevy(levy)
      })
    },

    rename: (actor: Actor, written: LevyName): Promise<Levy> =>
      withLedger(db, actor, (ledger) => renameLevy(ledger, written)),

    /** A repetition changes nothing. */
    cancel(actor: Actor, id: string, isToCancel: boolean): Promise<Levy> {
      return withLedger(db, actor, async (ledger) => {
        const levy = await findStored(ledger, id.toLowerCase())
        if (levy === undefined) throw new ApiError('not_found')
        if ((levy.cancelledAt !== null) === isToCancel) return toLevy(levy)
        await (isToCancel ? drop(ledger, levy, 'levy') : restore(ledger, levy, 'levy'))
        const [next] = await ledger.tx
          .update(levies)
          .set({
            cancelledAt: isToCancel ? sql`now()` : null,
            version: levy.version + 1,
            updatedAt: sql`now()`,
          })
          .where(isLevy(ledger.groupId, levy.id))
          .returning(levyColumns)
        const action = isToCancel ? 'levy_cancelled' : 'levy_restored'
        await appendAudit(ledger.tx, actor, { action, subject: subjectOf(levy) })
        return toLevy(next ?? levy)
      })
    },
  }
}
