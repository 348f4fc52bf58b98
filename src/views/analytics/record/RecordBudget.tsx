import { useTranslation } from 'react-i18next'
import { Awaited } from '@/@core/components/feedback/Awaited'
import { fetchEventBudget } from '@/redux/finances/budgets'
import { useQuery } from '@/redux/useQuery'
import { EventBudgetTable } from '@/shared/finances/EventBudgetTable'

/** What was planned of the event's money, beside what came of it: for who reads the finances. */
export function RecordBudget({ eventId }: { eventId: string }) {
  const { t } = useTranslation('budget')
  const { answer, failure } = useQuery(fetchEventBudget, eventId)
  if (!answer && !failure) return <Awaited />
  if (!answer?.eventBudget || answer.eventBudget.lines.length === 0) return null
  return (
    <div className="event-budget">
      <h3>{t('event.title')}</h3>
      <EventBudgetTable lines={answer.eventBudget.lines} actual={answer.actual} />
    </div>
  )
}
