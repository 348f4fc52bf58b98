import { changeHolidaySettingsCall, findHolidaySettingsCall, listHolidaysCall } from '@contract/calendar/holidays'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { serve } from '../../../platform/http/serve'
import { holidayRepository } from './holidayRepository'

export const holidayRoutes: AreaRoutes = (app, { db }) => {
  const holidays = holidayRepository(db)

  serve(app, listHolidaysCall, async (request) => ({
    holidays: await holidays.list(callerOf(request).groupId, request.query),
  }))

  serve(app, findHolidaySettingsCall, (request) =>
    holidays.find(callerOf(request).groupId, request.query.locale, request.query.country),
  )

  serve(app, changeHolidaySettingsCall, async (request) => ({
    settings: await holidays.replace(callerOf(request), request.body.settings),
  }))
}
