import { useTranslation } from 'react-i18next'
import type { AnalyticsSummary, BudgetedEvents } from '@contract/analytics'
import { useAppAbility } from '@/auth/Can'
import type { Comparison } from './comparison'
import { SeasonBudget } from './SeasonBudget'
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
  /** Null where no event of them has a budget that this person may see. */
  budgeted: BudgetedEvents | null
  isLoading: boolean
}

/** What the finished events that the filters select say together. */
export function SeasonSummary({ summary, before, budgeted, isLoading }: SeasonSummaryProps) {
  const { t } = useTranslation('analytics')
  const canReadReplies = useAppAbility().can('manage', 'Analytics')
  return (
    <section className={`season${isLoading ? ' is-loading' : ''}`} aria-label={t('season.title')} aria-busy={isLoading}>
      <SeasonFigures summary={summary} before={before} />
      <SeasonMonths months={summary.byMonth} />
      <div className="season-pair">
        <SeasonSections summary={summary} />
        <SeasonCategories categories={summary.byCalendar} />
      </div>
      {budgeted && <SeasonBudget budgeted={budgeted} />}
      {canReadReplies && <SeasonReplies summary={summary} />}
    </section>
  )
}
