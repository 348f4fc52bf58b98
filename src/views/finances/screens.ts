import { loader } from '@/@core/components/lazyComponent'
import { withTexts } from '@/i18n/i18n'

// Entry pages of the menu, which the shell prefetches (src/app/loadScreens.ts).
export const loadBalancePage = loader(() => import('./balance/BalancePage'))
export const loadFinanceListPage = loader(() => withTexts(['finances', 'dues'], import('./entries/FinanceListPage')))
