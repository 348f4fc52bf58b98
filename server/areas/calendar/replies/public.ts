export {
  answersOfMember,
  deleteAnswers,
  deleteRepliesTo,
  endDoublings,
  eraseAnswers,
  eraseFromReasons,
  purgeAnswers,
} from './personalData'
export { findEventWithInvitees, findOnlySelf, isAddressDoubted, noteOwnLinkAsked, personalTokens } from './replyLookup'
export type { EventWithInvitees, Invitee } from './replyLookup'
export { replyRepository } from './replyRepository'
