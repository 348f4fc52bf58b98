import type { RosterMember } from '@contract/calendar/replies'
import { effectiveAnswer } from '@contract/calendar/replyRules'
import type { Answer, ReplyWay } from '@contract/calendar/replyRules'
import { replies } from '../../../platform/db/schema/calendar/replies'
import type { AbsenceRow } from './givenAnswers'

interface GivenRow {
  answer: Answer
  reason: string | null
  answeredAt: Date
  setBy: string | null
  planNumber: number
  via?: ReplyWay | null
  /** The name of the account that set it, where it still exists. */
  setByName?: string | null
}

export const replyColumns = {
  answer: replies.answer,
  reason: replies.reason,
  answeredAt: replies.answeredAt,
  setBy: replies.setBy,
  planNumber: replies.planNumber,
  via: replies.via,
}

export type ReplyState = Pick<
  RosterMember,
  'answer' | 'reason' | 'at' | 'isSetByOther' | 'setBy' | 'via' | 'isAway' | 'toConfirm'
>

/** The answer that counts, and how it was given, as the wire has it (contract/calendar/replies.ts). */
export function replyStateOf(
  row: GivenRow | undefined,
  absences: AbsenceRow[],
  { day, planNumber }: { day: string; planNumber: number },
): ReplyState {
  const given = row && { answer: row.answer, at: row.answeredAt, isOutdated: row.planNumber !== planNumber }
  const { state, isAway, toConfirm } = effectiveAnswer(given, absences, day)
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
  if (row === undefined) return { answer: state }
  const { reason, answeredAt, setBy, setByName = null, via = null, answer } = row
  return {
    answer: state,
    at: answeredAt.toISOString(),
    ...(reason !== null && { reason }),
    ...(setBy !== null && { isSetByOther: true as const }),
    ...(setByName !== null && { setBy: setByName }),
    ...(via !== null && { via }),
    ...(toConfirm && { toConfirm: answer }),
  }
}
