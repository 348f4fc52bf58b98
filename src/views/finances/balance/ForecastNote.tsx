import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/configs/paths'
import { fetchForecast } from '@/redux/finances/budgets'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

/** The forecast for the end of the year. The balance does not wait for it, and is shown without it if it fails. */
export function ForecastNote() {
  const { t } = useTranslation('finances')
  const { date } = useFormat()
  const money = useMoney()
  const { answer } = useQuery(fetchForecast, undefined)
  if (!answer) return null
  return (
    <Link to={paths.budget}>
      {t('balance.forecast', { date: date(answer.to), amount: money.format(answer.atEnd) })}
    </Link>
  )
}
