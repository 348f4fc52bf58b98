import { useTranslation } from 'react-i18next'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { flagGroups, saveAccount, type Account } from './account'
import type { Flags } from './accountForms'
import { SettingsForm } from './SettingsForm'

interface NotificationPanelProps {
  form: SchemaForm<Flags>
  onSaved: (account: Account) => void
}

const groups = ['activity', 'news'] as const

export function NotificationPanel({ form, onSaved }: NotificationPanelProps) {
  const { t } = useTranslation('samplesAccount')

  async function save(notification: Flags): Promise<void> {
    onSaved(await saveAccount({ notification }))
    form.reset(notification)
  }

  return (
    <SettingsForm
      title={t('tabs.notifications')}
      text={t('notifications.text')}
      form={form}
      said={t('notifications.saved')}
      onSave={save}
    >
      {groups.map((group) => (
        <fieldset key={group} className="flag-group">
          <legend>{t(`notifications.groups.${group}`)}</legend>
          {flagGroups[group].map((flag) => (
            <CheckboxField
              key={flag}
              {...form.register(flag)}
              label={t(`notifications.flags.${flag}`)}
              hint={t(`notifications.hints.${flag}`)}
            />
          ))}
        </fieldset>
      ))}
    </SettingsForm>
  )
}
