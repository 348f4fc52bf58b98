import { ErrorBody } from '@contract/errors'
import {
  CategoryGuessAnswer,
  CategoryGuessBody,
  FinanceDuplicatesAnswer,
  FinanceDuplicatesBody,
  FinanceImportBody,
} from '@contract/treasury/financeImports'
import { ImportAnswer, ImportFormatAnswer, ImportFormatBody, ImportList } from '@contract/imports'
import { IdAnswer, idQuery } from '@contract/primitives'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { App, AreaRoutes } from '../../../platform/dependencies'
import { acceptLargeJson } from '../../../platform/http/largeBodies'
import { replyWithProgress, tellsProgress, toJson } from '../../../platform/http/progressReplies'
import { categoryGuessRepository } from '../categoryGuesses'
import { financeImportRepository } from './importRepository'

const write: { access: Access } = { access: ['manage', 'Finance'] }

export const financeImportRoutes: AreaRoutes = async (app, { db }) => {
  const imports = financeImportRepository(db)
  const guesses = categoryGuessRepository(db)

  await app.register(async (large: App) => {
    acceptLargeJson(large)

    large.post(
      '/finances/find-duplicates',
      {
        config: write,
        schema: { ...tellsProgress, body: FinanceDuplicatesBody, response: { 200: FinanceDuplicatesAnswer } },
      },
      (request, reply) =>
        replyWithProgress(reply, async () => {
          const { lines, origin } = request.body
          const answer = await imports.findDuplicates(callerOf(request).groupId, lines, origin)
          return { status: 200, json: toJson(FinanceDuplicatesAnswer, answer) }
        }),
    )

    large.post(
      '/finances/guess-categories',
      { config: write, schema: { body: CategoryGuessBody, response: { 200: CategoryGuessAnswer } } },
      async (request) => ({ categories: await guesses.guess(callerOf(request).groupId, request.body.lines) }),
    )

    large.post(
      '/finances/import-finances',
      {
        config: write,
        schema: {
          ...tellsProgress,
          body: FinanceImportBody,
          response: { 200: ImportAnswer, 201: ImportAnswer, 409: ErrorBody },
        },
      },
      (request, reply) =>
        replyWithProgress(reply, async (onProgress) => {
          const { isNew, ...answer } = await imports.add(callerOf(request), request.body.import, onProgress)
          return { status: isNew ? 201 : 200, json: toJson(ImportAnswer, answer) }
        }),
    )
  })

  app.get(
    '/finances/list-imports',
    { config: { access: ['read', 'Finance'] }, schema: { response: { 200: ImportList } } },
    async (request) => ({ imports: await imports.list(callerOf(request).groupId) }),
  )

  app.post(
    '/finances/find-import-format',
    { config: write, schema: { body: ImportFormatBody, response: { 200: ImportFormatAnswer } } },
    async (request) => {
      const format = await imports.findFormat(callerOf(request).groupId, request.body.shape)
      return { ...(format && { format }) }
    },
  )

  app.delete(
    '/finances/remove-import',
    { config: write, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => {
      await imports.remove(callerOf(request), request.query.id)
      return { id: request.query.id }
    },
  )
}
