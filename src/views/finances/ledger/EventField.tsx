import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ComboField } from '@/@core/components/fields/ComboField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { useEventChoices } from './useEventChoices'
import { useNames } from './useNames'

interface EventFieldProps<Values extends FieldValues> {
  control: Control<Values>
  /** The value is an event's id; empty: none. */
  name: FieldPath<Values>
}

/** Selects the entry's event. */
export function EventField<Values extends FieldValues>({ control, name }: EventFieldProps<Values>) {
  const { t } = useTranslation(['finances', 'shell'])
  const { field, fieldState } = useController({ control, name })
  const choices = useEventChoices()
  const { eventText } = useNames([{ eventId: field.value }])
  return (
    <ComboField
      {...choices}
      label={t('fields.event')}
      value={field.value ?? ''}
      chosenLabel={eventText(field.value ?? '')}
      onChange={field.onChange}
      error={validationErrorText(t, fieldState.error?.message)}
      listLabel={t('event.choices')}
      placeholder={t('event.placeholder')}
      emptyText={t('event.none')}
    />
  )
}
