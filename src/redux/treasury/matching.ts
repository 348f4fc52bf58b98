import { FinanceList, FoundFinance, type Finance, type FinanceListConfig } from '@contract/finances'
import { MatchRuleAnswer, type MatchRule, type MatchRuleWrite } from '@contract/treasury/matchRules'
import { IdAnswer } from '@contract/primitives'
import { MatchLinesAnswer, MatchedImportAnswer, type MatchLines, type MatchedImport } from '@contract/treasury/matching'
import { apiRequest } from '@/api/apiRequest'
import { LONG_TIMEOUT_MS } from '@/configs/timeouts'
import { createAppThunk } from '@/redux/appThunk'
import { getCalls } from '@/redux/getCalls'
import { namesRead } from '@/redux/names'

/** What each line of a bank's file may be, best first; nothing is booked. */
export const fetchMatches = createAppThunk<MatchLinesAnswer, MatchLines>(
  'matching/match',
  async (data, { dispatch, signal }) => {
    const config = { method: 'post', url: '/finances/match-lines', data, timeout: LONG_TIMEOUT_MS, signal }
    const answer = await apiRequest(MatchLinesAnswer, config)
    dispatch(namesRead(answer))
    return answer
  },
)

/** Books what was decided, all or nothing. Sent again under its id it is answered the same. */
export const importMatched = createAppThunk<MatchedImportAnswer, MatchedImport>('matching/import', (batch) =>
  apiRequest(MatchedImportAnswer, {
    method: 'post',
    url: '/finances/import-matched',
    data: { import: batch },
    timeout: LONG_TIMEOUT_MS,
  }),
)

/** Entries to choose from by hand; the list on its own screen stays as it is. */
export const findEntries = createAppThunk<Finance[], Partial<FinanceListConfig>>(
  'matching/findEntries',
  async (config, { dispatch, signal }) => {
    const { finances, ...names } = await apiRequest(FinanceList, { ...getCalls.finances(config), signal })
    dispatch(namesRead(names))
    return finances
  },
)

/** An entry as it stands by now, without its history. */
export const findEntry = createAppThunk<Finance, string>('matching/findEntry', async (id, { dispatch, signal }) => {
  const { finance, ...names } = await apiRequest(FoundFinance, { ...getCalls.finance(id), signal })
  dispatch(namesRead(names))
  return finance
})

/** Creates a rule, last in the order. */
export const makeRule = createAppThunk<MatchRule, MatchRuleWrite>(
  'matching/makeRule',
  async (rule) =>
    (await apiRequest(MatchRuleAnswer, { method: 'post', url: '/finances/add-match-rule', data: { rule } })).rule,
)

export const dropRule = createAppThunk<unknown, string>('matching/dropRule', (id) =>
  apiRequest(IdAnswer, { method: 'delete', url: '/finances/remove-match-rule', params: { id } }),
)
