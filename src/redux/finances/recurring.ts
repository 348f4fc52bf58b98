import type { Finance } from '@contract/finances'
import {
  type ProposalList,
  type RecurringList,
  type RecurringBooking,
  type RecurringFinance,
  type RecurringFinanceWrite,
  type RecurringSkip,
  listRecurringCall,
  addRecurringCall,
  removeRecurringCall,
  listProposalsCall,
  bookRecurringCall,
  skipRecurringCall,
  unskipRecurringCall,
} from '@contract/finances/recurring'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { namesRead } from '@/redux/names'
import { removeFinanceCall } from '@contract/finances'

/** All recurring entries, with their next dates. */
export const fetchRecurring = createAppThunk<RecurringList>('recurring/fetch', async (_, { dispatch, signal }) => {
  const answer = await apiRequest(listRecurringCall, { signal })
  dispatch(namesRead(answer))
  return answer
})

export const saveRecurring = async (recurring: RecurringFinanceWrite): Promise<RecurringFinance> =>
  (await apiRequest(addRecurringCall, { data: { recurring } })).recurring

export const removeRecurring = (id: string): Promise<unknown> => apiRequest(removeRecurringCall, { params: { id } })

/** What waits to be booked, changed or skipped. */
export const fetchProposals = createAppThunk<ProposalList>('recurring/proposals', async (_, { dispatch, signal }) => {
  const answer = await apiRequest(listProposalsCall, { signal })
  dispatch(namesRead(answer))
  return answer
})

export const bookRecurring = async (booking: RecurringBooking): Promise<Finance> =>
  (await apiRequest(bookRecurringCall, { data: { booking } })).finance

/** Deletes the entry; its period is proposed again. */
export const unbookRecurring = (id: string): Promise<unknown> => apiRequest(removeFinanceCall, { params: { id } })

export const skipRecurring = (skip: RecurringSkip): Promise<unknown> =>
  apiRequest(skipRecurringCall, { data: { skip } })

export const unskipRecurring = (skip: RecurringSkip): Promise<unknown> =>
  apiRequest(unskipRecurringCall, { data: { skip } })
