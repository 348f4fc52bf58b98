import 'i18next'
import type { messages as analytics } from './en/analytics'
import type { messages as audit } from './en/audit'
import type { messages as accounts } from './en/finances/accounts'
import type { messages as instruments } from './en/instruments'
import type { messages as sections } from './en/sections'
import type { messages as sorting } from './en/sorting'
import type { messages as invitees } from './en/invitees'
import type { messages as auditing } from './en/finances/auditing'
import type { messages as auth } from './en/auth'
import type { messages as matching } from './en/finances/matching'
import type { messages as bankFiles } from './en/finances/bankFiles'
import type { messages as budget } from './en/finances/budget'
import type { messages as calendar } from './en/calendar'
import type { messages as checkin } from './en/checkin'
import type { messages as chosenMembers } from './en/chosenMembers'
import type { messages as credit } from './en/finances/credit'
import type { messages as payers } from './en/finances/payers'
import type { messages as customizer } from './en/customizer'
import type { messages as dues } from './en/dues'
import type { messages as eventForm } from './en/eventForm'
import type { messages as events } from './en/events'
import type { messages as paying } from './en/finances/paying'
import type { messages as fees } from './en/finances/fees'
import type { messages as recurring } from './en/finances/recurring'
import type { messages as rules } from './en/finances/rules'
import type { messages as categories } from './en/finances/categories'
import type { messages as splits } from './en/finances/splits'
import type { messages as memberFees } from './en/finances/memberFees'
import type { messages as memberContacts } from './en/memberContacts'
import type { messages as memberGroups } from './en/memberGroups'
import type { messages as memberHistory } from './en/memberHistory'
import type { messages as duplicates } from './en/duplicates'
import type { messages as thingImport } from './en/thingImport'
import type { messages as things } from './en/things'
import type { messages as jubilees } from './en/jubilees'
import type { messages as leaving } from './en/leaving'
import type { messages as purposes } from './en/finances/purposes'
import type { messages as spheres } from './en/finances/spheres'
import type { messages as datev } from './en/finances/datev'
import type { messages as donations } from './en/finances/donations'
import type { messages as financeLists } from './en/finances/financeLists'
import type { messages as debits } from './en/finances/debits'
import type { messages as paymentOrders } from './en/finances/paymentOrders'
import type { messages as levies } from './en/finances/levies'
import type { messages as finances } from './en/finances'
import type { messages as finish } from './en/finish'
import type { messages as forms } from './en/forms'
import type { messages as home } from './en/home'
import type { messages as imports } from './en/imports'
import type { messages as layout } from './en/layout'
import type { messages as leading } from './en/leading'
import type { messages as readiness } from './en/readiness'
import type { messages as roster } from './en/roster'
import type { messages as links } from './en/links'
import type { messages } from './en/messages'
import type { messages as memberData } from './en/memberData'
import type { messages as members } from './en/members'
import type { messages as my } from './en/my'
import type { messages as ownFields } from './en/ownFields'
import type { messages as deputies } from './en/deputies'
import type { messages as holidays } from './en/holidays'
import type { messages as pieces } from './en/pieces'
import type { messages as polls } from './en/polls'
import type { messages as pack } from './en/finances/pack'
import type { messages as receipts } from './en/finances/receipts'
import type { messages as reminders } from './en/finances/reminders'
import type { messages as samples } from './en/samples/samples'
import type { messages as samplesAccess } from './en/samples/samplesAccess'
import type { messages as samplesAccount } from './en/samples/samplesAccount'
import type { messages as samplesAuthentication } from './en/samples/samplesAuthentication'
import type { messages as samplesDashboards } from './en/samples/samplesDashboards'
import type { messages as samplesInvoices } from './en/samples/samplesInvoices'
import type { messages as samplesUsers } from './en/samples/samplesUsers'
import type { messages as samplesCalendar } from './en/samples/samplesCalendar'
import type { messages as samplesApiKeys } from './en/samples/samplesApiKeys'
import type { messages as samplesBlog } from './en/samples/samplesBlog'
import type { messages as samplesDialogs } from './en/samples/samplesDialogs'
import type { messages as samplesLicences } from './en/samples/samplesLicences'
import type { messages as samplesChat } from './en/samples/samplesChat'
import type { messages as samplesEmail } from './en/samples/samplesEmail'
import type { messages as samplesHelp } from './en/samples/samplesHelp'
import type { messages as samplesMisc } from './en/samples/samplesMisc'
import type { messages as samplesPricing } from './en/samples/samplesPricing'
import type { messages as samplesProfile } from './en/samples/samplesProfile'
import type { messages as samplesShop } from './en/samples/samplesShop'
import type { messages as samplesShowcase } from './en/samples/samplesShowcase'
import type { messages as samplesTodo } from './en/samples/samplesTodo'
import type { messages as journal } from './en/finances/journal'
import type { messages as vouchers } from './en/finances/vouchers'
import type { messages as security } from './en/security'
import type { messages as reconcile } from './en/finances/reconcile'
import type { messages as recovery } from './en/recovery'
import type { messages as replyFigures } from './en/replyFigures'
import type { messages as sessions } from './en/sessions'
import type { messages as settings } from './en/settings'
import type { messages as shell } from './en/shell'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: {
      shell: typeof shell
      analytics: typeof analytics
      audit: typeof audit
      accounts: typeof accounts
      invitees: typeof invitees
      auditing: typeof auditing
      auth: typeof auth
      bankFiles: typeof bankFiles
      budget: typeof budget
      calendar: typeof calendar
      checkin: typeof checkin
      chosenMembers: typeof chosenMembers
      credit: typeof credit
      payers: typeof payers
      customizer: typeof customizer
      dues: typeof dues
      paying: typeof paying
      eventForm: typeof eventForm
      events: typeof events
      fees: typeof fees
      recurring: typeof recurring
      rules: typeof rules
      categories: typeof categories
      ownFields: typeof ownFields
      splits: typeof splits
      debits: typeof debits
      paymentOrders: typeof paymentOrders
      donations: typeof donations
      purposes: typeof purposes
      financeLists: typeof financeLists
      spheres: typeof spheres
      datev: typeof datev
      levies: typeof levies
      memberFees: typeof memberFees
      memberContacts: typeof memberContacts
      memberGroups: typeof memberGroups
      memberHistory: typeof memberHistory
      jubilees: typeof jubilees
      leaving: typeof leaving
      duplicates: typeof duplicates
      thingImport: typeof thingImport
      things: typeof things
      finances: typeof finances
      finish: typeof finish
      forms: typeof forms
      home: typeof home
      imports: typeof imports
      layout: typeof layout
      leading: typeof leading
      readiness: typeof readiness
      roster: typeof roster
      links: typeof links
      matching: typeof matching
      messages: typeof messages
      memberData: typeof memberData
      members: typeof members
      instruments: typeof instruments
      sections: typeof sections
      sorting: typeof sorting
      samples: typeof samples
      samplesAccess: typeof samplesAccess
      samplesAccount: typeof samplesAccount
      samplesAuthentication: typeof samplesAuthentication
      samplesDashboards: typeof samplesDashboards
      samplesInvoices: typeof samplesInvoices
      samplesUsers: typeof samplesUsers
      samplesCalendar: typeof samplesCalendar
      samplesApiKeys: typeof samplesApiKeys
      samplesBlog: typeof samplesBlog
      samplesDialogs: typeof samplesDialogs
      samplesLicences: typeof samplesLicences
      samplesChat: typeof samplesChat
      samplesEmail: typeof samplesEmail
      samplesHelp: typeof samplesHelp
      samplesMisc: typeof samplesMisc
      samplesPricing: typeof samplesPricing
      samplesProfile: typeof samplesProfile
      samplesShop: typeof samplesShop
      samplesShowcase: typeof samplesShowcase
      samplesTodo: typeof samplesTodo
      my: typeof my
      holidays: typeof holidays
      pieces: typeof pieces
      deputies: typeof deputies
      polls: typeof polls
      pack: typeof pack
      receipts: typeof receipts
      reminders: typeof reminders
      journal: typeof journal
      vouchers: typeof vouchers
      security: typeof security
      reconcile: typeof reconcile
      recovery: typeof recovery
      replyFigures: typeof replyFigures
      sessions: typeof sessions
      settings: typeof settings
    }
  }
}
