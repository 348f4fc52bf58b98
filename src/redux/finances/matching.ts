import { type Finance, type FinanceListConfig, listFinancesCall, findFinanceCall } from '@contract/finances'
import {
  type MatchRule,
  type MatchRuleWrite,
  addMatchRuleCall,
  removeMatchRuleCall,
} from '@contract/finances/matchRules'
import {
  type MatchLinesAnswer,
  type MatchedImportAnswer,
  type MatchLines,
  type MatchedImport,
  matchLinesCall,
  importMatchedCall,
} from '@contract/finances/matching'
import { apiRequest } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { createAppThunk } from '@/redux/appThunk'
import { getCalls } from '@/redux/getCalls'
import { namesRead } from '@/redux/names'

/** The candidates for each line of a bank's file, best first; books nothing. */
export const fetchMatches = createAppThunk<MatchLinesAnswer, MatchLines>(
  'matching/match',
  async (data, { dispatch, signal }) => {
    const answer = await apiRequest(matchLinesCall, { data, timeout: LONG_TIMEOUT_MS, signal })
    dispatch(namesRead(answer))
    return answer
  },
)

/** Books all decisions, or none. Repeating the request with its id returns the same answer. */
export const importMatched = (batch: MatchedImport): Promise<MatchedImportAnswer> =>
  apiRequest(importMatchedCall, { data: { import: batch }, timeout: LONG_TIMEOUT_MS })

/** Entries to choose from by hand; does not change the list of entries. */
export const findEntries = createAppThunk<Finance[], Partial<FinanceListConfig>>(
  'matching/findEntries',
  async (config, { dispatch, signal }) => {
    const { finances, ...names } = await apiRequest(listFinancesCall, { ...getCalls.finances(config), signal })
    dispatch(namesRead(names))
    return finances
  },
)

/** The current state of an entry, without its history. */
export const findEntry = createAppThunk<Finance, string>('matching/findEntry', async (id, { dispatch, signal }) => {
  const { finance, ...names } = await apiRequest(findFinanceCall, { ...getCalls.finance(id), signal })
  dispatch(namesRead(names))
  return finance
})

/** Creates a rule, last in the order. */
export const makeRule = async (rule: MatchRuleWrite): Promise<MatchRule> =>
  (await apiRequest(addMatchRuleCall, { data: { rule } })).rule

export const dropRule = (id: string): Promise<unknown> => apiRequest(removeMatchRuleCall, { params: { id } })
