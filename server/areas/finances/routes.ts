import { ErrorBody } from '@contract/errors'
import {
  AllFinances,
  AllFinancesQuery,
  FinanceAnswer,
  FinanceBody,
  FinanceHistory,
  FinanceList,
  FinanceListQuery,
  FinanceSum,
  FinanceSumQuery,
  FoundFinance,
} from '@contract/finances'
import { Balance, BalanceQuery, YearReport, YearReportQuery } from '@contract/treasury/balance'
import { ChangeFinancesAnswer, ChangeFinancesBody, UnchangeFinancesBody } from '@contract/treasury/financeBatches'
import { ListTotals, ListTotalsQuery } from '@contract/treasury/listTotals'
import { Names } from '@contract/names'
import { IdAnswer, idQuery } from '@contract/primitives'
import { callerOf } from '../../platform/auth/guard'
import type { Access } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { replyList } from '../../platform/http/longReplies'
import { balanceRepository } from './financeBalance'
import { batchUndoRepository } from './financeBatchUndo'
import { batchRepository } from './financeBatches'
import { financeHistoryRepository } from './financeHistory'
import { financeNameRepository } from './financeNames'
import { financeRepository } from './financeRepository'
import { yearReportRepository } from './financeYearReport'

const read: { access: Access } = { access: ['read', 'Finance'] }
/** One call creates, replaces and restores, so nothing less than all of it will do. */
const write: { access: Access } = { access: ['manage', 'Finance'] }

export const financeRoutes: AreaRoutes = (app, { db }) => {
  const finances = financeRepository(db)
  const balances = balanceRepository(db)
  const yearReports = yearReportRepository(db)
  const histories = financeHistoryRepository(db)
  const names = financeNameRepository(db)
  const batches = batchRepository(db)
  const batchUndo = batchUndoRepository(db)

  app.get(
    '/finances/list',
    { config: read, schema: { querystring: FinanceListQuery, response: { 200: FinanceList } } },
    (request) => finances.list(callerOf(request).groupId, request.query.config),
  )

  app.get(
    '/finances/all-finances',
    {
      config: read,
      schema: { querystring: AllFinancesQuery, response: { 200: AllFinances } },
    },
    async (request, reply) =>
      replyList(reply, AllFinances, await finances.all(callerOf(request).groupId, request.query.config)),
  )

  app.get(
    '/finances/list-names',
    { config: read, schema: { querystring: AllFinancesQuery, response: { 200: Names } } },
    (request) => names.ofSelection(callerOf(request).groupId, request.query.config),
  )

  app.get(
    '/finances/sum-finances',
    { config: read, schema: { querystring: FinanceSumQuery, response: { 200: FinanceSum } } },
    (request) => balances.sum(callerOf(request).groupId, request.query.config),
  )

  app.get(
    '/finances/list-totals',
    { config: read, schema: { querystring: ListTotalsQuery, response: { 200: ListTotals } } },
    (request) => balances.listTotals(callerOf(request).groupId, request.query),
  )

  app.get(
    '/finances/balance',
    {
      config: read,
      schema: { querystring: BalanceQuery, response: { 200: Balance } },
    },
    (request) => balances.balance(callerOf(request).groupId, request.query.on),
  )

  app.get(
    '/finances/year-report',
    { config: read, schema: { querystring: YearReportQuery, response: { 200: YearReport } } },
    (request) => yearReports.read(callerOf(request).groupId, request.query.year),
  )

  app.get(
    '/finances/find-finance',
    { config: read, schema: { querystring: idQuery, response: { 200: FoundFinance, 404: ErrorBody } } },
    (request) => finances.find(callerOf(request).groupId, request.query.id),
  )

  app.get(
    '/finances/history',
    { config: read, schema: { querystring: idQuery, response: { 200: FinanceHistory, 404: ErrorBody } } },
    (request) => histories.find(callerOf(request).groupId, request.query.id),
  )

  app.post(
    '/finances/add-finance',
    {
      config: write,
      schema: {
        body: FinanceBody,
        response: { 200: FinanceAnswer, 201: FinanceAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { finance, isNew } = await finances.save(callerOf(request), request.body.finance)
      return reply.code(isNew ? 201 : 200).send({ finance })
    },
  )

  app.delete(
    '/finances/remove-finance',
    { config: write, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody, 409: ErrorBody } } },
    async (request) => {
      await finances.remove(callerOf(request), request.query.id)
      return { id: request.query.id }
    },
  )

  app.post(
    '/finances/change-finances',
    {
      config: write,
      schema: { body: ChangeFinancesBody, response: { 200: ChangeFinancesAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => ({ finances: await batches.change(callerOf(request), request.body.change) }),
  )

  app.post(
    '/finances/unchange-finances',
    {
      config: write,
      schema: { body: UnchangeFinancesBody, response: { 200: ChangeFinancesAnswer, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => ({ finances: await batchUndo.undo(callerOf(request), request.body.change) }),
  )
}
