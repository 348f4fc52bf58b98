import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthLayout } from './AuthLayout'
import { DemoSignIn } from './DemoSignIn'
import { Onboarding } from './Onboarding'
import { SignInForm } from './SignInForm'
import { RegisterLink } from './RegisterLink'
import { useSetupStatus } from './useSetupStatus'

/** Sign-in; on an installation without any group, the two ways to begin instead. */
export function SignInPage() {
  const { t } = useTranslation('auth')
  const start = useSetupStatus()
  const [wantsForm, setWantsForm] = useState(false)
  if (!start) return null
  const { isEmpty, demoRoles } = start

  if (isEmpty && !wantsForm) {
    return (
      <AuthLayout title={t('start.title')} lead={t('start.lead')}>
        <Onboarding demoRoles={demoRoles} onSignIn={() => setWantsForm(true)} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('signIn.title')} lead={t('signIn.lead')}>
      <SignInForm />
      <RegisterLink />
      {demoRoles.length > 0 && <DemoSignIn roles={demoRoles} />}
    </AuthLayout>
  )
}
