import { loader } from '@/@core/components/lazyComponent'
import { withTexts } from '@/i18n/i18n'

// What the menu's places begin with, which the shell fetches ahead (src/app/loadScreens.ts).
export const loadBalancePage = loader(() => import('./balance/BalancePage'))
export const loadFinanceListPage = loader(() => withTexts(['finances', 'dues'], import('./entries/FinanceListPage')))
