import type { Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { InvitedRegistration } from '@contract/auth'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { paths } from '@/configs/paths'
import { NewPasswordField } from './password/NewPasswordField'

type Person = Omit<InvitedRegistration, 'invitation'>

/** Who registers: the same fields whether they found a group or join one. */
export function PersonFields<Values extends Person>({ form }: { form: SchemaForm<Values> }) {
  const { t } = useTranslation('auth')
  const bound = useBoundFields(form)
  // Every Values has the fields of Person; TypeScript cannot see it of a type parameter.
  const pathOf = (field: keyof Person) => field as Path<Values>
  const bind = (field: keyof Person) => ({
    id: `register-${field}`,
    ...bound(pathOf(field)),
    required: field !== 'document',
  })
  const hasAccount = form.validationErrorOf(pathOf('email')) === 'email_taken'
  const facts = () => {
    const { name, email, document }: Person = form.getValues()
    return { name, email, document }
  }
  return (
    <>
      <TextField {...bind('name')} label={t('register.name')} autoComplete="name" />
      <TextField
        {...bind('email')}
        type="email"
        label={t('register.email')}
        hint={t('register.emailHint')}
        {...(hasAccount && { error: t('register.emailTaken') })}
        autoComplete="username"
      />
      {hasAccount && (
        <div className="field">
          <Link to={paths.signIn}>{t('register.toSignIn')}</Link>
        </div>
      )}
      <TextField {...bind('document')} label={t('register.document')} hint={t('register.documentHint')} />
      <NewPasswordField {...bind('password')} label={t('register.password')} facts={facts} />
    </>
  )
}
