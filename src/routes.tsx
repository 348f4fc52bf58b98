import { lazy, Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { RequireSignedOut } from '@/auth/RequireSignedOut'
import { SignInPage } from '@/auth/SignInPage'
import { SignInRedirect } from '@/auth/SignInRedirect'
import { paths } from '@/configs/paths'
import { isPublicSample } from '@/configs/publicSample'
import { selectStatus } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

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

/** Takes the page's own spinner (index.html) away, once the screens are there that are shown in place of it. */
function SplashEnd() {
  useEffect(() => document.getElementById('splash')?.remove(), [])
  return null
}

/** The few screens for everyone; all others are a signed-in person's and load with the shell. */
export function AppRoutes() {
  const isSignedOut = useAppSelector(selectStatus) === 'signedOut'
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <SplashEnd />
      <Routes>
        <Route element={<RequireSignedOut />}>
          <Route path={paths.signIn} element={<SignInPage />} />
          <Route path={paths.register} element={<RegisterPage />} />
        </Route>
        <Route path={paths.invitation} element={<InvitationPage />} />
        <Route path={paths.forgottenPassword} element={<ForgottenPasswordPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.verifyEmail} element={<VerifyEmailPage />} />
        <Route path="*" element={isSignedOut && !isPublicSample(pathname) ? <SignInRedirect /> : <SignedInRoutes />} />
      </Routes>
    </Suspense>
  )
}
