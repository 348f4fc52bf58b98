import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { FinanceCategory, FinanceKind, financeCategories } from '@contract/finances'
import type { SphereSums } from '@contract/finances/spheres'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances, financeSubcategories } from '../../../platform/db/schema/finances/finances'

const Lines = z.array(
  z.object({ category: FinanceCategory, subcategory: z.nullable(z.string()), kind: FinanceKind, amount: z.int() }),
)

/**
 * What was paid in a calendar year, by category and own category. What gives back another entry, or reverses it, is taken off from that one’s
 * side: a reversed refund adds to its payment again.
 */
export async function sphereSums(db: Database, groupId: string, year: string): Promise<SphereSums> {
  const { rows } = await db.execute(sql`
    select side.category, side.subcategory, side.kind,
           sum(case when entry.kind = side.kind then entry.amount else -entry.amount end)::bigint as amount
      from ${finances} entry
      left join ${finances} undone on undone.group_id = ${groupId} and undone.id = coalesce(entry.reversal_of, entry.refund_of)
      left join ${finances} root on root.group_id = ${groupId} and root.id = coalesce(undone.reversal_of, undone.refund_of)
     cross join lateral (
           select coalesce(root.kind, undone.kind, entry.kind) as kind,
                  coalesce(root.category, undone.category, entry.category) as category,
                  case when root.id is not null then root.subcategory_id when undone.id is not null then undone.subcategory_id
                       else entry.subcategory_id end as subcategory) side
     where entry.group_id = ${groupId} and entry.deleted_at is null and entry.status = 'paid'
       and entry.date between ${`${year}-01-01`} and ${`${year}-12-31`}
     group by 1, 2, 3`)
  const lines = Lines.parse(rows)
  const { id, name, category, deletedAt } = financeSubcategories
  const used = lines.flatMap(({ subcategory }) => subcategory ?? [])
  const own = await db
    .select({ id, name, category })
    .from(financeSubcategories)
    .where(and(eq(financeSubcategories.groupId, groupId), or(isNull(deletedAt), isIn(id, used))))
    .orderBy(asc(name), asc(id))
  const sumOf = (ofKind: FinanceKind, isOf: (line: (typeof lines)[number]) => boolean) =>
    lines.reduce((sum, line) => (line.kind === ofKind && isOf(line) ? sum + line.amount : sum), 0)
  const both = (isOf: (line: (typeof lines)[number]) => boolean) => ({
    income: sumOf('income', isOf),
    expense: sumOf('expense', isOf),
  })
  return financeCategories
    .filter((one) => one !== 'opening')
    .map((one) => {
      const below = own
        .filter((sub) => sub.category === one)
        .map((sub) => ({ id: sub.id, name: sub.name, ...both(({ subcategory }) => subcategory === sub.id) }))
      const sums = both((line) => line.category === one)
      return { category: one, ...sums, ...(below.length > 0 && { subcategories: below }) }
    })
}
