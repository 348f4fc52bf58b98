import type { UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Registration } from '@contract/auth'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { currencyOptions } from '@/i18n/options'
import { timeZoneOptions } from '@/i18n/timeZones'

interface GroupFieldsProps {
  register: UseFormRegister<Registration>
  validationErrorOf: SchemaForm<Registration>['validationErrorOf']
}

export function GroupFields({ register, validationErrorOf }: GroupFieldsProps) {
  const { t, i18n } = useTranslation(['auth', 'shell'])
  return (
    <>
      <TextField
        id="register-group-name"
        {...register('group.name')}
        label={t('register.groupName')}
        autoComplete="organization"
        error={validationErrorText(t, validationErrorOf('group.name'))}
        required
      />
      <SelectField
        id="register-currency"
        {...register('group.currency')}
        label={t('register.currency')}
        options={currencyOptions(i18n.language)}
        error={validationErrorText(t, validationErrorOf('group.currency'))}
        required
      />
      <SelectField
        id="register-time-zone"
        {...register('group.timeZone')}
        label={t('register.timeZone')}
        options={timeZoneOptions()}
        error={validationErrorText(t, validationErrorOf('group.timeZone'))}
        required
      />
    </>
  )
}
