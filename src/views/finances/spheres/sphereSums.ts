import type { FinanceCategory } from '@contract/finances'
import { spheres, usualSpheres, type Sphere, type SphereSettings, type SphereSums } from '@contract/finances/spheres'

/** A category, or an own one below it, with what was paid in it alone. */
export interface SphereRow {
  category: Exclude<FinanceCategory, 'opening'>
  subcategoryId?: string
  name?: string
  income: number
  expense: number
  sphere: Sphere
}

type Lines = SphereSettings['lines']

const sphereOf = (lines: Lines, category: SphereRow['category'], subcategoryId?: string): Sphere | undefined =>
  lines.find((line) => line.category === category && line.subcategoryId === subcategoryId)?.sphere

/** The year's categories, each followed by its own ones. */
export function sphereRows(categories: SphereSums, lines: Lines): SphereRow[] {
  return categories.flatMap(({ category, income, expense, subcategories = [] }): SphereRow[] => {
    if (category === 'opening') return []
    const usual = sphereOf(lines, category) ?? usualSpheres[category]
    const below = subcategories.map(({ id, name, ...sums }) => ({
      category,
      subcategoryId: id,
      name,
      ...sums,
      sphere: sphereOf(lines, category, id) ?? usual,
    }))
    const without = (kind: 'income' | 'expense') =>
      below.reduce((rest, sums) => rest - sums[kind], { income, expense }[kind])
    return [{ category, income: without('income'), expense: without('expense'), sphere: usual }, ...below]
  })
}

export const sumsBySphere = (rows: readonly SphereRow[]) =>
  spheres.map((sphere) => {
    const own = rows.filter((row) => row.sphere === sphere)
    const total = (kind: 'income' | 'expense') => own.reduce((sum, row) => sum + row[kind], 0)
    return { sphere, income: total('income'), expense: total('expense') }
  })

/** The lines after one row got a sphere. */
export function withSphere(lines: Lines, { category, subcategoryId }: SphereRow, sphere: Sphere): Lines {
  const others = lines.filter((line) => line.category !== category || line.subcategoryId !== subcategoryId)
  return [...others, { category, ...(subcategoryId !== undefined && { subcategoryId }), sphere }]
}
