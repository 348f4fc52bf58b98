import { ErrorBody } from '@contract/errors'
import { FinanceDuplicatesBody, FinanceImportBody } from '@contract/finances'
import { DuplicatesAnswer, ImportAnswer, ImportList } from '@contract/imports'
import { IdAnswer, idQuery } from '@contract/primitives'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { IMPORT_BODY_LIMIT_BYTES } from '../importBatches'
import { financeImportRepository } from './importRepository'

const write: { access: Access } = { access: ['manage', 'Finance'] }

export const financeImportRoutes: AreaRoutes = (app, { db }) => {
  const imports = financeImportRepository(db)

  app.post(
    '/finances/find-duplicates',
    {
      config: write,
      bodyLimit: IMPORT_BODY_LIMIT_BYTES,
      schema: { body: FinanceDuplicatesBody, response: { 200: DuplicatesAnswer } },
    },
    async (request) => ({
      duplicates: await imports.findDuplicates(callerOf(request).groupId, request.body.lines),
    }),
  )

  app.post(
    '/finances/import-finances',
    {
      config: write,
      bodyLimit: IMPORT_BODY_LIMIT_BYTES,
      schema: { body: FinanceImportBody, response: { 200: ImportAnswer, 201: ImportAnswer, 409: ErrorBody } },
    },
    async (request, reply) => {
      const { isNew, ...answer } = await imports.add(callerOf(request), request.body.import)
      return reply.code(isNew ? 201 : 200).send(answer)
    },
  )

  app.get(
    '/finances/list-imports',
    { config: { access: ['read', 'Finance'] }, schema: { response: { 200: ImportList } } },
    async (request) => ({ imports: await imports.list(callerOf(request).groupId) }),
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
