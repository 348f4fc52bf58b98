export { erasePayers } from './erasePayers'
export { updatePayersOf } from './payersOfContacts'
export {
  everPaidForBy,
  findPayer,
  listPaidTogether,
  payerIds,
  payerOfMember,
  readContacts,
  tiesOfMember,
} from './payerContacts'
export type { PaidTogether } from './payerContacts'
export { askedOf, isNow, isRemovedMember } from './payerTies'
