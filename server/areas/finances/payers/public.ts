export { erasePayers } from './erasePayers'
export { updatePayersOf } from './payersOfContacts'
export {
  everPaidForBy,
  listPaidTogether,
  payerIds,
  payerOfMember,
  readContacts,
  tiesOfMember,
} from './payerContacts'
export type { PaidTogether } from './payerContacts'
export { askedOf, isNow, isRemovedMember } from './payerTies'
