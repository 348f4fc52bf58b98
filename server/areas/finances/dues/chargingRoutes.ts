import { DuesAnswer, DuesPreview, previewDuesCall, lastDuesCall, createDuesCall } from '@contract/finances/dues'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { replyInPieces, toJsonPieces } from '../../../platform/http/longReplies'
import { replyWithProgress, tellsProgress, toJson } from '../../../platform/http/progressReplies'
import { duesRepository } from './dues'
import { serve } from '../../../platform/http/serve'
/** Answers with more lines are serialized and sent in pieces. */
const SHORT_MAX = 1_000

export const chargingRoutes: AreaRoutes = (app, { db }) => {
  const dues = duesRepository(db)

  serve(app, previewDuesCall, async (request, reply) => {
    const { lines, ...rest } = await dues.preview(callerOf(request).groupId, request.body.dues)
    if (lines.length <= SHORT_MAX) return { lines, ...rest }
    return replyInPieces(reply, DuesPreview.shape.lines, lines, ['{"lines":', `,${JSON.stringify(rest).slice(1)}`])
  })

  serve(app, lastDuesCall, async (request) => {
    const last = await dues.last(callerOf(request).groupId)
    return { ...(last && { dues: last }) }
  })

  serve(
    app,
    createDuesCall,
    (request, reply) =>
      replyWithProgress(reply, async (onProgress) => {
        const finances = await dues.create(callerOf(request), request.body.dues, onProgress)
        if (!Array.isArray(finances)) {
          return { status: 201, json: toJsonPieces(DuesAnswer.shape.finances, finances, ['{"finances":', '}']) }
        }
        return { status: finances.length > 0 ? 201 : 200, json: toJson(DuesAnswer, { finances }) }
      }),
    { schema: { ...tellsProgress } },
  )
}
