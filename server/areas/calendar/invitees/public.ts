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
} from './invitingEvents'
export type { InvitingEvent, InvitingGroup } from './invitingEvents'
export { replyColumns, replyStateOf } from './replyStates'
export type { ReplyState } from './replyStates'
export { answersTo, effectiveOf, needsOf, readInvitees, readSituation, readinessOfEvent } from './situation'
export type { Situation } from './situation'
