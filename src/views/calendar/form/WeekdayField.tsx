import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { weekdays, type Weekday } from '@contract/calendar'
import { FieldNotes } from '@/@core/components/fields/Field'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import '@/@core/styles/customizer.scss'
import type { EventFormValues } from './eventFormValues'
import { weekdayName } from './seriesDates'
import { useWeekdayNames } from './useWeekdayNames'

interface WeekdayFieldProps {
  form: SchemaForm<EventFormValues>
  /** The rule of an existing series is changed: its event stays, the rest may be on other weekdays. */
  isSeries: boolean
}

/** On which weekdays the event repeats. */
export function WeekdayField({ form: { control, validationErrorOf }, isSeries }: WeekdayFieldProps) {
  const { t } = useTranslation('eventForm')
  const id = useId()
  const names = useWeekdayNames()
  const startDate = useWatch({ control, name: 'startDate' })
  const picked = useController({ control, name: 'repeat.byWeekday' }).field
  const { value: skipsOwnWeekday, onChange: setSkipsOwnWeekday } = useController({
    control,
    name: 'repeat.skipsOwnWeekday',
  }).field
  const own = startDate === '' ? undefined : weekdayName(startDate)
  const error = validationErrorOf('repeat.byWeekday') === undefined ? undefined : t('noWeekday')
  const hint = isSeries ? t(skipsOwnWeekday ? 'weekdaySkipped' : 'weekdayHint') : undefined

  function toggle(toggled: Weekday): void {
    const others = weekdays.filter((known) => picked.value.includes(known) !== (known === toggled && toggled !== own))
    if (toggled === own) setSkipsOwnWeekday(!skipsOwnWeekday)
    // Also where nothing changes here: it revalidates the field, which shows the error.
    picked.onChange(others)
  }

  return (
    <fieldset className="weekday-picks">
      <legend>{t('weekdays')}</legend>
      <div className="choice-row">
        {names.inOrder.map((weekday) => {
          const isOwn = weekday === own
          return (
            <label key={weekday} className="choice">
              <input
                type="checkbox"
                checked={isOwn ? !skipsOwnWeekday : picked.value.includes(weekday)}
                // A new event belongs to its own series.
                disabled={isOwn && !isSeries}
                aria-label={names.full(weekday)}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
                onChange={() => toggle(weekday)}
              />
              <span>{names.short(weekday)}</span>
            </label>
          )
        })}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
