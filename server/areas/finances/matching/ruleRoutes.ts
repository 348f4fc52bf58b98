import { ErrorBody } from '@contract/errors'
import { IdAnswer, idQuery } from '@contract/primitives'
import {
  MatchRuleAnswer,
  MatchRuleBody,
  MatchRuleList,
  MatchRuleOrderBody,
  MatchRuleTrial,
  MatchRuleTrialBody,
} from '@contract/treasury/matchRules'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { ruleRepository } from './ruleRepository'
import { tryRule } from './ruleTrial'

const write: { access: Access } = { access: ['manage', 'Finance'] }

export const matchRuleRoutes: AreaRoutes = (app, { db }) => {
  const rules = ruleRepository(db)

  app.get(
    '/finances/list-match-rules',
    { config: { access: ['read', 'Finance'] }, schema: { response: { 200: MatchRuleList } } },
    (request) => rules.list(callerOf(request).groupId),
  )

  app.post(
    '/finances/add-match-rule',
    {
      config: write,
      schema: {
        body: MatchRuleBody,
        response: { 200: MatchRuleAnswer, 201: MatchRuleAnswer, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { rule, isNew } = await rules.save(callerOf(request), request.body.rule)
      return reply.code(isNew ? 201 : 200).send({ rule })
    },
  )

  app.delete(
    '/finances/remove-match-rule',
    { config: write, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody } } },
    async (request) => {
      await rules.remove(callerOf(request), request.query.id)
      return { id: request.query.id }
    },
  )

  app.post(
    '/finances/order-match-rules',
    { config: write, schema: { body: MatchRuleOrderBody, response: { 200: MatchRuleList, 409: ErrorBody } } },
    async (request) => ({ rules: await rules.order(callerOf(request), request.body.ids) }),
  )

  app.post(
    '/finances/try-match-rule',
    { config: write, schema: { body: MatchRuleTrialBody, response: { 200: MatchRuleTrial } } },
    (request) => tryRule(db, callerOf(request).groupId, request.body.rule),
  )
}
