export { eraseWhatWasKept } from './keptLonger'
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
