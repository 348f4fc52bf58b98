import {
  type MatchRuleList,
  type MatchRuleTrial,
  type MatchRule,
  type MatchRuleWrite,
  listMatchRulesCall,
  addMatchRuleCall,
  removeMatchRuleCall,
  orderMatchRulesCall,
  tryMatchRuleCall,
} from '@contract/finances/matchRules'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { namesRead } from '@/redux/names'

/** In their order. */
export const fetchMatchRules = createAppThunk<MatchRuleList>('matchRules/fetch', async (_, { dispatch, signal }) => {
  const answer = await apiRequest(listMatchRulesCall, { signal })
  dispatch(namesRead(answer))
  return answer
})

export const saveMatchRule = async (rule: MatchRuleWrite): Promise<MatchRule> =>
  (await apiRequest(addMatchRuleCall, { data: { rule } })).rule

export const removeMatchRule = (id: string): Promise<unknown> => apiRequest(removeMatchRuleCall, { params: { id } })

/** All ids, in the order that the rules are to have. */
export const orderMatchRules = async (ids: string[]): Promise<MatchRule[]> =>
  (await apiRequest(orderMatchRulesCall, { data: { ids } })).rules

/** The booked lines that a rule would have matched; stores nothing. */
export const tryMatchRule = (rule: MatchRuleWrite): Promise<MatchRuleTrial> =>
  apiRequest(tryMatchRuleCall, { data: { rule } })
