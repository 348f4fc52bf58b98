import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CalendarEvent } from '@contract/calendar'
import { FinanceWrite } from '@contract/finances'
import type { EventFee } from '@contract/finances/eventFees'
import { Button } from '@/@core/components/Button'
import { PartError } from '@/@core/components/feedback/PartError'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { removeFinance, saveFinance } from '@/redux/finances'
import { fetchEventFees } from '@/redux/finances/budgets'
import { useAppDispatch } from '@/redux/hooks'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { useUndo } from '@/shared/records/useUndo'

interface EventFeesProps {
  event: CalendarEvent
  /** An entry came or went. */
  onEntered: () => void
}

/** The fees that deputies were promised: each becomes an expense to be paid when it is confirmed here. */
export function EventFees({ event, onEntered }: EventFeesProps) {
  const { t } = useTranslation('budget')
  const money = useMoney()
  const dispatch = useAppDispatch()
  const { isoDay } = useFormat()
  const { offerUndo } = useUndo()
  const { answer, failure, isLoading, reload } = useQuery(fetchEventFees, event.id)
  const [busyId, setBusyId] = useState<string | null>(null)
  const changed = () => {
    reload()
    onEntered()
  }

  async function enter({ entryId, name, instrument, fee }: EventFee): Promise<void> {
    setBusyId(entryId)
    try {
      const entry = await dispatch(
        saveFinance(
          FinanceWrite.parse({
            id: entryId,
            kind: 'expense',
            category: 'people',
            status: 'pending',
            amount: fee,
            description: [t('fees.entry', { name }), instrument].filter(Boolean).join(', '),
            date: event.allDay ? event.start : isoDay(new Date(event.start)),
            eventId: event.id,
          }),
        ),
      ).unwrap()
      const undo = { run: () => dispatch(removeFinance(entry.id)).unwrap(), done: t('fees.undone'), onSettled: changed }
      showToast.success(t('fees.entered', { name }), offerUndo(undo))
      changed()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusyId(null)
  }

  function noteOf({ fee, entered }: EventFee): string | undefined {
    if (entered === undefined) return t('fees.proposed')
    if (fee === undefined) return t('fees.withdrew')
    return fee === entered ? undefined : t('fees.differs', { entered: money.format(entered) })
  }

  if (failure) return <PartError text={t('fees.failed')} onRetry={reload} isRetrying={isLoading} />
  const open = (answer ?? []).filter((one) => noteOf(one) !== undefined)
  if (open.length === 0) return null
  return (
    <div className="event-budget">
      <h3>{t('fees.title')}</h3>
      <ul className="event-fees">
        {open.map((one) => (
          <li key={one.deputyId}>
            <span>
              {one.entered === undefined ? one.name : <Link to={paths.finance(one.entryId)}>{one.name}</Link>}
              <small>{[one.instrument, noteOf(one)].filter(Boolean).join(' · ')}</small>
            </span>
            <span className="tabular">{one.fee !== undefined && money.format(one.fee)}</span>
            {one.entered === undefined && (
              <Button size="sm" isBusy={busyId === one.entryId} onClick={() => void enter(one)}>
                {t('fees.enter')}
                <span className="visually-hidden"> {one.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
