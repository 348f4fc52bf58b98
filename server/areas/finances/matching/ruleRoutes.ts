import {
  listMatchRulesCall,
  addMatchRuleCall,
  removeMatchRuleCall,
  orderMatchRulesCall,
  tryMatchRuleCall,
} from '@contract/finances/matchRules'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { ruleRepository } from './ruleRepository'
import { tryRule } from './ruleTrial'
import { serve } from '../../../platform/http/serve'
export const matchRuleRoutes: AreaRoutes = (app, { db }) => {
  const rules = ruleRepository(db)

  serve(app, listMatchRulesCall, (request) => rules.list(callerOf(request).groupId))

  serve(app, addMatchRuleCall, async (request, reply) => {
    const { rule, isNew } = await rules.save(callerOf(request), request.body.rule)
    return reply.code(isNew ? 201 : 200).send({ rule })
  })

  serve(app, removeMatchRuleCall, async (request) => {
    await rules.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })

  serve(app, orderMatchRulesCall, async (request) => ({
    rules: await rules.order(callerOf(request), request.body.ids),
  }))

  serve(app, tryMatchRuleCall, (request) => tryRule(db, callerOf(request).groupId, request.body.rule))
}
