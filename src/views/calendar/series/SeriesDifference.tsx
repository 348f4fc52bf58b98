import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent, Repeat } from '@contract/calendar'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { loadErrorOf } from '@/i18n/failureText'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { OverlapWarning } from '@/views/calendar/overlap/OverlapWarning'
import { ReplyPreviewNote } from '@/views/calendar/preview/ReplyPreviewNote'
import { firstDayOf } from '@/views/calendar/time/eventDays'
import { RuleExceptionList } from './RuleExceptionList'
import { SeriesMonths } from '@/views/calendar/form/SeriesMonths'
import { useGroupZone } from '@/shared/dates/useGroupZone'
import type { RuleException } from './useSeriesChange'
import type { SeriesPreviewState } from './useSeriesPreview'

interface SeriesDifferenceProps {
  event: CalendarEvent
  /** Undefined while it is incomplete. */
  rule: Repeat | undefined
  preview: SeriesPreviewState
  ruleExceptions: RuleException[]
  onRemovedChange: (id: string, isRemoved: boolean) => void
}

const NO_TIMES: [] = []

/** The events that the new rule adds and removes, before anything is stored. */
export function SeriesDifference({
  event,
  rule,
  preview: state,
  ruleExceptions,
  onRemovedChange,
}: SeriesDifferenceProps) {
  const { t } = useTranslation(['eventForm', 'calendar'])
  const { date } = useEventWhen()
  const zone = useGroupZone()
  const { preview, failure, isTooLong, isLoading, isCurrent, reload } = state
  const added = preview?.added ?? NO_TIMES
  const days = useMemo(() => added.map((times) => firstDayOf(times, zone)), [added, zone])

  // The field of the rule shows this error.
  if (isTooLong) return null
  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  if (!preview || days.length + ruleExceptions.length === 0) return null
  return (
    <FieldSection title={t('series.whatTitle')}>
      <div className="series-difference" aria-busy={!isCurrent}>
        {days.length > 0 && (
          <section aria-labelledby="series-added">
            <h3 id="series-added">{t('series.addedTitle')}</h3>
            <p className="form-text">{t('series.alike', { date: date(event) })}</p>
            <SeriesMonths days={days}>
              {(day, name) => (
                <span key={day} className="series-date tabular">
                  {name}
                </span>
              )}
            </SeriesMonths>
            <OverlapWarning times={added} ownId={event.id} />
            <ReplyPreviewNote requested={rule ? JSON.stringify({ event, repeat: rule }) : ''} />
          </section>
        )}
        {ruleExceptions.length > 0 && (
          <RuleExceptionList ruleExceptions={ruleExceptions} onRemovedChange={onRemovedChange} />
        )}
        {preview.finished > 0 && <p className="form-text">{t('calendar:scope.finishedStay')}</p>}
      </div>
    </FieldSection>
  )
}
