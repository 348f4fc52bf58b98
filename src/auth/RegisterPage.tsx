import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Form } from 'reactstrap'
import { Registration } from '@contract/auth'
import { Button } from '@/@core/components/Button'
import { DraftNote } from '@/@core/components/fields/DraftNote'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { paths } from '@/configs/paths'
import { AuthLayout } from './AuthLayout'
import { GroupFields } from './GroupFields'
import { usualRegion } from '@/i18n/dateLocale'
import { guessCurrency } from './guessCurrency'
import { PersonFields } from './PersonFields'
import { SentRegistration } from './sentRegistrationPart'
import { useRegistration } from './useRegistration'
import { useSetupStatus } from './useSetupStatus'

const secrets = ['password'] as const

export function RegisterPage() {
  const { t } = useTranslation('auth')
  const start = useSetupStatus()
  const [round, setRound] = useState(0)
  if (start?.isClosed === true) return <ClosedRegistration />
  return (
    <RegisterForm key={round} onDiscarded={() => setRound(round + 1)}>
      {start?.isEmpty === false && (
        <p className="blank-aside">
          {t('register.haveAccount')} <Link to={paths.signIn}>{t('register.signIn')}</Link>
        </p>
      )}
    </RegisterForm>
  )
}

/** Where the operator lets nobody found a group. */
function ClosedRegistration() {
  const { t } = useTranslation('auth')
  return (
    <AuthLayout title={t('register.closedTitle')} lead={t('register.closed')}>
      <p className="blank-aside">
        {t('register.haveAccount')} <Link to={paths.signIn}>{t('register.signIn')}</Link>
      </p>
    </AuthLayout>
  )
}

interface RegisterFormProps {
  onDiscarded: () => void
  /** Below the form. */
  children: ReactNode
}

function RegisterForm({ onDiscarded, children }: RegisterFormProps) {
  const { t, i18n } = useTranslation('auth')
  const [defaults] = useState(() => ({
    name: '',
    email: '',
    password: '',
    document: '',
    group: {
      name: '',
      currency: guessCurrency(navigator.language, i18n.language),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  }))
  const { form, submit, alert, isRestored, clearDraft, sentTo, change } = useRegistration({
    schema: Registration,
    defaults,
    name: 'register',
    complete: ({ group, ...person }) => ({ ...person, group: { ...group, region: usualRegion(i18n.language) } }),
    secrets,
  })

  function discard(): void {
    clearDraft()
    onDiscarded()
  }

  if (sentTo !== null) return <SentRegistration email={sentTo} onChange={change} onResend={submit} />
  return (
    <AuthLayout title={t('register.title')} lead={t('register.lead')}>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        {isRestored && <DraftNote onDiscard={discard} />}
        {alert && <FormAlert>{alert}</FormAlert>}
        <fieldset>
          <legend>{t('register.groupPart')}</legend>
          <GroupFields form={form} />
        </fieldset>
        <fieldset>
          <legend>{t('register.youPart')}</legend>
          <PersonFields form={form} />
        </fieldset>
        <Button type="submit" color="primary" block isBusy={form.formState.isSubmitting}>
          {t('register.submit')}
        </Button>
      </Form>
      {children}
    </AuthLayout>
  )
}
