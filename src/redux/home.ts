import { HomeOverview } from '@contract/home'
import { apiRequest } from '@/api/apiRequest'
import { createAppThunk } from './appThunk'

/** All that the home screen shows to this person. */
export const fetchHomeOverview = createAppThunk<HomeOverview>('home/overview', (_, { signal }) =>
  apiRequest(HomeOverview, { url: '/home/overview', signal }),
)
