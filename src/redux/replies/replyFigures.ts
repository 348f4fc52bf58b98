import { Forecast, ForecastList } from '@contract/replies/forecast'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from '@/redux/appThunk'

/** How many will come to an event that is ahead. */
export const findForecast = createAppThunk<Forecast, string>('replyFigures/findForecast', (id, { signal }) =>
  apiRequest(Forecast, { url: '/replies/find-forecast', params: { id }, signal }),
)

/** The same for the next events, beside what the last similar ones came to. */
export const fetchForecasts = createAppThunk<ForecastList>('replyFigures/fetchForecasts', (_, { signal }) =>
  apiRequest(ForecastList, { url: '/replies/list-forecasts', signal }),
)
