export { creditCover } from './creditCover'
export { debtorRepository } from './debtors'
export { setFeeClasses, setFeeSpans, withFirstClass } from './feeSpans'
export { readDebtors } from './overdueDebtors'
