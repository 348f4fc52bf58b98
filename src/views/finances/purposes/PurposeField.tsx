import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectField } from '@/@core/components/fields/SelectField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { usePurposes } from './usePurposes'

interface PurposeFieldProps<Values extends FieldValues> {
  control: Control<Values>
  /** The value is a purpose's id; empty: none. */
  name: FieldPathByValue<Values, string | undefined>
}

/** Selects what the money was given for or is spent on; not shown in a group without purposes. */
export function PurposeField<Values extends FieldValues>({ control, name }: PurposeFieldProps<Values>) {
  const { t } = useTranslation(['finances', 'shell'])
  const { field, fieldState } = useController({ control, name })
  const value: string = field.value ?? ''
  const options = usePurposes().optionsWith(value)
  if (options.length === 0) return null
  return (
    <SelectField
      {...field}
      value={options.some((option) => option.value === value) ? value : ''}
      label={t('fields.purpose')}
      hint={t('form.purposeHint')}
      placeholder={t('form.purposePlaceholder')}
      error={validationErrorText(t, fieldState.error?.message)}
      options={options}
    />
  )
}
