import { erasePersonCall } from '@contract/calendar/deputyPool'
import { findMemberDataCall, eraseMemberCall } from '@contract/privacy'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { privacyRepository } from './privacyRepository'
import { serve } from '../../platform/http/serve'
export const privacyRoutes: AreaRoutes = (app, { db }) => {
  const privacy = privacyRepository(db)

  serve(app, findMemberDataCall, async (request) => ({
    data: await privacy.collect(callerOf(request), request.query.id),
  }))

  serve(app, eraseMemberCall, (request) => privacy.erase(callerOf(request), request.body.member))

  serve(app, erasePersonCall, (request) => privacy.eraseOfPool(callerOf(request), request.body.person))
}
