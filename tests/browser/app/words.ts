import { messages as accountsEn } from '@/i18n/en/finances/accounts'
import { messages as budgetEn } from '@/i18n/en/finances/budget'
import { messages as reconcileEn } from '@/i18n/en/finances/reconcile'
import { messages as categoriesEn } from '@/i18n/en/finances/categories'
import { messages as memberFeesEn } from '@/i18n/en/finances/memberFees'
import { messages as memberContactsEn } from '@/i18n/en/memberContacts'
import { messages as memberHistoryEn } from '@/i18n/en/memberHistory'
import { messages as jubileesEn } from '@/i18n/en/jubilees'
import { messages as leavingEn } from '@/i18n/en/leaving'
import { messages as purposesEn } from '@/i18n/en/finances/purposes'
import { messages as spheresEn } from '@/i18n/en/finances/spheres'
import { messages as datevEn } from '@/i18n/en/finances/datev'
import { messages as donationsEn } from '@/i18n/en/finances/donations'
import { messages as financeListsEn } from '@/i18n/en/finances/financeLists'
import { messages as debitsEn } from '@/i18n/en/finances/debits'
import { messages as paymentOrdersEn } from '@/i18n/en/finances/paymentOrders'
import { messages as leviesEn } from '@/i18n/en/finances/levies'
import { messages as feesEn } from '@/i18n/en/finances/fees'
import { messages as splitsEn } from '@/i18n/en/finances/splits'
import { messages as analyticsEn } from '@/i18n/en/analytics'
import { messages as inviteesEn } from '@/i18n/en/invitees'
import { messages as auditEn } from '@/i18n/en/audit'
import { messages as auditingEn } from '@/i18n/en/finances/auditing'
import { messages as authEn } from '@/i18n/en/auth'
import { messages as matchingEn } from '@/i18n/en/finances/matching'
import { messages as bankFilesEn } from '@/i18n/en/finances/bankFiles'
import { messages as calendarEn } from '@/i18n/en/calendar'
import { messages as checkinEn } from '@/i18n/en/checkin'
import { messages as chosenMembersEn } from '@/i18n/en/chosenMembers'
import { messages as customizerEn } from '@/i18n/en/customizer'
import { messages as duesEn } from '@/i18n/en/dues'
import { messages as eventFormEn } from '@/i18n/en/eventForm'
import { messages as eventsEn } from '@/i18n/en/events'
import { messages as financesEn } from '@/i18n/en/finances'
import { messages as finishEn } from '@/i18n/en/finish'
import { messages as formsEn } from '@/i18n/en/forms'
import { messages as homeEn } from '@/i18n/en/home'
import { messages as importsEn } from '@/i18n/en/imports'
import { messages as layoutEn } from '@/i18n/en/layout'
import { messages as rosterEn } from '@/i18n/en/roster'
import { messages as linksEn } from '@/i18n/en/links'
import { messages as membersEn } from '@/i18n/en/members'
import { messages as leadingEn } from '@/i18n/en/leading'
import { messages as duplicatesEn } from '@/i18n/en/duplicates'
import { messages as thingImportEn } from '@/i18n/en/thingImport'
import { messages as thingsEn } from '@/i18n/en/things'
import { messages as memberGroupsEn } from '@/i18n/en/memberGroups'
import { messages as messagesEn } from '@/i18n/en/messages'
import { messages as myEn } from '@/i18n/en/my'
import { messages as ownFieldsEn } from '@/i18n/en/ownFields'
import { messages as sectionsEn } from '@/i18n/en/sections'
import { messages as payingEn } from '@/i18n/en/finances/paying'
import { messages as journalEn } from '@/i18n/en/finances/journal'
import { messages as vouchersEn } from '@/i18n/en/finances/vouchers'
import { messages as creditEn } from '@/i18n/en/finances/credit'
import { messages as payersEn } from '@/i18n/en/finances/payers'
import { messages as samplesAccessEn } from '@/i18n/en/samples/samplesAccess'
import { messages as samplesAccountEn } from '@/i18n/en/samples/samplesAccount'
import { messages as samplesApiKeysEn } from '@/i18n/en/samples/samplesApiKeys'
import { messages as samplesAuthenticationEn } from '@/i18n/en/samples/samplesAuthentication'
import { messages as samplesBlogEn } from '@/i18n/en/samples/samplesBlog'
import { messages as samplesDashboardsEn } from '@/i18n/en/samples/samplesDashboards'
import { messages as samplesHelpEn } from '@/i18n/en/samples/samplesHelp'
import { messages as samplesDialogsEn } from '@/i18n/en/samples/samplesDialogs'
import { messages as samplesInvoicesEn } from '@/i18n/en/samples/samplesInvoices'
import { messages as samplesLicencesEn } from '@/i18n/en/samples/samplesLicences'
import { messages as samplesMiscEn } from '@/i18n/en/samples/samplesMisc'
import { messages as samplesPricingEn } from '@/i18n/en/samples/samplesPricing'
import { messages as samplesProfileEn } from '@/i18n/en/samples/samplesProfile'
import { messages as samplesUsersEn } from '@/i18n/en/samples/samplesUsers'
import { messages as deputiesEn } from '@/i18n/en/deputies'
import { messages as holidaysEn } from '@/i18n/en/holidays'
import { messages as piecesEn } from '@/i18n/en/pieces'
import { messages as pollsEn } from '@/i18n/en/polls'
import { messages as receiptsEn } from '@/i18n/en/finances/receipts'
import { messages as packEn } from '@/i18n/en/finances/pack'
import { messages as recurringEn } from '@/i18n/en/finances/recurring'
import { messages as rulesEn } from '@/i18n/en/finances/rules'
import { messages as remindersEn } from '@/i18n/en/finances/reminders'
import { messages as recoveryEn } from '@/i18n/en/recovery'
import { messages as sessionsEn } from '@/i18n/en/sessions'
import { messages as securityEn } from '@/i18n/en/security'
import { messages as settingsEn } from '@/i18n/en/settings'
import { messages as shellEn } from '@/i18n/en/shell'

/** What the screens say in English. */
export const words = {
  accounts: accountsEn,
  budget: budgetEn,
  reconcile: reconcileEn,
  categories: categoriesEn,
  fees: feesEn,
  splits: splitsEn,
  recurring: recurringEn,
  rules: rulesEn,
  debits: debitsEn,
  paymentOrders: paymentOrdersEn,
  donations: donationsEn,
  purposes: purposesEn,
  financeLists: financeListsEn,
  spheres: spheresEn,
  datev: datevEn,
  levies: leviesEn,
  memberFees: memberFeesEn,
  memberContacts: memberContactsEn,
  memberHistory: memberHistoryEn,
  jubilees: jubileesEn,
  leaving: leavingEn,
  analytics: analyticsEn,
  invitees: inviteesEn,
  audit: auditEn,
  auditing: auditingEn,
  auth: authEn,
  bankFiles: bankFilesEn,
  calendar: calendarEn,
  checkin: checkinEn,
  chosenMembers: chosenMembersEn,
  customizer: customizerEn,
  dues: duesEn,
  pack: packEn,
  reminders: remindersEn,
  eventForm: eventFormEn,
  events: eventsEn,
  finances: financesEn,
  finish: finishEn,
  forms: formsEn,
  home: homeEn,
  imports: importsEn,
  layout: layoutEn,
  roster: rosterEn,
  matching: matchingEn,
  links: linksEn,
  members: membersEn,
  leading: leadingEn,
  memberGroups: memberGroupsEn,
  thingImport: thingImportEn,
  things: thingsEn,
  duplicates: duplicatesEn,
  messages: messagesEn,
  my: myEn,
  ownFields: ownFieldsEn,
  sections: sectionsEn,
  paying: payingEn,
  samplesAccess: samplesAccessEn,
  samplesAccount: samplesAccountEn,
  samplesApiKeys: samplesApiKeysEn,
  samplesAuthentication: samplesAuthenticationEn,
  samplesBlog: samplesBlogEn,
  samplesDashboards: samplesDashboardsEn,
  samplesHelp: samplesHelpEn,
  samplesDialogs: samplesDialogsEn,
  samplesInvoices: samplesInvoicesEn,
  samplesLicences: samplesLicencesEn,
  samplesMisc: samplesMiscEn,
  samplesPricing: samplesPricingEn,
  samplesProfile: samplesProfileEn,
  samplesUsers: samplesUsersEn,
  holidays: holidaysEn,
  pieces: piecesEn,
  deputies: deputiesEn,
  polls: pollsEn,
  receipts: receiptsEn,
  recovery: recoveryEn,
  sessions: sessionsEn,
  security: securityEn,
  settings: settingsEn,
  shell: shellEn,
  credit: creditEn,
  payers: payersEn,
  journal: journalEn,
  vouchers: vouchersEn,
}

export type Words = typeof words
