import { loader } from '@/@core/components/lazyComponent'

/** The shell fetches it ahead (src/app/loadScreens.ts). */
export const loadAnalyticsPage = loader(() => import('./list/AnalyticsPage'))
