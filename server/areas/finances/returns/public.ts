export { owedAgain } from './owedAgain'
export { appendReturnAudits, isReturnable, planReturn } from './returnedPayments'
