import { useTranslation } from 'react-i18next'
import { PasswordField } from '@/@core/components/fields/PasswordField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { NewPasswordField } from '@/auth/password/NewPasswordField'
import { PasswordStrength } from '@/views/samples/authentication/PasswordStrength'
import { FIRST_PASSWORD, savePassword, type Account } from './account'
import { isMismatch, type Password } from './accountForms'
import { SettingsForm } from './SettingsForm'

interface PasswordPanelProps {
  form: SchemaForm<Password>
  account: Account
}

export function PasswordPanel({ form, account: { general } }: PasswordPanelProps) {
  const { t } = useTranslation('samplesAccount')
  const bind = useBoundFields(form)
  const facts = () => ({ email: general.email, name: general.fullName })

  async function save({ current, next }: Password): Promise<void> {
    await savePassword(current, next)
    form.reset()
  }

  return (
    <SettingsForm
      title={t('tabs.password')}
      text={t('password.text', { password: FIRST_PASSWORD })}
      form={form}
      saveLabel={t('password.save')}
      said={t('password.saved')}
      onSave={save}
    >
      {/* A password manager needs to know whose password it is. */}
      <input type="email" autoComplete="username" value={general.email} readOnly hidden />
      <div className="settings-column">
        <PasswordField {...bind('current')} label={t('password.current')} autoComplete="current-password" required />
        <NewPasswordField {...bind('next')} label={t('password.next')} facts={facts} />
        <PasswordStrength password={form.watch('next')} facts={facts} />
        <PasswordField
          {...bind('repeated')}
          {...(isMismatch(form.validationErrorOf('repeated')) && { error: t('password.mismatch') })}
          label={t('password.repeated')}
          autoComplete="new-password"
          required
        />
      </div>
    </SettingsForm>
  )
}
