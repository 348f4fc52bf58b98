import type { RosterMember } from '@contract/calendar/replies'
import type { Invitees } from '@contract/invitees'
import { answerOfDay, answeredDays, daysOfYes, effectiveAnswer, silenceAt } from '@contract/calendar/replyRules'
import type { Answer, AnswerState, ReplyWay } from '@contract/calendar/replyRules'
import { addDays } from '@contract/days'
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

const givenOf = (row: GivenRow | undefined, { planNumber }: Pick<AnsweredEvent, 'planNumber'>) =>
  row && {
    answer: row.answer,
    at: row.answeredAt,
    isOutdated: row.planNumber !== planNumber,
    comesOn: row.comesOn,
  }

/** The answer that counts for one day of the event, or where it is not answered by day for all of it. */
export function answerOnDay(
  row: GivenRow | undefined,
  absences: AbsenceRow[],
  event: AnsweredEvent,
  day: number,
): AnswerState {
  const { day: firstDay, asks } = event
  const [given, listed] = [givenOf(row, event), answeredDays(event)]
  return listed === null
    ? effectiveAnswer(given, absences, firstDay, silenceAt(asks)).state
    : answerOfDay(given, absences, { firstDay, day, listed }, silenceAt(asks)).state
}

/** The answer that counts, and how it was given, as the wire has it (contract/calendar/replies.ts). */
export function replyStateOf(row: GivenRow | undefined, absences: AbsenceRow[], event: AnsweredEvent): ReplyState {
  const { day, asks, deadline } = event
  const [given, byDay] = [givenOf(row, event), answeredDays(event)]
  const { state, isAway, toConfirm, isAssumed } = effectiveAnswer(given, absences, day, silenceAt(asks), byDay)
  if (isAway) {
    const dates = byDay?.map((one) => addDays(day, one.day)) ?? [day]
    const covers = ({ firstDay, lastDay }: AbsenceRow) => dates.some((date) => firstDay <= date && date <= lastDay)
    const absence = absences.findLast(covers)
    const { reason = null, isSetByOther = false } = absence ?? {}
    return {
      answer: state,
      isAway,
      ...(reason !== null && { reason }),
      ...(isSetByOther && { isSetByOther }),
    }
  }
  const on = byDay && daysOfYes(given, absences, day, byDay)
  const shownDays = on !== null && state !== 'no' ? { comesOn: on } : {}
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
