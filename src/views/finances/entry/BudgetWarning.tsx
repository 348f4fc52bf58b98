import { useMemo } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { AMOUNT_MAX, type Finance, type FinanceCategory } from '@contract/finances'
import { CalendarDate } from '@contract/primitives'
import { useMoney } from '@/shared/money/useMoney'
import { BudgetWarnings, EventBudgetWarning } from '@/views/finances/ledger/BudgetWarnings'
import type { FinanceFormValues } from './financeFormValues'

interface BudgetWarningProps {
  control: Control<FinanceFormValues>
  /** The stored version, which is already included in the sums. */
  stored?: Finance | undefined
}

interface Typed {
  amount: number
  category: FinanceCategory
  subcategoryId: string | undefined
  date: string
  eventId: string | undefined
  stored: Finance | undefined
}

/** Warns that an expense exceeds the year's budget of its category, or the budget of its event. Saving is still possible. */
export function BudgetWarning({ control, stored }: BudgetWarningProps) {
  const money = useMoney()
  const [kind, category, subcategoryId, date, typed, eventId] = useWatch({
    control,
    name: ['kind', 'category', 'subcategoryId', 'date', 'amount', 'eventId'],
  })
  // A form may contain an invalid date, or no category yet.
  if (kind !== 'expense' || !category || category === 'opening' || !CalendarDate.safeParse(date).success) return null
  const read = money.parse(typed ?? '', AMOUNT_MAX)
  const amount = read.kind === 'amount' ? read.amount : 0
  return (
    <div className="budget-warnings">
      <TypedWarnings {...{ amount, category, subcategoryId, date, eventId, stored }} />
    </div>
  )
}

function TypedWarnings({ amount, category, subcategoryId, date, eventId, stored }: Typed) {
  const before = stored?.kind === 'expense' ? stored : undefined
  const changes = useMemo(
    () => [{ category, subcategoryId, date, amount }, ...(before ? [{ ...before, amount: -before.amount }] : [])],
    [category, subcategoryId, date, amount, before],
  )
  const ofEvent = before !== undefined && before.eventId === eventId ? before.amount : 0
  return (
    <>
      <BudgetWarnings changes={changes} />
      {eventId && amount > 0 && <EventBudgetWarning eventId={eventId} added={amount - ofEvent} />}
    </>
  )
}
