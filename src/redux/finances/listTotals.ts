import { type ListTotals, type ListTotalsQuery, listTotalsCall } from '@contract/finances/listTotals'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'
import { getCalls } from '@/redux/getCalls'
import { accountsRead } from './accounts'
import { purposesRead } from './purposes'
import { subcategoriesRead } from './subcategories'

/**
 * Income, expense and net of all pages of the selected entries, and the number of upcoming ones; if requested, with the facts about the
 * books that the list needs.
 */
export const fetchListTotals = createAppThunk<ListTotals, ListTotalsQuery>(
  'finances/listTotals',
  async (query, { dispatch, signal }) => {
    const totals = await apiRequest(listTotalsCall, { ...getCalls.listTotals(query), signal })
    if (totals.books) {
      dispatch(accountsRead(totals.books.accounts))
      dispatch(subcategoriesRead(totals.books.subcategories))
      dispatch(purposesRead(totals.books.purposes))
    }
    return totals
  },
)
