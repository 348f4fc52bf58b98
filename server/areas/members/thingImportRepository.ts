import { and, eq, isNull, sql } from 'drizzle-orm'
import { THINGS_MAX } from '@contract/members/things'
import type { ThingImportLine, ThingImportUndo } from '@contract/members/thingImports'
import type { Actor } from '../../platform/audit/actor'
import type { Database, Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { members } from '../../platform/db/schema/members'
import { loans, things } from '../../platform/db/schema/members/things'
import { ApiError, invalidField } from '../../platform/http/errors'
import { withGroupLock } from '../../platform/http/groupLock'
import { todayIn } from '../../platform/time/days'
import { appendLoanRemoved, saveLoan } from './loanRepository'
import { appendThingRemoved, saveThing } from './thingRepository'
import { loanColumns, thingColumns, toThing } from './thingRows'

const pathOf = (at: number, field: string) => `import.things.${at}.${field}`

/** Throws `invalid` with each line whose number another thing has, or whose borrower is no member; and where there are too many things. */
async function assertAllFit(tx: Transaction, groupId: string, lines: readonly ThingImportLine[]): Promise<void> {
  const rows = await tx
    .select({ id: things.id, number: sql<string | null>`fold_text(${things.number})` })
    .from(things)
    .where(and(eq(things.groupId, groupId), isNull(things.deletedAt)))
  const counts = new Map<string, number>()
  for (const { number } of rows) if (number !== null) counts.set(number, (counts.get(number) ?? 0) + 1)
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  const fields = lines.flatMap(({ id }, at) => {
    const number = numbers.get(id.toLowerCase()) ?? null
    return number !== null && (counts.get(number) ?? 0) > 1 ? [[pathOf(at, 'number'), 'taken']] : []
  })
  if (fields.length > 0) throw new ApiError('invalid', { fields: Object.fromEntries(fields) })
  if (rows.length > THINGS_MAX) throw invalidField('import.things', `too_many:${THINGS_MAX}`)
}

async function assertBorrowers(tx: Transaction, groupId: string, lines: readonly ThingImportLine[]): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ lent }) => lent?.memberId.toLowerCase() ?? []))]
  const known = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids), isNull(members.deletedAt)))
  const present = new Set(known.map(({ id }) => id))
  const fields = lines.flatMap(({ lent }, at) =>
    lent && !present.has(lent.memberId.toLowerCase()) ? [[pathOf(at, 'lent.memberId'), 'not_allowed']] : [],
  )
  if (fields.length > 0) throw new ApiError('invalid', { fields: Object.fromEntries(fields) })
}

/** A list of what a group lends, all of it or nothing (contract/members/thingImports.ts). */
export function thingImportRepository(db: Database) {
  return {
    add(actor: Actor, lines: readonly ThingImportLine[]): Promise<{ added: number }> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx, { timeZone }) => {
        await assertBorrowers(tx, groupId, lines)
        const today = todayIn(timeZone)
        for (const { lent, ...thing } of lines) {
          await saveThing(tx, actor, thing)
          if (lent) await saveLoan(tx, actor, { ...lent, thingId: thing.id }, today)
        }
        await assertAllFit(tx, groupId, lines)
        return { added: lines.length }
      })
    },

    undo(actor: Actor, batch: ThingImportUndo): Promise<{ removed: number }> {
      const { groupId } = actor
      const thingIds = batch.things.map((id) => id.toLowerCase())
      const loanIds = new Set(batch.loans.map((id) => id.toLowerCase()))
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const ofBatch = and(eq(things.groupId, groupId), isIn(things.id, thingIds), isNull(things.deletedAt))
        const lentOf = and(eq(loans.groupId, groupId), isIn(loans.thingId, thingIds), isNull(loans.deletedAt))
        const [found, lent] = [
          await tx.select(thingColumns).from(things).where(ofBatch).for('update'),
          await tx.select(loanColumns).from(loans).where(lentOf).for('update'),
        ]
        if (found.length === 0) throw new ApiError('not_found')
        const touched = new Set(
          lent.flatMap(({ id, version, thingId }) => (version === 1 && loanIds.has(id) ? [] : [thingId])),
        )
        const changed = found.find(({ id, version }) => version !== 1 || touched.has(id))
        if (changed) throw new ApiError('conflict', { current: toThing(changed) })
        for (const loan of lent) await appendLoanRemoved(tx, actor, loan)
        for (const thing of found) await appendThingRemoved(tx, actor, thing)
        const gone = { deletedAt: sql`now()`, updatedAt: sql`now()` }
        await tx.update(loans).set(gone).where(lentOf)
        await tx.update(things).set(gone).where(ofBatch)
        return { removed: found.length }
      })
    },
  }
}
