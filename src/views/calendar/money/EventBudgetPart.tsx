import { ClipboardList, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventBudgetSheet } from '@contract/finances/budgets'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { Awaited } from '@/@core/components/feedback/Awaited'
import { PartError } from '@/@core/components/feedback/PartError'
import { showToast } from '@/@core/components/feedback/showToast'
import { fetchEventBudget, saveEventBudget } from '@/redux/finances/budgets'
import { useQuery } from '@/redux/useQuery'
import { EventBudgetTable } from '@/shared/finances/EventBudgetTable'
import { EventPurposes } from './EventPurposes'
import type { ReadBudget } from '@/shared/finances/useBudgetForm'
import { useUndo } from '@/shared/records/useUndo'

const EventBudgetDialog = lazyPart(
  loader(() => import('./EventBudgetDialog')),
  (file) => file.EventBudgetDialog,
)

/** What was planned of the event's money, beside what came of it; and the way to plan it. */
export function EventBudgetPart({ eventId }: { eventId: string }) {
  const { t } = useTranslation('budget')
  const { offerUndo } = useUndo()
  const { answer, failure, isLoading, reload } = useQuery(fetchEventBudget, eventId)
  /** What is changed, as it was read: a newer reading below an open form would be saved over unseen. */
  const [edited, setEdited] = useState<EventBudgetSheet | null>(null)

  function afterSave({ lines, version }: ReadBudget): void {
    setEdited(null)
    const run = () => saveEventBudget({ eventId, lines: [...lines], version })
    showToast.success(t('event.saved'), offerUndo({ run, done: t('event.undone'), onSettled: reload }))
    reload()
  }

  if (failure) {
    return (
      <div className="event-budget">
        <PartError text={t('event.failed')} onRetry={reload} isRetrying={isLoading} />
      </div>
    )
  }
  if (!answer) return <Awaited />
  const lines = answer.eventBudget?.lines ?? []
  const Icon = lines.length > 0 ? Pencil : ClipboardList
  return (
    <div className="event-budget">
      {answer.purposes && <EventPurposes purposes={answer.purposes} />}
      {lines.length > 0 && (
        <>
          <h3>{t('event.title')}</h3>
          <EventBudgetTable lines={lines} actual={answer.actual} />
        </>
      )}
      <Button size="sm" onClick={() => setEdited(answer)}>
        <Icon size={15} aria-hidden />
        {lines.length > 0 ? t('event.change') : t('event.plan')}
      </Button>
      {edited && (
        <EventBudgetDialog eventId={eventId} sheet={edited} onSaved={afterSave} onClose={() => setEdited(null)} />
      )}
    </div>
  )
}
