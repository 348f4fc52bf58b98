import type { Action, Subject } from '@contract/abilities'
import { homeOverviewCall } from '@contract/home/overview'
import { can } from '../../platform/auth/abilities'
import { callerOf } from '../../platform/auth/guard'
import { findOldBackup } from '../../platform/backup/oldBackup'
import { findUnreadBounces } from '../../platform/mail/bounces/readBounces'
import type { AreaRoutes } from '../../platform/dependencies'
import { homeRepository } from './homeRepository'
import { serve } from '../../platform/http/serve'

export const homeRoutes: AreaRoutes = (app, dependencies) => {
  const home = homeRepository(dependencies.db)

  serve(app, homeOverviewCall, async (request) => {
    const caller = callerOf(request)
    const { role } = caller
    const overview = await home.overview(caller, (action: Action, subject: Subject) => can(role, action, subject))
    if (!can(role, 'manage', 'User')) return overview
    const [oldBackup, hasUnreadBounces] = await Promise.all([
      findOldBackup(dependencies),
      findUnreadBounces(dependencies),
    ])
    return { ...overview, oldBackup, hasUnreadBounces }
  })
}
