export { creditCover } from './creditCover'
export { debtorRepository } from './debtors'
export { withFirstClass } from './feeSpans'
export { readDebtors } from './overdueDebtors'
