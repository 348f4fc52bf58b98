import { guarded } from './auth/guard'
import type { AreaRoutes } from './deps'
import { analyticsRoutes } from './routes/analytics'
import { authRoutes } from './routes/auth'
import { bookmarkRoutes } from './routes/bookmarks'
import { calendarRoutes } from './routes/calendar'
import { closingRoutes } from './routes/closings'
import { demoRoutes } from './routes/demo'
import { duesRoutes } from './routes/dues'
import { eventReportRoutes } from './routes/eventReports'
import { feedRoutes } from './routes/feeds'
import { financeImportRoutes } from './routes/financeImports'
import { financeRoutes } from './routes/finances'
import { groupRoutes } from './routes/group'
import { jwtRoutes } from './routes/jwt'
import { memberImportRoutes } from './routes/memberImports'
import { memberRoutes } from './routes/members'
import { registrationRoutes } from './routes/registration'
import { userRoutes } from './routes/users'

/** Every area's routes, in the order of CONTRACT.md. */
export const areas: AreaRoutes[] = [
  guarded([
    memberRoutes,
    memberImportRoutes,
    financeRoutes,
    duesRoutes,
    closingRoutes,
    financeImportRoutes,
    calendarRoutes,
    feedRoutes,
    eventReportRoutes,
    analyticsRoutes,
    authRoutes,
    registrationRoutes,
    jwtRoutes,
    bookmarkRoutes,
    demoRoutes,
    groupRoutes,
    userRoutes,
  ]),
]
