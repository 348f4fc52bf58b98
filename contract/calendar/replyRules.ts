import { instrumentKey } from '@contract/invitees'
import type { Invitees } from '@contract/invitees'

/** Rules of who is asked and what holds as an answer, for either end. Days are `YYYY-MM-DD` of the group's zone. */

export const answers = ['yes', 'no', 'maybe'] as const
export type Answer = (typeof answers)[number]

/**
 * How somebody answered for themselves: by their account; by a link that our mail told their own address alone (`own`); or by one that
 * was told to others as well, who may have answered in their place (`told`).
 */
export const replyWays = ['account', 'own', 'told'] as const
export type ReplyWay = (typeof replyWays)[number]

/** What is known of somebody who is asked. */
export type AnswerState = Answer | 'silent'

export interface AskableMember {
  id: string
  section: string
  instrument?: string | undefined
  /** On the day of the event. Absent: removed, or not there yet. */
  status: 'active' | 'on_leave' | 'former' | undefined
}

/** Whether the event asks the member. Who is chosen by name may be on leave; all others are active on its day. */
export function isInvited(invitees: Invitees | undefined, { id, section, instrument, status }: AskableMember): boolean {
  const { who, sections, instruments, memberIds }: Invitees = invitees ?? { who: 'all' }
  if (status === undefined || status === 'former' || who === 'nobody') return false
  if (who === 'members') return memberIds?.some((chosen) => chosen.toLowerCase() === id) ?? false
  if (status !== 'active') return false
  if (who === 'sections') return sections?.some((one) => one === section) ?? false
  if (who !== 'instruments') return true
  const own = instrumentKey(instrument ?? '')
  return instruments?.some((one) => instrumentKey(one) === own) ?? false
}

export interface GivenReply {
  answer: Answer
  at: Date
  /** It was given before the event was moved or called off. */
  isOutdated: boolean
}

export interface GivenAbsence {
  firstDay: string
  lastDay: string
  at: Date
}

export interface EffectiveAnswer {
  state: AnswerState
  /** An absence says so, and not the member's answer to this event. */
  isAway: boolean
  /** What was answered before the event changed asks to be confirmed; until then it counts as silence. */
  toConfirm: boolean
}

/**
 * What holds for one member at an event that begins on `day`: the own answer; or, where an absence holds that day and was made after
 * it, no. So whoever answers an event within an absence of theirs is heard.
 */
export function effectiveAnswer(
  reply: GivenReply | undefined,
  absences: readonly GivenAbsence[],
  day: string,
): EffectiveAnswer {
  // An answer to what the event was before it moved is no word about the day that it has now.
  const isUnheard = ({ at }: GivenAbsence) => reply === undefined || reply.isOutdated || at > reply.at
  const isAway = absences.some((absence) => absence.firstDay <= day && day <= absence.lastDay && isUnheard(absence))
  if (isAway) return { state: 'no', isAway, toConfirm: false }
  if (reply === undefined) return { state: 'silent', isAway, toConfirm: false }
  return { state: reply.isOutdated ? 'silent' : reply.answer, isAway, toConfirm: reply.isOutdated }
}
