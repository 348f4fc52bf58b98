import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { lazyComponent } from '@/@core/components/lazyComponent'
import { loadSeasonCharts } from './loadSeasonCharts'
import { SeasonMonthTable } from './SeasonMonthTable'
import { monthPoints, type SeasonMonth } from './seasonMonths'

const SeasonCharts = lazyComponent(loadSeasonCharts, (file) => file.SeasonCharts)

/** The charts are for the eye alone; the table below says the same, to everyone. One month alone makes no line. */
export function SeasonMonths({ months }: { months: readonly SeasonMonth[] }) {
  const { t } = useTranslation('analytics')
  const points = monthPoints(months)
  return (
    <Card tag="section">
      <h2>{t('months.title')}</h2>
      {points.length > 1 && (
        <div className="chart season-charts" aria-hidden>
          <Suspense>
            <SeasonCharts points={points} />
          </Suspense>
        </div>
      )}
      <SeasonMonthTable months={months} />
    </Card>
  )
}
