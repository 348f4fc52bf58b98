import { loader } from '@/@core/components/lazyComponent'

/** Includes the chart library; prefetched by the shell (src/app/loadScreens.ts). */
export const loadBalanceChart = loader(() => import('./BalanceChart'))
