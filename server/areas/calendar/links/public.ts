export { readDoubted } from './doubtedAddresses'
export { memberLinkTokens } from './memberLinkTokens'
export { findMember, findPerson, isManager, linkViaOf, personal } from './person'
export type { Person } from './person'
