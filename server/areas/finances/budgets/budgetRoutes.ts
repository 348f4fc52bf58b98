import {
  findBudgetCall,
  findBudgetsCall,
  addBudgetCall,
  findFinancesForecastCall,
  findEventBudgetCall,
  addEventBudgetCall,
  copyEventBudgetsCall,
} from '@contract/finances/budgets'
import { listEventFeesCall } from '@contract/finances/eventFees'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { budgetRepository } from './budgetRepository'
import { eventBudgetRepository } from './eventBudgets'
import { listEventFees } from './eventFees'
import { forecastRepository } from './forecast'
import { serve } from '../../../platform/http/serve'
export const budgetRoutes: AreaRoutes = (app, { db }) => {
  const budgets = budgetRepository(db)
  const forecasts = forecastRepository(db)
  const eventBudgets = eventBudgetRepository(db)

  serve(app, findBudgetCall, (request) => budgets.find(callerOf(request).groupId, request.query.year))

  serve(app, findBudgetsCall, (request) =>
    budgets.findPlanned(callerOf(request).groupId, request.query.years.split(',')),
  )

  serve(app, addBudgetCall, async (request, reply) => {
    const { budget, isNew } = await budgets.save(callerOf(request), request.body.budget)
    return reply.code(isNew ? 201 : 200).send({ budget })
  })

  serve(app, findFinancesForecastCall, (request) => forecasts.read(callerOf(request).groupId))

  serve(app, findEventBudgetCall, (request) => eventBudgets.find(callerOf(request).groupId, request.query.id))

  serve(app, listEventFeesCall, async (request) => ({
    fees: await listEventFees(db, callerOf(request).groupId, request.query.id),
  }))

  serve(app, addEventBudgetCall, async (request, reply) => {
    const { eventBudget, isNew } = await eventBudgets.save(callerOf(request), request.body.eventBudget)
    return reply.code(isNew ? 201 : 200).send({ eventBudget })
  })

  serve(app, copyEventBudgetsCall, async (request) => ({
    copied: await eventBudgets.copy(callerOf(request), request.body.copies),
  }))
}
