import { financeCategories, type Finance, type FinanceCategory } from '@contract/finances'
import type { SelectOption } from '@/@core/components/fields/SelectField'

/** Categories for several entries at once. Without opening balances, which are entered one by one. */
export function categoryChoices(nameOf: (category: FinanceCategory) => string): SelectOption[] {
  return financeCategories
    .filter((category) => category !== 'opening')
    .map((value) => ({ value, label: nameOf(value) }))
}

/** A category, or one of the group's own below it. */
export type Categorised = Pick<Finance, 'category' | 'subcategoryId'>

/** A category and one below it, as the value of one field. */
export function categoryValue({ category, subcategoryId }: Partial<Categorised>): string {
  return [category ?? '', ...(subcategoryId ? [subcategoryId] : [])].join('/')
}

/** Empty if the value is invalid. */
export function readCategory(value: string): Partial<Categorised> {
  const [parent, subcategoryId] = value.split('/')
  const category = financeCategories.find((known) => known === parent)
  return { ...(category && { category }), ...(category && subcategoryId && { subcategoryId }) }
}
