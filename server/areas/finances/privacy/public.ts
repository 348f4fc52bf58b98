export {
  deleteDebts,
  eraseFromFinances,
  feesOfMember,
  financesOfMember,
  purgeFinances,
  statementsToMember,
} from './personalData'
