import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'

interface SeriesMonthsProps {
  days: readonly string[]
  /** `name`: Tue 9. */
  children: (day: string, name: string) => ReactNode
}

/** The days of a series, month by month. */
export function SeriesMonths({ days, children }: SeriesMonthsProps) {
  const { language } = useTranslation().i18n
  const { monthInFull } = useFormat()
  const weekday = useMemo(() => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }), [language])
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  return (
    <div className="series-months">
      {months.map((month) => (
        <div key={month} className="series-month">
          <span className="series-month-name">{monthInFull(`${month}-01`)}</span>
          <span className="series-days">
            {days
              .filter((day) => day.startsWith(month))
              .map((day) => children(day, `${weekday.format(new Date(day))} ${Number(day.slice(8))}`))}
          </span>
        </div>
      ))}
    </div>
  )
}
