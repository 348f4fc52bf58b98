import { financeCategories, type FinanceCategory } from '@contract/finances'
import type { SelectOption } from '@/@core/components/fields/SelectField'

/** To give to many entries at once. What was there when the books began is one entry, which is entered by itself. */
export function categoryChoices(nameOf: (category: FinanceCategory) => string): SelectOption[] {
  return financeCategories
    .filter((category) => category !== 'opening')
    .map((value) => ({ value, label: nameOf(value) }))
}
