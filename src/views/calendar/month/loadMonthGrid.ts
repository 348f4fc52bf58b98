import { loader } from '@/@core/components/lazyComponent'

/** FullCalendar comes with the first month or week that is shown; the shell fetches it ahead (src/app/loadScreens.ts). */
export const loadMonthGrid = loader(() => import('./MonthGrid'))
