import { paths } from './paths.ts'

interface ScreenFiles {
  /** What everybody sees, or who is signed in alone. */
  isPublic?: boolean
  /** Under src/. The files that load in their own time with the screen; what they import comes with them. */
  files: readonly string[]
  /** Whether it says more than the words that come with every screen (vite.config.ts). */
  hasMoreWords?: boolean
}

const members = ['views/members/routes.tsx']
const finances = ['views/finances/routes.tsx']
const calendar = ['views/calendar/routes.tsx']
const analytics = ['views/analytics/routes.tsx']
const settings = ['views/settings/routes.tsx']

/**
 * Where the code of each screen begins, for the page's first script, which fetches it ahead (scripts/startScript.ts). A path also
 * stands for those below it that are not named.
 */
export const screenFiles: Readonly<Record<string, ScreenFiles>> = {
  [paths.signIn]: { isPublic: true, files: [] },
  [paths.register]: { isPublic: true, hasMoreWords: true, files: ['auth/RegisterPage.tsx'] },
  [paths.invitation]: { isPublic: true, hasMoreWords: true, files: ['auth/InvitationPage.tsx'] },
  [paths.forgottenPassword]: { isPublic: true, hasMoreWords: true, files: ['auth/recovery/ForgottenPasswordPage.tsx'] },
  [paths.resetPassword]: { isPublic: true, hasMoreWords: true, files: ['auth/recovery/ResetPasswordPage.tsx'] },
  [paths.verifyEmail]: { isPublic: true, hasMoreWords: true, files: ['auth/recovery/VerifyEmailPage.tsx'] },
  [paths.home]: { files: ['views/home/HomePage.tsx'] },
  [paths.members]: { files: members },
  [paths.finances]: {
    hasMoreWords: true,
    files: [...finances, 'views/finances/balance/BalancePage.tsx', 'views/finances/balance/BalanceChart.tsx'],
  },
  [paths.financeEntries]: { hasMoreWords: true, files: [...finances, 'views/finances/entries/FinanceListPage.tsx'] },
  [paths.calendar]: { hasMoreWords: true, files: [...calendar, 'views/calendar/month/MonthGrid.tsx'] },
  [paths.analytics]: {
    hasMoreWords: true,
    files: [...analytics, 'views/analytics/list/AnalyticsPage.tsx', 'views/analytics/season/SeasonCharts.tsx'],
  },
  [paths.groupSettings]: { hasMoreWords: true, files: [...settings, 'views/settings/GroupPage.tsx'] },
  [paths.messageSettings]: {
    hasMoreWords: true,
    files: [...settings, 'views/settings/messages/MessageSettingsPage.tsx'],
  },
  [paths.people]: { hasMoreWords: true, files: [...settings, 'views/settings/PeoplePage.tsx'] },
  [paths.audit]: { hasMoreWords: true, files: [...settings, 'views/settings/audit/AuditPage.tsx'] },
  [paths.account]: { hasMoreWords: true, files: [...settings, 'views/settings/AccountPage.tsx'] },
}
