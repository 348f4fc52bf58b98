import { pipeline, Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { encode } from 'zod/v4/core'
import type { $ZodType } from 'zod/v4/core'
import { PROGRESS_TYPE } from '@contract/progress'
import type { Progress } from '@contract/progress'
import { failureOf } from './errorReplies'
import type { OnProgress } from './progress'

/** What a call ends in: its answer as JSON, a long one in pieces. */
interface Outcome {
  status: 200 | 201
  json: string | AsyncIterable<string>
}

/** For the schema of a route whose replies tell their progress. */
export const tellsProgress = {
  description: `With \`Accept: ${PROGRESS_TYPE}\` the reply is one JSON value a line: \`ProgressLine\` for each piece that is
done, then \`{"status", "answer"}\` with what is described here, or \`{"status", "error"}\`. What is refused before the first piece
is an ordinary reply.`,
}

/** An answer by its schema, which leaves out or refuses what it does not name. */
export function toJson<Answer>(schema: $ZodType<Answer>, answer: Answer): string {
  return JSON.stringify(encode(schema, answer))
}

async function* answerLine({ status, json }: Outcome): AsyncGenerator<string> {
  yield `{"status":${status},"answer":`
  if (typeof json === 'string') yield json
  else yield* json
  yield '}\n'
}

/** Writes lines past the framework, which knows whole replies alone. A reader who has hung up changes nothing for the call. */
function makeLines(reply: FastifyReply) {
  const { raw } = reply
  const begin = () => {
    if (reply.sent) return
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) raw.setHeader(name, value)
    }
    raw.setHeader('content-type', `${PROGRESS_TYPE}; charset=utf-8`)
    // A proxy that collects the lines would keep them until they are of no use.
    raw.setHeader('x-accel-buffering', 'no')
  }
  return {
    tell: (progress: Progress) => {
      begin()
      if (!raw.destroyed) raw.write(`${JSON.stringify(progress)}\n`)
    },
    end: (line: Iterable<string> | AsyncIterable<string>) => {
      begin()
      // At the reader's pace, for which neither the call nor the next one of its group waits.
      pipeline(Readable.from(line, { objectMode: false }), raw, () => {})
    },
  }
}

/**
 * Answers a long call; `work` has done all of it when it ends, the commit included. Who accepts lines hears of each piece first,
 * everybody else gets the answer alone.
 */
export async function replyWithProgress(
  reply: FastifyReply,
  work: (onProgress: OnProgress) => Promise<Outcome>,
): Promise<void> {
  const { request } = reply
  if (!request.headers.accept?.includes(PROGRESS_TYPE)) {
    const { status, json } = await work(() => {})
    const payload = typeof json === 'string' ? json : Readable.from(json, { objectMode: false })
    return reply.code(status).type('application/json; charset=utf-8').send(payload)
  }
  const lines = makeLines(reply)
  try {
    const outcome = await work((done, of) => lines.tell({ done, of }))
    lines.end(answerLine(outcome))
  } catch (error) {
    // Before the first line it is answered as ever.
    if (!reply.sent) throw error
    const { status, body } = failureOf(error, request)
    lines.end([`${JSON.stringify({ status, ...body })}\n`])
  }
}
