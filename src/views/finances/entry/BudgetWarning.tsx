import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AMOUNT_MAX, type Finance, type FinanceCategory } from '@contract/finances'
import { CalendarDate } from '@contract/primitives'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { fetchBudget, fetchEventBudget } from '@/redux/treasury/budgets'
import { useQuery } from '@/redux/useQuery'
import { seasonSpan } from '@/shared/dates/seasonSpan'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useMoney } from '@/shared/money/useMoney'
import type { FinanceFormValues } from './financeFormValues'
import { yearName } from '@/views/finances/ledger/useYear'
import './budgetWarning.scss'

interface BudgetWarningProps {
  control: Control<FinanceFormValues>
  /** The entry as it is stored, which is in the sums already. */
  stored?: Finance | undefined
}

interface Typed {
  amount: number
  category: FinanceCategory
  date: string
  stored?: Finance | undefined
}

/** Says that an expense takes its category beyond the budget of the year, or its event beyond its own. It may be saved all the same. */
export function BudgetWarning({ control, stored }: BudgetWarningProps) {
  const money = useMoney()
  const [kind, category, date, typed, eventId] = useWatch({
    control,
    name: ['kind', 'category', 'date', 'amount', 'eventId'],
  })
  // What a form holds may be no date yet, and nothing chosen.
  if (kind !== 'expense' || !category || category === 'opening' || !CalendarDate.safeParse(date).success) return null
  const read = money.parse(typed ?? '', AMOUNT_MAX)
  const entry: Typed = { amount: read.kind === 'amount' ? read.amount : 0, category, date, stored }
  return (
    <div className="budget-warning">
      <YearWarning {...entry} />
      {eventId && <EventWarning {...entry} eventId={eventId} />}
    </div>
  )
}

function YearWarning({ amount, category, date, stored }: Typed) {
  const { t } = useTranslation(['budget', 'finances'])
  const money = useMoney()
  const firstMonth = useSeasonMonth()
  const year = seasonSpan(date, firstMonth).from.slice(0, 4)
  const { answer } = useQuery(fetchBudget, year)
  if (answer?.year !== year || amount === 0) return null
  const isLine = (line: { kind: string; category: string }) => line.kind === 'expense' && line.category === category
  const planned = answer.budget?.lines.find(isLine)?.amount
  if (planned === undefined) return null
  const { paid = 0, pending = 0 } = answer.actual.find(isLine) ?? {}
  const isIn = stored && isLine(stored) && stored.date >= answer.from && stored.date <= answer.to
  const total = paid + pending - (isIn ? stored.amount : 0) + amount
  if (total <= planned) return null
  return (
    <FormAlert tone="caution">
      {t('warning', {
        category: t(`finances:categories.${category}`),
        amount: money.format(total),
        planned: money.format(planned),
        over: money.format(total - planned),
        year: yearName(year, firstMonth),
      })}
    </FormAlert>
  )
}

function EventWarning({ amount, stored, eventId }: Typed & { eventId: string }) {
  const { t } = useTranslation('budget')
  const money = useMoney()
  const { answer, isLoading } = useQuery(fetchEventBudget, eventId)
  if (!answer || isLoading || amount === 0) return null
  const expenses = (lines: readonly { kind: string; amount: number }[]) =>
    lines.reduce((sum, line) => (line.kind === 'expense' ? sum + line.amount : sum), 0)
  const planned = expenses(answer.eventBudget?.lines ?? [])
  if (planned === 0) return null
  const isIn = stored?.eventId === eventId && stored.kind === 'expense'
  const came = expenses(answer.actual.map((line) => ({ ...line, amount: line.paid + line.pending })))
  const total = came - (isIn ? stored.amount : 0) + amount
  if (total <= planned) return null
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
