import { addDays } from '@contract/days'
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

/** The state of an invitee: an answer, or none. Who waits for a place is `maybe`: they come if one becomes free. */
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
  /** They said yes, and wait for a place. */
  isWaiting?: boolean | undefined
  /** On which days of an event that is answered by day. Absent or null: on all. */
  comesOn?: readonly number[] | null | undefined
}

/** Days of an event, counted from the first one, which is 0. */
type ListedDays = readonly { day: number }[]

/** The days by which an event is answered one by one; null: one answer is for all of it. */
export const answeredDays = ({
  days,
  answersByDay,
}: {
  days?: ListedDays | null | undefined
  answersByDay?: boolean | null | undefined
}): ListedDays | null => (answersByDay === true && days && days.length > 0 ? days : null)

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
  /** There is no answer, and at this event silence counts as yes. */
  isAssumed: boolean
  /** They said yes, and wait for a place. */
  isWaiting: boolean
}

/** What counts for who has not been heard of. */
export const silenceAt = (asks: Invitees | null | undefined): 'yes' | 'silent' => (asks?.isOptOut ? 'yes' : 'silent')

/** Whether an absence covers the day that was entered after the answer. */
function isAwayOn(reply: GivenReply | undefined, absences: readonly GivenAbsence[], day: string): boolean {
  // An answer to the plan before a move says nothing about the new day, so that an older absence counts.
  const isUnheard = ({ at }: GivenAbsence) => reply === undefined || reply.isOutdated || at > reply.at
  return absences.some((absence) => absence.firstDay <= day && day <= absence.lastDay && isUnheard(absence))
}

/** The listed days that an answer is about. Days that the event has no more say nothing. */
function chosenDays(comesOn: readonly number[] | null | undefined, listed: ListedDays): number[] {
  const all = listed.map(({ day }) => day)
  const chosen = all.filter((day) => comesOn?.includes(day) ?? true)
  return chosen.length === 0 ? all : chosen
}

/**
 * On which of the event's listed days somebody comes who said yes: those of their answer, without days that an absence covers which was
 * entered after it. Null: on all of them. `firstDay`: day 0.
 */
export function daysOfYes(
  reply: GivenReply | undefined,
  absences: readonly GivenAbsence[],
  firstDay: string,
  listed: ListedDays,
): number[] | null {
  const on = chosenDays(reply?.comesOn, listed).filter((day) => !isAwayOn(reply, absences, addDays(firstDay, day)))
  return on.length === listed.length ? null : on
}

/**
 * The answer of a member that counts for an event that begins on `day`: the member's own; or no, where an absence counts that was entered
 * after the answer. So an answer that is given during an absence counts. Who was never heard of counts as `silence`; an answer from before
 * a move is to be confirmed all the same.
 *
 * Which absence counts: of an event with one answer for all of it the day decides on which it begins, however long it is. Of one that is
 * answered by day (`byDay`: its days, of `answeredDays`) each day counts for itself (`answerOfDay`), and the whole is a no where absences
 * leave none of the days of the answer. In SQL: server/areas/calendar/events/places.ts.
 */
export function effectiveAnswer(
  reply: GivenReply | undefined,
  absences: readonly GivenAbsence[],
  day: string,
  silence: 'yes' | 'silent' = 'silent',
  byDay: ListedDays | null = null,
): EffectiveAnswer {
  const isAway =
    byDay === null || absences.length === 0
      ? isAwayOn(reply, absences, day)
      : chosenDays(reply?.isOutdated ? null : reply?.comesOn, byDay).every((one) =>
          isAwayOn(reply, absences, addDays(day, one)),
        )
  if (isAway) return { state: 'no', isAway, toConfirm: false, isAssumed: false, isWaiting: false }
  if (reply === undefined)
    return { state: silence, isAway, toConfirm: false, isAssumed: silence === 'yes', isWaiting: false }
  const { answer, isOutdated, isWaiting = false } = reply
  if (isOutdated) return { state: 'silent', isAway, toConfirm: true, isAssumed: false, isWaiting: false }
  return { state: answer, isAway, toConfirm: false, isAssumed: false, isWaiting }
}

/** The answer that counts for one of the days of an event that is answered by day: a no, where the answer leaves the day out. */
export function answerOfDay(
  reply: GivenReply | undefined,
  absences: readonly GivenAbsence[],
  { firstDay, day, listed }: { firstDay: string; day: number; listed: ListedDays },
  silence: 'yes' | 'silent' = 'silent',
): EffectiveAnswer {
  const isLeftOut = reply && !reply.isOutdated && !chosenDays(reply.comesOn, listed).includes(day)
  if (isLeftOut) return { state: 'no', isAway: false, toConfirm: false, isAssumed: false, isWaiting: false }
  return effectiveAnswer(reply, absences, addDays(firstDay, day), silence)
}
