import { useTranslation } from 'react-i18next'
import type { Registration } from '@contract/auth'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { currencyOptions } from '@/i18n/options'
import { timeZoneOptions } from '@/i18n/timeZones'

export function GroupFields({ form }: { form: SchemaForm<Registration> }) {
  const { t, i18n } = useTranslation('auth')
  const bind = useBoundFields(form)
  return (
    <>
      <TextField
        id="register-group-name"
        {...bind('group.name')}
        label={t('register.groupName')}
        autoComplete="organization"
        required
      />
      <SelectField
        id="register-currency"
        {...bind('group.currency')}
        label={t('register.currency')}
        options={currencyOptions(i18n.language)}
        required
      />
      <SelectField
        id="register-time-zone"
        {...bind('group.timeZone')}
        label={t('register.timeZone')}
        options={timeZoneOptions()}
        required
      />
    </>
  )
}
