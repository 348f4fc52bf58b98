export { findAccount, findToday } from './accountMonths'
export { accountSums, paidOn, signedAmount, transferSides } from './accountSums'
export { addTransfers, changeTransfers, isTransfer, toTransfer, transferColumns } from './transferLedger'
