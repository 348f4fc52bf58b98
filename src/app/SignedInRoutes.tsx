import type { ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Toaster } from '@/@core/components/feedback/Toaster'
import { lazyComponent } from '@/@core/components/lazyComponent'
import { KeptScreens, KeptScreensProvider } from '@/@core/layouts/KeptScreens'
import { SessionAbility } from '@/auth/Can'
import { NotAuthorised } from '@/auth/NotAuthorised'
import { NotFound } from '@/shared/records/NotFound'
import { RequireAbility } from '@/auth/RequireAbility'
import { RequireSession } from '@/auth/RequireSession'
import { ProofPrompt } from '@/auth/secondFactor/ProofPrompt'
import { paths } from '@/configs/paths'
import { isPublicSample } from '@/configs/publicSample'
import { addAreaTexts } from '@/i18n/areaTexts'
import {
  loadAnalytics,
  loadCalendar,
  loadFinances,
  loadHome,
  loadLeading,
  loadMembers,
  loadMyPage,
  loadPagePreview,
  loadSettings,
} from './loadScreens'
import { samples } from './samples'
import { Shell } from './Shell'
import { useWorkPaths } from './useMenu'

export { loadScreenAt } from './loadScreens'

addAreaTexts()

const HomePage = lazyComponent(loadHome, (file) => file.HomePage)
const MyShellPage = lazyComponent(loadMyPage, (file) => file.MyShellPage)
const CheckinShellPage = lazyComponent(loadMyPage, (file) => file.CheckinShellPage)
const PagePreview = lazyComponent(loadPagePreview, (file) => file.PagePreview)
const MemberRoutes = lazyComponent(loadMembers, (file) => file.MemberRoutes)
const FinanceRoutes = lazyComponent(loadFinances, (file) => file.FinanceRoutes)
const CalendarRoutes = lazyComponent(loadCalendar, (file) => file.CalendarRoutes)
const LeadingRoutes = lazyComponent(loadLeading, (file) => file.LeadingRoutes)
const AnalyticsRoutes = lazyComponent(loadAnalytics, (file) => file.AnalyticsRoutes)
const SettingsRoutes = lazyComponent(loadSettings, (file) => file.SettingsRoutes)

const screens = (
  <Routes>
    <Route path={paths.home} element={<HomePage />} />
    <Route path={paths.myPage} element={<MyShellPage />} />
    <Route path={paths.checkIn} element={<CheckinShellPage />} />
    <Route element={<RequireAbility action="read" subject="Member" />}>
      <Route path={`${paths.members}/*`} element={<MemberRoutes />} />
    </Route>
    <Route element={<RequireAbility action="read" subject="Finance" />}>
      <Route path={`${paths.finances}/*`} element={<FinanceRoutes />} />
    </Route>
    <Route element={<RequireAbility action="manage" subject="Event" />}>
      <Route path={paths.pagePreview(':memberId')} element={<PagePreview />} />
    </Route>
    <Route element={<RequireAbility action="read" subject="Event" />}>
      <Route path={`${paths.calendar}/*`} element={<CalendarRoutes />} />
    </Route>
    <Route path={`${paths.leading}/*`} element={<LeadingRoutes />} />
    <Route element={<RequireAbility action="read" subject="Analytics" />}>
      <Route path={`${paths.analytics}/*`} element={<AnalyticsRoutes />} />
    </Route>
    <Route path={`${paths.settings}/*`} element={<SettingsRoutes />} />
    <Route path={paths.notAuthorised} element={<NotAuthorised />} />
    <Route path="*" element={samples ? <samples.Routes /> : <NotFound />} />
  </Routes>
)

// The same elements at each step: a kept screen is rendered again only for what it shows.
const shell = (
  <Shell>
    <KeptScreens>{screens}</KeptScreens>
  </Shell>
)

/** Screens for signed-in users, and samples; public sample pages do not require a sign-in. */
export function SignedInRoutes() {
  const { pathname } = useLocation()
  if (samples && isPublicSample(pathname)) return <samples.PublicRoutes />
  return (
    <SessionAbility>
      <RequireSession>
        <KeptPlaces>{shell}</KeptPlaces>
      </RequireSession>
      <ProofPrompt />
      <Toaster />
    </SessionAbility>
  )
}

/** The places of the menu's first group stay mounted. */
function KeptPlaces({ children }: { children: ReactNode }) {
  return <KeptScreensProvider paths={useWorkPaths()}>{children}</KeptScreensProvider>
}
