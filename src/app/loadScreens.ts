import { paths } from '@/configs/paths'
import { withTexts } from '@/i18n/areaTexts'

export const loadHome = () => withTexts(['home', 'members', 'events'], import('@/views/home/HomePage'))
export const loadMembers = () => withTexts(['members'], import('@/views/members/routes'))
export const loadFinances = () => withTexts(['finances'], import('@/views/finances/routes'))
export const loadCalendar = () => withTexts(['calendar', 'events', 'eventForm'], import('@/views/calendar/routes'))
export const loadAnalytics = () => withTexts(['analytics', 'events', 'members'], import('@/views/analytics/routes'))
export const loadSettings = () => withTexts(['settings', 'security', 'sessions'], import('@/views/settings/routes'))

/**
 * Fetches the code and the words of the screen at a path, so that it is there when it is opened. Its first calls are in
 * firstCalls.ts, by the same paths: they must be known where no code is.
 */
export const loadScreens: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.home]: loadHome,
  [paths.members]: loadMembers,
  [paths.finances]: () =>
    Promise.all([
      loadFinances(),
      import('@/views/finances/balance/BalancePage'),
      import('@/views/finances/balance/BalanceChart'),
    ]),
  [paths.financeEntries]: () =>
    Promise.all([loadFinances(), withTexts(['finances', 'dues'], import('@/views/finances/entries/FinanceListPage'))]),
  [paths.calendar]: () => Promise.all([loadCalendar(), import('@/views/calendar/month/MonthGrid')]),
  [paths.analytics]: () =>
    Promise.all([
      loadAnalytics(),
      import('@/views/analytics/list/AnalyticsPage'),
      import('@/views/analytics/season/SeasonCharts'),
    ]),
  [paths.groupSettings]: () => Promise.all([loadSettings(), import('@/views/settings/GroupPage')]),
  [paths.people]: () => Promise.all([loadSettings(), import('@/views/settings/PeoplePage')]),
  [paths.audit]: () =>
    Promise.all([
      loadSettings(),
      withTexts(['settings', 'audit', 'members', 'finances', 'events'], import('@/views/settings/audit/AuditPage')),
    ]),
  [paths.account]: () => Promise.all([loadSettings(), import('@/views/settings/AccountPage')]),
}
