import { ErrorBody } from '@contract/errors'
import { ImportAnswer, ImportFormatAnswer, ImportFormatBody, ImportList } from '@contract/imports'
import { MemberDuplicatesAnswer, MemberDuplicatesBody, MemberImportBody } from '@contract/memberImports'
import { IdAnswer, idQuery } from '@contract/primitives'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { App, AreaRoutes } from '../../platform/dependencies'
import { acceptLargeJson } from '../../platform/http/largeBodies'
import { replyWithProgress, tellsProgress, toJson } from '../../platform/http/progressReplies'
import { memberImportRepository } from './importRepository'

const write: { access: Access } = { access: ['manage', 'Member'] }

export const memberImportRoutes: AreaRoutes = async (app, { db }) => {
  const imports = memberImportRepository(db)

  await app.register(async (large: App) => {
    acceptLargeJson(large)

    large.post(
      '/members/find-duplicates',
      {
        config: write,
        schema: { ...tellsProgress, body: MemberDuplicatesBody, response: { 200: MemberDuplicatesAnswer } },
      },
      (request, reply) =>
        replyWithProgress(reply, async (onProgress) => {
          const found = await imports.findDuplicates(callerOf(request).groupId, request.body.lines, onProgress)
          return { status: 200, json: toJson(MemberDuplicatesAnswer, found) }
        }),
    )

    large.post(
      '/members/import-members',
      {
        config: write,
        schema: {
          ...tellsProgress,
          body: MemberImportBody,
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

  app.get('/members/list-imports', { config: write, schema: { response: { 200: ImportList } } }, async (request) => ({
    imports: await imports.list(callerOf(request).groupId),
  }))

  app.post(
    '/members/find-import-format',
    { config: write, schema: { body: ImportFormatBody, response: { 200: ImportFormatAnswer } } },
    async (request) => {
      const format = await imports.findFormat(callerOf(request).groupId, request.body.shape)
      return { ...(format && { format }) }
    },
  )

  app.delete(
    '/members/remove-import',
    { config: write, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => {
      await imports.remove(callerOf(request), request.query.id)
      return { id: request.query.id }
    },
  )
}
