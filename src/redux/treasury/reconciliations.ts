import {
  OpenLines,
  ReconciliationAnswer,
  ReconciliationList,
  type OpenLinesQuery,
  type Reconciliation,
  type ReconciliationUndo,
  type ReconciliationWrite,
} from '@contract/treasury/reconciliations'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { namesRead } from '@/redux/names'
import { fetchAccounts } from '@/redux/treasury/accounts'

/** What could be ticked on an account's statement. */
export const fetchOpenLines = createAppThunk<OpenLines, OpenLinesQuery>(
  'reconciliations/openLines',
  async (params, { dispatch, signal }) => {
    const answer = await apiRequest(OpenLines, { url: '/finances/list-open-lines', params, signal })
    dispatch(namesRead(answer))
    return answer
  },
)

/** Of one account, newest first. */
export const fetchReconciliations = createAppThunk<Reconciliation[], string>(
  'reconciliations/fetch',
  async (accountId, { signal }) => {
    const params = { accountId }
    const url = '/finances/list-reconciliations'
    return (await apiRequest(ReconciliationList, { url, params, signal })).reconciliations
  },
)

export const saveReconciliation = createAppThunk<Reconciliation, ReconciliationWrite>(
  'reconciliations/save',
  async (reconciliation) => {
    const request = { method: 'post', url: '/finances/add-reconciliation', data: { reconciliation } }
    return (await apiRequest(ReconciliationAnswer, request)).reconciliation
  },
)

export const undoReconciliation = createAppThunk<Reconciliation, ReconciliationUndo>(
  'reconciliations/undo',
  async (data) => {
    const request = { method: 'post', url: '/finances/undo-reconciliation', data }
    return (await apiRequest(ReconciliationAnswer, request)).reconciliation
  },
)

/** By account, the newest that stands and whose day is not after `day`. */
export const fetchReconciledUpTo = createAppThunk<Record<string, Reconciliation>, string>(
  'reconciliations/upTo',
  async (day, { dispatch }) => {
    const { accounts } = await dispatch(fetchAccounts(undefined)).unwrap()
    const lists = await Promise.all(accounts.map(({ account }) => dispatch(fetchReconciliations(account.id)).unwrap()))
    const newest = lists.flatMap(
      (list) => list.find((reconciliation) => reconciliation.undoneAt === undefined && reconciliation.day <= day) ?? [],
    )
    return Object.fromEntries(newest.map((reconciliation) => [reconciliation.accountId, reconciliation]))
  },
)
