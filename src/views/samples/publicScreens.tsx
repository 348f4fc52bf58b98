import { lazy, type ComponentType } from 'react'
import type { SampleRoute } from '@/configs/sampleRoutes'
import type { Look } from './authentication/authPath'

const LoginSample = lazy(() => import('./authentication/LoginSample').then((file) => ({ default: file.LoginSample })))
const RegisterSample = lazy(() =>
  import('./authentication/RegisterSample').then((file) => ({ default: file.RegisterSample })),
)
const ForgotPasswordSample = lazy(() =>
  import('./authentication/ForgotPasswordSample').then((file) => ({ default: file.ForgotPasswordSample })),
)
const VerifyEmailSample = lazy(() =>
  import('./authentication/VerifyEmailSample').then((file) => ({ default: file.VerifyEmailSample })),
)
const TwoStepsSample = lazy(() =>
  import('./authentication/TwoStepsSample').then((file) => ({ default: file.TwoStepsSample })),
)
const ResetPasswordSample = lazy(() =>
  import('./authentication/ResetPasswordSample').then((file) => ({ default: file.ResetPasswordSample })),
)

function inLook(Sample: ComponentType<{ look: Look }>, look: Look): ComponentType {
  return () => <Sample look={look} />
}

/** What fills the window, without the shell, and is there for everybody: see src/configs/publicSample.ts. */
export const publicScreens: Partial<Record<SampleRoute, ComponentType>> = {
  '/pages/login-basic': inLook(LoginSample, 'basic'),
  '/pages/login-cover': inLook(LoginSample, 'cover'),
  '/pages/register-basic': inLook(RegisterSample, 'basic'),
  '/pages/register-cover': inLook(RegisterSample, 'cover'),
  '/pages/forgot-password-basic': inLook(ForgotPasswordSample, 'basic'),
  '/pages/forgot-password-cover': inLook(ForgotPasswordSample, 'cover'),
  '/pages/reset-password-basic': inLook(ResetPasswordSample, 'basic'),
  '/pages/reset-password-cover': inLook(ResetPasswordSample, 'cover'),
  '/pages/verify-email-basic': inLook(VerifyEmailSample, 'basic'),
  '/pages/verify-email-cover': inLook(VerifyEmailSample, 'cover'),
  '/pages/two-steps-basic': inLook(TwoStepsSample, 'basic'),
  '/pages/two-steps-cover': inLook(TwoStepsSample, 'cover'),
  '/misc/coming-soon': lazy(() =>
    import('./misc/ComingSoonSample').then((file) => ({ default: file.ComingSoonSample })),
  ),
  '/misc/maintenance': lazy(() =>
    import('./misc/MaintenanceSample').then((file) => ({ default: file.MaintenanceSample })),
  ),
  '/misc/error': lazy(() => import('./misc/ErrorSample').then((file) => ({ default: file.ErrorSample }))),
  '/misc/not-authorized': lazy(() =>
    import('./misc/NotAuthorizedSample').then((file) => ({ default: file.NotAuthorizedSample })),
  ),
}
