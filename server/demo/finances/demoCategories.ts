import type { FinanceCategory } from '@contract/finances'
import type { DemoFinance } from './ledgerLines'

export interface DemoSubcategory {
  id: string
  name: string
  category: FinanceCategory
}

const banking = '01900000-0000-7000-9200-000000000001'
const buses = '01900000-0000-7000-9200-000000000002'
const SPLIT_ID = '01900000-0000-7000-9200-000000000010'
const SPLIT_PART_ID = '01900000-0000-7000-9200-000000000011'

export const demoSubcategories: DemoSubcategory[] = [
  { id: banking, name: 'Tarifas bancárias', category: 'other' },
  { id: buses, name: 'Ônibus', category: 'travel' },
]

const ownOf = ({ category, description }: DemoFinance): string | undefined => {
  if (category === 'other' && description.startsWith('Tarifa bancária')) return banking
  return category === 'travel' && description.startsWith('Ônibus') ? buses : undefined
}

/** The shop of the last scores also sold stands: one payment, for two things. */
function withSplit(entries: DemoFinance[], today: string): DemoFinance[] {
  const isBill = ({ category, status, date }: DemoFinance) =>
    category === 'scores' && status === 'paid' && date <= today
  const bill = entries.findLast(isBill)
  if (bill === undefined) return entries
  const share = Math.round(bill.amount / 4)
  const first = { ...bill, amount: bill.amount - share, splitId: SPLIT_ID }
  const second: DemoFinance = { ...first, id: SPLIT_PART_ID, amount: share, category: 'instruments', notes: 'Estantes' }
  return entries.flatMap((entry) => (entry === bill ? [first, second] : [entry]))
}

/** The entries with the group's own categories, and one payment in two parts. */
export function withOwnCategories(entries: DemoFinance[], today: string): DemoFinance[] {
  const own = entries.map((entry) => {
    const subcategoryId = ownOf(entry)
    return subcategoryId === undefined ? entry : { ...entry, subcategoryId }
  })
  return withSplit(own, today)
}
