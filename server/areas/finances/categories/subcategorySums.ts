import { and, asc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { FinanceCategory, FinanceKind } from '@contract/finances'
import type { YearSums } from '@contract/finances/balance'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances, financeSubcategories } from '../../../platform/db/schema/finances/finances'

/** Parts of the year report's rows: sums of subcategories, and of reversals, which `withSubcategories` subtracts. */
export const subcategoryParts = ['subcategory', 'subcategoryReversal'] as const

export const subcategoryColumns = {
  subcategory: z.nullable(z.string()),
  /** Subcategory of the reversed entry. */
  reversedSubcategory: z.nullable(z.string()),
}

interface Line {
  part: string
  kind: FinanceKind
  subcategory: string | null
  reversedSubcategory: string | null
  amount: number
}

interface Days {
  year: string
  from: string
  upTo: string
}

/** SQL for what was paid in these days, from the entries by their index, as a year contains few of a group's entries. */
export function subcategoryLines(groupId: string, { year, from, upTo }: Days): SQL {
  return sql`
    select ${year}, ${subcategoryParts[0]}, ${finances.kind}, ${finances.category}, null, ${finances.subcategoryId}, null,
           sum(${finances.amount})::bigint
      from ${finances}
     where ${finances.groupId} = ${groupId} and ${finances.deletedAt} is null and ${finances.subcategoryId} is not null
       and ${finances.status} = 'paid' and ${finances.date} between ${from} and ${upTo}
     group by 3, 4, 6
    union all
    select ${year}, ${subcategoryParts[1]}, reversal.kind, reversal.category, null, reversal.subcategory_id,
           original.subcategory_id, sum(reversal.amount)::bigint
      from ${finances} reversal
      join ${finances} original on original.group_id = ${groupId} and original.id = reversal.reversal_of
     where reversal.group_id = ${groupId} and reversal.reversal_of is not null and reversal.deleted_at is null
       and (reversal.subcategory_id is not null or original.subcategory_id is not null)
       and reversal.status = 'paid' and reversal.date between ${from} and ${upTo}
     group by 3, 4, 6, 7`
}

export type SubcategoryNames = { id: string; name: string; category: FinanceCategory }[]

/** The subcategories of these lines, by name, including removed ones. */
export async function readSubcategoryNames(
  db: Database,
  groupId: string,
  lines: readonly Line[],
): Promise<SubcategoryNames> {
  const ids = new Set(
    lines.flatMap(({ subcategory, reversedSubcategory }) => [subcategory ?? [], reversedSubcategory ?? []].flat()),
  )
  if (ids.size === 0) return []
  const { id, name, category } = financeSubcategories
  return db
    .select({ id, name, category })
    .from(financeSubcategories)
    .where(and(eq(financeSubcategories.groupId, groupId), isIn(id, [...ids])))
    .orderBy(asc(name), asc(id))
}

const otherKind = (kind: FinanceKind): FinanceKind => (kind === 'income' ? 'expense' : 'income')

/** Adds the subcategories' sums to their categories. Reversals are subtracted in the place of their original, as in the categories. */
export function withSubcategories(
  categories: YearSums['categories'],
  lines: readonly Line[],
  names: SubcategoryNames,
): YearSums['categories'] {
  const sums = new Map(names.map(({ id }) => [id, { income: 0, expense: 0 }]))
  const add = (id: string | null, kind: FinanceKind, amount: number) => {
    const sum = id === null ? undefined : sums.get(id)
    if (sum !== undefined) sum[kind] += amount
  }
  for (const { part, kind, subcategory, reversedSubcategory, amount } of lines) {
    if (part === subcategoryParts[0]) add(subcategory, kind, amount)
    else if (part === subcategoryParts[1]) {
      add(subcategory, kind, -amount)
      add(reversedSubcategory, otherKind(kind), -amount)
    }
  }
  return categories.map((line) => {
    const below = names.flatMap(({ id, name, category }) => {
      const { income, expense } = sums.get(id) ?? { income: 0, expense: 0 }
      return category === line.category && (income !== 0 || expense !== 0) ? [{ id, name, income, expense }] : []
    })
    return below.length > 0 ? { ...line, subcategories: below } : line
  })
}
