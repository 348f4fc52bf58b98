import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/configs/paths'
import { selectIsRevoked } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { AuthLayout } from './AuthLayout'
import { DemoSignIn } from './DemoSignIn'
import { Onboarding } from './Onboarding'
import { SignInForm } from './SignInForm'
import { useSetupStatus } from './useSetupStatus'

/** Sign-in; on an installation without any group, the two ways to begin instead. */
export function SignInPage() {
  const { t } = useTranslation('auth')
  const status = useSetupStatus()
  const [wantsForm, setWantsForm] = useState(false)
  const [isStep, setStep] = useState(false)
  const isRevoked = useAppSelector(selectIsRevoked)
  if (!status) return null
  const { isEmpty, isClosed, demoRoles } = status

  if (isEmpty && !isClosed && !wantsForm) {
    return (
      <AuthLayout title={t('start.title')} lead={t('start.lead')}>
        <Onboarding demoRoles={demoRoles} onSignIn={() => setWantsForm(true)} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('signIn.title')} lead={isStep ? undefined : t(isRevoked ? 'signIn.revoked' : 'signIn.lead')}>
      <SignInForm onStep={setStep} />
      {!isStep && (
        <p className="blank-aside">
          <Link to={paths.forgottenPassword}>{t('signIn.forgotten')}</Link>
          <br />
          {isClosed ? (
            t('register.closed')
          ) : (
            <>
              {t('signIn.noAccount')} <Link to={paths.register}>{t('signIn.register')}</Link>
              <br />
              {t('signIn.invited')}
            </>
          )}
        </p>
      )}
      {!isStep && demoRoles.length > 0 && <DemoSignIn roles={demoRoles} />}
    </AuthLayout>
  )
}
