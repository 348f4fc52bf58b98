import type { Action, Subject } from '@contract/abilities'
import { homeOverviewCall } from '@contract/home/overview'
import { can } from '../../platform/auth/abilities'
import { callerOf } from '../../platform/auth/guard'
import { findOldBackup } from '../../platform/backup/oldBackup'
import type { AreaRoutes } from '../../platform/dependencies'
import { homeRepository } from './homeRepository'
import { serve } from '../../platform/http/serve'

export const homeRoutes: AreaRoutes = (app, dependencies) => {
  const home = homeRepository(dependencies.db)

  serve(app, homeOverviewCall, async (request) => {
    const caller = callerOf(request)
    const { role } = caller
    const overview = await home.overview(caller, (action: Action, subject: Subject) => can(role, action, subject))
    return { ...overview, oldBackup: can(role, 'manage', 'User') ? await findOldBackup(dependencies) : undefined }
  })
}
