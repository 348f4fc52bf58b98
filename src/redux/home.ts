import { type HomeOverview, homeOverviewCall } from '@contract/home/overview'
import { apiRequest } from '@/api/apiRequest'
import { getCalls } from './getCalls'

/** All that the home screen shows to this person. */
export const fetchHomeOverview = (): Promise<HomeOverview> => apiRequest(homeOverviewCall, getCalls.home())
