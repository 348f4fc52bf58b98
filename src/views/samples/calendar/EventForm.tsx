import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { eventCalendars } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { DrawerActions } from '@/views/samples/kit/DrawerActions'
import { EventWrite } from './sampleEvent'

interface EventFormProps {
  values: EventWrite
  isNew: boolean
  onSave: (values: EventWrite) => Promise<boolean>
  onRemove: () => void
  onClose: () => void
}

export function EventForm({ values, isNew, onSave, onRemove, onClose }: EventFormProps) {
  const { t } = useTranslation(['samplesCalendar', 'events', 'shell'])
  const form = useSchemaForm<EventWrite>(EventWrite, values)
  const bind = useBoundFields(form)
  const allDay = useWatch({ control: form.control, name: 'allDay' })

  const submit = form.handleSubmit(async (given) => {
    if (await onSave(given)) onClose()
  })

  return (
    <Form className="sample-event-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextField label={t('form.title')} required autoComplete="off" {...bind('title')} />
      <SelectField
        label={t('form.calendar')}
        required
        options={eventCalendars.map((value) => ({ value, label: t(`events:categories.${value}`) }))}
        {...bind('calendar')}
      />
      <CheckboxField label={t('allDay')} {...bind('allDay')} />
      <div className="field-pair">
        <DateField label={t('form.startDay')} required {...bind('startDay')} />
        {!allDay && <DateField type="time" label={t('form.startTime')} required {...bind('startTime')} />}
      </div>
      <div className="field-pair">
        <DateField label={t('form.endDay')} required {...bind('endDay')} />
        {!allDay && <DateField type="time" label={t('form.endTime')} required {...bind('endTime')} />}
      </div>
      <DrawerActions
        submit={isNew ? t('form.submit') : t('shell:save')}
        isBusy={form.formState.isSubmitting}
        onClose={onClose}
      >
        {!isNew && (
          <Button color="danger-quiet" onClick={onRemove}>
            {t('shell:remove')}
          </Button>
        )}
      </DrawerActions>
    </Form>
  )
}
