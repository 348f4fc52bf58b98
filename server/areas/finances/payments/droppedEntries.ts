import { and, eq, isNull, isNotNull, sql } from 'drizzle-orm'
import type { Finance } from '@contract/finances'
import type { WrittenOff } from '@contract/finances/settlements'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { creditUses } from '../../../platform/db/schema/finances/creditUses'
import { ApiError } from '../../../platform/http/errors'

import { assertCanReturn, findAllStored, findLive, toFinance } from '../ledger/public'
import type { Ledger, StoredFinance } from '../ledger/public'
import { writeOffIn } from './writeOffs'

interface Dropped {
  cancelled: Finance[]
  writeOffs: WrittenOff[]
}

/** The ids of entries with a paid part, in money or credit. */
async function paidInPart({ tx, groupId }: Ledger, ids: string[]): Promise<Set<string | null>> {
  const rows = await tx
    .select({ of: finances.partOf })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        isIn(sql`${finances.partOf}`, ids),
        isNotNull(finances.partOf),
        isNull(finances.deletedAt),
      ),
    )
  const uses = await tx
    .select({ of: creditUses.dueId })
    .from(creditUses)
    .where(and(eq(creditUses.groupId, groupId), isIn(creditUses.dueId, ids)))
  return new Set([...rows, ...uses].map(({ of }) => of))
}

/**
 * Removes pending entries that are no longer owed. Where a part was paid, the rest is written off instead on `date` (YYYY-MM-DD) with
 * `reason`, so that the part stays explained.
 */
export async function dropEntries(
  ledger: Ledger,
  entries: StoredFinance[],
  { date, reason }: { date: string; reason: string },
): Promise<Dropped> {
  const inPart = await paidInPart(
    ledger,
    entries.map(({ id }) => id),
  )
  const whole = entries.filter(({ id }) => !inPart.has(id))
  const rests = entries.filter(({ id }) => inPart.has(id)).map(({ id, version }) => ({ id, version }))
  const ids = whole.map(({ id }) => id)
  if (ids.length > 0) {
    await ledger.settle(
      ids,
      async () => {
        await ledger.tx
          .update(finances)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(eq(finances.groupId, ledger.groupId), isIn(finances.id, ids)))
      },
      'removed',
    )
  }
  const writeOffs = rests.length > 0 ? await writeOffIn(ledger, { finances: rests, date, reason }) : []
  return { cancelled: whole.map(toFinance), writeOffs }
}

/**
 * Restores entries that were removed or written off as pending; live ones and those settled by credit stay unchanged. Throws `not_found`
 * for an unknown id.
 */
export async function restoreEntries(ledger: Ledger, ids: string[]): Promise<Finance[]> {
  const stored = await findAllStored(ledger, ids)
  if (stored.size < new Set(ids).size) throw new ApiError('not_found')
  const left = [...stored.values()].filter(
    ({ deletedAt, settledOn, status }) => deletedAt !== null && settledOn === null && status === 'pending',
  )
  const gone = left.map(({ id }) => id)
  if (gone.length > 0) {
    await assertCanReturn(ledger, left)
    await ledger.settle(
      gone,
      async () => {
        await ledger.tx
          .update(finances)
          .set({
            deletedAt: null,
            writtenOffOn: null,
            writeOffReason: null,
            version: sql`${finances.version} + 1`,
            updatedAt: sql`now()`,
          })
          .where(and(eq(finances.groupId, ledger.groupId), isIn(finances.id, gone)))
      },
      'restored',
    )
  }
  return findLive(ledger, ids)
}
