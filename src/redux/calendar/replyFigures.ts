import {
  type Forecast,
  type ForecastList,
  findRepliesForecastCall,
  listForecastsCall,
} from '@contract/calendar/forecast'
import { apiRequest } from '@/api/apiRequest'
/** The forecast of a coming event. */
export const findForecast = (id: string): Promise<Forecast> => apiRequest(findRepliesForecastCall, { params: { id } })

/** Forecasts of the next events, with sums over the last similar ones. */
export const fetchForecasts = (): Promise<ForecastList> => apiRequest(listForecastsCall)
