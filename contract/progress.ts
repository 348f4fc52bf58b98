import * as z from 'zod/mini'
import { ErrorBody } from './errors'

/**
 * Sent in `Accept` by a client that wants the progress of a long call. The reply is then one JSON value per line: any number of
 * `Progress` lines, and finally an `AnswerLine` or a `FailureLine`. Errors before the first line are ordinary replies.
 */
export const PROGRESS_TYPE = 'application/x-ndjson'

/** Number of the call's lines that are processed. They are stored only with the final line: all or none. */
export const Progress = z.object({ done: z.int(), of: z.int() })
export type Progress = z.infer<typeof Progress>

/** The answer and status that the call has without progress. */
export const AnswerLine = z.object({ status: z.int(), answer: z.unknown() })

/** The error and status that the call has without progress. */
export const FailureLine = z.extend(ErrorBody, { status: z.int() })
