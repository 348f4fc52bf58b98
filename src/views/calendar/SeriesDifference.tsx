import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { OCCURRENCES_MAX, type CalendarEvent } from '@contract/calendar'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { failureText } from '@/auth/failureText'
import { useEventWhen } from '@/auth/useEventWhen'
import { useFormat } from '@/auth/useFormat'
import { ClashWarning } from './ClashWarning'
import { firstDayOf } from './eventDays'
import { OffRuleList } from './OffRuleList'
import { SeriesMonths } from './SeriesMonths'
import { useGroupZone } from './useGroupZone'
import type { OffRule } from './useSeriesChange'
import type { PreviewOfSeries } from './useSeriesPreview'

interface SeriesDifferenceProps {
  event: CalendarEvent
  preview: PreviewOfSeries
  offRule: OffRule[]
  onToGo: (id: string, isToGo: boolean) => void
}

const NO_TIMES: [] = []

/** What the new rule adds to the series and what it takes away, before anything is stored. */
export function SeriesDifference({ event, preview: asked, offRule, onToGo }: SeriesDifferenceProps) {
  const { t } = useTranslation(['eventForm', 'calendar'])
  const { count } = useFormat()
  const { date } = useEventWhen()
  const zone = useGroupZone()
  const { preview, failure, isCurrent, reload } = asked
  const added = preview?.added ?? NO_TIMES
  const days = useMemo(() => added.map((times) => firstDayOf(times, zone)), [added, zone])

  if (failure) {
    const isTooLong = Object.values(failure.fields).some((fault) => fault.startsWith('too_big'))
    if (isTooLong) return <FormAlert tone="caution">{t('tooMany', { most: count(OCCURRENCES_MAX) })}</FormAlert>
    return <LoadError message={failureText(failure)} onRetry={reload} />
  }
  if (!preview || days.length + offRule.length === 0) return null
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
            <ClashWarning times={added} ownId={event.id} />
          </section>
        )}
        {offRule.length > 0 && <OffRuleList offRule={offRule} onToGo={onToGo} />}
        {preview.finished > 0 && <p className="form-text">{t('calendar:scope.finishedStay')}</p>}
      </div>
    </FieldSection>
  )
}
