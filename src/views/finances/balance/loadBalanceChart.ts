import { loader } from '@/@core/components/lazyComponent'

/** The charts' library comes with the first chart; the shell fetches it ahead (src/app/loadScreens.ts). */
export const loadBalanceChart = loader(() => import('./BalanceChart'))
