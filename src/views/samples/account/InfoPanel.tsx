import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveAccount, type Account } from './account'
import { BIO_MAX, type Info } from './accountForms'
import { countryOptions } from './countries'
import { SettingsForm } from './SettingsForm'

interface InfoPanelProps {
  form: SchemaForm<Info>
  onSaved: (account: Account) => void
}

export function InfoPanel({ form, onSaved }: InfoPanelProps) {
  const { t, i18n } = useTranslation('samplesAccount')
  const bind = useBoundFields(form)
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language])

  async function save({ bio = '', dob = '', country = '', website = '', phone = '' }: Info): Promise<void> {
    const info = { bio, dob, country, website, phone }
    onSaved(await saveAccount({ info }))
    form.reset(info)
  }

  return (
    <SettingsForm title={t('tabs.info')} text={t('info.text')} form={form} said={t('info.saved')} onSave={save}>
      <TextAreaField {...bind('bio')} label={t('info.bio')} limit={BIO_MAX} rows={3} className="is-wide" />
      <div className="settings-grid">
        <DateField {...bind('dob')} label={t('info.dob')} autoComplete="off" />
        <SelectField
          {...bind('country')}
          label={t('info.country')}
          options={countries}
          placeholder={t('info.noCountry')}
          autoComplete="off"
        />
        <TextField
          {...bind('website')}
          type="url"
          label={t('info.website')}
          placeholder="https://"
          autoComplete="off"
        />
        <TextField {...bind('phone')} type="tel" label={t('info.phone')} autoComplete="off" />
      </div>
    </SettingsForm>
  )
}
