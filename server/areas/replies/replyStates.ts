import type { LineupMember } from '@contract/replies/replies'
import { effectiveAnswer } from '@contract/replies/replyRules'
import type { Answer } from '@contract/replies/replyRules'
import { replies } from '../../platform/db/schema/replies'
import type { AbsenceRow } from './givenAnswers'

/** A reply as its table has it. */
export interface GivenRow {
  answer: Answer
  reason: string | null
  answeredAt: Date
  setBy: string | null
  planNumber: number
  /** What the account is called that set it, where it is still there. */
  setByName?: string | null
}

export const replyColumns = {
  answer: replies.answer,
  reason: replies.reason,
  answeredAt: replies.answeredAt,
  setBy: replies.setBy,
  planNumber: replies.planNumber,
}

export type ReplyState = Pick<
  LineupMember,
  'answer' | 'reason' | 'at' | 'isSetByOther' | 'setBy' | 'isAway' | 'toConfirm'
>

/** What holds as somebody's answer, with how it came to be, as the wire has it (contract/replies/replies.ts). */
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
  const { reason, answeredAt, setBy, setByName = null, answer } = row
  return {
    answer: state,
    at: answeredAt.toISOString(),
    ...(reason !== null && { reason }),
    ...(setBy !== null && { isSetByOther: true as const }),
    ...(setByName !== null && { setBy: setByName }),
    ...(toConfirm && { toConfirm: answer }),
  }
}
