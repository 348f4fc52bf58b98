import {
  FinanceDuplicatesAnswer,
  findFinancesDuplicatesCall,
  guessCategoriesCall,
  importFinancesCall,
  listFinancesImportsCall,
  findFinancesImportFormatCall,
  removeFinancesImportCall,
} from '@contract/finances/financeImports'
import { ImportAnswer } from '@contract/imports'
import { callerOf } from '../../../platform/auth/guard'
import type { App, AreaRoutes } from '../../../platform/dependencies'
import { acceptLargeJson } from '../../../platform/http/largeBodies'
import { replyWithProgress, tellsProgress, toJson } from '../../../platform/http/progressReplies'
import { categoryGuessRepository } from './categoryGuesses'
import { financeImportRepository } from './importRepository'
import { serve } from '../../../platform/http/serve'
export const financeImportRoutes: AreaRoutes = async (app, { db }) => {
  const imports = financeImportRepository(db)
  const guesses = categoryGuessRepository(db)

  await app.register(async (large: App) => {
    acceptLargeJson(large)

    serve(
      large,
      findFinancesDuplicatesCall,
      (request, reply) =>
        replyWithProgress(reply, async () => {
          const { lines, origin } = request.body
          const answer = await imports.findDuplicates(callerOf(request).groupId, lines, origin)
          return { status: 200, json: toJson(FinanceDuplicatesAnswer, answer) }
        }),
      { schema: { ...tellsProgress } },
    )

    serve(large, guessCategoriesCall, async (request) => ({
      categories: await guesses.guess(callerOf(request).groupId, request.body.lines),
    }))

    serve(
      large,
      importFinancesCall,
      (request, reply) =>
        replyWithProgress(reply, async (onProgress) => {
          const { isNew, ...answer } = await imports.add(callerOf(request), request.body.import, onProgress)
          return { status: isNew ? 201 : 200, json: toJson(ImportAnswer, answer) }
        }),
      { schema: { ...tellsProgress } },
    )
  })

  serve(app, listFinancesImportsCall, async (request) => ({ imports: await imports.list(callerOf(request).groupId) }))

  serve(app, findFinancesImportFormatCall, async (request) => {
    const format = await imports.findFormat(callerOf(request).groupId, request.body.shape)
    return { ...(format && { format }) }
  })

  serve(app, removeFinancesImportCall, async (request) => {
    await imports.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })
}
