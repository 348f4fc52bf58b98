import { paths } from './paths.ts'

interface ScreenFiles {
  /** What everybody sees, or who is signed in alone. */
  isPublic?: boolean
  /** Under src/. The files that load in their own time with the screen; what they import comes with them. */
  files: readonly string[]
  /** Of which areas its words are, besides those that come with every screen (vite.config.ts has several in a file). */
  words?: readonly string[]
}

const members = ['views/members/routes.tsx']
const finances = ['views/finances/routes.tsx']
const calendar = ['views/calendar/routes.tsx']
const analytics = ['views/analytics/routes.tsx']
const settings = ['views/settings/routes.tsx']

/**
 * Where the code of each screen begins, for the page's first script, which fetches it ahead (scripts/startScript.ts). A path also
 * stands for those below it that are not named, and `:id` in it for the id of any record.
 */
export const screenFiles: Readonly<Record<string, ScreenFiles>> = {
  [paths.signIn]: { isPublic: true, files: [] },
  [paths.register]: { isPublic: true, words: ['security'], files: ['auth/RegisterPage.tsx'] },
  [paths.invitation]: { isPublic: true, words: ['security'], files: ['auth/InvitationPage.tsx'] },
  [paths.forgottenPassword]: {
    isPublic: true,
    words: ['recovery'],
    files: ['auth/recovery/ForgottenPasswordPage.tsx'],
  },
  [paths.resetPassword]: { isPublic: true, words: ['recovery'], files: ['auth/recovery/ResetPasswordPage.tsx'] },
  [paths.verifyEmail]: { isPublic: true, words: ['recovery'], files: ['auth/recovery/VerifyEmailPage.tsx'] },
  [paths.confirmRegistration]: {
    isPublic: true,
    words: ['recovery'],
    files: ['auth/recovery/ConfirmRegistrationPage.tsx'],
  },
  [paths.home]: { words: ['home'], files: ['views/home/HomePage.tsx'] },
  [paths.members]: { words: ['members'], files: members },
  [paths.member(':id')]: { words: ['members'], files: [...members, 'views/members/member/MemberPage.tsx'] },
  [paths.editMember(':id')]: {
    words: ['members', 'finances/memberFees', 'memberHistory'],
    files: [...members, 'views/members/form/EditMemberPage.tsx'],
  },
  [paths.finances]: {
    words: ['finances'],
    files: [
      ...finances,
      'views/finances/balance/BalancePage.tsx',
      'views/finances/balance/BalanceChart.tsx',
      'shared/recurring/ProposalsCard.tsx',
    ],
  },
  [paths.financeEntries]: { words: ['finances'], files: [...finances, 'views/finances/entries/FinanceListPage.tsx'] },
  [paths.finance(':id')]: {
    words: ['finances', 'finances/receipts'],
    files: [...finances, 'views/finances/entry/FinancePage.tsx'],
  },
  [paths.editFinance(':id')]: {
    words: ['finances', 'finances/splits'],
    files: [...finances, 'views/finances/entry/EditFinancePage.tsx'],
  },
  [paths.calendar]: { words: ['calendar'], files: [...calendar, 'views/calendar/month/MonthGrid.tsx'] },
  [paths.event(':id')]: {
    words: ['calendar', 'finish'],
    files: [
      ...calendar,
      'views/calendar/event/EventPage.tsx',
      'views/calendar/event/ForecastCard.tsx',
      'views/calendar/roster/RosterCard.tsx',
      'views/calendar/messages/EventMessagesCard.tsx',
      'views/calendar/money/EventMoneyCard.tsx',
    ],
  },
  [paths.editEvent(':id')]: {
    words: ['calendar', 'finish'],
    files: [...calendar, 'views/calendar/form/EditEventPage.tsx'],
  },
  [paths.finishEvent(':id')]: {
    words: ['calendar', 'finish'],
    files: [...calendar, 'views/calendar/finish/FinishPage.tsx'],
  },
  [paths.analytics]: {
    words: ['analytics', 'members'],
    files: [...analytics, 'views/analytics/list/AnalyticsPage.tsx', 'views/analytics/season/SeasonCharts.tsx'],
  },
  [paths.groupSettings]: { words: ['settings', 'invitees'], files: [...settings, 'views/settings/GroupPage.tsx'] },
  [paths.messageSettings]: {
    words: ['messages'],
    files: [...settings, 'views/settings/messages/MessageSettingsPage.tsx'],
  },
  [paths.people]: { words: ['settings'], files: [...settings, 'views/settings/PeoplePage.tsx'] },
  [paths.audit]: {
    words: ['audit', 'members', 'finances'],
    files: [...settings, 'views/settings/audit/AuditPage.tsx'],
  },
  [paths.account]: { words: ['settings'], files: [...settings, 'views/settings/AccountPage.tsx'] },
}
