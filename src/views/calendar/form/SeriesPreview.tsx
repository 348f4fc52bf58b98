import { useTranslation } from 'react-i18next'
import type { Repeat } from '@contract/calendar'
import { useFormat } from '@/shared/dates/useFormat'
import { SeriesMonths } from './SeriesMonths'
import { useWeekdayNames } from './useWeekdayNames'
import { useWeekOfMonth } from './useWeekOfMonth'

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
  const { date, count } = useFormat()
  const { full } = useWeekdayNames()
  const weekOf = useWeekOfMonth()
  const [first = ''] = days
  const left = days.filter((day) => day !== first && except.includes(day))
  const kept = days.filter((day) => !left.includes(day))

  const { weekOfMonth } = rule
  const words = t(`rule.${weekOfMonth === undefined ? rule.freq : 'monthlyByWeek'}`, {
    count: rule.interval,
    days: new Intl.ListFormat(i18n.language).format((rule.byWeekday ?? []).map(full)),
    day: Number(first.slice(8)),
    week: weekOfMonth && weekOf(weekOfMonth, first),
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
          <SeriesMonths days={days}>
            {(day, name) => (
              <button
                key={day}
                type="button"
                className="series-day tabular"
                aria-pressed={left.includes(day)}
                aria-label={t('leaveOut', { date: date(day) })}
                disabled={day === first}
                onClick={() => toggle(day)}
              >
                {name}
              </button>
            )}
          </SeriesMonths>
        </fieldset>
      )}
    </div>
  )
}
