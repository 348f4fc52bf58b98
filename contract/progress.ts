import * as z from 'zod/mini'
import { ErrorBody } from './errors'

/**
 * What who wants to hear how far a long call is names in `Accept`. The reply is then one JSON value a line: `Progress` as often
 * as there is something to tell, and at last an `AnswerLine` or a `FailureLine`. What is refused before the first line is an
 * ordinary reply.
 */
export const PROGRESS_TYPE = 'application/x-ndjson'

/** So many of the call's lines are done. They count once the last line has come: all of them, or none. */
export const Progress = z.object({ done: z.int(), of: z.int() })
export type Progress = z.infer<typeof Progress>

/** The answer that the call gives without progress, and the status that it has there. */
export const AnswerLine = z.object({ status: z.int(), answer: z.unknown() })

/** The error that the call answers without progress, and the status that it has there. */
export const FailureLine = z.extend(ErrorBody, { status: z.int() })
