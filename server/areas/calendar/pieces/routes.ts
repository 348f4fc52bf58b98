import {
  AllPieces,
  addPieceCall,
  allPiecesCall,
  findPieceCall,
  listEventPiecesCall,
  listPerformedCall,
  listPiecesCall,
  removePieceCall,
} from '@contract/calendar/pieces'
import {
  listPieceMergesCall,
  mergePiecesCall,
  tellPiecesApartCall,
  undoPieceMergeCall,
} from '@contract/calendar/pieceMerges'
import {
  PIECE_FILE_MAX_BYTES,
  addPieceFileCall,
  listPieceFilesCall,
  pieceFileCall,
  removePieceFileCall,
  savePieceFileCall,
} from '@contract/calendar/pieceFiles'
import {
  PieceImportAnswer,
  importPiecesCall,
  listProgrammeLinesCall,
  undoPieceImportCall,
} from '@contract/calendar/pieceImports'
import { callerOf } from '../../../platform/auth/guard'
import type { App, AreaRoutes } from '../../../platform/dependencies'
import { sendAttachment } from '../../../platform/files/attachments'
import { acceptFiles, receivedBytes } from '../../../platform/files/receivedFiles'
import { acceptLargeJson } from '../../../platform/http/largeBodies'
import { replyWithProgress, tellsProgress, toJson } from '../../../platform/http/progressReplies'
import { replyList } from '../../../platform/http/longReplies'
import { serve } from '../../../platform/http/serve'
import { listPerformed } from './performedWorks'
import { listProgrammeLines, pieceImportRepository } from './pieceImports'
import { findDistinctions, tellPiecesApart } from './pieceDistinctions'
import { pieceFileRepository } from './pieceFiles'
import { pieceMergeRepository } from './pieceMerges'
import { pieceRepository } from './pieceRepository'

export const pieceRoutes: AreaRoutes = async (app, { db }) => {
  const pieces = pieceRepository(db)
  const imports = pieceImportRepository(db)
  const files = pieceFileRepository(db)
  const merges = pieceMergeRepository(db)

  serve(app, listPiecesCall, (request) => pieces.list(callerOf(request).groupId, request.query.config))

  serve(app, allPiecesCall, async (request, reply) =>
    replyList(reply, AllPieces, await pieces.all(callerOf(request).groupId, request.query.config)),
  )

  serve(app, findPieceCall, (request) => pieces.find(callerOf(request), request.query.id))

  serve(app, listEventPiecesCall, async (request) => ({
    pieces: await pieces.ofEvent(callerOf(request), request.query.id),
  }))

  serve(app, listPerformedCall, async (request) => ({
    performances: await listPerformed(db, callerOf(request).groupId, request.query),
  }))

  serve(app, addPieceCall, async (request, reply) => {
    const { piece, isNew } = await pieces.save(callerOf(request), request.body.piece)
    return reply.code(isNew ? 201 : 200).send({ piece })
  })

  serve(app, removePieceCall, (request) => pieces.remove(callerOf(request), request.query.id))

  serve(app, listPieceFilesCall, (request) => files.list(callerOf(request).groupId, request.query.pieceId))

  serve(
    app,
    pieceFileCall,
    async (request, reply) => {
      const { file, chunks } = await files.open(callerOf(request).groupId, request.query.id)
      return sendAttachment(reply, file, chunks)
    },
    { schema: { produces: ['application/octet-stream'] } },
  )

  await app.register(async (receiving: App) => {
    acceptFiles(receiving, PIECE_FILE_MAX_BYTES)
    serve(
      receiving,
      addPieceFileCall,
      async (request, reply) => {
        const { file, isNew } = await files.add(callerOf(request), request.query, receivedBytes(request.body))
        return reply.code(isNew ? 201 : 200).send({ file })
      },
      { schema: { consumes: ['application/octet-stream'] } },
    )
  })

  serve(app, savePieceFileCall, async (request) => ({ file: await files.save(callerOf(request), request.body.file) }))

  serve(app, removePieceFileCall, (request) => files.remove(callerOf(request), request.query.id))

  serve(app, listPieceMergesCall, async (request) => {
    const { groupId } = callerOf(request)
    const [recent, apart] = await Promise.all([merges.recent(groupId), findDistinctions(db, groupId)])
    return { merges: recent, apart }
  })

  serve(app, tellPiecesApartCall, async (request) => ({
    pair: await tellPiecesApart(db, callerOf(request), request.body.pair),
  }))

  serve(app, mergePiecesCall, async (request) => ({
    piece: await merges.merge(callerOf(request), request.body.merge),
  }))

  serve(app, undoPieceMergeCall, async (request) => ({ piece: await merges.undo(callerOf(request), request.body.id) }))

  serve(app, listProgrammeLinesCall, async (request) => ({
    lines: await listProgrammeLines(db, callerOf(request).groupId),
  }))

  await app.register(async (large: App) => {
    acceptLargeJson(large)
    serve(
      large,
      importPiecesCall,
      (request, reply) =>
        replyWithProgress(reply, async (onProgress) => {
          const answer = await imports.add(callerOf(request), request.body.import, onProgress)
          return { status: 200, json: toJson(PieceImportAnswer, answer) }
        }),
      { schema: { ...tellsProgress } },
    )
    serve(large, undoPieceImportCall, (request) => imports.undo(callerOf(request), request.body.import))
  })
}
