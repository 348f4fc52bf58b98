import { AnswerLine, FailureLine, Progress } from '@contract/progress'
import { failureIn } from './callFailure'
import { clientFailure, type Failure } from './failure'

/** What the last whole line of a reply that is still coming in says; null where that is no progress. */
export function progressIn(text: string): Progress | null {
  const end = text.lastIndexOf('\n')
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, Math.max(end, 0))
  // The answer is a line as well, and may be megabytes long.
  if (!line.startsWith('{"done"')) return null
  return Progress.safeParse(JSON.parse(line)).data ?? null
}

/** What the last line of a whole reply says. One that lacks it was cut off on its way. */
export function endOf(reply: unknown): { answer: unknown } | { failure: Failure } {
  const last: unknown = typeof reply === 'string' ? lastLineOf(reply) : reply
  const failed = FailureLine.safeParse(last)
  if (failed.success) return { failure: failureIn(failed.data, failed.data.status) }
  const answered = AnswerLine.safeParse(last)
  return answered.success ? { answer: answered.data.answer } : { failure: clientFailure('network').failure }
}

function lastLineOf(reply: string): unknown {
  // Without its end a line was cut off.
  if (!reply.endsWith('\n')) return null
  const lines = reply.trimEnd()
  return JSON.parse(lines.slice(lines.lastIndexOf('\n') + 1))
}
