import { Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { FullPageSpinner } from '@/@core/components/feedback/FullPageSpinner'
import { lazyComponent, loader } from '@/@core/components/lazyComponent'
import { RequireSignedOut } from '@/auth/RequireSignedOut'
import { SignInPage } from '@/auth/SignInPage'
import { SignInRedirect } from '@/auth/SignInRedirect'
import { paths } from '@/configs/paths'
import { isPublicSample } from '@/configs/publicSample'
import { selectStatus } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

const loadRegister = loader(() => import('@/auth/RegisterPage'))
const loadInvitation = loader(() => import('@/auth/InvitationPage'))
const loadForgottenPassword = loader(() => import('@/auth/recovery/ForgottenPasswordPage'))
const loadResetPassword = loader(() => import('@/auth/recovery/ResetPasswordPage'))
const loadVerifyEmail = loader(() => import('@/auth/recovery/VerifyEmailPage'))
const loadConfirmRegistration = loader(() => import('@/auth/recovery/ConfirmRegistrationPage'))
const loadAuditor = loader(async () => (await import('@/views/finances/auditor/screen')).loadAuditorPage())
export const loadSignedInRoutes = loader(() => import('./app/SignedInRoutes'))

const RegisterPage = lazyComponent(loadRegister, (file) => file.RegisterPage)
const InvitationPage = lazyComponent(loadInvitation, (file) => file.InvitationPage)
const ForgottenPasswordPage = lazyComponent(loadForgottenPassword, (file) => file.ForgottenPasswordPage)
const ResetPasswordPage = lazyComponent(loadResetPassword, (file) => file.ResetPasswordPage)
const VerifyEmailPage = lazyComponent(loadVerifyEmail, (file) => file.VerifyEmailPage)
const ConfirmRegistrationPage = lazyComponent(loadConfirmRegistration, (file) => file.ConfirmRegistrationPage)
const AuditorPage = lazyComponent(loadAuditor, (file) => file.AuditorPage)
const SignedInRoutes = lazyComponent(loadSignedInRoutes, (file) => file.SignedInRoutes)

const publicScreens: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.register]: loadRegister,
  [paths.invitation]: loadInvitation,
  [paths.forgottenPassword]: loadForgottenPassword,
  [paths.resetPassword]: loadResetPassword,
  [paths.verifyEmail]: loadVerifyEmail,
  [paths.confirmRegistration]: loadConfirmRegistration,
  [paths.auditor]: loadAuditor,
}

/** Fetches what the screen at an address is made of. */
export async function loadScreen(pathname: string, isSignedIn: boolean): Promise<void> {
  const load = publicScreens[pathname]
  if (load) await load()
  else if (isSignedIn) await (await loadSignedInRoutes()).loadScreenAt(pathname)
}

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
        <Route path={paths.confirmRegistration} element={<ConfirmRegistrationPage />} />
        <Route path={paths.auditor} element={<AuditorPage />} />
        <Route path="*" element={isSignedOut && !isPublicSample(pathname) ? <SignInRedirect /> : <SignedInRoutes />} />
      </Routes>
    </Suspense>
  )
}
