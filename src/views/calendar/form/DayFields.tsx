import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { useController, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { eventDayKinds } from '@contract/eventDays'
import { addDays } from '@contract/days'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { blankDay, dayCount, type DayValues, type EventFormValues } from './eventFormValues'

/** The dates of an event of several days, as labels; empty for one of a single day. */
export function useFormDates(control: Control<EventFormValues>): string[] {
  const { dayInFull } = useEventWhen()
  const [startDate, endDate] = useWatch({ control, name: ['startDate', 'endDate'] })
  const count = dayCount({ startDate, endDate })
  return Array.from({ length: count > 1 ? count : 0 }, (_, at) => {
    const date = addDays(startDate, at)
    return dayInFull({ start: date, end: addDays(date, 1), allDay: true })
  })
}

/** What each day of a tour or a weekend is; nothing for an event of one day. */
export function DayFields({ form }: { form: SchemaForm<EventFormValues> }) {
  const { t } = useTranslation(['eventForm', 'events', 'invitees', 'shell'])
  const { control, validationErrorOf } = form
  const days = useController({ control, name: 'days' }).field
  const dates = useFormDates(control)
  const isFilled = days.value.some((one) => Object.values(one).some((value) => value !== ''))
  const [isOpen, setOpen] = useState(isFilled)
  if (dates.length === 0) return null

  function set(index: number, change: Partial<DayValues>): void {
    const all = dates.map((_, at) => days.value[at] ?? blankDay)
    days.onChange(all.map((one, at) => (at === index ? { ...one, ...change } : one)))
  }

  if (!isOpen)
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        <CalendarRange size={15} aria-hidden />
        {t('days.open')}
      </Button>
    )
  const errorAt = (index: number, field: keyof DayValues) =>
    validationErrorText(t, validationErrorOf(`days.${index}.${field}`))
  const byDay = form.register('answersByDay')
  const listError = validationErrorText(t, validationErrorOf('days'))
  return (
    <div className="event-form-days">
      <p className="form-text">{t('days.hint')}</p>
      {listError !== undefined && <p className="invalid-feedback d-block">{listError}</p>}
      {dates.map((date, index) => {
        const value = days.value[index] ?? blankDay
        return (
          <fieldset key={date}>
            <legend>{date}</legend>
            <div className="field-pair">
              <SelectField
                label={t('days.kind')}
                value={value.kind}
                onChange={({ target }) =>
                  set(index, { kind: eventDayKinds.find((kind) => kind === target.value) ?? '' })
                }
                placeholder={t('days.noKind')}
                options={eventDayKinds.map((kind) => ({ value: kind, label: t(`events:days.kinds.${kind}`) }))}
              />
              <TextField
                label={t('title')}
                value={value.title}
                onChange={({ target }) => set(index, { title: target.value })}
                error={errorAt(index, 'title')}
                autoComplete="off"
              />
            </div>
            <div className="field-pair">
              <DateField
                type="time"
                label={t('days.from')}
                value={value.from}
                onChange={({ target }) => set(index, { from: target.value })}
                error={errorAt(index, 'from')}
              />
              <DateField
                type="time"
                label={t('days.to')}
                value={value.to}
                onChange={({ target }) => set(index, { to: target.value })}
                error={errorAt(index, 'to')}
              />
            </div>
            <TextField
              label={t('location')}
              value={value.location}
              onChange={({ target }) => set(index, { location: target.value })}
              error={errorAt(index, 'location')}
              autoComplete="off"
            />
          </fieldset>
        )
      })}
      <CheckboxField {...byDay} label={t('invitees:form.answersByDay')} />
    </div>
  )
}
