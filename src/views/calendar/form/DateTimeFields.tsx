import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { DateField } from '@/@core/components/fields/DateField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { timeZoneLabelAt, timeZonePlace } from '@/i18n/timeZones'
import { toInstant } from '@/i18n/zonedTime'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { ClockNote } from '@/shared/dates/ClockNote'
import { shiftEnd, type EventFormValues } from './eventFormValues'

type TimePath = 'startDate' | 'startTime' | 'endDate' | 'endTime'

/** Start and end; a change of the start shifts the end with it. */
export function DateTimeFields({ form }: { form: SchemaForm<EventFormValues> }) {
  const { t } = useTranslation(['eventForm', 'shell'])
  const { register, validationErrorOf, control, getValues, setValue, formState } = form
  const allDay = useWatch({ control, name: 'allDay' })
  const zone = useAppSelector(selectUser)?.group.timeZone ?? 'UTC'
  const [startDate, startTime] = useWatch({ control, name: ['startDate', 'startTime'] })
  const shown = `${startDate}T${startTime}`
  /** The last complete start: while a date is typed it is incomplete. */
  const [before, setBefore] = useState(shown)
  if (before !== shown && isWhole(shown)) setBefore(shown)

  function shiftEndWithStart(): void {
    const start = `${getValues('startDate')}T${getValues('startTime')}`
    if (!isWhole(start)) return
    const end = shiftEnd(before, start, `${getValues('endDate')}T${getValues('endTime')}`)
    const shouldValidate = formState.isSubmitted
    setValue('endDate', end.slice(0, 10), { shouldValidate })
    setValue('endTime', end.slice(11), { shouldValidate })
  }

  const bind = (path: TimePath, onChange?: () => void) => ({
    ...register(path, onChange && { onChange }),
    error: validationErrorText(t, validationErrorOf(path)),
    required: true,
  })

  return (
    <>
      <CheckboxField {...register('allDay')} label={t('allDay')} />
      <div className={`when-line${allDay ? ' is-all-day' : ''}`}>
        <div>
          <DateField {...bind('startDate', shiftEndWithStart)} label={t('startDate')} />
          {!allDay && <DateField type="time" {...bind('startTime', shiftEndWithStart)} label={t('startTime')} />}
        </div>
        <div>
          <DateField {...bind('endDate')} label={t('endDate')} />
          {!allDay && <DateField type="time" {...bind('endTime')} label={t('endTime')} />}
        </div>
      </div>
      {!allDay && (
        <p className="form-text">
          {t('zone', { zone: isWhole(before) ? timeZoneLabelAt(zone, toInstant(before, zone)) : timeZonePlace(zone) })}
        </p>
      )}
      {!allDay && <ClockNote />}
    </>
  )
}

function isWhole(wallTime: string): boolean {
  return !Number.isNaN(Date.parse(`${wallTime}Z`))
}
