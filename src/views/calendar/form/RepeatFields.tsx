import { useEffect, useMemo, useRef } from 'react'
import { useController, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { OCCURRENCES_MAX } from '@contract/calendar'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { DateField } from '@/@core/components/fields/DateField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { parseRepeat, weekOfMonthFor } from './eventFormRequest'
import type { EventFormValues, MonthlyBy } from './eventFormValues'
import type { HolidaysOn } from '@/views/calendar/holidays/useHolidays'
import { RepeatPreview } from './RepeatPreview'
import { seriesDates, weeksOf } from './seriesDates'
import { WeekdayField } from './WeekdayField'
import { useWeekOfMonth } from './useWeekOfMonth'

const freqs = ['none', 'daily', 'weekly', 'monthly'] as const
const ends = ['until', 'count'] as const
/** A year of months. */
const INTERVAL_MAX = 12

interface RepeatFieldsProps {
  form: SchemaForm<EventFormValues>
  /** The event is already in a series: it cannot be set not to repeat. */
  isSeries?: boolean
  /** Together with the existing events there would be too many. */
  isTooLong?: boolean
  /** Absent: holidays are not left out here. */
  holidaysOn?: HolidaysOn
}

/** The repeat rule, and a preview of its days. */
export function RepeatFields({ form, isSeries = false, isTooLong = false, holidaysOn }: RepeatFieldsProps) {
  const { t } = useTranslation(['eventForm', 'shell'])
  const { register, validationErrorOf, control } = form
  const repeat = useWatch({ control, name: 'repeat' })
  const startDate = useWatch({ control, name: 'startDate' })
  const end = useController({ control, name: 'repeat.ends' }).field
  const except = useController({ control, name: 'repeat.except' }).field
  const bind = (path: 'repeat.freq' | 'repeat.interval' | 'repeat.until' | 'repeat.count') => ({
    ...register(path),
    error: validationErrorText(t, validationErrorOf(path)),
  })

  const rule = useMemo(() => parseRepeat(repeat, startDate), [repeat, startDate])
  const dates = useMemo(() => rule && seriesDates(startDate, rule), [rule, startDate])
  const tooMany =
    isTooLong || dates?.isCut === true
      ? t(isSeries ? 'series.tooMany' : 'tooMany', { most: OCCURRENCES_MAX })
      : undefined
  const { freq } = repeat

  // The person looks at the choice, so the fields that appear below it are scrolled into view.
  const fields = useRef<HTMLDivElement>(null)
  const wasRepeating = useRef(freq !== 'none')
  useEffect(() => {
    if (freq !== 'none' && !wasRepeating.current) fields.current?.scrollIntoView({ block: 'nearest' })
    wasRepeating.current = freq !== 'none'
  }, [freq])

  return (
    <>
      <div className="repeat-pair">
        <SelectField
          {...bind('repeat.freq')}
          label={t('freq')}
          options={freqs.slice(isSeries ? 1 : 0).map((value) => ({ value, label: t(`freqs.${value}`) }))}
          required
        />
        {freq !== 'none' && (
          <SelectField
            {...bind('repeat.interval')}
            label={t('interval')}
            options={intervalsWith(repeat.interval).map((count) => ({
              value: String(count),
              label: t(`intervals.${freq}`, { count }),
            }))}
            required
          />
        )}
      </div>
      {freq !== 'none' && (
        <div ref={fields} className="repeat-rule">
          {freq === 'weekly' && <WeekdayField form={form} isSeries={isSeries} />}
          {freq === 'monthly' && startDate !== '' && <MonthlyChoice control={control} day={startDate} />}
          <div className="repeat-end">
            <ChoiceGroup
              legend={t('ends')}
              options={ends.map((value) => ({ value, label: t(value === 'until' ? 'endsUntil' : 'endsCount') }))}
              value={end.value}
              onChange={end.onChange}
            />
            {end.value === 'until' ? (
              <DateField
                {...bind('repeat.until')}
                label={t('until')}
                error={tooMany ?? bind('repeat.until').error}
                required
              />
            ) : (
              <TextField
                {...bind('repeat.count')}
                label={t('count')}
                error={tooMany ?? bind('repeat.count').error}
                inputMode="numeric"
                required
              />
            )}
          </div>
          {rule && dates && dates.days.length > 0 && !dates.isCut && (
            <RepeatPreview
              rule={rule}
              days={dates.days}
              except={except.value}
              holidaysOn={holidaysOn}
              onExceptChange={except.onChange}
            />
          )}
        </div>
      )}
    </>
  )
}

/** Those that are offered, and the one that an older series has. */
function intervalsWith(chosen: string): number[] {
  const known = Number(chosen)
  const offered = Array.from({ length: INTERVAL_MAX }, (_, index) => index + 1)
  return known > INTERVAL_MAX ? [...offered, known] : offered
}

/** On which day of the month the event repeats; offers what is possible for its own day. */
function MonthlyChoice({ control, day }: { control: Control<EventFormValues>; day: string }) {
  const { t } = useTranslation('eventForm')
  const say = useWeekOfMonth()
  const { value, onChange } = useController({ control, name: 'repeat.monthlyBy' }).field
  const weeks = weeksOf(day).map((week) => ({ value: byOf(week), label: say(week, day) }))
  const meant = weekOfMonthFor(value, day)
  return (
    <ChoiceGroup<MonthlyBy>
      legend={t('monthlyBy')}
      options={[{ value: 'day', label: t('onDay', { day: Number(day.slice(8)) }) }, ...weeks]}
      value={meant === undefined ? 'day' : byOf(meant)}
      onChange={onChange}
    />
  )
}

const byOf = (week: number): MonthlyBy => (week === -1 ? 'last' : 'week')
