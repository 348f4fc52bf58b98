import { useTranslation } from 'react-i18next'
import type { Repeat } from '@contract/calendar'
import { useFormat } from '@/shared/dates/useFormat'
import type { HolidaysOn } from '@/views/calendar/holidays/useHolidays'
import { SeriesHolidays } from './SeriesHolidays'
import { SeriesMonths } from './SeriesMonths'
import { useWeekdayNames } from './useWeekdayNames'
import { useWeekOfMonth } from './useWeekOfMonth'

interface RepeatPreviewProps {
  rule: Repeat
  /** The first is the event itself. */
  days: readonly string[]
  /** Days that are left out; may hold some that the rule no longer names. */
  except: readonly string[]
  holidaysOn: HolidaysOn | undefined
  onExceptChange: (except: string[]) => void
}

/** The rule in words, the number of events, and their days, each a toggle that leaves the day out. */
export function RepeatPreview({ rule, days, except, holidaysOn, onExceptChange }: RepeatPreviewProps) {
  const { t, i18n } = useTranslation('eventForm')
  const { date, count } = useFormat()
  const { full } = useWeekdayNames()
  const weekOf = useWeekOfMonth()
  const [first = ''] = days
  const excluded = days.filter((day) => day !== first && except.includes(day))
  const kept = days.filter((day) => !excluded.includes(day))

  const { weekOfMonth } = rule
  const words = t(`rule.${weekOfMonth === undefined ? rule.freq : 'monthlyByWeek'}`, {
    count: rule.interval,
    days: new Intl.ListFormat(i18n.language).format((rule.byWeekday ?? []).map(full)),
    day: Number(first.slice(8)),
    week: weekOfMonth && weekOf(weekOfMonth, first),
  })
  const toggle = (day: string) =>
    onExceptChange(except.includes(day) ? except.filter((known) => known !== day) : [...except, day])

  return (
    <div className="series-preview">
      <output className="series-words">
        <strong>{t('events', { count: kept.length, shown: count(kept.length) })}</strong>
        {` · ${words}, ${t('span', { from: date(first), to: date(kept.at(-1) ?? first) })}`}
        {excluded.length > 0 && ` · ${t('excluded', { count: excluded.length, shown: count(excluded.length) })}`}
      </output>
      {kept.length === 1 && <p className="form-text">{t('onlyOne')}</p>}
      {holidaysOn && (
        <SeriesHolidays
          days={kept.filter((day) => day !== first)}
          holidaysOn={holidaysOn}
          onLeaveOut={(holidays) => onExceptChange([...except, ...holidays])}
        />
      )}
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
                aria-pressed={excluded.includes(day)}
                aria-label={t('exclude', { date: date(day) })}
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
