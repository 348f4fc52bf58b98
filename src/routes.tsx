import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { RequireSignedOut } from '@/auth/RequireSignedOut'
import { paths } from '@/configs/paths'

const SignInPage = lazy(() => import('@/auth/SignInPage').then((file) => ({ default: file.SignInPage })))
const RegisterPage = lazy(() => import('@/auth/RegisterPage').then((file) => ({ default: file.RegisterPage })))
const InvitationPage = lazy(() => import('@/auth/InvitationPage').then((file) => ({ default: file.InvitationPage })))

const ForgottenPasswordPage = lazy(() =>
  import('@/auth/recovery/ForgottenPasswordPage').then((file) => ({ default: file.ForgottenPasswordPage })),
)
const ResetPasswordPage = lazy(() =>
  import('@/auth/recovery/ResetPasswordPage').then((file) => ({ default: file.ResetPasswordPage })),
)
const VerifyEmailPage = lazy(() =>
  import('@/auth/recovery/VerifyEmailPage').then((file) => ({ default: file.VerifyEmailPage })),
)

export const loadSignedInRoutes = () => import('./app/SignedInRoutes')
const SignedInRoutes = lazy(() => loadSignedInRoutes().then((file) => ({ default: file.SignedInRoutes })))

/** The few screens for everyone; all others are a signed-in person's and load with the shell. */
export function AppRoutes() {
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <Routes>
        <Route element={<RequireSignedOut />}>
          <Route path={paths.signIn} element={<SignInPage />} />
          <Route path={paths.register} element={<RegisterPage />} />
        </Route>
        <Route path={paths.invitation} element={<InvitationPage />} />
        <Route path={paths.forgottenPassword} element={<ForgottenPasswordPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.verifyEmail} element={<VerifyEmailPage />} />
        <Route path="*" element={<SignedInRoutes />} />
      </Routes>
    </Suspense>
  )
}
