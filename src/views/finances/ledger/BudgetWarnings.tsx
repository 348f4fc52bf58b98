import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FinanceCategory } from '@contract/finances'
import { actualByLine, placeOf, type BudgetPlace, type PlannedYears } from '@contract/finances/budgets'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { fetchEventBudget, fetchPlannedYears } from '@/redux/finances/budgets'
import { useQuery } from '@/redux/useQuery'
import { seasonSpan } from '@/shared/dates/seasonSpan'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useMoney } from '@/shared/money/useMoney'
import { useSubcategories } from '@/shared/finances/useSubcategories'
import { yearName } from './useYear'
import './budgetWarnings.scss'

/** Expenses added to a category or subcategory on a day, in minor units; negative if removed. */
export interface ExpenseChange {
  category: FinanceCategory
  subcategoryId?: string | undefined
  date: string
  amount: number
}

/** Warns for each category whose expenses exceed the year's budget. Booking is still possible. */
export function BudgetWarnings({ changes }: { changes: readonly ExpenseChange[] }) {
  const firstMonth = useSeasonMonth()
  const byYear = useMemo(() => {
    const years = new Map<string, ExpenseChange[]>()
    for (const change of changes) {
      const year = seasonSpan(change.date, firstMonth).from.slice(0, 4)
      const others = years.get(year)
      if (others) others.push(change)
      else years.set(year, [change])
    }
    return new Map([...years].toSorted(([one], [other]) => one.localeCompare(other)))
  }, [changes, firstMonth])
  if (byYear.size === 0) return null
  return <YearsWarnings byYear={byYear} />
}

function YearsWarnings({ byYear }: { byYear: ReadonlyMap<string, readonly ExpenseChange[]> }) {
  const { answer } = useQuery(fetchPlannedYears, [...byYear.keys()].join(','))
  return answer?.map((planned) => (
    <YearWarnings key={planned.year} planned={planned} changes={byYear.get(planned.year) ?? []} />
  ))
}

interface YearWarningsProps {
  planned: PlannedYears['years'][number]
  changes: readonly ExpenseChange[]
}

function YearWarnings({ planned: { year, lines, actual }, changes }: YearWarningsProps) {
  const { t } = useTranslation(['budget', 'finances'])
  const money = useMoney()
  const firstMonth = useSeasonMonth()
  const { textOf } = useSubcategories()
  const planned = lines.filter(({ kind }) => kind === 'expense')
  const plannedPlaces = new Set(planned.map(placeOf))
  const placed = (change: ExpenseChange): BudgetPlace => {
    const { category, subcategoryId } = change
    const place = { kind: 'expense', category, ...(subcategoryId && { subcategoryId }) } as const
    return plannedPlaces.has(placeOf(place)) ? place : { kind: 'expense', category }
  }
  const came = actualByLine(lines, actual)
  const sentences = planned.flatMap((line) => {
    const key = placeOf(line)
    const added = changes.filter((change) => placeOf(placed(change)) === key)
    const { paid = 0, pending = 0 } = came.find((each) => placeOf(each) === key) ?? {}
    const total = added.reduce((sum, each) => sum + each.amount, paid + pending)
    if (!added.some(({ amount }) => amount > 0) || total <= line.amount) return []
    const sums = { amount: total, planned: line.amount, over: total - line.amount }
    const texts = Object.fromEntries(Object.entries(sums).map(([name, amount]) => [name, money.format(amount)]))
    const words = { category: textOf(line), year: yearName(year, firstMonth) }
    return [t('warning', { ...words, ...texts })]
  })
  const [only] = sentences
  if (only === undefined) return null
  return (
    <FormAlert tone="caution">
      {sentences.length === 1 ? (
        only
      ) : (
        <ul className="budget-warning-list">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </FormAlert>
  )
}

/** The same for an event's own budget, whose expenses grow by `added` minor units. */
export function EventBudgetWarning({ eventId, added }: { eventId: string; added: number }) {
  const { t } = useTranslation('budget')
  const money = useMoney()
  const { answer, isLoading } = useQuery(fetchEventBudget, eventId)
  if (!answer || isLoading) return null
  const expenses = (lines: readonly { kind: string; amount: number }[]) =>
    lines.reduce((sum, line) => (line.kind === 'expense' ? sum + line.amount : sum), 0)
  const planned = expenses(answer.eventBudget?.lines ?? [])
  const total = expenses(answer.actual.map((line) => ({ ...line, amount: line.paid + line.pending }))) + added
  if (planned === 0 || total <= planned) return null
  return (
    <FormAlert tone="caution">
      {t('warningEvent', {
        event: t('theEvent'),
        amount: money.format(total),
        planned: money.format(planned),
        over: money.format(total - planned),
      })}
    </FormAlert>
  )
}
