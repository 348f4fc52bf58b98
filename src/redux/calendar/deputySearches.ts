import {
  type DeputySearches,
  type NewSearch,
  type SearchChange,
  changeSearchCall,
  listSearchesCall,
  orderSearchCall,
  startSearchCall,
} from '@contract/calendar/deputySearches'
import { apiRequest } from '@/api/apiRequest'

/** For whom an event looks in the deputies' pool, and how far that is. */
export const fetchSearches = (eventId: string): Promise<DeputySearches> =>
  apiRequest(listSearchesCall, { params: { id: eventId } })

export const startSearch = (search: NewSearch): Promise<DeputySearches> =>
  apiRequest(startSearchCall, { data: { search } })

/** Whoever is not asked yet, in this order. */
export const orderSearch = (id: string, personIds: string[]): Promise<DeputySearches> =>
  apiRequest(orderSearchCall, { data: { search: { id, personIds } } })

export const changeSearch = (change: SearchChange): Promise<DeputySearches> =>
  apiRequest(changeSearchCall, { data: { change } })
