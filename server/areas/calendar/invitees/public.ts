export { readAbsences, readReplies } from './givenAnswers'
export type { AbsenceRow, AbsencesByMember, InvitedMember } from './givenAnswers'
export { isCallerInvited } from './callerInvited'
export { invitesMember, isNotDeletedMember, playedAt, readMembers, statusOnDay } from './invitedMembers'
export type { GroupMember } from './invitedMembers'
export {
  dayOfEvent,
  deadlineOf,
  findInvitingEvent,
  findInvitingGroup,
  invitingColumns,
  isOver,
  lockInvitingEvent,
  lockWithGroup,
  spanOf,
  takenAnswers,
} from './invitingEvents'
export type { AnsweringGroup, InvitingEvent, InvitingGroup } from './invitingEvents'
export { answerOnDay, replyColumnsOf, replyStateOf } from './replyStates'
export type { ReplyState } from './replyStates'
export {
  answersOnDay,
  answersTo,
  comesOnOf,
  effectiveOf,
  needsOf,
  readInvitees,
  readSituation,
  readinessOfDay,
  readinessOfEvent,
} from './situation'
export type { Situation } from './situation'
