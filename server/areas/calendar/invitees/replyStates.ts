import type { RosterMember } from '@contract/calendar/replies'
import type { Invitees } from '@contract/invitees'
import { daysOfYes, effectiveAnswer, silenceAt } from '@contract/calendar/replyRules'
import type { Answer, ReplyWay } from '@contract/calendar/replyRules'
import { replies } from '../../../platform/db/schema/calendar/replies'
import { waitingPlace } from '../events/public'
import type { AbsenceRow } from './givenAnswers'

interface GivenRow {
  answer: Answer
  reason: string | null
  answeredAt: Date
  setBy: string | null
  planNumber: number
  via?: ReplyWay | null
  waiting?: number | null
  movedUpAt?: Date | null
  guests?: number
  comesOn?: number[] | null
  /** The name of the account that set it, where it still exists. */
  setByName?: string | null
}

/** For statements that read `replies`. */
export const replyColumnsOf = (groupId: string) => ({
  answer: replies.answer,
  reason: replies.reason,
  answeredAt: replies.answeredAt,
  setBy: replies.setBy,
  planNumber: replies.planNumber,
  via: replies.via,
  waiting: waitingPlace(groupId),
  movedUpAt: replies.movedUpAt,
  guests: replies.guests,
  comesOn: replies.comesOn,
})

export type ReplyState = Pick<
  RosterMember,
  | 'answer'
  | 'reason'
  | 'at'
  | 'isSetByOther'
  | 'setBy'
  | 'via'
  | 'isAway'
  | 'toConfirm'
  | 'isAssumed'
  | 'isLate'
  | 'waiting'
  | 'movedUpAt'
  | 'guests'
  | 'comesOn'
>

interface AnsweredEvent {
  /** On which it begins. */
  day: string
  planNumber: number
  asks?: Invitees | null
  deadline?: Date
  days?: readonly { day: number }[] | null
  answersByDay?: boolean | null
}

/** The answer that counts, and how it was given, as the wire has it (contract/calendar/replies.ts). */
export function replyStateOf(
  row: GivenRow | undefined,
  absences: AbsenceRow[],
  { day, planNumber, asks, deadline, days, answersByDay }: AnsweredEvent,
): ReplyState {
  const given = row && { answer: row.answer, at: row.answeredAt, isOutdated: row.planNumber !== planNumber }
  const { state, isAway, toConfirm, isAssumed } = effectiveAnswer(given, absences, day, silenceAt(asks))
  if (isAway) {
    const absence = absences.findLast(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    const { reason = null, isSetByOther = false } = absence ?? {}
    return {
      answer: state,
      isAway,
      ...(reason !== null && { reason }),
      ...(isSetByOther && { isSetByOther }),
    }
  }
  const isByDay = answersByDay === true && days !== null && days !== undefined
  const on = isByDay ? daysOfYes(given && { ...given, comesOn: row?.comesOn }, absences, day, days) : null
  const shownDays = on !== null && (state === 'yes' || row?.comesOn) ? { comesOn: on } : {}
  if (row === undefined) return { answer: state, ...(isAssumed && { isAssumed }), ...shownDays }
  const { reason, answeredAt, setBy, setByName = null, via = null, waiting = null, movedUpAt = null, guests = 0 } = row
  const answer = waiting === null ? row.answer : 'yes'
  const isLate = setBy === null && deadline !== undefined && answeredAt >= deadline
  return {
    answer: state,
    at: answeredAt.toISOString(),
    ...(reason !== null && { reason }),
    ...(setBy !== null && { isSetByOther: true as const }),
    ...(setByName !== null && { setBy: setByName }),
    ...(via !== null && { via }),
    ...(isLate && { isLate }),
    ...(toConfirm && { toConfirm: answer }),
    ...(waiting !== null && !toConfirm && { waiting }),
    ...(movedUpAt !== null && answer === 'yes' && { movedUpAt: movedUpAt.toISOString() }),
    ...(guests > 0 && { guests }),
    ...shownDays,
  }
}
