import { instrumentKey } from '@contract/invitees'
import type { Invitees } from '@contract/invitees'

/** Rules for who is invited and which answer counts, for client and server. Days are `YYYY-MM-DD` of the group's zone. */

export const answers = ['yes', 'no', 'maybe'] as const
export type Answer = (typeof answers)[number]

/**
 * How people answered for themselves: by account; by a link that was mailed to their own address alone (`own`); or by one
 * that others may know, who could have answered instead (`told`).
 */
export const replyWays = ['account', 'own', 'told'] as const
export type ReplyWay = (typeof replyWays)[number]

/** The state of an invitee: an answer, or none. */
export type AnswerState = Answer | 'silent'

export interface AskableMember {
  id: string
  section: string
  instrument?: string | undefined
  /** The groups of people that they are in now. */
  groups?: readonly string[] | undefined
  /** The member's status on the event's day; undefined: removed, or not yet a member. */
  status: 'active' | 'on_leave' | 'former' | undefined
}

/** Whether the event invites the member. Members who are chosen by name may be on leave; all others must be active on its day. */
export function isInvited(
  invitees: Invitees | undefined,
  { id, section, instrument, groups, status }: AskableMember,
): boolean {
  const { who, sections, instruments, groupIds, memberIds }: Invitees = invitees ?? { who: 'all' }
  if (status === undefined || status === 'former' || who === 'nobody') return false
  if (who === 'members') return memberIds?.some((chosen) => chosen.toLowerCase() === id) ?? false
  if (status !== 'active') return false
  if (who === 'sections') return sections?.some((one) => one === section) ?? false
  if (who === 'groups') return groupIds?.some((one) => groups?.includes(one.toLowerCase())) ?? false
  if (who !== 'instruments') return true
  const own = instrumentKey(instrument ?? '')
  return instruments?.some((one) => instrumentKey(one) === own) ?? false
}

export interface GivenReply {
  answer: Answer
  at: Date
  /** The answer was given before the event was moved or cancelled. */
  isOutdated: boolean
}

export interface GivenAbsence {
  firstDay: string
  lastDay: string
  at: Date
}

export interface EffectiveAnswer {
  state: AnswerState
  /** The answer is that of an absence, not the member's own. */
  isAway: boolean
  /** An answer from before the event changed is to be confirmed; until then it counts as silence. */
  toConfirm: boolean
}

/**
 * The answer of a member that counts for an event that begins on `day`: the member's own; or no, where an absence covers the
 * day and was entered after the answer. So an answer that is given during an absence counts.
 */
export function effectiveAnswer(
  reply: GivenReply | undefined,
  absences: readonly GivenAbsence[],
  day: string,
): EffectiveAnswer {
  // An answer to the plan before a move says nothing about the new day, so that an older absence counts.
  const isUnheard = ({ at }: GivenAbsence) => reply === undefined || reply.isOutdated || at > reply.at
  const isAway = absences.some((absence) => absence.firstDay <= day && day <= absence.lastDay && isUnheard(absence))
  if (isAway) return { state: 'no', isAway, toConfirm: false }
  if (reply === undefined) return { state: 'silent', isAway, toConfirm: false }
  return { state: reply.isOutdated ? 'silent' : reply.answer, isAway, toConfirm: reply.isOutdated }
}
