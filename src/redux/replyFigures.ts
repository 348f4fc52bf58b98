import { Forecast } from '@contract/replies/forecast'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

/** How many will come to an event that is ahead. */
export const findForecast = createAppThunk<Forecast, string>('replyFigures/findForecast', (id, { signal }) =>
  apiRequest(Forecast, { url: '/replies/find-forecast', params: { id }, signal }),
)
