import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Repeat } from '@contract/calendar'
import { useFormat } from '@/auth/useFormat'
import { useWeekdayNames } from './useWeekdayNames'

interface SeriesPreviewProps {
  rule: Repeat
  /** The first is the event itself. */
  days: readonly string[]
  /** Days that are left out; may hold some that the rule no longer names. */
  except: readonly string[]
  onExcept: (except: string[]) => void
}

/** The rule in words, how many events come of it, and each of their days, to be pressed where there is to be none. */
export function SeriesPreview({ rule, days, except, onExcept }: SeriesPreviewProps) {
  const { t, i18n } = useTranslation('eventForm')
  const { date, count, monthInFull } = useFormat()
  const { full } = useWeekdayNames()
  const weekday = useMemo(
    () => new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' }),
    [i18n.language],
  )
  const [first = ''] = days
  const left = days.filter((day) => day !== first && except.includes(day))
  const kept = days.filter((day) => !left.includes(day))
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]

  const words = t(`rule.${rule.freq}`, {
    count: rule.interval,
    days: new Intl.ListFormat(i18n.language).format((rule.byWeekday ?? []).map(full)),
    day: Number(first.slice(8)),
  })
  const toggle = (day: string) =>
    onExcept(except.includes(day) ? except.filter((known) => known !== day) : [...except, day])

  return (
    <div className="series-preview">
      <output className="series-words">
        <strong>{t('events', { count: kept.length, shown: count(kept.length) })}</strong>
        {` · ${words}, ${t('span', { from: date(first), to: date(kept.at(-1) ?? first) })}`}
        {left.length > 0 && ` · ${t('left', { count: left.length, shown: count(left.length) })}`}
      </output>
      {kept.length === 1 && <p className="form-text">{t('onlyOne')}</p>}
      {days.length > 1 && (
        <fieldset className="series-dates">
          <legend>{t('dates')}</legend>
          <p className="form-text">{t('datesHint')}</p>
          <div className="series-months">
            {months.map((month) => (
              <div key={month} className="series-month">
                <span className="series-month-name">{monthInFull(`${month}-01`)}</span>
                <span className="series-days">
                  {days
                    .filter((day) => day.startsWith(month))
                    .map((day) => (
                      <button
                        key={day}
                        type="button"
                        className="series-day tabular"
                        aria-pressed={left.includes(day)}
                        aria-label={t('leaveOut', { date: date(day) })}
                        disabled={day === first}
                        onClick={() => toggle(day)}
                      >
                        {`${weekday.format(new Date(day))} ${Number(day.slice(8))}`}
                      </button>
                    ))}
                </span>
              </div>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
