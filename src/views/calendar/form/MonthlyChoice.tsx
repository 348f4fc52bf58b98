import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceGroup } from '@/@core/components/customizer/ChoiceGroup'
import { weekOfMonthFor } from './eventFormRequest'
import type { EventFormValues, MonthlyBy } from './eventFormValues'
import { weeksOf } from './seriesDates'
import { useWeekOfMonth } from './useWeekOfMonth'

/** On which day of the month the event repeats; offers what is possible for its own day. */
export function MonthlyChoice({ control, day }: { control: Control<EventFormValues>; day: string }) {
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
