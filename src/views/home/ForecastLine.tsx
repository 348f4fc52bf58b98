import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/configs/paths'
import { fetchForecast } from '@/redux/finances/budgets'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

/** Expected balance at the end of the year. Loads separately, so that the page does not wait for it; renders nothing if that fails. */
export function ForecastLine() {
  const { t } = useTranslation('home')
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
