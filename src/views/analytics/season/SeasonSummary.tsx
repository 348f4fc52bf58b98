import { useTranslation } from 'react-i18next'
import type { AnalyticsSummary } from '@contract/analytics'
import type { Comparison } from './comparison'
import { SeasonCategories } from './SeasonCategories'
import { SeasonFigures } from './SeasonFigures'
import { SeasonMonths } from './SeasonMonths'
import { SeasonReplies } from './SeasonReplies'
import { SeasonSections } from './SeasonSections'
import '@/@core/styles/chart.scss'
import './season.scss'

interface SeasonSummaryProps {
  summary: AnalyticsSummary
  /** The same filters a year earlier; null where there is nothing to compare with, or it is not known yet. */
  before: Comparison | null
  isLoading: boolean
}

/** What the finished events that the filters select say together. */
export function SeasonSummary({ summary, before, isLoading }: SeasonSummaryProps) {
  const { t } = useTranslation('analytics')
  return (
    <section className={`season${isLoading ? ' is-loading' : ''}`} aria-label={t('season.title')} aria-busy={isLoading}>
      <SeasonFigures summary={summary} before={before} />
      <SeasonMonths months={summary.byMonth} />
      <div className="season-pair">
        <SeasonSections sections={summary.bySection} />
        <SeasonCategories categories={summary.byCalendar} />
      </div>
      <SeasonReplies summary={summary} />
    </section>
  )
}
