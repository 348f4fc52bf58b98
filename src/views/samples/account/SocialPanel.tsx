import { useTranslation } from 'react-i18next'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveAccount, socialSites, type Account } from './account'
import type { Links } from './accountForms'
import { ConnectionList } from './ConnectionList'
import { SettingsForm } from './SettingsForm'

interface SocialPanelProps {
  form: SchemaForm<Links>
  account: Account
  onSaved: (account: Account) => void
}

export function SocialPanel({ form, account, onSaved }: SocialPanelProps) {
  const { t } = useTranslation('samplesAccount')
  const bind = useBoundFields(form)

  async function save(given: Links): Promise<void> {
    const { twitter = '', facebook = '', google = '', linkedIn = '', instagram = '', quora = '' } = given
    const socialLinks = { twitter, facebook, google, linkedIn, instagram, quora }
    onSaved(await saveAccount({ social: { ...account.social, socialLinks } }))
    form.reset(socialLinks)
  }

  return (
    <>
      <SettingsForm
        title={t('social.links')}
        text={t('social.text')}
        form={form}
        said={t('social.saved')}
        onSave={save}
      >
        <div className="settings-grid">
          {socialSites.map((site) => (
            <TextField
              key={site}
              {...bind(site)}
              type="url"
              label={t(`sites.${site}`)}
              placeholder="https://"
              autoComplete="off"
            />
          ))}
        </div>
      </SettingsForm>
      <ConnectionList account={account} onSaved={onSaved} />
    </>
  )
}
