import { ErrorBody } from '@contract/errors'
import {
  OpenLines,
  OpenLinesQuery,
  ReconciliationAnswer,
  ReconciliationBody,
  ReconciliationList,
  ReconciliationQuery,
  UndoReconciliationBody,
} from '@contract/treasury/reconciliations'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { openLineRepository } from './openLines'
import { reconciliationRepository } from './reconciliationRepository'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }

export const reconciliationRoutes: AreaRoutes = (app, { db }) => {
  const openLines = openLineRepository(db)
  const reconciliations = reconciliationRepository(db)

  app.get(
    '/finances/list-reconciliations',
    { config: read, schema: { querystring: ReconciliationQuery, response: { 200: ReconciliationList } } },
    (request) => reconciliations.list(callerOf(request).groupId, request.query.accountId),
  )

  app.get(
    '/finances/list-open-lines',
    { config: read, schema: { querystring: OpenLinesQuery, response: { 200: OpenLines, 404: ErrorBody } } },
    (request) => openLines.list(callerOf(request).groupId, request.query),
  )

  app.post(
    '/finances/add-reconciliation',
    {
      config: write,
      schema: {
        body: ReconciliationBody,
        response: { 200: ReconciliationAnswer, 201: ReconciliationAnswer, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { reconciliation, isNew } = await reconciliations.add(callerOf(request), request.body.reconciliation)
      return reply.code(isNew ? 201 : 200).send({ reconciliation })
    },
  )

  app.post(
    '/finances/undo-reconciliation',
    {
      config: write,
      schema: { body: UndoReconciliationBody, response: { 200: ReconciliationAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => ({ reconciliation: await reconciliations.undo(callerOf(request), request.body) }),
  )
}
