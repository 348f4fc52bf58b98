import { loader } from '@/@core/components/lazyComponent'
import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/i18n'
import { loadProposalsCard } from '@/shared/recurring/loadProposalsCard'
import { loadAnalyticsPage } from '@/views/analytics/screens'
import { loadSeasonCharts } from '@/views/analytics/season/loadSeasonCharts'
import { loadMonthGrid } from '@/views/calendar/month/loadMonthGrid'
import { loadBalanceChart } from '@/views/finances/balance/loadBalanceChart'
import { loadBalancePage, loadFinanceListPage } from '@/views/finances/screens'
import {
  loadAccountPage,
  loadAuditPage,
  loadGroupPage,
  loadMessageSettingsPage,
  loadPeoplePage,
} from '@/views/settings/screens'

export const loadHome = loader(() =>
  withTexts(['home', 'members', 'events', 'readiness'], import('@/views/home/HomePage')),
)
export const loadMembers = loader(() => withTexts(['members', 'ownFields'], import('@/views/members/routes')))
/** A member's page as they see it. */
export const loadPagePreview = loader(() => withTexts(['my'], import('@/views/my/preview/PagePreview')))
export const loadMyPage = loader(() => withTexts(['my'], import('@/views/my/MyShellPage')))
export const loadFinances = loader(() => withTexts(['finances'], import('@/views/finances/routes')))
export const loadCalendar = loader(() =>
  withTexts(['calendar', 'events', 'eventForm', 'readiness', 'invitees'], import('@/views/calendar/routes')),
)
export const loadLeading = loader(() =>
  withTexts(
    ['events', 'leading', 'roster', 'readiness', 'members', 'checkin', 'ownFields', 'messages'],
    import('@/views/calendar/leading/routes'),
  ),
)
export const loadAnalytics = loader(() =>
  withTexts(['analytics', 'events', 'members'], import('@/views/analytics/routes')),
)
export const loadSettings = loader(() =>
  withTexts(['settings', 'security', 'sessions'], import('@/views/settings/routes')),
)

/**
 * Loads code and texts of the screen at a path. First calls are separate (firstCalls.ts, with the same paths), since they must be known
 * before the code is loaded.
 */
export const loadScreens: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.home]: loadHome,
  [paths.myPage]: loadMyPage,
  [paths.members]: loadMembers,
  [paths.finances]: () => Promise.all([loadFinances(), loadBalancePage(), loadBalanceChart(), loadProposalsCard()]),
  [paths.financeEntries]: () => Promise.all([loadFinances(), loadFinanceListPage()]),
  [paths.calendar]: () => Promise.all([loadCalendar(), loadMonthGrid()]),
  [paths.leading]: loadLeading,
  [paths.analytics]: () => Promise.all([loadAnalytics(), loadAnalyticsPage(), loadSeasonCharts()]),
  [paths.groupSettings]: () => Promise.all([loadSettings(), loadGroupPage()]),
  [paths.messageSettings]: () => Promise.all([loadSettings(), loadMessageSettingsPage()]),
  [paths.people]: () => Promise.all([loadSettings(), loadPeoplePage()]),
  [paths.audit]: () => Promise.all([loadSettings(), loadAuditPage()]),
  [paths.account]: () => Promise.all([loadSettings(), loadAccountPage()]),
}

/** The same for an address: the screen of the longest path that is a prefix of it. */
export async function loadScreenAt(pathname: string): Promise<void> {
  for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    if (path in loadScreens) return void (await loadScreens[path]?.())
  }
}
