import { Link } from 'react-router-dom'
import { paths } from '@/configs/paths'
import { fetchForecast } from '@/redux/finances/budgets'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

interface ForecastLinkProps {
  /** The sentence around the day and the amount. */
  text: (words: { date: string; amount: string }) => string
}

/** The balance that is expected at the end of the year. Loads by itself, so that nobody waits for it; nothing is shown if that fails. */
export function ForecastLink({ text }: ForecastLinkProps) {
  const { date } = useFormat()
  const money = useMoney()
  const { answer } = useQuery(fetchForecast, undefined)
  if (!answer) return null
  return <Link to={paths.budget}>{text({ date: date(answer.to), amount: money.format(answer.atEnd) })}</Link>
}
