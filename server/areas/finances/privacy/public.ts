export { eraseWhatWasKept } from './keptLonger'
export { orderedPaymentsOf } from './orderedPayments'
export {
  deleteDebts,
  donationReceiptsOfMember,
  eraseFromFinances,
  feesOfMember,
  financesOfMember,
  mandatesOfMember,
  purgeFinances,
  statementsToMember,
} from './personalData'
