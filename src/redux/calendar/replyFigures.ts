import {
  type Forecast,
  type ForecastList,
  findRepliesForecastCall,
  listForecastsCall,
} from '@contract/calendar/forecast'
import { apiRequest } from '@/api/apiRequest'
/** How many will come to an event that is ahead. */
export const findForecast = (id: string): Promise<Forecast> => apiRequest(findRepliesForecastCall, { params: { id } })

/** The same for the next events, beside what the last similar ones came to. */
export const fetchForecasts = (): Promise<ForecastList> => apiRequest(listForecastsCall)
