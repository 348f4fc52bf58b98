import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectField } from '@/@core/components/fields/SelectField'
import { postStatuses } from './blogCalls'

export function StatusField(field: UseFormRegisterReturn & { error: string | undefined }) {
  const { t } = useTranslation('samplesBlog')
  return (
    <SelectField
      {...field}
      label={t('edit.fields.status')}
      required
      options={postStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
    />
  )
}
