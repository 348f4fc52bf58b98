import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { SUBCATEGORIES_MAX } from '@contract/finances/subcategories'
import type { Subcategory, SubcategoryList, SubcategoryWrite } from '@contract/finances/subcategories'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { finances, financeSubcategories } from '../../../platform/db/schema/finances/finances'
import { budgets, eventBudgets } from '../../../platform/db/schema/finances/budgets'
import { levies } from '../../../platform/db/schema/finances/levies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import { withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'

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
 * SQL condition: an entry, levy or budget uses the subcategory. Removed entries count, as Undo restores them with it; levies count, as they
 * may be charged to further members.
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

/** Throws `invalid` where another one below the category has the same name, ignoring case and accents, or there are too many. */
async function assertFits({ tx, groupId }: Ledger, { id, name, category }: Row): Promise<void> {
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

const subjectOf = ({ id, name }: Pick<Row, 'id' | 'name'>) => ({ type: 'subcategory', id, name }) as const
const factsOf = (row: Row) => contentOf(toSubcategory(row))

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

    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, written: SubcategoryWrite): Promise<{ subcategory: Subcategory; isNew: boolean }> {
      const { id, version } = written
      const content = contentOf(written)
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        const saved = await saveRecord<Row>(
          {
            lock: () => findRow(ledger, id),
            insert: async () => {
              const values = { groupId, id, ...content }
              return (await tx.insert(financeSubcategories).values(values).onConflictDoNothing().returning(columns))[0]
            },
            replace: async (stored) => {
              if (stored.category !== content.category && (await isUsed(ledger, stored.id)))
                throw new ApiError('subcategory_in_use')
              const set = { ...content, version: stored.version + 1, updatedAt: sql`now()`, deletedAt: null }
              const isStored = isSubcategory(groupId, stored.id)
              return (await tx.update(financeSubcategories).set(set).where(isStored).returning(columns))[0]
            },
            isSame: (stored) => isDeepStrictEqual(factsOf(stored), content),
            toRecord: toSubcategory,
          },
          version,
        )
        if (saved.act !== undefined) await assertFits(ledger, saved.row)
        await appendSaved(tx, actor, saved, 'subcategory', (row) => ({ subject: subjectOf(row), fields: factsOf(row) }))
        return { subcategory: toSubcategory(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. Throws `subcategory_in_use` for a used one, which can be archived instead. */
    remove(actor: Actor, id: string): Promise<void> {
      return withLedger(db, actor, async (ledger) => {
        const stored = await findRow(ledger, id)
        if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
        if (await isUsed(ledger, stored.id)) throw new ApiError('subcategory_in_use')
        await ledger.tx
          .update(financeSubcategories)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(isSubcategory(ledger.groupId, stored.id))
        await appendAudit(ledger.tx, actor, {
          action: 'subcategory_removed',
          subject: subjectOf(stored),
          before: factsOf(stored),
        })
      })
    },
  }
}
