import { HomeOverview } from '@contract/home/overview'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'
import { getCalls } from './getCalls'

/** All that the home screen shows to this person. */
export const fetchHomeOverview = createAppThunk<HomeOverview>('home/overview', (_, { signal }) =>
  apiRequest(HomeOverview, { ...getCalls.home(), signal }),
)
