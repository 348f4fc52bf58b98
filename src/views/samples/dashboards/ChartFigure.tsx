import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import '@/@core/styles/chart.scss'
import type { BoardChartProps } from './BoardChart'
import './boardChart.scss'

const BoardChart = lazy(() => import('./BoardChart').then((file) => ({ default: file.BoardChart })))

interface ChartFigureProps extends BoardChartProps {
  /** What the chart is of. */
  title: string
  /** What its points are: "Month", "Day". */
  pointName: string
}

/** The chart is for the eye alone; the figures that fold out below say the same, to everyone. */
export function ChartFigure({ title, pointName, ...chart }: ChartFigureProps) {
  const { t } = useTranslation('samplesDashboards')
  const { points, series, format, short } = chart
  return (
    <>
      <div className={`chart board-chart${short ? ' is-large' : ''}`} aria-hidden>
        <Suspense>
          <BoardChart {...chart} />
        </Suspense>
      </div>
      {series.length > 1 && (
        <ul className="board-legend" aria-hidden>
          {series.map(({ key, label, kind, look }) => (
            <li key={key} className={`is-${kind} is-${look}`}>
              {label}
            </li>
          ))}
        </ul>
      )}
      <details className="board-figures">
        <summary>
          {t('figures')}
          <span className="visually-hidden">: {title}</span>
        </summary>
        <Table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{pointName}</th>
              {series.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {series.map(({ key }) => (
                  <td key={key}>{format(values[key] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </>
  )
}
