import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { levies, levyCharges } from '../../../platform/db/schema/finances/levies'
import { findAllStored } from '../ledger/public'
import type { Ledger, StoredFinance } from '../ledger/public'
import { levyColumns } from './levyProgress'
import type { StoredLevy } from './levyProgress'

export const isLevy = (groupId: string, id: string) => and(eq(levies.groupId, groupId), eq(levies.id, id))

export const subjectOf = ({ id, name }: StoredLevy) => ({ type: 'levy', id, name }) as const

export async function findStored({ tx, groupId }: Ledger, id: string): Promise<StoredLevy | undefined> {
  const [row] = await tx.select(levyColumns).from(levies).where(isLevy(groupId, id))
  return row
}

/** Description of an instalment's entry. */
export function descriptionOf({ name, dueDates }: Pick<StoredLevy, 'name' | 'dueDates'>, number: number): string {
  return dueDates.length === 1 ? name : `${name} (${number}/${dueDates.length})`
}

const ofMembers = (ids: string[]) => isIn(levyCharges.memberId, ids)

export async function chargesOf({ tx, groupId }: Ledger, levyId: string, memberIds?: string[]) {
  const { memberId, number, financeId, dropped } = levyCharges
  return tx
    .select({ memberId, number, financeId, dropped })
    .from(levyCharges)
    .where(and(eq(levyCharges.groupId, groupId), eq(levyCharges.levyId, levyId), memberIds && ofMembers(memberIds)))
}

/** Entries of these charges, including removed ones and all parts of split payments, each with its charge. */
export async function entriesOf<Charge extends { financeId: string }>(
  ledger: Ledger,
  charges: readonly Charge[],
): Promise<{ charge: Charge; entry: StoredFinance }[]> {
  const { tx, groupId } = ledger
  const byId = new Map(charges.map((charge) => [charge.financeId, charge]))
  const own = [...(await findAllStored(ledger, [...byId.keys()])).values()]
  const bySplit = new Map(own.flatMap(({ id, splitId }) => (splitId === null ? [] : [[splitId, byId.get(id)]])))
  const parts = await tx
    .select({ id: finances.id })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isIn(finances.splitId, [...bySplit.keys()]), isNotNull(finances.splitId)))
  const others = parts.flatMap(({ id }) => (byId.has(id) ? [] : id))
  const all = [...own, ...(await findAllStored(ledger, others)).values()]
  return all.flatMap((entry) => {
    const charge = byId.get(entry.id) ?? bySplit.get(entry.splitId ?? '')
    return charge === undefined ? [] : [{ charge, entry }]
  })
}

/** Entries still open; a reversed one is not. */
export async function openAmong<Of extends { entry: StoredFinance }>(
  { tx, groupId }: Ledger,
  entries: readonly Of[],
): Promise<Of[]> {
  const open = entries.filter(({ entry: { status, deletedAt } }) => status === 'pending' && deletedAt === null)
  const reversed = await tx
    .select({ of: finances.reversalOf })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        isNull(finances.deletedAt),
        isIn(
          finances.reversalOf,
          open.map(({ entry }) => entry.id),
        ),
        sql`${finances.reversalOf} is not null`,
      ),
    )
  const gone = new Set(reversed.map(({ of }) => of))
  return open.filter(({ entry }) => !gone.has(entry.id))
}
