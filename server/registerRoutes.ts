import { guarded } from './platform/auth/guard'
import type { AreaRoutes } from './platform/dependencies'
import { analyticsRoutes } from './areas/analytics/routes'
import { auditRoutes } from './areas/audit/routes'
import { authRoutes } from './areas/accounts/routes'
import { bookmarkRoutes } from './areas/bookmarks/routes'
import { calendarRoutes } from './areas/calendar/events/routes'
import { accountRoutes } from './areas/finances/accounts/accountRoutes'
import { budgetRoutes } from './areas/finances/budgets/budgetRoutes'
import { reconciliationRoutes } from './areas/finances/reconciliation/reconciliationRoutes'
import { chargingRoutes } from './areas/finances/dues/chargingRoutes'
import { feeRoutes } from './areas/finances/dues/feeRoutes'
import { levyRoutes } from './areas/finances/levies/levyRoutes'
import { returnRoutes } from './areas/finances/payments/returnRoutes'
import { creditRoutes } from './areas/finances/payments/creditRoutes'
import { donationRoutes } from './areas/finances/donations/donationRoutes'
import { debitRoutes } from './areas/finances/statements/debitRoutes'
import { orderRoutes } from './areas/finances/statements/orderRoutes'
import { payerRoutes } from './areas/finances/payers/payerRoutes'
import { settlementRoutes } from './areas/finances/payments/settlementRoutes'
import { matchingRoutes } from './areas/finances/matching/matchingRoutes'
import { recurringRoutes } from './areas/finances/recurring/recurringRoutes'
import { matchRuleRoutes } from './areas/finances/matching/ruleRoutes'
import { closingRoutes } from './areas/finances/closings/closingRoutes'
import { demoRoutes } from './demo/routes'
import { duesRoutes } from './areas/finances/dues/dueRoutes'
import { eventReportRoutes } from './areas/calendar/reports/routes'
import { feedRoutes } from './areas/calendar/feeds/routes'
import { payingRoutes } from './areas/finances/statements/statementRoutes'
import { financeImportRoutes } from './areas/finances/matching/importRoutes'
import { financeRoutes } from './areas/finances/entries/entryRoutes'
import { auditorRoutes } from './areas/finances/auditing/auditorRoutes'
import { receiptRoutes } from './areas/finances/receipts/receiptRoutes'
import { splitRoutes } from './areas/finances/splits/splitRoutes'
import { subcategoryRoutes } from './areas/finances/categories/subcategoryRoutes'
import { voucherRoutes } from './areas/finances/closings/voucherRoutes'
import { groupRoutes } from './areas/groups/routes'
import { homeRoutes } from './areas/home/routes'
import { jwtRoutes } from './areas/accounts/jwtRoutes'
import { memberImportRoutes } from './areas/members/importRoutes'
import { contactRoutes } from './areas/members/contactRoutes'
import { memberHistoryRoutes } from './areas/members/historyRoutes'
import { ownFieldRoutes } from './areas/members/ownFieldRoutes'
import { memberChangeRoutes } from './areas/members/memberChangeRoutes'
import { honourRoutes } from './areas/members/honourRoutes'
import { photoRoutes } from './areas/members/photoRoutes'
import { thingRoutes } from './areas/members/thingRoutes'
import { memberGroupRoutes } from './areas/members/memberGroupRoutes'
import { sectionRoutes } from './areas/members/sectionRoutes'
import { memberRoutes } from './areas/members/routes'
import { mergingRoutes } from './areas/merging/routes'
import { privacyRoutes } from './areas/privacy/routes'
import { ledMessageRoutes } from './areas/messages/ledRoutes'
import { messageRoutes } from './areas/messages/routes'
import { unsubscribeRoutes } from './areas/messages/unsubscribeRoutes'
import { passkeyRoutes } from './areas/accounts/secondFactors/passkeyRoutes'
import { proofRoutes } from './areas/accounts/secondFactors/proofRoutes'
import { secondFactorRoutes } from './areas/accounts/secondFactors/secondFactorRoutes'
import { secondStepRoutes } from './areas/accounts/secondFactors/secondStepRoutes'
import { absenceRoutes } from './areas/calendar/absences/routes'
import { checkinRoutes } from './areas/calendar/checkins/routes'
import { instrumentationRoutes } from './areas/calendar/instrumentation/routes'
import { leadingRoutes } from './areas/calendar/leading/routes'
import { linkRoutes } from './areas/calendar/links/routes'
import { poolRoutes } from './areas/calendar/deputies/poolRoutes'
import { holidayRoutes } from './areas/calendar/holidays/routes'
import { pieceRoutes } from './areas/calendar/pieces/routes'
import { personalReplyRoutes } from './areas/calendar/my/routes'
import { myPollRepository } from './areas/calendar/polls/myPolls'
import { pollRoutes } from './areas/calendar/polls/routes'
import { replyRoutes } from './areas/calendar/replies/routes'
import { recoveryRoutes } from './areas/accounts/recoveryRoutes'
import { registrationRoutes } from './areas/accounts/registrationRoutes'
import { sessionRoutes } from './areas/accounts/sessionRoutes'
import { userRoutes } from './areas/accounts/userRoutes'

/** In the order that `/openapi.json` lists them. */
const areaRoutes: AreaRoutes[] = [
  memberRoutes,
  memberChangeRoutes,
  memberGroupRoutes,
  thingRoutes,
  honourRoutes,
  sectionRoutes,
  memberImportRoutes,
  memberHistoryRoutes,
  contactRoutes,
  photoRoutes,
  ownFieldRoutes,
  mergingRoutes,
  financeRoutes,
  duesRoutes,
  payingRoutes,
  closingRoutes,
  accountRoutes,
  reconciliationRoutes,
  settlementRoutes,
  creditRoutes,
  returnRoutes,
  payerRoutes,
  debitRoutes,
  orderRoutes,
  donationRoutes,
  chargingRoutes,
  feeRoutes,
  levyRoutes,
  budgetRoutes,
  matchingRoutes,
  matchRuleRoutes,
  recurringRoutes,
  financeImportRoutes,
  receiptRoutes,
  splitRoutes,
  subcategoryRoutes,
  voucherRoutes,
  auditorRoutes,
  calendarRoutes,
  feedRoutes,
  eventReportRoutes,
  replyRoutes,
  personalReplyRoutes((db) => myPollRepository(db).ofInvited),
  absenceRoutes,
  checkinRoutes,
  leadingRoutes,
  instrumentationRoutes,
  holidayRoutes,
  pieceRoutes,
  linkRoutes,
  poolRoutes,
  messageRoutes,
  ledMessageRoutes,
  unsubscribeRoutes,
  pollRoutes,
  analyticsRoutes,
  authRoutes,
  registrationRoutes,
  secondStepRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  proofRoutes,
  recoveryRoutes,
  sessionRoutes,
  jwtRoutes,
  bookmarkRoutes,
  demoRoutes,
  groupRoutes,
  homeRoutes,
  userRoutes,
  privacyRoutes,
  auditRoutes,
]

/** Every area's routes, behind one guard: each route says who may call it. */
export const registerRoutes: AreaRoutes = guarded(areaRoutes)
