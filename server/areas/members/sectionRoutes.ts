import { listSectionsCall } from '@contract/sections'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { serve } from '../../platform/http/serve'
import { sectionRepository } from './sectionRepository'

export const sectionRoutes: AreaRoutes = (app, { db }) => {
  const sections = sectionRepository(db)

  serve(app, listSectionsCall, (request) => sections.list(callerOf(request).groupId))
}
