import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthLayout } from './AuthLayout'
import { DemoEntrance } from './DemoSignIn'
import { FirstEvening } from './Onboarding'
import { SignInForm } from './SignInForm'
import { RegisterLink } from './RegisterLink'
import { useStart } from './useSetupStatus'

/** Sign-in; on an installation without any group, the two ways to begin instead. */
export function SignInPage() {
  const { t } = useTranslation('auth')
  const start = useStart()
  const [wantsForm, setWantsForm] = useState(false)
  if (!start) return null
  const { isEmpty, demoRoles } = start

  if (isEmpty && !wantsForm) {
    return (
      <AuthLayout title={t('start.title')} lead={t('start.lead')}>
        <FirstEvening demoRoles={demoRoles} onSignIn={() => setWantsForm(true)} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('signIn.title')} lead={t('signIn.lead')}>
      <SignInForm />
      <RegisterLink />
      {demoRoles.length > 0 && <DemoEntrance roles={demoRoles} />}
    </AuthLayout>
  )
}
