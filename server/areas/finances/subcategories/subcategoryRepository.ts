import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { SUBCATEGORIES_MAX } from '@contract/treasury/subcategories'
import type { Subcategory, SubcategoryList, SubcategoryWrite } from '@contract/treasury/subcategories'
import type { Actor } from '../../../platform/audit/actor'
import type { Database } from '../../../platform/db/database'
import { finances, financeSubcategories } from '../../../platform/db/schema/finances'
import { budgets, eventBudgets } from '../../../platform/db/schema/treasury/budgets'
import { levies } from '../../../platform/db/schema/treasury/levies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withLedger } from '../financeLedger'
import type { Ledger } from '../financeLedger'

const columns = {
  id: financeSubcategories.id,
  name: financeSubcategories.name,
  category: financeSubcategories.category,
  isArchived: financeSubcategories.isArchived,
  version: financeSubcategories.version,
  deletedAt: financeSubcategories.deletedAt,
}
type Row = Pick<typeof financeSubcategories.$inferSelect, keyof typeof columns>

const isSubcategory = (groupId: string, id: string) =>
  and(eq(financeSubcategories.groupId, groupId), eq(financeSubcategories.id, id))

const toSubcategory = ({ id, name, category, isArchived, version }: Omit<Row, 'deletedAt'>): Subcategory => ({
  id,
  name,
  category,
  ...(isArchived && { isArchived: true as const }),
  version,
})

const contentOf = ({ name, category, isArchived }: Omit<SubcategoryWrite, 'version'>) => ({
  name,
  category,
  isArchived: isArchived === true,
})

async function findRow({ tx, groupId }: Ledger, id: string): Promise<Row | undefined> {
  const [row] = await tx.select(columns).from(financeSubcategories).where(isSubcategory(groupId, id))
  return row
}

/**
 * Whether entries have it, also removed ones: Undo brings them back with what they had. Or a levy, which may be asked of further members;
 * or a budget.
 */
function isInUse(groupId: string) {
  // Within a query of one table, Drizzle writes its columns without the table's name.
  const id = sql`finance_subcategories.id`
  const planned = sql`jsonb_build_array(jsonb_build_object('subcategoryId', ${id}::text))`
  return sql<boolean>`(
    exists (select from ${finances} entry where entry.group_id = ${groupId} and entry.subcategory_id = ${id})
    or exists (select from ${levies} levy where levy.group_id = ${groupId} and levy.subcategory_id = ${id})
    or exists (select from ${budgets} plan where plan.group_id = ${groupId} and plan.lines @> ${planned})
    or exists (select from ${eventBudgets} plan where plan.group_id = ${groupId} and plan.lines @> ${planned}))`
}

async function isUsed({ tx, groupId }: Ledger, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ isUsed: isInUse(groupId) })
    .from(financeSubcategories)
    .where(isSubcategory(groupId, id))
  return row?.isUsed === true
}

/** Two of one name below one category could not be told apart where one is chosen. */
async function assertFits({ tx, groupId }: Ledger, { id, name, category }: SubcategoryWrite): Promise<void> {
  const isTwin = sql<boolean>`(fold_text(${financeSubcategories.name}) = fold_text(${name})
    and ${financeSubcategories.category} = ${category})`
  const others = await tx
    .select({ isTwin })
    .from(financeSubcategories)
    .where(
      and(
        eq(financeSubcategories.groupId, groupId),
        isNull(financeSubcategories.deletedAt),
        ne(financeSubcategories.id, id),
      ),
    )
  if (others.some((other) => other.isTwin)) throw invalidField('subcategory.name', 'taken')
  if (others.length >= SUBCATEGORIES_MAX) throw invalidField('subcategory.name', `too_many:${SUBCATEGORIES_MAX}`)
}

async function replace(ledger: Ledger, written: SubcategoryWrite, stored: Row | undefined): Promise<void> {
  if (stored === undefined) throw new ApiError('not_found')
  if (stored.version !== written.version) throw new ApiError('conflict', { current: toSubcategory(stored) })
  await assertFits(ledger, written)
  if (stored.category !== written.category && (await isUsed(ledger, stored.id)))
    throw new ApiError('subcategory_in_use')
  await ledger.tx
    .update(financeSubcategories)
    .set({ ...contentOf(written), version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null })
    .where(isSubcategory(ledger.groupId, stored.id))
}

/** Under an id that is taken: the same again is answered as it is stored, anything else is a conflict. */
async function create(ledger: Ledger, written: SubcategoryWrite, stored: Row | undefined): Promise<boolean> {
  if (stored !== undefined) {
    const isSame = stored.deletedAt === null && isDeepStrictEqual(contentOf(toSubcategory(stored)), contentOf(written))
    if (!isSame) throw new ApiError('conflict', { current: toSubcategory(stored) })
    return false
  }
  await assertFits(ledger, written)
  const { tx, groupId } = ledger
  await tx.insert(financeSubcategories).values({ groupId, id: written.id, ...contentOf(written) })
  return true
}

export function subcategoryRepository(db: Database) {
  return {
    async list(groupId: string): Promise<SubcategoryList> {
      const rows = await db
        .select({ ...columns, isUsed: isInUse(groupId) })
        .from(financeSubcategories)
        .where(and(eq(financeSubcategories.groupId, groupId), isNull(financeSubcategories.deletedAt)))
        .orderBy(asc(financeSubcategories.name), asc(financeSubcategories.id))
      return {
        subcategories: rows.map(({ isUsed: used, ...row }) => ({ subcategory: toSubcategory(row), isUsed: used })),
      }
    },

    /** Creates, or with a version replaces and restores. */
    save(actor: Actor, written: SubcategoryWrite): Promise<{ subcategory: Subcategory; isNew: boolean }> {
      const wanted = { ...written, id: written.id.toLowerCase() }
      return withLedger(db, actor, async (ledger) => {
        const stored = await findRow(ledger, wanted.id)
        const isNew = wanted.version === undefined && (await create(ledger, wanted, stored))
        if (wanted.version !== undefined) await replace(ledger, wanted, stored)
        const saved = await findRow(ledger, wanted.id)
        if (saved === undefined) throw new ApiError('not_found')
        return { subcategory: toSubcategory(saved), isNew }
      })
    },

    /** Kept for Undo, its version as it was. One that entries have is archived instead. */
    remove(actor: Actor, id: string): Promise<void> {
      return withLedger(db, actor, async (ledger) => {
        const stored = await findRow(ledger, id)
        if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
        if (await isUsed(ledger, stored.id)) throw new ApiError('subcategory_in_use')
        await ledger.tx
          .update(financeSubcategories)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(isSubcategory(ledger.groupId, stored.id))
      })
    },
  }
}
