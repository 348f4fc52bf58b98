import { IdAnswer } from '@contract/primitives'
import type { Finance } from '@contract/finances'
import {
  ProposalList,
  RecurringAnswer,
  RecurringBookingAnswer,
  RecurringList,
  RecurringSkipAnswer,
  type RecurringBooking,
  type RecurringFinance,
  type RecurringFinanceWrite,
  type RecurringSkip,
} from '@contract/treasury/recurring'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { namesRead } from '@/redux/names'

/** All of them, with what comes next. */
export const fetchRecurring = createAppThunk<RecurringList>('recurring/fetch', async (_, { dispatch, signal }) => {
  const answer = await apiRequest(RecurringList, { url: '/finances/list-recurring', signal })
  dispatch(namesRead(answer))
  return answer
})

export const saveRecurring = createAppThunk<RecurringFinance, RecurringFinanceWrite>(
  'recurring/save',
  async (recurring) =>
    (await apiRequest(RecurringAnswer, { method: 'post', url: '/finances/add-recurring', data: { recurring } }))
      .recurring,
)

export const removeRecurring = createAppThunk<unknown, string>('recurring/remove', (id) =>
  apiRequest(IdAnswer, { method: 'delete', url: '/finances/remove-recurring', params: { id } }),
)

/** What waits to be booked, changed or skipped. */
export const fetchProposals = createAppThunk<ProposalList>('recurring/proposals', async (_, { dispatch, signal }) => {
  const answer = await apiRequest(ProposalList, { url: '/finances/list-proposals', signal })
  dispatch(namesRead(answer))
  return answer
})

export const bookRecurring = createAppThunk<Finance, RecurringBooking>(
  'recurring/book',
  async (booking) =>
    (await apiRequest(RecurringBookingAnswer, { method: 'post', url: '/finances/book-recurring', data: { booking } }))
      .finance,
)

/** The entry goes, and its period is proposed again. */
export const unbookRecurring = createAppThunk<unknown, string>('recurring/unbook', (id) =>
  apiRequest(IdAnswer, { method: 'delete', url: '/finances/remove-finance', params: { id } }),
)

export const skipRecurring = createAppThunk<unknown, RecurringSkip>('recurring/skip', (skip) =>
  apiRequest(RecurringSkipAnswer, { method: 'post', url: '/finances/skip-recurring', data: { skip } }),
)

export const unskipRecurring = createAppThunk<unknown, RecurringSkip>('recurring/unskip', (skip) =>
  apiRequest(RecurringSkipAnswer, { method: 'post', url: '/finances/unskip-recurring', data: { skip } }),
)
