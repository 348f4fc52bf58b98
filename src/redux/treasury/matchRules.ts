import { IdAnswer } from '@contract/primitives'
import {
  MatchRuleAnswer,
  MatchRuleList,
  MatchRuleTrial,
  type MatchRule,
  type MatchRuleWrite,
} from '@contract/treasury/matchRules'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { namesRead } from '@/redux/names'

/** In their order. */
export const fetchMatchRules = createAppThunk<MatchRuleList>('matchRules/fetch', async (_, { dispatch, signal }) => {
  const answer = await apiRequest(MatchRuleList, { url: '/finances/list-match-rules', signal })
  dispatch(namesRead(answer))
  return answer
})

export const saveMatchRule = createAppThunk<MatchRule, MatchRuleWrite>(
  'matchRules/save',
  async (rule) =>
    (await apiRequest(MatchRuleAnswer, { method: 'post', url: '/finances/add-match-rule', data: { rule } })).rule,
)

export const removeMatchRule = createAppThunk<unknown, string>('matchRules/remove', (id) =>
  apiRequest(IdAnswer, { method: 'delete', url: '/finances/remove-match-rule', params: { id } }),
)

/** All ids, in the order that the rules are to have. */
export const orderMatchRules = createAppThunk<MatchRule[], string[]>(
  'matchRules/order',
  async (ids) =>
    (await apiRequest(MatchRuleList, { method: 'post', url: '/finances/order-match-rules', data: { ids } })).rules,
)

/** What a rule would have met of what was booked; nothing is stored. */
export const tryMatchRule = createAppThunk<MatchRuleTrial, MatchRuleWrite>('matchRules/try', (rule, { signal }) =>
  apiRequest(MatchRuleTrial, { method: 'post', url: '/finances/try-match-rule', data: { rule }, signal }),
)
