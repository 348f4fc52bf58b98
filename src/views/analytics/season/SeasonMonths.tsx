import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { lazyPart } from '@/@core/components/lazyComponent'
import { loadSeasonCharts } from './loadSeasonCharts'
import { SeasonMonthTable } from './SeasonMonthTable'
import { monthPoints, type SeasonMonth } from './seasonMonths'

const SeasonCharts = lazyPart(loadSeasonCharts, (file) => file.SeasonCharts)

/** The charts are for the eye alone; the table below says the same, to everyone. One month alone makes no line. */
export function SeasonMonths({ months }: { months: readonly SeasonMonth[] }) {
  const { t } = useTranslation('analytics')
  const points = monthPoints(months)
  return (
    <Card tag="section">
      <h2>{t('months.title')}</h2>
      {points.length > 1 && (
        <div className="chart season-charts" aria-hidden>
          <SeasonCharts points={points} />
        </div>
      )}
      <SeasonMonthTable months={months} />
    </Card>
  )
}
