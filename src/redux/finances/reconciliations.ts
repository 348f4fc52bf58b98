import {
  type OpenLines,
  type OpenLinesQuery,
  type Reconciliation,
  type ReconciliationUndo,
  type ReconciliationWrite,
  listOpenLinesCall,
  addReconciliationCall,
  undoReconciliationCall,
  listReconciliationsCall,
} from '@contract/finances/reconciliations'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { namesRead } from '@/redux/names'
import { fetchAccounts } from '@/redux/finances/accounts'

/** What could be ticked on an account's statement. */
export const fetchOpenLines = createAppThunk<OpenLines, OpenLinesQuery>(
  'reconciliations/openLines',
  async (params, { dispatch, signal }) => {
    const answer = await apiRequest(listOpenLinesCall, { params, signal })
    dispatch(namesRead(answer))
    return answer
  },
)

/** Of one account, newest first. */
export const fetchReconciliations = async (accountId: string): Promise<Reconciliation[]> =>
  (await apiRequest(listReconciliationsCall, { params: { accountId } })).reconciliations

export const saveReconciliation = async (reconciliation: ReconciliationWrite): Promise<Reconciliation> =>
  (await apiRequest(addReconciliationCall, { data: { reconciliation } })).reconciliation

export const undoReconciliation = async (data: ReconciliationUndo): Promise<Reconciliation> =>
  (await apiRequest(undoReconciliationCall, { data })).reconciliation

/** By account: the latest valid reconciliation with a day not after `day`. */
export const fetchReconciledUpTo = createAppThunk<Record<string, Reconciliation>, string>(
  'reconciliations/upTo',
  async (day, { dispatch }) => {
    const { accounts } = await dispatch(fetchAccounts(undefined)).unwrap()
    const lists = await Promise.all(accounts.map(({ account }) => fetchReconciliations(account.id)))
    const newest = lists.flatMap(
      (list) => list.find((reconciliation) => reconciliation.undoneAt === undefined && reconciliation.day <= day) ?? [],
    )
    return Object.fromEntries(newest.map((reconciliation) => [reconciliation.accountId, reconciliation]))
  },
)
