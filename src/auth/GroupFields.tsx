import type { UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Registration } from '@contract/auth'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { faultText } from '@/@core/components/fields/faultText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { currencyOptions } from '@/i18n/options'
import { timeZoneOptions } from '@/i18n/timeZones'

interface GroupFieldsProps {
  register: UseFormRegister<Registration>
  faultOf: SchemaForm<Registration>['faultOf']
}

export function GroupFields({ register, faultOf }: GroupFieldsProps) {
  const { t, i18n } = useTranslation(['auth', 'shell'])
  return (
    <>
      <TextField
        id="register-group-name"
        {...register('group.name')}
        label={t('register.groupName')}
        autoComplete="organization"
        error={faultText(t, faultOf('group.name'))}
        required
      />
      <SelectField
        id="register-currency"
        {...register('group.currency')}
        label={t('register.currency')}
        options={currencyOptions(i18n.language)}
        error={faultText(t, faultOf('group.currency'))}
        required
      />
      <SelectField
        id="register-time-zone"
        {...register('group.timeZone')}
        label={t('register.timeZone')}
        options={timeZoneOptions()}
        error={faultText(t, faultOf('group.timeZone'))}
        required
      />
    </>
  )
}
