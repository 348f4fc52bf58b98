import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { BudgetForecast } from '@contract/finances/budgets'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { fetchForecast } from '@/redux/finances/budgets'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import '@/@core/styles/chart.scss'
import './budget.scss'

const ForecastChart = lazyPart(
  loader(() => import('./ForecastChart')),
  (file) => file.ForecastChart,
)

/** The forecast for the end of the current year, and how it is computed. */
export function ForecastCard() {
  const { t } = useTranslation('budget')
  const { date } = useFormat()
  const money = useMoney()
  const load = useQuery(fetchForecast, undefined)
  const { answer: forecast, failure } = load
  if (failure || !forecast) return <Loaded {...load} skeleton={null} />
  return (
    <Card tag="section" className="forecast-of-year" aria-labelledby="forecast-of-year-title">
      <h2 id="forecast-of-year-title">
        {t('forecast.title', { date: date(forecast.to) })}:{' '}
        <span className="tabular">{money.format(forecast.atEnd)}</span>
      </h2>
      <p className="forecast-of-year-rule">{forecast.hasBudget ? t('forecast.rule') : t('forecast.ruleWithout')}</p>
      <div className="forecast-of-year-parts">
        <div>
          <Steps forecast={forecast} />
          {/* Hidden, as the table has the same content; of zeros alone it would draw an axis of cents. */}
          {forecast.months.some(({ balance }) => balance !== 0) ? (
            <figure aria-hidden>
              <div className="chart forecast-of-year-chart">
                <ForecastChart forecast={forecast} />
              </div>
              <figcaption>{t('forecast.chartHint')}</figcaption>
            </figure>
          ) : (
            <p className="muted">{t('forecast.chartEmpty')}</p>
          )}
        </div>
        <Months forecast={forecast} />
      </div>
    </Card>
  )
}

function Steps({ forecast }: { forecast: BudgetForecast }) {
  const { t } = useTranslation('budget')
  const money = useMoney()
  const { balance, coming, recurring, left, atEnd } = forecast
  const steps = [
    ['comingIncome', coming.income],
    ['comingExpense', -coming.expense],
    ['recurringIncome', recurring.income],
    ['recurringExpense', -recurring.expense],
    ['leftIncome', left.income],
    ['leftExpense', -left.expense],
  ] as const
  return (
    <Table responsive className="forecast-steps" aria-label={t('forecast.steps')}>
      <tbody>
        <tr>
          <th scope="row">{t('forecast.balance')}</th>
          <td>{money.format(balance)}</td>
        </tr>
        {steps
          .filter(([, amount]) => amount !== 0)
          .map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{t(`forecast.${name}`)}</th>
              <td>{money.format(amount)}</td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('forecast.atEnd')}</th>
          <td>{money.format(atEnd)}</td>
        </tr>
      </tfoot>
    </Table>
  )
}

function Months({ forecast: { months } }: { forecast: BudgetForecast }) {
  const { t } = useTranslation('budget')
  const { month: monthName } = useFormat()
  const money = useMoney()
  return (
    <Table responsive className="forecast-steps forecast-months">
      <caption>{t('forecast.byMonth')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('forecast.month')}</th>
          <th scope="col">{t('forecast.endBalance')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, balance, isAhead }) => (
          <tr key={month} className={isAhead ? 'is-ahead' : undefined}>
            <th scope="row">
              {monthName(`${month}-01`)}
              {isAhead && <small>{t('forecast.expected')}</small>}
            </th>
            <td>{money.format(balance)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
