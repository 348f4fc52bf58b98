import { ErrorBody } from '@contract/errors'
import { IdAnswer, idQuery } from '@contract/primitives'
import {
  AccountMonths,
  AccountMonthsQuery,
  AccountMovements,
  AccountMovementsQuery,
  FinanceAccountAnswer,
  FinanceAccountBody,
  FinanceAccountList,
  FinanceAccountListQuery,
  TransferAnswer,
  TransferBody,
  TransferHistory,
  TransferList,
  TransferListQuery,
} from '@contract/treasury/accounts'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { accountMonthRepository } from './accountMonths'
import { accountMovementRepository } from './accountMovements'
import { accountRepository } from './accountRepository'
import { transferRepository } from './transferRepository'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }

export const accountRoutes: AreaRoutes = (app, { db }) => {
  const accounts = accountRepository(db)
  const movements = accountMovementRepository(db)
  const months = accountMonthRepository(db)
  const transfers = transferRepository(db)

  app.get(
    '/finances/list-accounts',
    { config: read, schema: { querystring: FinanceAccountListQuery, response: { 200: FinanceAccountList } } },
    (request) => accounts.list(callerOf(request).groupId, request.query.on),
  )

  app.post(
    '/finances/add-account',
    {
      config: write,
      schema: {
        body: FinanceAccountBody,
        response: { 200: FinanceAccountAnswer, 201: FinanceAccountAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { account, isNew } = await accounts.save(callerOf(request), request.body)
      return reply.code(isNew ? 201 : 200).send({ account })
    },
  )

  app.delete(
    '/finances/remove-account',
    { config: write, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => {
      await accounts.remove(callerOf(request), request.query.id)
      return { id: request.query.id }
    },
  )

  app.get(
    '/finances/account-movements',
    {
      config: read,
      schema: { querystring: AccountMovementsQuery, response: { 200: AccountMovements, 404: ErrorBody } },
    },
    (request) => movements.list(callerOf(request).groupId, request.query.config),
  )

  app.get(
    '/finances/account-months',
    { config: read, schema: { querystring: AccountMonthsQuery, response: { 200: AccountMonths, 404: ErrorBody } } },
    (request) => months.list(callerOf(request).groupId, request.query.accountId),
  )

  app.get(
    '/finances/list-transfers',
    { config: read, schema: { querystring: TransferListQuery, response: { 200: TransferList } } },
    (request) => transfers.list(callerOf(request).groupId, request.query.config),
  )

  app.post(
    '/finances/add-transfer',
    {
      config: write,
      schema: {
        body: TransferBody,
        response: { 200: TransferAnswer, 201: TransferAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { transfer, isNew } = await transfers.save(callerOf(request), request.body.transfer)
      return reply.code(isNew ? 201 : 200).send({ transfer })
    },
  )

  app.delete(
    '/finances/remove-transfer',
    { config: write, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => {
      await transfers.remove(callerOf(request), request.query.id)
      return { id: request.query.id }
    },
  )

  app.get(
    '/finances/transfer-history',
    { config: read, schema: { querystring: idQuery, response: { 200: TransferHistory, 404: ErrorBody } } },
    (request) => transfers.history(callerOf(request).groupId, request.query.id),
  )
}
