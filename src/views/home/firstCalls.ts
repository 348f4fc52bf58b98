import type { FirstCalls } from '@/api/firstCalls'
import { getCalls } from '@/redux/getCalls'

export const homeCalls: FirstCalls = () => [getCalls.home()]
