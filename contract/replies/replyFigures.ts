import * as z from 'zod/mini'
import type { AnswerState } from './replyRules'

/**
 * What answers were worth, once an event is over. The one rule of it, for either end:
 *
 * - An event counts once it is finished, and only if at least one of those whom it asked had answered when it began: before a group
 *   begins to ask, and where an event asked nobody, there is nothing to say.
 * - Of its report each line counts whose member was asked. Who has no line was not recorded, and counts in nothing.
 * - What counts is the answer that held when the event began: an absence says no, an answer from before the event was moved is
 *   silence, and so is one that was noted only after the beginning.
 * - Answered in time is who was heard before the deadline, whatever they changed later, or had told of an absence by then.
 * - Came is who was present, late or left early.
 *
 * It is kept when the event is finished, so that no later change of answers or absences changes what was.
 */
export interface HeldAnswer {
  state: AnswerState
  /** When the member was first heard of; null: never. */
  heardAt: Date | null
}

export const isAnsweredInTime = ({ state, heardAt }: HeldAnswer, deadline: Date): boolean =>
  state !== 'silent' && heardAt !== null && heardAt < deadline

/** The names of the sums, in the order in which they are told. `asked` is all that was said and silence together. */
export const replySumKeys = [
  'asked',
  'answeredInTime',
  'saidYes',
  'yesCame',
  'saidMaybe',
  'maybeCame',
  'saidNo',
  'noCame',
  'silent',
  'silentCame',
] as const
export type ReplySumKey = (typeof replySumKeys)[number]

const Count = z.int()

/** Sums of lines; nothing was ever asked where `asked` is 0. */
export const ReplySums = z.object({
  asked: Count,
  answeredInTime: Count,
  saidYes: Count,
  yesCame: Count,
  saidMaybe: Count,
  maybeCame: Count,
  saidNo: Count,
  noCame: Count,
  silent: Count,
  silentCame: Count,
})
export type ReplySums = z.infer<typeof ReplySums>

/** What people are told of them, each of so many: `of` 0 is no figure. */
export function replyFiguresOf(sums: ReplySums) {
  return {
    inTime: { count: sums.answeredInTime, of: sums.asked },
    kept: { count: sums.yesCame, of: sums.saidYes },
    unkept: { count: sums.saidYes - sums.yesCame, of: sums.saidYes },
    silent: { count: sums.silent, of: sums.asked },
    surprise: { count: sums.noCame, of: sums.saidNo },
  }
}
export type ReplyFigures = ReturnType<typeof replyFiguresOf>
