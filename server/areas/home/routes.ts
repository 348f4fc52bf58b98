import type { Action, Subject } from '@contract/auth'
import { HomeOverview } from '@contract/home/overview'
import { can } from '../../platform/auth/abilities'
import { callerOf } from '../../platform/auth/guard'
import { findOldBackup } from '../../platform/backup/oldBackup'
import type { AreaRoutes } from '../../platform/dependencies'
import { homeRepository } from './homeRepository'

export const homeRoutes: AreaRoutes = (app, dependencies) => {
  const home = homeRepository(dependencies.db)

  app.get(
    '/home/overview',
    // Everybody has a home screen; each part of it has its own ability.
    { config: { access: 'signed-in' }, schema: { response: { 200: HomeOverview } } },
    async (request) => {
      const { groupId, role } = callerOf(request)
      const overview = await home.overview(groupId, (action: Action, subject: Subject) => can(role, action, subject))
      return { ...overview, oldBackup: can(role, 'manage', 'User') ? await findOldBackup(dependencies) : undefined }
    },
  )
}
