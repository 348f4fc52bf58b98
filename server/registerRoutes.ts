import { guarded } from './platform/auth/guard'
import type { AreaRoutes } from './platform/dependencies'
import { analyticsRoutes } from './areas/analytics/routes'
import { auditRoutes } from './areas/audit/routes'
import { authRoutes } from './areas/accounts/routes'
import { bookmarkRoutes } from './areas/bookmarks/routes'
import { calendarRoutes } from './areas/events/routes'
import { accountRoutes } from './areas/finances/accounts/accountRoutes'
import { budgetRoutes } from './areas/finances/budgets/budgetRoutes'
import { reconciliationRoutes } from './areas/finances/reconciling/reconciliationRoutes'
import { chargingRoutes } from './areas/finances/fees/chargingRoutes'
import { feeRoutes } from './areas/finances/fees/feeRoutes'
import { levyRoutes } from './areas/finances/levies/levyRoutes'
import { returnRoutes } from './areas/finances/returns/returnRoutes'
import { creditRoutes } from './areas/finances/settlements/creditRoutes'
import { payerRoutes } from './areas/finances/paying/payerRoutes'
import { settlementRoutes } from './areas/finances/settlements/settlementRoutes'
import { matchingRoutes } from './areas/finances/matching/matchingRoutes'
import { recurringRoutes } from './areas/finances/recurring/recurringRoutes'
import { matchRuleRoutes } from './areas/finances/matching/ruleRoutes'
import { closingRoutes } from './areas/finances/closingRoutes'
import { demoRoutes } from './demo/routes'
import { duesRoutes } from './areas/finances/dueRoutes'
import { eventReportRoutes } from './areas/events/reportRoutes'
import { feedRoutes } from './areas/events/feedRoutes'
import { payingRoutes } from './areas/finances/paying/routes'
import { financeImportRoutes } from './areas/finances/importing/importRoutes'
import { financeRoutes } from './areas/finances/routes'
import { auditorRoutes } from './areas/finances/auditing/auditorRoutes'
import { receiptRoutes } from './areas/finances/receipts/receiptRoutes'
import { splitRoutes } from './areas/finances/splits/splitRoutes'
import { subcategoryRoutes } from './areas/finances/subcategories/subcategoryRoutes'
import { voucherRoutes } from './areas/finances/vouchers/voucherRoutes'
import { groupRoutes } from './areas/groups/routes'
import { homeRoutes } from './areas/home/routes'
import { jwtRoutes } from './areas/accounts/jwtRoutes'
import { memberImportRoutes } from './areas/members/importRoutes'
import { memberRoutes } from './areas/members/routes'
import { privacyRoutes } from './areas/privacy/routes'
import { messageRoutes } from './areas/messages/routes'
import { unsubscribeRoutes } from './areas/messages/unsubscribeRoutes'
import { passkeyRoutes } from './areas/accounts/secondFactors/passkeyRoutes'
import { proofRoutes } from './areas/accounts/secondFactors/proofRoutes'
import { secondFactorRoutes } from './areas/accounts/secondFactors/secondFactorRoutes'
import { secondStepRoutes } from './areas/accounts/secondFactors/secondStepRoutes'
import { absenceRoutes } from './areas/replies/absenceRoutes'
import { checkinRoutes } from './areas/replies/checkins/checkinRoutes'
import { lineupRoutes } from './areas/replies/lineupRoutes'
import { linkRoutes } from './areas/replies/linkRoutes'
import { personalReplyRoutes } from './areas/replies/personalRoutes'
import { myPollRepository } from './areas/replies/polls/myPolls'
import { pollRoutes } from './areas/replies/polls/routes'
import { replyRoutes } from './areas/replies/routes'
import { recoveryRoutes } from './areas/accounts/recoveryRoutes'
import { registrationRoutes } from './areas/accounts/registrationRoutes'
import { sessionRoutes } from './areas/accounts/sessionRoutes'
import { userRoutes } from './areas/accounts/userRoutes'

/** In the order of CONTRACT.md. */
const areaRoutes: AreaRoutes[] = [
  memberRoutes,
  memberImportRoutes,
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
  personalReplyRoutes((db) => myPollRepository(db).list),
  absenceRoutes,
  checkinRoutes,
  lineupRoutes,
  linkRoutes,
  messageRoutes,
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
