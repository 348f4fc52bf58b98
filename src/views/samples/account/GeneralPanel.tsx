import { useTranslation } from 'react-i18next'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveAccount, type Account } from './account'
import type { General } from './accountForms'
import { AvatarField } from './AvatarField'
import { SettingsForm } from './SettingsForm'

interface GeneralPanelProps {
  form: SchemaForm<General>
  onSaved: (account: Account) => void
}

export function GeneralPanel({ form, onSaved }: GeneralPanelProps) {
  const { t } = useTranslation('samplesAccount')
  const bind = useBoundFields(form)
  const [avatar = '', fullName] = form.watch(['avatar', 'fullName'])

  async function save({ company = '', avatar: picture = '', ...given }: General): Promise<void> {
    const general = { ...given, company, avatar: picture }
    onSaved(await saveAccount({ general }))
    form.reset(general)
  }

  return (
    <SettingsForm
      title={t('tabs.general')}
      text={t('general.text')}
      form={form}
      said={t('general.saved')}
      prefix="general."
      onSave={save}
    >
      <AvatarField
        name={fullName}
        picture={avatar}
        onChange={(picture) => form.setValue('avatar', picture, { shouldDirty: true })}
      />
      <div className="settings-grid">
        <TextField
          {...bind('username')}
          label={t('general.username')}
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        <TextField {...bind('fullName')} label={t('general.fullName')} autoComplete="off" required />
        <TextField {...bind('email')} type="email" label={t('general.email')} autoComplete="off" required />
        <TextField {...bind('company')} label={t('general.company')} autoComplete="off" />
      </div>
    </SettingsForm>
  )
}
