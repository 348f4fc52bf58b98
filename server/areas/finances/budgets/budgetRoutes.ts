import { ErrorBody } from '@contract/errors'
import { idQuery } from '@contract/primitives'
import {
  BudgetAnswer,
  BudgetBody,
  BudgetForecast,
  BudgetQuery,
  BudgetSheet,
  BudgetsQuery,
  EventBudgetAnswer,
  EventBudgetBody,
  EventBudgetCopiesAnswer,
  EventBudgetCopiesBody,
  EventBudgetSheet,
  PlannedYears,
} from '@contract/treasury/budgets'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { budgetRepository } from './budgetRepository'
import { eventBudgetRepository } from './eventBudgets'
import { forecastRepository } from './forecast'

const read: { access: Access } = { access: ['read', 'Finance'] }
const write: { access: Access } = { access: ['manage', 'Finance'] }

export const budgetRoutes: AreaRoutes = (app, { db }) => {
  const budgets = budgetRepository(db)
  const forecasts = forecastRepository(db)
  const eventBudgets = eventBudgetRepository(db)

  app.get(
    '/finances/find-budget',
    { config: read, schema: { querystring: BudgetQuery, response: { 200: BudgetSheet } } },
    (request) => budgets.find(callerOf(request).groupId, request.query.year),
  )

  app.get(
    '/finances/find-budgets',
    { config: read, schema: { querystring: BudgetsQuery, response: { 200: PlannedYears } } },
    (request) => budgets.findPlanned(callerOf(request).groupId, request.query.years.split(',')),
  )

  app.post(
    '/finances/add-budget',
    {
      config: write,
      schema: {
        body: BudgetBody,
        response: { 200: BudgetAnswer, 201: BudgetAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { budget, isNew } = await budgets.save(callerOf(request), request.body.budget)
      return reply.code(isNew ? 201 : 200).send({ budget })
    },
  )

  app.get('/finances/find-forecast', { config: read, schema: { response: { 200: BudgetForecast } } }, (request) =>
    forecasts.read(callerOf(request).groupId),
  )

  app.get(
    '/finances/find-event-budget',
    { config: read, schema: { querystring: idQuery, response: { 200: EventBudgetSheet, 404: ErrorBody } } },
    (request) => eventBudgets.find(callerOf(request).groupId, request.query.id),
  )

  app.post(
    '/finances/add-event-budget',
    {
      config: write,
      schema: {
        body: EventBudgetBody,
        response: { 200: EventBudgetAnswer, 201: EventBudgetAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { eventBudget, isNew } = await eventBudgets.save(callerOf(request), request.body.eventBudget)
      return reply.code(isNew ? 201 : 200).send({ eventBudget })
    },
  )

  app.post(
    '/finances/copy-event-budgets',
    {
      config: write,
      schema: { body: EventBudgetCopiesBody, response: { 200: EventBudgetCopiesAnswer, 404: ErrorBody } },
    },
    async (request) => ({ copied: await eventBudgets.copy(callerOf(request), request.body.copies) }),
  )
}
