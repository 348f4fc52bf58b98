export { ownDebt } from './ownDebt'
