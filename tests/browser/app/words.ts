import type { Language } from '@/i18n/language'
import { messages as analyticsEn } from '@/i18n/en/analytics'
import { messages as authEn } from '@/i18n/en/auth'
import { messages as calendarEn } from '@/i18n/en/calendar'
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
import { messages as membersEn } from '@/i18n/en/members'
import { messages as samplesDashboardsEn } from '@/i18n/en/samplesDashboards'
import { messages as samplesInvoicesEn } from '@/i18n/en/samplesInvoices'
import { messages as samplesUsersEn } from '@/i18n/en/samplesUsers'
import { messages as settingsEn } from '@/i18n/en/settings'
import { messages as shellEn } from '@/i18n/en/shell'
import { messages as analyticsPt } from '@/i18n/pt-BR/analytics'
import { messages as authPt } from '@/i18n/pt-BR/auth'
import { messages as calendarPt } from '@/i18n/pt-BR/calendar'
import { messages as customizerPt } from '@/i18n/pt-BR/customizer'
import { messages as duesPt } from '@/i18n/pt-BR/dues'
import { messages as eventFormPt } from '@/i18n/pt-BR/eventForm'
import { messages as eventsPt } from '@/i18n/pt-BR/events'
import { messages as financesPt } from '@/i18n/pt-BR/finances'
import { messages as finishPt } from '@/i18n/pt-BR/finish'
import { messages as formsPt } from '@/i18n/pt-BR/forms'
import { messages as homePt } from '@/i18n/pt-BR/home'
import { messages as importsPt } from '@/i18n/pt-BR/imports'
import { messages as layoutPt } from '@/i18n/pt-BR/layout'
import { messages as membersPt } from '@/i18n/pt-BR/members'
import { messages as samplesDashboardsPt } from '@/i18n/pt-BR/samplesDashboards'
import { messages as samplesInvoicesPt } from '@/i18n/pt-BR/samplesInvoices'
import { messages as samplesUsersPt } from '@/i18n/pt-BR/samplesUsers'
import { messages as settingsPt } from '@/i18n/pt-BR/settings'
import { messages as shellPt } from '@/i18n/pt-BR/shell'
import type { Messages } from '@/i18n/messages'

const en = {
  analytics: analyticsEn,
  auth: authEn,
  calendar: calendarEn,
  customizer: customizerEn,
  dues: duesEn,
  eventForm: eventFormEn,
  events: eventsEn,
  finances: financesEn,
  finish: finishEn,
  forms: formsEn,
  home: homeEn,
  imports: importsEn,
  layout: layoutEn,
  members: membersEn,
  samplesDashboards: samplesDashboardsEn,
  samplesInvoices: samplesInvoicesEn,
  samplesUsers: samplesUsersEn,
  settings: settingsEn,
  shell: shellEn,
}

/** The texts of one language. */
export type Words = { [Area in keyof typeof en]: Messages<(typeof en)[Area]> }

export const words: Record<Language, Words> = {
  en,
  'pt-BR': {
    analytics: analyticsPt,
    auth: authPt,
    calendar: calendarPt,
    customizer: customizerPt,
    dues: duesPt,
    eventForm: eventFormPt,
    events: eventsPt,
    finances: financesPt,
    finish: finishPt,
    forms: formsPt,
    home: homePt,
    imports: importsPt,
    layout: layoutPt,
    members: membersPt,
    samplesDashboards: samplesDashboardsPt,
    samplesInvoices: samplesInvoicesPt,
    samplesUsers: samplesUsersPt,
    settings: settingsPt,
    shell: shellPt,
  },
}
